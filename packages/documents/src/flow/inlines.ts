/** Runs of an item's text in the forms that word processors have. */
import { circled, type Run } from "@pulda/question";
import { cleanText } from "../markup/clean-text.ts";
import type { Inline } from "./flow.ts";

/** A blank: characters and not underlined spaces, which are lost at the end of a line. */
const BLANK = "_".repeat(12);

/**
 * Text of an item as it stands in a paragraph: nothing that a file may not have, and no line breaks or tabs.
 * @example flowText("one\ttwo\u0007") // "one two"
 */
export function flowText(text: string): string {
  return cleanText(text).replace(/[\t\n\u2028\u2029]/gu, " ");
}

/**
 * The runs of a paragraph, without what is empty.
 * @example inlinesOf([{ kind: "slot", place: 1 }]) // [{ text: "( ① )" }], with spaces that do not break
 */
export function inlinesOf(runs: readonly Run[]): Inline[] {
  return runs
    .flatMap(runInlines)
    .map((inline) => ({ ...inline, text: flowText(inline.text) }))
    .filter(({ text }) => text !== "");
}

function runInlines(run: Run): Inline[] {
  switch (run.kind) {
    case "plain":
      return [{ text: run.text }];
    case "underlined":
      return [
        { text: run.place === undefined ? "" : circled(run.place) },
        { text: run.text, form: "underlined" },
      ];
    case "labelled":
      return [{ text: `${circled(run.place)}\u00a0${run.text}` }];
    case "slot":
      return [{ text: `(\u00a0${circled(run.place)}\u00a0)` }];
    case "blank":
      return [
        { text: run.label === undefined ? "" : `(${run.label})\u00a0` },
        { text: run.lead ?? "", form: "underlined" },
        { text: BLANK },
        { text: run.hint === undefined ? "" : ` (${run.hint})` },
      ];
    case "choice":
      return [
        { text: `(${run.label})\u00a0` },
        { text: `\u00a0${run.options.join("\u00a0/\u00a0")}\u00a0`, form: "boxed" },
      ];
  }
}
