/** The form of the files in `asides/`: a sentence is put into a passage as it stands. */
import { describe, expect, it } from "vitest";
import { lemmasOf } from "../src/dictionary/lemmas.ts";
import { listData, readLines } from "../src/lexicon/data.ts";

const BLOCKS = listData("asides").flatMap((file) =>
  readLines(file)
    .join("\n")
    .trim()
    .split("\n\n")
    .map((block) => ({ file, lines: block.split("\n") })),
);

/** Words that point to what stands before, to the writer or to the reader. */
const POINTS =
  /\b(?:I|we|you|our|your|my|this|these|therefore|however)\b|^(?:There|Also|Another|Such|Instead|They|It|Its|Their|For example)\b/iu;
/** Where a word comes from shows itself as foreign to any argument. */
const ABOUT_WORDS =
  /\bwords? \w+ (?:comes?|came)\b|\b(?:old|Latin|Greek|French) (?:word|term|verb|noun)s?\b|\bplural\b|\bgramma|\bspell|\bdictionar|\b(?:is|are) called\b/u;
/** The noun stands where a reader meets it at once. */
const FIRST_WORDS = 6;

function problemsOf([noun = "", ...lines]: readonly string[]): string[] {
  const asides = lines.map((line) => line.split(" | "));
  const questions = asides.map(([question]) => question);
  return [
    ...(/^[a-z-]+$/u.test(noun) ? [] : ["noun"]),
    ...(lines.length >= 1 && lines.length <= 3 ? [] : ["one to three"]),
    ...(new Set(questions).size === lines.length ? [] : ["questions"]),
    ...asides.flatMap(([question = "", sentence = "", ...more]) => {
      const words = sentence.match(/[A-Za-z][A-Za-z'-]*/gu) ?? [];
      const isEarly = words.slice(0, FIRST_WORDS).some((word) => {
        const lower = word.toLowerCase();
        return lower === noun || lemmasOf(lower).some(({ lemma }) => lemma === noun);
      });
      return [
        ...(/^[a-z-]+$/u.test(question) && more.length === 0 ? [] : ["label"]),
        ...(/^[A-Z][^.!?"“”\d]*\.$/u.test(sentence) ? [] : [`sentence: ${sentence}`]),
        ...(words.length >= 11 && words.length <= 26 ? [] : [`length: ${sentence}`]),
        ...(ABOUT_WORDS.test(sentence) ? [`about words: ${sentence}`] : []),
        ...(POINTS.test(sentence) ? [`points: ${sentence}`] : []),
        ...(isEarly ? [] : [`late: ${sentence}`]),
      ];
    }),
  ];
}

describe("asides", () => {
  it("are written in the form that is read", () => {
    expect(BLOCKS.length).toBeGreaterThan(100);
    expect(
      BLOCKS.flatMap(({ file, lines }) => problemsOf(lines).map((one) => `${file}: ${one}`)),
    ).toEqual([]);
  });

  it("are sorted, each noun once, in the file of its letter", () => {
    const nouns = BLOCKS.map(({ lines }) => lines[0] ?? "");
    expect(nouns).toEqual([...new Set(nouns)].toSorted());
    for (const { file, lines } of BLOCKS) expect(file).toBe(`asides/${lines[0]?.[0]}.txt`);
  });
});
