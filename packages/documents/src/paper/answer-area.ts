/** What a taker chooses from or writes on, and how many options stand in a row. */
import type { Block, Item, ItemContent, Option } from "@pulda/question";
import { columnEms, emsOf } from "./ems.ts";
import type { AnswerArea, PaperLayout } from "./paper.ts";

/** The area of an item on a paper of some layout. */
export function areaOf(item: ItemContent, layout: PaperLayout): AnswerArea {
  switch (item.shape) {
    case "choose": {
      const options = item.options.map(({ cells }) => cells);
      return {
        kind: "options",
        labels: cellLabels(item),
        options,
        perRow: perRow(options, layout),
      };
    }
    case "mark":
      return { kind: "places" };
    case "write":
      return { kind: "fields", fields: item.fields, perRow: item.pairs ? 2 : 1 };
    case "arrange":
      return { kind: "pieces", pieces: item.pieces };
  }
}

/** How many options an answer sheet has for an item; 0 where the answer is written. */
export function optionCount(item: Item): number {
  if (item.shape === "choose") return item.options.length;
  return item.shape === "mark" ? item.places : 0;
}

/**
 * The labels above the cells of options that have several: those of the blanks or boxes that the cells fill.
 * @example cellLabels({ options: [{ cells: ["is", "to"] }], blocks }) // ["(A)", "(B)"]
 */
function cellLabels(item: {
  readonly options: readonly Option[];
  readonly blocks: readonly Block[];
}): string[] {
  const count = item.options[0]?.cells.length ?? 0;
  if (count < 2) return [];
  const labels = item.blocks.flatMap(({ runs }) =>
    runs.flatMap((run) =>
      (run.kind === "blank" || run.kind === "choice") && run.label !== undefined ? [run.label] : [],
    ),
  );
  return Array.from({ length: count }, (_, at) => `(${labels[at] ?? "ABCDE"[at]})`);
}

/** "① " and the space to the next option, in em. */
const NUMERAL_EMS = 2.4;

/** As many options in a row as fit: all five, three and two, two, or one. */
function perRow(options: readonly (readonly string[])[], layout: PaperLayout): number {
  // cells stand in columns under their labels, one option a row
  if (options.some((cells) => cells.length > 1)) return 1;
  const widest = Math.max(...options.map(([text = ""]) => emsOf(text))) + NUMERAL_EMS;
  const room = columnEms(layout);
  return [5, 3, 2].find((count) => widest <= room / count) ?? 1;
}
