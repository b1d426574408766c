/** The form of the files in `usage/`: what stands there is printed as it is. */
import { describe, expect, it } from "vitest";
import { listData, readLines } from "../src/lexicon/data.ts";
import { usagesOf } from "../src/dictionary/usage.ts";

const NAMES = ["ko", "def", "syn", "not", "near", "opp", "turn", "col", "say"];

const blocks = listData("usage").flatMap((file) =>
  readLines(file)
    .join("\n")
    .trim()
    .split("\n\n")
    .map((block) => ({ file, lines: block.split("\n") })),
);

/** The problems of one block. */
function problemsOf([head = "", ...lines]: readonly string[]): string[] {
  const [, lemma = "", pos] = /^([a-z-]+) ([nvar]) [1-4]$/u.exec(head) ?? [];
  const names = lines.map((line) => line.split(" ", 1)[0] ?? "");
  const one = (name: string) => names.filter((other) => other === name).length === 1;
  const value = (name: string) =>
    lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
  const order = names.map((name) => NAMES.indexOf(name));
  return [
    ...(pos === undefined ? ["head"] : []),
    ...(order.includes(-1) || order.some((at, index) => at < (order[index - 1] ?? 0))
      ? ["order"]
      : []),
    ...["ko", "def", "not", "col", "say"].filter((name) => !one(name)),
    ...(/[가-힣]/u.test(value("ko")) && !/[a-z(]/iu.test(value("ko")) ? [] : ["Korean"]),
    ...(value("def").split(" ").length > 15 ? ["long definition"] : []),
    ...(new RegExp(`\\b${lemma}`, "u").test(value("def")) ? ["defined by itself"] : []),
    ...(value("not").split(", ").length === 3 ? [] : ["confusables"]),
    ...(value("not").split(", ").includes(lemma) ? ["its own confusable"] : []),
    ...(nearMissesAre(value("near").split(", "), lemma) ? [] : ["near misses"]),
    ...(/^([123]( \| [a-z]+(, [a-z]+){0,2})?)?$/u.test(value("turn")) ? [] : ["turn"]),
    ...(value("say").split("___").length === 2 ? [] : ["sentence"]),
  ];
}

/** Single words, each once, none the word itself. */
function nearMissesAre(words: readonly string[], lemma: string | undefined): boolean {
  const isEachOnce = new Set(words).size === words.length;
  return isEachOnce && words.every((word) => /^[a-z-]+$/u.test(word) && word !== lemma);
}

describe("how words are used", () => {
  it("is written in the form that is read", () => {
    expect(blocks.length).toBeGreaterThan(5000);
    const wrong = blocks.flatMap(({ file, lines }) => {
      const problems = problemsOf(lines);
      return problems.length > 0 ? [`${file}: ${lines[0]}: ${problems.join(", ")}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it("is sorted, each sense once, numbered from 1", () => {
    const heads = blocks.map(({ lines }) => lines[0] ?? "");
    expect(new Set(heads).size).toBe(heads.length);
    const unnumbered = heads.filter((head) => {
      const [key, number] = [head.slice(0, -2), Number(head.slice(-1))];
      return number > 1 && !heads.includes(`${key} ${number - 1}`);
    });
    expect(unnumbered).toEqual([]);
    const keys = heads.map((head) => head.split(" ").slice(0, 2).join(" "));
    expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  it("is turned round by no synonym of its own, nor by the word itself", () => {
    const wrong = blocks.flatMap(({ lines }) => {
      const [lemma = "", pos = "n"] = (lines[0] ?? "").split(" ");
      return usagesOf(lemma, pos as "n").flatMap(({ contextAntonym, synonyms }) =>
        (contextAntonym?.words ?? [])
          .filter((word) => word === lemma || synonyms.some(({ words }) => words === word))
          .map((word) => `${lines[0]}: ${word}`),
      );
    });
    expect(wrong).toEqual([]);
  });

  it("names no synonym among its distractors, and no opposite among the confusables", () => {
    const named = blocks.flatMap(({ lines }) => {
      const [lemma = "", pos = "n"] = (lines[0] ?? "").split(" ");
      return usagesOf(lemma, pos as "n").flatMap(
        ({ synonyms, opposites, confusables, nearMisses }) => [
          ...[...synonyms, ...opposites].flatMap(({ words }) =>
            confusables.includes(words) ? [`${lines[0]}: ${words}`] : [],
          ),
          ...synonyms.flatMap(({ words }) =>
            nearMisses.includes(words) ? [`${lines[0]}: ${words}`] : [],
          ),
        ],
      );
    });
    expect(named).toEqual([]);
  });

  it("is found by lemma and part of speech", () => {
    const [first] = usagesOf("ability", "n");
    expect(first).toMatchObject({ meaning: "능력", confusables: ["permission", "duty", "chance"] });
    expect(first?.opposites[0]).toEqual({
      words: "inability",
      company: "to learn, to speak, to focus",
    });
    expect(usagesOf("xyzzy", "n")).toEqual([]);
  });
});
