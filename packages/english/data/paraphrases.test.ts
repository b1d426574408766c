/** The form of the files in `paraphrases/`: what stands there is put into statements as it is. */
import { describe, expect, it } from "vitest";
import { goesWith, paraphrasesOf } from "../src/dictionary/paraphrases.ts";
import { listData, readLines } from "../src/lexicon/data.ts";

const LINES = listData("paraphrases").flatMap((file) =>
  readLines(file)
    .filter((line) => line !== "")
    .map((line) => ({ file, line })),
);

const KINDS = ["vt", "vi", "adj", "adv", "np", "prep", "conj", "conv", "neg"];
const WORDS = /^[A-Za-z][A-Za-z' -]*(?: _(?: [A-Za-z'-]+)*)?$/u;

function problemsOf(line: string): string[] {
  const [kind = "", source = "", company = "", words = "", ...more] = line.split(" | ");
  return [
    ...(KINDS.includes(kind) && more.length === 0 ? [] : ["kind"]),
    ...(WORDS.test(source) && WORDS.test(words) ? [] : ["words"]),
    ...(source === words ? ["its own paraphrase"] : []),
    ...(company === "*" || /^[A-Za-z' -]+(?:, [A-Za-z' -]+)*$/u.test(company) ? [] : ["company"]),
    ...(kind === "conv" && !(/\bA\b/u.test(source) && /\bB\b/u.test(words))
      ? ["participants"]
      : []),
  ];
}

describe("paraphrases", () => {
  it("are written in the form that is read", () => {
    expect(LINES.length).toBeGreaterThan(2000);
    expect(
      LINES.flatMap(({ file, line }) =>
        problemsOf(line).map((problem) => `${file}: ${line}: ${problem}`),
      ),
    ).toEqual([]);
  });

  it("stand once each", () => {
    const keys = LINES.map(({ line }) => line);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  it("are found by kind and first word, and go with the words that they name", () => {
    const [first] = paraphrasesOf("vt", "build");
    expect(first).toBeDefined();
    expect(goesWith({ ...first!, company: null }, null)).toBe(true);
    expect(goesWith({ ...first!, company: new Set(["bridge"]) }, "bridge")).toBe(true);
    expect(goesWith({ ...first!, company: new Set(["bridge"]) }, "trust")).toBe(false);
    expect(paraphrasesOf("vt", "xyzzy")).toEqual([]);
  });
});
