/** An item's key as it is printed. */
import { circled, type ItemContent } from "@pulda/question";

/**
 * The key of an item: the number of the option, or what is to be written.
 * @example keyText(item) // "③"
 */
export function keyText(item: ItemContent): string {
  switch (item.shape) {
    case "choose":
    case "mark":
      return circled(item.key.choice);
    case "write":
      return item.key.accepted
        .map(([answer = ""], at) => [item.fields[at]?.label, answer].filter(Boolean).join(" "))
        .join(" · ");
    case "arrange":
      return (item.key.orders[0] ?? []).map((at) => item.pieces[at]).join(" ");
  }
}
