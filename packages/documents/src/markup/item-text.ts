/** An item's texts as plain text with marks, for formats without markup: "① _which_", "(A) ________". */
import { circled, type Block, type ItemContent, type Run } from "@pulda/question";
import { paragraphsOf } from "../paper/paragraphs.ts";

/**
 * A run with its mark: underscores around underlined words, a line for a blank.
 * @example runText({ kind: "underlined", text: "which", place: 1 }) // "①_which_"
 */
function runText(run: Run): string {
  switch (run.kind) {
    case "plain":
      return run.text;
    case "underlined":
      return `${run.place ? circled(run.place) : ""}_${run.text}_`;
    case "labelled":
      return `${circled(run.place)}${run.text}`;
    case "blank":
      return blankText(run);
    case "choice":
      return `(${run.label}) [ ${run.options.join(" / ")} ]`;
    case "slot":
      return `( ${circled(run.place)} )`;
  }
}

/** A blank as it is printed: its label, the letters that it begins with, and its hint. */
export function blankText({ label, lead, hint }: Extract<Run, { kind: "blank" }>): string {
  return `${label === undefined ? "" : `(${label}) `}${lead ?? ""}________${hint === undefined ? "" : ` (${hint})`}`;
}

/** The heading of a 〈보기〉 box, and the label of a part: "〈조건〉", "(A)". */
export function headingOf({ kind, label }: Block): string {
  if (kind === "example") return `〈${label ?? "보기"}〉`;
  return label === undefined ? "" : `(${label})`;
}

/** A block, a line for each paragraph. */
function blockText(block: Block): string {
  const lines = paragraphsOf(block.runs).map((runs) => runs.map(runText).join(""));
  const heading = headingOf(block);
  if (heading === "") return lines.join("\n");
  return block.kind === "example"
    ? [heading, ...lines].join("\n")
    : `${heading} ${lines.join("\n")}`;
}

/** What an item shows below its instruction: its blocks with an empty line between, and the pieces to put in order. */
export function bodyText(item: ItemContent): string {
  const pieces = item.shape === "arrange" ? [`〈보기〉 ${item.pieces.join(" / ")}`] : [];
  return [...item.blocks.map(blockText), ...pieces].join("\n\n");
}

/**
 * The options of an item that is answered by a number: their texts, or the numerals of the places in its text.
 * @example optionTexts(markItem) // ["①", "②", "③", "④", "⑤"]
 */
export function optionTexts(item: Extract<ItemContent, { shape: "choose" | "mark" }>): string[] {
  return item.shape === "choose"
    ? item.options.map(({ cells }) => cells.join(" …… "))
    : Array.from({ length: item.places }, (_, at) => circled(at + 1));
}

/**
 * Every text that spells an accepted order, each once.
 * @example orderTexts({ pieces: ["b", "a"], key: { orders: [[1, 0]] } }) // ["a b"]
 */
export function orderTexts({
  pieces,
  key,
}: Pick<Extract<ItemContent, { shape: "arrange" }>, "pieces" | "key">): string[] {
  return [...new Set(key.orders.map((order) => order.map((at) => pieces[at] ?? "").join(" ")))];
}
