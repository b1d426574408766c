import { lemmasOf, levelOf } from "@pulda/english";
import { testedWords } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { make } from "../index.ts";
import { ADVANCED } from "../samples/advanced.ts";

const LEVEL = 2;
const passages = ADVANCED.map(({ text }) => ({ text }));
const { items } = make({ passages, types: "auto", seed: 5, level: LEVEL });

const glosses = items.flatMap((item) =>
  item.blocks.flatMap(({ kind, runs: [run] }) =>
    kind === "gloss" && run?.kind === "plain"
      ? run.text.split("\n").map((line) => ({ item, line }))
      : [],
  ),
);
const passageOf = ({ proof }: (typeof items)[number]) =>
  proof.kind === "made" ? proof.passage : -1;
const lemma = (line: string) => /^\* (.+?): /u.exec(line)?.[1] ?? "";

describe("glosses", () => {
  it("explain words above the level in Korean, below the items as on an exam paper", () => {
    expect(glosses.length).toBeGreaterThan(items.length / 2);
    for (const { line } of glosses) {
      expect(line).toMatch(/^\* [a-z-]+: [^;]*[가-힣][^;]*$/u);
      expect(levelOf(lemma(line))).toBeGreaterThan(LEVEL);
    }
  });

  it("are at most six", () => {
    for (const item of items)
      expect(glosses.filter((gloss) => gloss.item === item).length).toBeLessThanOrEqual(6);
  });

  it("never explain a word that is tested or offered", () => {
    for (const { item, line } of glosses) {
      const offered = [
        ...(item.shape === "choose" ? item.options.flatMap(({ cells }) => cells) : []),
        ...(item.shape === "write" ? item.key.accepted.flat() : []),
        ...(item.shape === "arrange" ? item.pieces : []),
        ...item.blocks.flatMap(({ runs }) =>
          runs.flatMap((run) => (run.kind === "underlined" ? run.text : [])),
        ),
      ].flatMap((text) => text.split(/[^A-Za-z'-]+/u));
      const lemmas = offered.flatMap((word) => lemmasOf(word).map((one) => one.lemma));
      expect(lemmas).not.toContain(lemma(line));
    }
  });

  it("never explain a word that another item of the passage tests", () => {
    for (const passage of passages.keys()) {
      const here = items.filter((item) => passageOf(item) === passage);
      const tested = new Set(
        here.flatMap((item) =>
          testedWords(item).flatMap(({ text }) => lemmasOf(text).map((one) => one.lemma)),
        ),
      );
      const shown = glosses.filter(({ item }) => passageOf(item) === passage);
      expect(shown.filter(({ line }) => tested.has(lemma(line)))).toEqual([]);
    }
  });

  it("explain only words that the item shows", () => {
    for (const { item, line } of glosses) {
      const text = item.blocks
        .filter(({ kind }) => kind !== "gloss")
        .flatMap(({ runs }) => runs.map((run) => ("text" in run ? run.text : "")))
        .join(" ");
      const forms = text.split(/[^A-Za-z'’-]+/u).flatMap((word) => lemmasOf(word));
      expect(forms.map((one) => one.lemma)).toContain(lemma(line));
    }
  });
});
