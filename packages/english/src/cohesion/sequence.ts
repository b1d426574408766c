/** Ties of counting words: what is second comes after what is first. */
import type { Sentence } from "../analysis.ts";
import { makeTie, type Tie } from "./tie.ts";

const SEQUENCE: readonly (readonly [later: RegExp, earlier: RegExp])[] = [
  [/^(?:Second|Secondly)\b/u, /^(?:First|Firstly|First of all)\b/u],
  [/^(?:Third|Thirdly|A third)\b/u, /^(?:Second|Secondly|Another|A second)\b/u],
  [/^(?:Finally|Lastly)\b/u, /^(?:First|Second|Third|Then|Next)\b/u],
  [/^(?:Another|A second)\b/u, /^One\b/u],
  [/^(?:The other)\b/u, /^One\b/u],
];

/** "First, …" before "Second, …"; "One way …" before "Another way …". */
export function sequenceTies(sentences: readonly Sentence[]): Tie[] {
  return sentences.flatMap((sentence) =>
    SEQUENCE.flatMap(([later, earlier]) => {
      const first = sentence.tokens[0];
      if (!first || !later.test(sentence.text)) return [];
      const sources = sentences
        .filter((other) => other.index < sentence.index && earlier.test(other.text))
        .map(({ index }) => index);
      const source = sentences[sources.at(-1) ?? -1];
      const anchor = source?.tokens[0];
      return anchor ? [makeTie("sequence", sentence, first, first, sources, anchor, 2)] : [];
    }),
  );
}
