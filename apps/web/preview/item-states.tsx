import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { grade, evidenceHighlights, type Item, type ItemResponse } from "@pulda/question";
import { takerView } from "@pulda/question/schema-free";
import { useState } from "react";
import { BrokenItem } from "../src/item/render/broken-item.tsx";
import { itemRules } from "../src/item/render/item-rules.ts";
import { ItemView } from "../src/item/render/item-view.tsx";
import { Solution } from "../src/item/render/solution.tsx";
import { statesOf, type State } from "./states.ts";

/** A phone, and a window in which text and answer are side by side; in px. */
const WIDTHS = { narrow: 360, wide: 960 } as const;

/** One item in each of its states. */
export function ItemStates({ name, item }: { readonly name: string; readonly item: Item }) {
  return (
    <section aria-label={name} style={{ padding: 16 }}>
      <Typography variant="h2">
        {name} <small>({`${item.type}, ${item.shape}`})</small>
      </Typography>
      {statesOf(item).map((state, at) => (
        <div key={state.name}>
          <Typography component="h3" variant="subtitle1">
            {state.name}
          </Typography>
          <Row>
            {Object.entries(WIDTHS).map(([width, pixels], column) => (
              <Frame key={width} style={{ width: pixels }}>
                {/* Ids are unique on the page, so each frame's item needs one of its own. */}
                <ItemInState
                  item={{ ...item, id: item.id * 1000 + at * 10 + column }}
                  state={state}
                  layout={width === "wide" ? "split" : "column"}
                />
              </Frame>
            ))}
          </Row>
        </div>
      ))}
    </section>
  );
}

/** An item that cannot be read, which has no type. */
export const BROKEN = { name: "보여 줄 수 없는 문항", type: "broken" } as const;

/** It alone, and with what its author can do about it. */
export function BrokenStates() {
  return (
    <section aria-label={BROKEN.name} style={{ padding: 16 }}>
      <Typography variant="h2">{BROKEN.name}</Typography>
      <Row>
        {Object.entries(WIDTHS).map(([width, pixels], column) => (
          <Frame key={width} style={{ width: pixels }}>
            <BrokenItem position={2 * column + 1} />
            <BrokenItem position={2 * column + 2}>
              <Button>{2 * column + 2}번 문항 지우기</Button>
            </BrokenItem>
          </Frame>
        ))}
      </Row>
    </section>
  );
}

interface Props {
  readonly item: Item;
  readonly state: State;
  readonly layout: "column" | "split";
}

function ItemInState({ item, state, layout }: Props) {
  const { isGraded, struck = [], highlights = [] } = state;
  const [response, setResponse] = useState<ItemResponse | null>(state.response);
  const taken = takerView(item);
  const rules = itemRules(item);
  return (
    <ItemView
      item={taken}
      response={response}
      onRespond={isGraded ? null : setResponse}
      rightChoice={isGraded && "choice" in item.key ? item.key.choice : undefined}
      hasDictionary={false}
      placeRules={isGraded ? rules.places : undefined}
      evidence={isGraded ? evidenceHighlights(item) : undefined}
      annotationProps={{
        annotation: { struck: [...struck], highlights: [...highlights] },
        onHighlight: null,
        onStrike: isGraded ? null : () => {},
      }}
      layout={layout}
    >
      {isGraded && (
        <Solution
          item={taken}
          answer={item.key}
          explanation={item.explanation}
          rules={rules}
          grade={grade(item, state.response)}
          difficulty={item.difficulty}
        />
      )}
    </ItemView>
  );
}

const Row = styled("div")({ display: "flex", gap: 16, alignItems: "start", flexWrap: "wrap" });
const Frame = styled("div")(({ theme }) => ({
  flex: "none",
  padding: 16,
  border: `1px solid ${theme.palette.divider}`,
}));
