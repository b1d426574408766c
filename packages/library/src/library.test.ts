import { analyse } from "@pulda/english";
import { MODEL_TYPES } from "@pulda/model";
import { countWords, passageProblem } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { libraryExam } from "./index.ts";
import { readPassage } from "./passage-file.ts";
import { libraryShelf } from "./shelf.ts";

const entries = [...libraryShelf().values()];

describe("the library", () => {
  it("has forty passages of all school years, on many subjects", () => {
    expect(entries).toHaveLength(40);
    const grades = Map.groupBy(entries, ({ passage }) => passage.grade);
    expect([...grades.keys()]).toEqual(["중3", "고1", "고2", "고3"]);
    expect(new Set(entries.map(({ passage }) => passage.subject)).size).toBeGreaterThan(15);
    expect(new Set(entries.map(({ passage }) => passage.title)).size).toBe(40);
  });

  it.each(entries)("has a passage of an exam's length: $passage.slug", ({ passage: { text } }) => {
    expect(passageProblem(text)).toBeNull();
    expect(countWords(text)).toBeGreaterThanOrEqual(90);
    expect(countWords(text)).toBeLessThanOrEqual(200);
    // straight quotation marks, and nothing that a keyboard does not have
    expect(text).toMatch(/^[\n\x20-\x7e]+$/u);
    expect(analyse(text).sentences.every(({ readable }) => readable)).toBe(true);
  });

  it.each(entries)("has items that still pass: $passage.slug", ({ passage, proposals }) => {
    const types = proposals.map(({ type }) => type);
    const unknown = proposals.filter((one) =>
      "answer" in one ? !Object.hasOwn(MODEL_TYPES, one.type) : one.item.type !== one.type,
    );
    expect(unknown).toEqual([]);
    expect(new Set(types).size).toBe(types.length);
    expect(types.length).toBeGreaterThanOrEqual(8);
    expect(types.length).toBeLessThanOrEqual(10);
    expect(libraryExam(passage.slug)?.items.map(({ type }) => type)).toEqual(types);
  });

  it("has items of all kinds: what rules make and what a model proposes, grammar and words and the whole text", () => {
    const types = new Set(entries.flatMap(({ proposals }) => proposals.map(({ type }) => type)));
    const byRules = entries.filter(({ proposals }) => proposals.some((one) => "item" in one));
    expect(byRules.length).toBeGreaterThan(30);
    expect([...types]).toEqual(
      expect.arrayContaining([
        ...Object.keys(MODEL_TYPES),
        "grammar-error",
        "grammar-choice",
        "grammar-correction",
        "word-form",
        "sentence-order",
        "sentence-insertion",
      ]),
    );
  });

  it("has no exam of an unknown address", () => {
    expect(libraryExam("../etc/passwd")).toBeNull();
  });
});

describe("a passage file", () => {
  const FILE = "title: 벌\ngrade: 고1\nsubject: 생물\nkind: 설명\n\nBees dance.\n";

  it("is a header and a text", () => {
    expect(readPassage("bees", FILE)).toEqual({
      slug: "bees",
      title: "벌",
      grade: "고1",
      subject: "생물",
      kind: "설명",
      text: "Bees dance.",
    });
  });

  it.each([
    ["no empty line", FILE.replace("\n\n", "\n")],
    ["no title", FILE.replace("title: 벌\n", "")],
    ["an unknown grade", FILE.replace("고1", "고4")],
    ["an unknown line", `author: x\n${FILE}`],
  ])("with %s is refused", (_, file) => {
    expect(() => readPassage("bees", file)).toThrow();
  });
});
