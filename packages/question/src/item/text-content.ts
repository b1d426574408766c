/** The text of runs. Apart from their schemas, so that a page can use it without zod. */
import type { Run } from "./text.ts";

/** The words a reader sees in `runs`; blanks and slots carry none. `choice` shows its first option. */
export function plainText(runs: readonly Run[]): string {
  return runs
    .map((run) => ("text" in run ? run.text : run.kind === "choice" ? run.options[0] : ""))
    .join("");
}

/** The text that a `BlockSpan` counts in. */
export function highlightableText(runs: readonly Run[]): string {
  return runs.map((run) => ("text" in run ? run.text : "")).join("");
}
