/** What was read in a chat window's answer, item by item: the item, or why there is none. */
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ChatCheck } from "@pulda/contract";
import { takerView } from "@pulda/question/schema-free";
import { useId, useState } from "react";
import { useQuestionTypes } from "../../../api/questions.ts";
import { itemRules } from "../../../item/render/item-rules.ts";
import { ItemView } from "../../../item/render/item-view.tsx";
import { Solution } from "../../../item/render/solution.tsx";
import { DisclosureButton } from "../../../fields/disclosure-button.tsx";

type CheckedItem = ChatCheck["items"][number];

interface Props {
  readonly items: readonly CheckedItem[];
  /** The chosen passages, as indices into those of the draft. */
  readonly passages: readonly number[];
  /** What is said of an item that can be used. */
  readonly stateOf: (item: CheckedItem) => string;
}

export function CheckedItems({ items, passages, stateOf }: Props) {
  const types = useQuestionTypes();
  const nameOf = (id: string) => types.data?.find((type) => type.id === id)?.name ?? id;
  return (
    <Stack component="ul" aria-label="읽은 문항" sx={{ listStyle: "none", p: 0, m: 0 }}>
      {items.map((one, at) => (
        <Line
          key={one.id}
          number={at + 1}
          name={`${nameOf(one.type)} · 지문 ${(passages[one.passage] ?? 0) + 1}`}
          checked={one}
          state={one.item ? `✓ ${stateOf(one)}` : `✗ ${one.reason}`}
        />
      ))}
    </Stack>
  );
}

interface LineProps {
  readonly number: number;
  readonly name: string;
  readonly checked: CheckedItem;
  readonly state: string;
}

function Line({ number, name, checked: { item: content }, state }: LineProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const item = content && { ...content, id: number, position: number };
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: "divider", py: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" sx={{ color: item ? "success.dark" : "error.dark" }}>
        {state}
      </Typography>
      {item && (
        <>
          <DisclosureButton isOpen={isOpen} controls={id} onToggle={() => setOpen(!isOpen)}>
            <Box component="span" sx={{ pl: 1 }}>
              {isOpen ? "문항 접기" : "문항 보기"}
            </Box>
          </DisclosureButton>
          <div id={id}>
            {isOpen && (
              <ItemView item={takerView(item)} hasDictionary={false}>
                <Solution
                  item={takerView(item)}
                  answer={item.key}
                  explanation={item.explanation}
                  rules={itemRules(item)}
                />
              </ItemView>
            )}
          </div>
        </>
      )}
    </Box>
  );
}
