/** What an item asks about, by which it is known again in another exam. */
import type { ItemContent } from "./item.ts";
import type { Run } from "./text.ts";

/**
 * The type of an item with what it prints of its passage: the text, and in it the blank, the underlined words or the
 * boxes that are its target. Two items with the same are too alike for one learner, whoever made them, though a definition
 * or a statement may ask another thing of the same print; and the same error is another print where other words are
 * underlined beside it. An item that prints no passage is known by all its blocks.
 * @example fingerprintOf(item) === fingerprintOf(itemOfAnEarlierExam)
 */
export function fingerprintOf({ type, blocks }: ItemContent): string {
  const passage = blocks.find(({ kind }) => kind === "passage");
  const printed = passage ? [passage] : blocks;
  return [type, ...printed.flatMap(({ runs }) => runs.map(printOf))].join("\n");
}

function printOf(run: Run): string {
  const options = run.kind === "choice" ? run.options.toSorted().join(" / ") : "";
  return `${run.kind} ${"text" in run ? run.text : options}`;
}
