/**
 * Converts an item's runs to a text with markup that can be edited, and back. The markup is brackets around the
 * words, similar to how runs are printed:
 *
 *     They [①demanded] it. {②A whole sentence.} Put it here (③). A gap [빈칸 A], (B) [is / are].
 *
 * Leading letters and hints of blanks are not part of the text; they stay with their blanks.
 */
import type { Run } from "@pulda/question";
import { circled, numberOfCircled } from "@pulda/question/schema-free";

const TOKEN =
  /\[([①②③④⑤⑥⑦_])([^[\]]*)\]|\{([①②③④⑤])([^{}]*)\}|\(([①②③④⑤])\)|\[빈칸(?: ([A-Z]))?\]|\(([A-Z])\) \[([^[\]]* \/ [^[\]]*)\]/g;

/** @example runsToMarkup([{ kind: "underlined", text: "dance", place: 2 }]) // "[②dance]" */
export function runsToMarkup(runs: readonly Run[]): string {
  return runs.map(writeRun).join("");
}

function writeRun(run: Run): string {
  switch (run.kind) {
    case "plain":
      return run.text;
    case "underlined":
      return `[${run.place === undefined ? "_" : circled(run.place)}${run.text}]`;
    case "labelled":
      return `{${circled(run.place)}${run.text}}`;
    case "slot":
      return `(${circled(run.place)})`;
    case "blank":
      return run.label === undefined ? "[빈칸]" : `[빈칸 ${run.label}]`;
    case "choice":
      return `(${run.label}) [${run.options.join(" / ")}]`;
  }
}

/**
 * The runs of a text with markup. `previous` are those that the text was made of: blanks keep their leading
 * letters and hints.
 */
export function markupToRuns(text: string, previous: readonly Run[]): Run[] {
  const blanks = previous.filter((run) => run.kind === "blank");
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) runs.push({ kind: "plain", text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    runs.push(readToken(match, () => blanks.shift()));
  }
  if (end < text.length || runs.length === 0) runs.push({ kind: "plain", text: text.slice(end) });
  return runs;
}

type Blank = Extract<Run, { kind: "blank" }>;

function readToken(match: RegExpExecArray, nextBlank: () => Blank | undefined): Run {
  const [, underline, underlined = "", sentence, sentenceText = "", slot, blank, label, choices] =
    match;
  if (underline === "_") return { kind: "underlined", text: underlined };
  if (underline) return { kind: "underlined", text: underlined, place: numberOfCircled(underline) };
  if (sentence) return { kind: "labelled", text: sentenceText, place: numberOfCircled(sentence) };
  if (slot) return { kind: "slot", place: numberOfCircled(slot) };
  if (label && choices) return { kind: "choice", label, options: choices.split(" / ") };
  const { label: _, ...rest } = nextBlank() ?? { kind: "blank" };
  return blank ? { ...rest, label: blank } : rest;
}

/** Whether runs can be restored from their text; others cannot be edited as text. */
export function survivesMarkup(runs: readonly Run[]): boolean {
  return (
    JSON.stringify(normalized(markupToRuns(runsToMarkup(runs), runs))) ===
    JSON.stringify(normalized(runs))
  );
}

/** The same runs with their fields sorted, to be compared. */
function normalized(runs: readonly Run[]): object[] {
  return runs.map((run) =>
    Object.fromEntries(Object.entries(run).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
}
