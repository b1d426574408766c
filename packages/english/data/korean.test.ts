/** Checks of the hand-edited dictionary files: format, order, no duplicates, Korean in each line. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = join(import.meta.dirname, "korean");
const ORDER = "nvar";
const files = readdirSync(FOLDER).map((name) => ({
  name,
  entries: readFileSync(join(FOLDER, name), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.split("\t")),
}));

describe("Korean meanings", () => {
  it("cover six thousand lemmas", () => {
    const lemmas = new Set(files.flatMap(({ entries }) => entries.map(([lemma]) => lemma)));
    expect(lemmas.size).toBeGreaterThanOrEqual(6000);
  });

  it.each(files)("$name: a lemma, a part of speech, one to three meanings", ({ entries }) => {
    const wrong = entries.filter(
      ([lemma = "", pos = "", meanings = "", ...rest]) =>
        rest.length > 0 ||
        !/^[a-z]+$/u.test(lemma) ||
        !/^[nvar]$/u.test(pos) ||
        !meanings.split("; ").every((meaning) => /[가-힣]/u.test(meaning)) ||
        meanings.split("; ").length > 3,
    );
    expect(wrong).toEqual([]);
  });

  it.each(files)("$name: sorted, its own letter only, nothing twice", ({ name, entries }) => {
    const keys = entries.map(([lemma = "", pos = ""]) => `${lemma} ${ORDER.indexOf(pos)}`);
    expect(keys).toEqual([...new Set(keys)].toSorted());
    expect(keys.every((key) => key.startsWith(name.charAt(0)))).toBe(true);
  });
});
