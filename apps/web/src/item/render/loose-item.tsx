import type { Item, ItemContent } from "@pulda/question";
import { takerView } from "@pulda/question/schema-free";
import { ItemView } from "./item-view.tsx";
import { itemRules } from "./item-rules.ts";
import { Solution } from "./solution.tsx";

/** An item that is in no exam, with its key; the number tells several on a page apart. */
export function LooseItem({ item, number = 1 }: { item: ItemContent; number?: number }) {
  const whole: Item = { ...item, id: number, position: number };
  const taken = takerView(whole);
  return (
    <ItemView item={taken} hasDictionary={false}>
      <Solution
        item={taken}
        answer={item.key}
        explanation={item.explanation}
        rules={itemRules(whole)}
        difficulty={item.difficulty}
      />
    </ItemView>
  );
}
