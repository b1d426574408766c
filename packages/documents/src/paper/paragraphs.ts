/** The paragraphs of a text of runs: a "\n" in a run starts a new one. */
import { highlightableText, type Run } from "@pulda/question";

/**
 * Splits runs at the line breaks in their texts. A paragraph without anything in it is left out.
 * @example paragraphsOf([{ kind: "plain", text: "One.\nTwo." }]).length // 2
 */
export function paragraphsOf(runs: readonly Run[]): Run[][] {
  const paragraphs: Run[][] = [[]];
  for (const run of runs) {
    if (run.kind !== "plain") {
      paragraphs.at(-1)?.push(run);
      continue;
    }
    for (const [at, text] of run.text.split("\n").entries()) {
      if (at > 0) paragraphs.push([]);
      if (text !== "") paragraphs.at(-1)?.push({ ...run, text });
    }
  }
  return paragraphs
    .filter((one) => one.some((run) => run.kind !== "plain" || run.text.trim() !== ""))
    .map(withSpaces);
}

const SPACE: Run = { kind: "plain", text: " " };

/** A slot stands apart from the sentences around it, whatever of the space between them is left: "One. ( ① ) Two." */
function withSpaces(runs: readonly Run[]): Run[] {
  return runs.flatMap((run, at) => {
    const before = runs[at - 1];
    if (!before || (before.kind !== "slot" && run.kind !== "slot")) return run;
    const isApart =
      /\s$/u.test(highlightableText([before])) || /^\s/u.test(highlightableText([run]));
    return isApart ? run : [SPACE, run];
  });
}
