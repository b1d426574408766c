import type { Item } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { ITEMS } from "../../../test/sample-exam.ts";
import { ruleResults } from "./rule-results.ts";

const [choose] = ITEMS;
if (choose?.shape !== "choose") throw new Error("the first sample is no choose item");
const span = { start: 0, end: 4 };
const item = (...rules: string[]): Item => ({
  ...choose,
  id: 1,
  position: 1,
  options: [{ cells: ["are", "which"] }, { cells: ["is", "what"] }, { cells: ["are", "what"] }],
  key: { choice: 3 },
  proof: {
    kind: "made",
    passage: 0,
    source: span,
    operation: { kind: "keep" },
    rules,
    evidence: [{ span, note: "" }],
    distractors: [],
  },
});

describe("ruleResults", () => {
  it("misses the one rule of a wrong answer", () => {
    expect(ruleResults(item("voice"), { choice: 1 })).toEqual([{ rule: "voice", missed: true }]);
    expect(ruleResults(item("voice"), { choice: 3 })).toEqual([{ rule: "voice", missed: false }]);
  });
  it("misses only the rules whose cell is wrong", () => {
    expect(ruleResults(item("agreement", "relative"), { choice: 1 })).toEqual([
      { rule: "agreement", missed: false },
      { rule: "relative", missed: true },
    ]);
  });
  it("misses only the rules whose error was not found and mended", () => {
    const { options: _, ...rest } = item("agreement", "relative") as Item & { shape: "choose" };
    const around = { before: "", after: "" };
    const write: Item = {
      ...rest,
      shape: "write",
      fields: [{}, {}, {}, {}],
      pairs: [around, around],
      key: { accepted: [["are"], ["is"], ["that"], ["what"]] },
    };
    expect(ruleResults(write, { texts: ["that", "what", "are", "was"] })).toEqual([
      { rule: "agreement", missed: true },
      { rule: "relative", missed: false },
    ]);
  });
  it("says nothing of an item of the author's own", () => {
    expect(ruleResults({ ...item("voice"), proof: { kind: "author" } }, { choice: 1 })).toEqual([]);
  });
});
