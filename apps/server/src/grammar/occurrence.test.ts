import type { ItemContent, Proof, Span } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { ITEMS } from "../../test/sample-exam.ts";
import { occurrencesOf } from "./occurrence.ts";

const TEXT = "She avoids talking. Nobody wants to leave. They learned by watching.";
const [sample] = ITEMS;
if (!sample) throw new Error("there is no sample");

const spanOf = (part: string): Span => ({
  start: TEXT.indexOf(part),
  end: TEXT.indexOf(part) + part.length,
});
const item = (rules: string[], parts: string[], passage = 0): ItemContent => ({
  ...sample,
  proof: {
    kind: "made",
    passage,
    source: { start: 0, end: TEXT.length },
    operation: {
      kind: "blanks",
      blanks: parts.map((original) => ({ span: spanOf(original), original })),
    },
    rules,
    evidence: [{ span: spanOf("avoids"), note: "" }],
    distractors: [],
  } satisfies Proof,
});
const segments = (content: ItemContent) =>
  occurrencesOf(content, [{ text: TEXT }]).map(({ rule, sentence, start, end }) => [
    rule,
    sentence,
    sentence.slice(start, end),
  ]);

describe("occurrencesOf", () => {
  it("finds the sentence of each occurrence, and the span in it", () => {
    const rules = ["verb-complement", "verb-complement", "preposition-gerund"];
    expect(segments(item(rules, ["talking", "to leave", "watching"]))).toEqual([
      ["verb-complement", "She avoids talking.", "talking"],
      ["verb-complement", "Nobody wants to leave.", "to leave"],
      ["preposition-gerund", "They learned by watching.", "watching"],
    ]);
  });

  it("finds none where it is unknown which rule belongs to which span", () => {
    expect(segments(item(["verb-complement"], ["talking", "to leave"]))).toEqual([]);
  });

  it("finds nothing of a passage that is gone, or of an author's own item", () => {
    expect(segments(item(["verb-complement"], ["talking"], 1))).toEqual([]);
    expect(segments({ ...sample, proof: { kind: "author" } })).toEqual([]);
  });
});
