/** The form of the files in `facts/`: a fact is printed as a sentence of a passage as it stands. */
import { describe, expect, it } from "vitest";
import { listData, readLines } from "../src/lexicon/data.ts";

const WORDS = { least: 11, most: 24 } as const;
/** With fewer facts of a noun, every text about it would have the same intruder. */
const LEAST_OF_NOUN = 3;
/** Words that would point out of the sentence, or at the reader. */
const POINTS =
  /\b(?:I|we|you|my|our|your|us|however|therefore|thus|moreover|also|this|these|for example|in this way)\b/iu;

const lines = listData("facts").flatMap((file) =>
  readLines(file)
    .filter((line) => line !== "")
    .map((line) => ({ file, line })),
);

function problemsOf(line: string): string[] {
  const [noun = "", fact = "", ...rest] = line.split(" | ");
  const words = fact.split(" ").length;
  return [
    ...(/^[a-z]+$/u.test(noun) && rest.length === 0 ? [] : ["noun"]),
    ...(words >= WORDS.least && words <= WORDS.most ? [] : ["length"]),
    ...(/^[A-Z][A-Za-zé',-]*(?: [A-Za-zé',-]+)*\.$/u.test(fact) ? [] : ["characters"]),
    ...(POINTS.test(fact) ? ["points out of the sentence"] : []),
  ];
}

describe("facts", () => {
  it("are sentences that stand by themselves", () => {
    const wrong = lines.flatMap(({ line }) => problemsOf(line).map((one) => `${one}: ${line}`));
    expect(wrong).toEqual([]);
  });

  it("stand once, several for a noun, the nouns sorted and in the file of their letter", () => {
    const facts = lines.map(({ line }) => line.replace(/^.* \| /u, ""));
    expect(facts.length).toBeGreaterThan(8000);
    expect(new Set(facts).size).toBe(facts.length);
    const counts = new Map<string, number>();
    for (const { line } of lines) {
      const noun = line.split(" | ", 1)[0]!;
      counts.set(noun, (counts.get(noun) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count < LEAST_OF_NOUN)).toEqual([]);
    expect([...counts.keys()]).toEqual([...counts.keys()].toSorted());
    expect(lines.filter(({ file, line }) => file !== `facts/${line.charAt(0)}.txt`)).toEqual([]);
  });
});
