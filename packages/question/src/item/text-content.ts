/** The text of runs. In a module without schemas, so that a page can use it without zod. */
import type { Run } from "./text.ts";

/** The text of `runs` as a reader sees it; blanks and slots have none, a boxed choice gives its first option. */
export function plainText(runs: readonly Run[]): string {
  return runs
    .map((run) => ("text" in run ? run.text : run.kind === "choice" ? run.options[0] : ""))
    .join("");
}

/** The text whose offsets a `BlockSpan` counts. */
export function highlightableText(runs: readonly Run[]): string {
  return runs.map((run) => ("text" in run ? run.text : "")).join("");
}
