import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { grade, evidenceHighlights, type Item, type ItemResponse } from "@pulda/question";
import { takerView } from "@pulda/question/schema-free";
import { useState } from "react";
import { ItemView } from "../src/item/render/item-view.tsx";
import { Solution } from "../src/item/render/solution.tsx";
import { statesOf, type State } from "./states.ts";

/** A phone, and a window in which text and answer stand side by side. */
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
                {/* Ids are of the page, not of the frame: each frame's item has its own. */}
                <ItemInState
                  item={{ ...item, id: item.id * 1000 + at * 10 + column }}
                  state={state}
                  layout={width === "wide" ? "split" : "paper"}
                />
              </Frame>
            ))}
          </Row>
        </div>
      ))}
    </section>
  );
}

interface Props {
  readonly item: Item;
  readonly state: State;
  readonly layout: "paper" | "split";
}

function ItemInState({ item, state, layout }: Props) {
  const { isGraded, struck = [], highlights = [] } = state;
  const [response, setResponse] = useState<ItemResponse | null>(state.response);
  const taken = takerView(item);
  return (
    <ItemView
      item={taken}
      response={response}
      onRespond={isGraded ? null : setResponse}
      rightChoice={isGraded && "choice" in item.key ? item.key.choice : undefined}
      hasDictionary={false}
      placeRules={isGraded && item.proof.kind === "made" ? item.proof.places : undefined}
      evidence={isGraded ? evidenceHighlights(item) : undefined}
      drawing={{
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
