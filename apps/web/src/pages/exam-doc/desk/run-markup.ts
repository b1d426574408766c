/**
 * An item's runs as a text that can be typed in, and back. A mark stands in brackets around its
 * words, as it is printed:
 *
 *     They [①demanded] it. {②A whole sentence.} Put it here (③). A gap [빈칸 A], (B) [is / are].
 *
 * What a gap is led or followed by is not typed; it stays with the gap.
 */
import type { Run } from "@pulda/question";
import { circled, numberOfCircled } from "@pulda/question/schema-free";

const TOKEN =
  /\[([①②③④⑤_])([^[\]]*)\]|\{([①②③④⑤])([^{}]*)\}|\(([①②③④⑤])\)|\[빈칸(?: ([A-Z]))?\]|\(([A-Z])\) \[([^[\]]* \/ [^[\]]*)\]/g;

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
 * The runs that a text spells. `former` are those that it was written from: gaps keep their leading
 * letters and hints.
 */
export function markupToRuns(text: string, former: readonly Run[]): Run[] {
  const gaps = former.filter((run) => run.kind === "blank");
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > end) runs.push({ kind: "plain", text: text.slice(end, match.index) });
    end = match.index + match[0].length;
    runs.push(readToken(match, () => gaps.shift()));
  }
  if (end < text.length || runs.length === 0) runs.push({ kind: "plain", text: text.slice(end) });
  return runs;
}

type Gap = Extract<Run, { kind: "blank" }>;

function readToken(match: RegExpExecArray, nextGap: () => Gap | undefined): Run {
  const [, mark, marked = "", sentence, said = "", slot, gap, label, choices] = match;
  if (mark === "_") return { kind: "underlined", text: marked };
  if (mark) return { kind: "underlined", text: marked, place: numberOfCircled(mark) };
  if (sentence) return { kind: "labelled", text: said, place: numberOfCircled(sentence) };
  if (slot) return { kind: "slot", place: numberOfCircled(slot) };
  if (label && choices) return { kind: "choice", label, options: choices.split(" / ") };
  const { label: _, ...rest } = nextGap() ?? { kind: "blank" };
  return gap ? { ...rest, label: gap } : rest;
}

/** Whether runs come back from their text as they were; others cannot be edited as text. */
export function survivesMarkup(runs: readonly Run[]): boolean {
  return (
    JSON.stringify(inOrder(markupToRuns(runsToMarkup(runs), runs))) ===
    JSON.stringify(inOrder(runs))
  );
}

/** The same runs with their fields in one order, to be compared. */
function inOrder(runs: readonly Run[]): object[] {
  return runs.map((run) =>
    Object.fromEntries(Object.entries(run).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );
}
