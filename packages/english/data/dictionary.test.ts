/** Checks of the other hand-edited files: phrases, levels, pronunciations, examples. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { levelOf } from "../src/dictionary/level.ts";
import { lemmasOf } from "../src/dictionary/lemmas.ts";
import { lemmasWithMeaning, meaningsOf } from "../src/dictionary/meanings.ts";

const rowsOf = (name: string) =>
  readFileSync(join(import.meta.dirname, name), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t"));
const isSortedSet = (keys: readonly string[]) => {
  expect(keys).toEqual([...new Set(keys)].toSorted());
};

describe("phrases", () => {
  const phrases = rowsOf("phrases/phrases.txt");
  it("are more than four hundred, sorted, without duplicates, in Korean", () => {
    expect(phrases.length).toBeGreaterThanOrEqual(400);
    isSortedSet(phrases.map(([phrase = ""]) => phrase));
    const wrong = phrases.filter(
      ([phrase = "", meanings = "", ...rest]) =>
        rest.length > 0 ||
        !/^[A-Za-z'’-]+(?: [A-Za-z'’-]+)+$/u.test(phrase) ||
        !meanings.split("; ").every((meaning) => /[가-힣]/u.test(meaning)),
    );
    expect(wrong).toEqual([]);
  });
});

describe("function words", () => {
  it("have a part of speech of their own, and Korean meanings", () => {
    const wrong = rowsOf("phrases/function.txt").filter(
      ([word = "", pos = "", meanings = ""]) =>
        !/^[A-Za-z' ]+$/u.test(word) ||
        !/^(?:prep|conj|pron|det|aux|num|int|adv)$/u.test(pos) ||
        // a numeral may have digits as its meaning
        !meanings.split("; ").every((meaning) => /[가-힣]|^[\d,]+$/u.test(meaning)),
    );
    expect(wrong).toEqual([]);
  });
});

describe("levels by hand", () => {
  it("are 1–5, of lemmas of the dictionary, sorted, without duplicates", () => {
    const rows = rowsOf("levels.txt");
    isSortedSet(rows.map(([lemma = ""]) => lemma));
    expect(rows.filter(([, level = ""]) => !/^[1-5]$/u.test(level))).toEqual([]);
    expect(rows.filter(([lemma = ""]) => meaningsOf(lemma).length === 0)).toEqual([]);
  });
});

describe("senses in texts", () => {
  it("say one, several or clear, of a lemma's part of speech, sorted, without duplicates", () => {
    const rows = rowsOf("senses-in-texts.txt");
    isSortedSet(rows.map(([lemma = "", pos = ""]) => `${lemma}\t${pos}`));
    const wrong = rows.filter(
      ([lemma = "", pos, senses = ""]) =>
        !/^(?:one|several|clear)$/u.test(senses) ||
        !meaningsOf(lemma).some((meaning) => meaning.pos === pos),
    );
    expect(wrong).toEqual([]);
  });
});

describe("words to learn", () => {
  it("are lemmas of the dictionary with their part of speech, above the first level, sorted, each once", () => {
    const rows = rowsOf("words-to-learn.txt");
    expect(rows.length).toBeGreaterThan(2000);
    isSortedSet(rows.map(([lemma = "", pos = ""]) => `${lemma}\t${pos}`));
    const wrong = rows.filter(
      ([lemma = "", pos]) =>
        levelOf(lemma) < 2 || !meaningsOf(lemma).some((meaning) => meaning.pos === pos),
    );
    expect(wrong).toEqual([]);
  });

  it("have a gloss of one to three near words in Korean, in the form of their part of speech", () => {
    const wrong = rowsOf("words-to-learn.txt").filter(
      ([, pos, gloss = "", ...rest]) =>
        rest.length > 0 ||
        !/^[가-힣0-9 ~·-]+(?:, [가-힣0-9 ~·-]+){0,2}$/u.test(gloss) ||
        (pos === "v" && !gloss.split(", ").every((one) => one.endsWith("다"))),
    );
    expect(wrong).toEqual([]);
  });
});

describe("pronunciations by hand", () => {
  it("are IPA for a part of speech", () => {
    const wrong = rowsOf("pronunciations-by-hand.txt").filter(
      ([word = "", pos = "", ipa = ""]) =>
        !/^[a-z]+$/u.test(word) || !/^(?:n|v|a|r|det)$/u.test(pos) || /[A-Z0-9\s]/u.test(ipa),
    );
    expect(wrong).toEqual([]);
  });
});

describe("example sentences", () => {
  const rows = readdirSync(join(import.meta.dirname, "examples")).flatMap((name) =>
    rowsOf(`examples/${name}`),
  );
  it("are more than two thousand, one for each lemma and part of speech", () => {
    expect(rows.length).toBeGreaterThanOrEqual(2000);
    const keys = rows.map(([lemma, pos]) => `${lemma} ${pos}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
  it("show a lemma that the dictionary has as that part of speech", () => {
    const wrong = rows.filter(
      ([lemma = "", pos]) => !meaningsOf(lemma).some((meaning) => meaning.pos === pos),
    );
    expect(wrong).toEqual([]);
  });
  it("are sentences with the word in them", () => {
    const wrong = rows.filter(([lemma = "", , sentence = ""]) => {
      const words = sentence.split(/[^A-Za-z'’]+/u).filter((word) => word !== "");
      const isThere = words.some((word) => lemmasOf(word).some((one) => one.lemma === lemma));
      return !isThere || !/^["“A-Z].*[.!?]["”]?$/u.test(sentence) || words.length > 18;
    });
    expect(wrong).toEqual([]);
  });
});

describe("the dictionary", () => {
  it("has more than twenty thousand lemmas", () => {
    expect([...lemmasWithMeaning()].length).toBeGreaterThan(20_000);
  });
});
