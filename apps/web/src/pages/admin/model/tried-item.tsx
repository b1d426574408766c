import Box from "@mui/material/Box";
import type { Item, ItemContent } from "@pulda/question";
import { takerView } from "@pulda/question/schema-free";
import { ItemView } from "../../../item/render/item-view.tsx";
import { itemRules } from "../../../item/render/item-rules.ts";
import { Solution } from "../../../item/render/solution.tsx";

/** An item that is in no exam, with its key. */
export function TriedItem({ item }: { item: ItemContent }) {
  const whole: Item = { ...item, id: 1, position: 1 };
  const taken = takerView(whole);
  return (
    <Box sx={{ mt: 2 }}>
      <ItemView item={taken} hasDictionary={false}>
        <Solution
          item={taken}
          answer={item.key}
          explanation={item.explanation}
          rules={itemRules(whole)}
          difficulty={item.difficulty}
        />
      </ItemView>
    </Box>
  );
}
