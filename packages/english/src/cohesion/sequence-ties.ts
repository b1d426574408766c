/** Ties between sequence words: "second" follows "first". */
import type { Sentence } from "../analysis.ts";
import { makeTie, type Tie } from "./tie.ts";

/** The announcement of a list: "two main ways", "several reasons". */
const ANNOUNCED =
  /\b(?:two|three|four|five|several) (?:[a-z]+ ){0,2}(?:ways|kinds|types|reasons|things|steps|stages|groups|parts|factors|questions|problems|methods|experiments|studies|causes|effects|forms|rules|tests|patients|differences)\b/u;

const SEQUENCE: readonly (readonly [later: RegExp, earlier: RegExp])[] = [
  [/^(?:First|Firstly|The first)\b/u, ANNOUNCED],
  [/^(?:The second|The next)\b/u, /^(?:The first|One|First)\b|\bthe first\b/u],
  [/^(?:The third)\b/u, /\b[Tt]he second\b/u],
  [/^Others\b/u, /^(?:Some|Many|Most)\b/u],
  [/^Next,/u, /^(?:First|To begin)\b/u],
  [/^(?:On the other hand|In contrast)\b/u, /^On the one hand\b/u],
  [/^(?:Second|Secondly)\b/u, /^(?:First|Firstly|First of all)\b/u],
  [/^(?:Third|Thirdly|A third)\b/u, /^(?:Second|Secondly|Another|A second)\b/u],
  [/^(?:Finally|Lastly)\b/u, /^(?:First|Second|Third|Then|Next)\b/u],
  [/^(?:Another|A second)\b/u, /^One\b/u],
  [/^(?:The other)\b/u, /^One\b/u],
];

/** Ties such as "First, …" before "Second, …", "One way …" before "Another way …". */
export function sequenceTies(sentences: readonly Sentence[]): Tie[] {
  const sequences = SEQUENCE.map(([later, earlier]) => ({
    later,
    earlier,
    found: sentences.flatMap(({ index, text }) => (earlier.test(text) ? [index] : [])),
  }));
  return sentences.flatMap((sentence) =>
    sequences.flatMap(({ later, earlier, found: all }) => {
      const first = sentence.tokens[0];
      const words = later.exec(sentence.text)?.[0];
      if (!first || words === undefined) return [];
      const end = sentence.start + words.length;
      const last = sentence.tokens.findLast((token) => token.end <= end) ?? first;
      const sources = all.filter((index) => index < sentence.index);
      const source = sentences[sources.at(-1) ?? -1];
      const found = source && earlier.exec(source.text);
      const at = found ? source.start + found.index : -1;
      const anchor = source?.tokens.find(({ start }) => start === at);
      return anchor ? [makeTie("sequence", sentence, first, last, sources, anchor, 2)] : [];
    }),
  );
}
