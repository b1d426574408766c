import { describe, expect, it } from "vitest";
import type { ItemContent } from "../item/item.ts";
import { ItemContent as Schema } from "../item/item.ts";
import { restore } from "../proof/restore.ts";
import { evidenceHighlights } from "../proof/evidence-highlights.ts";
import { grade } from "./grade.ts";

const SOURCE =
  "The cost of these tools is high. He knows what they want. We saw the book that he wrote.";
const SHOWN =
  "The cost of these tools are high. He knows that they want. We saw the book what he wrote.";
const edit = (original: string, replacement: string, start: number) => ({
  span: { start, end: start + original.length },
  original,
  replacement,
});

/** Three errors without an underline, two points each. */
const item: ItemContent = Schema.parse({
  version: 1,
  type: "grammar-correction",
  shape: "write",
  instruction: "고쳐 쓰시오.",
  points: 6,
  blocks: [{ kind: "passage", runs: [{ kind: "plain", text: SHOWN }] }],
  fields: Array.from({ length: 6 }, () => ({})),
  grading: "form",
  pairs: [
    { before: "The cost of these tools", after: "high." },
    { before: "He knows", after: "they want." },
    { before: "We saw the book", after: "he wrote." },
  ],
  key: { accepted: [["are"], ["is"], ["that"], ["what"], ["what"], ["that", "which"]] },
  explanation: "",
  proof: {
    kind: "made",
    passage: 0,
    source: { start: 0, end: SOURCE.length },
    operation: {
      kind: "edits",
      edits: [
        edit("is", "are", SOURCE.indexOf("is high")),
        edit("what", "that", SOURCE.indexOf("what")),
        edit("that", "what", SOURCE.indexOf("that he")),
      ],
    },
    rules: ["subject-verb-agreement", "relative-what", "relative-what"],
    evidence: [{ span: { start: 4, end: 8 }, note: "맞아요." }],
    distractors: [],
  },
  difficulty: "high",
});
const points = (...texts: string[]) => grade(item, { texts }).points;

describe("pairs", () => {
  it("are right in any order", () => {
    expect(points("are", "is", "that", "what", "what", "which")).toBe(6);
    expect(points("what", "that", "are", "is", "that", "what")).toBe(6);
  });

  it("give a point for an error that is named, and one for its mend", () => {
    expect(points("are", "was", "", "", "", "")).toBe(1);
    expect(points("are", "is", "", "", "", "")).toBe(2);
    expect(points("are", "is", "book what", "book which", "", "")).toBe(4);
  });

  it("give nothing for a mend without its error, or for the same error again", () => {
    expect(points("tools", "is", "", "", "", "")).toBe(0);
    expect(points("are", "is", "are", "is", "are", "is")).toBe(2);
  });

  it("may quote the words around the error, with either answer", () => {
    expect(points("tools are high", "tools is high", "", "", "", "")).toBe(2);
    expect(points("He knows that", "what they want", "", "", "", "")).toBe(2);
    expect(points("We knew that", "what they want", "", "", "", "")).toBe(0);
  });
});

describe("several edits", () => {
  it("are undone by their places, however the text is cut into runs", () => {
    expect(restore(item)).toBe(SOURCE);
    const cut = item.blocks.map((block) => ({
      ...block,
      runs: [
        { kind: "plain" as const, text: SHOWN.slice(0, 30) },
        { kind: "plain" as const, text: SHOWN.slice(30) },
      ],
    }));
    expect(restore({ ...item, blocks: cut })).toBe(SOURCE);
  });

  it("are found to be missing", () => {
    const blocks = [{ kind: "passage" as const, runs: [{ kind: "plain" as const, text: SOURCE }] }];
    expect(() => restore({ ...item, blocks })).toThrow("are");
  });

  it("are highlighted with their evidence", () => {
    const highlighted = evidenceHighlights(item).map(({ start, end }) => SHOWN.slice(start, end));
    expect(highlighted).toEqual(["cost", "are", "that", "what"]);
  });
});

it("takes pairs only where there are two fields for each", () => {
  const { pairs, ...rest } = item as ItemContent & { shape: "write" };
  expect(Schema.safeParse({ ...rest, pairs: pairs?.slice(1) }).success).toBe(false);
  // items that were stored before there were pairs
  expect(Schema.safeParse(rest).success).toBe(true);
});
