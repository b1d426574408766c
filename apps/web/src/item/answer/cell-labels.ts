import type { Block, Option } from "@pulda/question";

/**
 * The labels above the cells of options that have several: those of the blanks or boxes that the cells fill,
 * in order. None for options of one cell.
 * @example cellLabels({ options: [{ cells: ["is", "to"] }], blocks }) // ["(A)", "(B)"]
 */
export function cellLabels(item: {
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
