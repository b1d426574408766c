import { describe, expect, it } from "vitest";
import {
  highlightableText,
  evidenceHighlights,
  restore,
  type Block,
  type ItemContent,
  type Run,
} from "../index.ts";

type Made = Extract<ItemContent["proof"], { kind: "made" }>;

const SOURCE = "Bees dance. They protect the hive. It is warm.";
/** Where the excerpt starts in its passage. */
const START = 100;
const at = (text: string) => {
  const start = START + SOURCE.indexOf(text);
  return { start, end: start + text.length };
};
const plain = (text: string): Run => ({ kind: "plain", text });
const common = { version: 1, type: "any", instruction: "?", points: 2, explanation: "" } as const;
const shared = { ...common, difficulty: "low" } as const;
const choose = { shape: "choose", key: { choice: 2 } } as const;
const passage = (...runs: Run[]) => [{ kind: "passage", runs } as const];

function made(operation: Made["operation"], ...evidence: string[]): Made {
  return {
    kind: "made",
    passage: 0,
    source: { start: START, end: START + SOURCE.length },
    operation,
    rules: ["any"],
    evidence: evidence.map((text) => ({ span: at(text), note: "" })),
    distractors: [],
  };
}

/** The text of the evidence highlights. */
const highlightedText = (item: ItemContent) =>
  evidenceHighlights(item).map(({ block, start, end }) =>
    highlightableText(item.blocks[block]?.runs ?? []).slice(start, end),
  );

describe("the evidence highlight", () => {
  it("covers the evidence and the replaced word itself", () => {
    const item: ItemContent = {
      ...shared,
      shape: "mark",
      places: 2,
      key: { choice: 1 },
      blocks: passage(
        plain("Bees dance. They "),
        { kind: "underlined", text: "protects", place: 1 },
        plain(" the "),
        { kind: "underlined", text: "hive", place: 2 },
        plain(". It is warm."),
      ),
      proof: made(
        { kind: "replace", span: at("protect"), original: "protect", replacement: "protects" },
        "They",
        "warm",
      ),
    };
    expect(highlightedText(item)).toEqual(["They", "protects", "warm"]);
    expect(evidenceHighlights(item)[2]).toEqual({ block: 0, start: 42, end: 46 });
    // evidence around the place includes it
    const around = { ...item, proof: made(operationOf(item), "They protect the hive.") };
    expect(highlightedText(around)).toEqual(["They protects the hive."]);
  });

  it("spans a blank, which has no length", () => {
    const item: ItemContent = {
      ...shared,
      ...choose,
      blocks: passage(
        plain("Bees dance. They "),
        { kind: "blank" },
        plain(" the hive. It is warm."),
      ),
      options: [{ cells: ["eat"] }, { cells: ["protect"] }],
      proof: made(
        { kind: "blank", span: at("protect"), original: "protect" },
        "They protect the hive.",
        "protect",
      ),
    };
    expect(highlightedText(item)).toEqual(["They  the hive."]);
  });

  it("is located after several blanks", () => {
    const item: ItemContent = {
      ...shared,
      shape: "write",
      fields: [{}, {}],
      key: { accepted: [["dance", "dances"], ["hive"]] },
      blocks: passage(
        plain("Bees "),
        { kind: "blank", label: "A", lead: "d" },
        plain(". They protect the "),
        { kind: "blank", label: "B" },
        plain(". It is warm."),
      ),
      proof: made(
        {
          kind: "blanks",
          blanks: [
            { span: at("dance"), original: "dance" },
            { span: at("hive"), original: "hive" },
          ],
        },
        "Bees",
        "hive. It",
      ),
    };
    // the full stop after the second blank is not highlighted on its own
    expect(highlightedText(item)).toEqual(["Bees", ". It"]);
  });

  it("is located after a box, whatever its first option is", () => {
    const item: ItemContent = {
      ...shared,
      ...choose,
      blocks: passage(
        plain("Bees dance. They "),
        { kind: "choice", label: "A", options: ["were protecting", "protect"] },
        plain(" the hive. It is warm."),
      ),
      options: [{ cells: ["were protecting"] }, { cells: ["protect"] }],
      proof: made(
        {
          kind: "boxes",
          boxes: [{ span: at("protect"), original: "protect", distractor: "guard" }],
        },
        "hive",
      ),
    };
    expect(highlightedText(item)).toEqual(["hive"]);
  });

  it("is the intruder itself, not the sentences around it", () => {
    const item: ItemContent = {
      ...shared,
      shape: "mark",
      places: 2,
      key: { choice: 2 },
      blocks: passage(
        { kind: "labelled", text: "Bees dance.", place: 1 },
        plain(" "),
        { kind: "labelled", text: "Ships sink.", place: 2 },
        plain(" They protect the hive. It is warm."),
      ),
      proof: made(
        { kind: "insert", at: START + 12, text: "Ships sink.", gap: " " },
        "Bees dance. They protect the hive.",
      ),
    };
    expect(highlightedText(item)).toEqual(["Ships sink."]);
  });

  it("surrounds the words to put in order", () => {
    const item: ItemContent = {
      ...shared,
      shape: "arrange",
      pieces: ["the hive", "protect"],
      key: { orders: [[1, 0]] },
      blocks: passage(plain("Bees dance. They "), { kind: "blank" }, plain(". It is warm.")),
      proof: made(
        { kind: "arrange", span: at("protect the hive"), original: "protect the hive" },
        "They protect the hive.",
      ),
    };
    expect(highlightedText(item)).toEqual(["They ."]);
  });

  it("is in the given sentence and in the passage that it was taken from", () => {
    const item: ItemContent = {
      ...shared,
      shape: "mark",
      places: 2,
      key: { choice: 2 },
      blocks: [
        { kind: "given", runs: [plain("They protect the hive.")] },
        {
          kind: "passage",
          runs: [
            { kind: "slot", place: 1 },
            plain("Bees dance. "),
            { kind: "slot", place: 2 },
            plain("It is warm."),
          ],
        },
      ],
      proof: made({ kind: "remove", span: at("They protect the hive."), gap: " " }, "They", "It"),
    };
    expect(evidenceHighlights(item)).toEqual([
      { block: 0, start: 0, end: 4 },
      { block: 1, start: 12, end: 14 },
    ]);
    expect(
      highlightedText({ ...item, proof: made(operationOf(item), "dance. They protect") }),
    ).toEqual(["They protect", "dance."]);
  });

  it("is in the parts, in whatever order they stand", () => {
    const part = (label: string, text: string): Block => ({
      kind: "part",
      label,
      runs: [plain(text)],
    });
    const item: ItemContent = {
      ...shared,
      ...choose,
      blocks: [
        { kind: "given", runs: [plain("Bees dance.")] },
        part("A", "It is warm."),
        part("B", "They protect the hive."),
      ],
      options: [{ cells: ["(A)-(B)"] }, { cells: ["(B)-(A)"] }],
      proof: made(
        {
          kind: "shuffle",
          given: at("Bees dance."),
          pieces: [at("They protect the hive."), at("It is warm.")],
          joints: [" ", " "],
        },
        "They",
        "Bees",
        "It",
      ),
    };
    expect(evidenceHighlights(item)).toEqual([
      { block: 0, start: 0, end: 4 },
      { block: 1, start: 0, end: 2 },
      { block: 2, start: 0, end: 4 },
    ]);
  });

  it("is in the lines of the 〈보기〉 that were taken out of the text", () => {
    const item: ItemContent = {
      ...shared,
      ...choose,
      blocks: [
        {
          kind: "passage",
          runs: [
            { kind: "blank", label: "A" },
            plain(" They protect the hive. "),
            { kind: "blank", label: "B" },
          ],
        },
        { kind: "example", runs: [plain("(a) It is warm.\n(b) Bees dance.")] },
      ],
      options: [{ cells: ["(a)", "(b)"] }, { cells: ["(b)", "(a)"] }],
      proof: made(
        {
          kind: "match",
          blanks: [
            { span: at("Bees dance."), original: "Bees dance." },
            { span: at("It is warm."), original: "It is warm." },
          ],
        },
        "They",
        "It",
      ),
    };
    expect(restore(item)).toBe(SOURCE);
    expect(evidenceHighlights(item)).toEqual([
      { block: 0, start: 1, end: 5 },
      { block: 1, start: 4, end: 6 },
    ]);
    expect(() => restore({ ...item, key: { choice: 1 } })).toThrow("does not give back");
  });

  it("follows a sentence that was moved", () => {
    const item: ItemContent = {
      ...shared,
      shape: "mark",
      places: 2,
      key: { choice: 1 },
      blocks: passage(
        { kind: "labelled", text: "They protect the hive.", place: 1 },
        plain(" "),
        { kind: "labelled", text: "Bees dance.", place: 2 },
        plain(" It is warm."),
      ),
      proof: made(
        { kind: "move", span: at("They protect the hive."), to: START, gap: " " },
        "They",
        "It",
      ),
    };
    expect(restore(item)).toBe(SOURCE);
    expect(highlightedText(item)).toEqual(["They protect the hive.", "It"]);
    expect(() => restore({ ...item, key: { choice: 2 } })).not.toThrow();
    expect(restore({ ...item, key: { choice: 2 } })).not.toBe(SOURCE);
  });

  it("is the key's own sentence where all options have one", () => {
    const item: ItemContent = {
      ...shared,
      ...choose,
      blocks: passage(plain(SOURCE)),
      options: [{ cells: ["It is warm."] }, { cells: ["Bees do not dance."] }],
      proof: made({ kind: "keep" }, "Bees dance.", "It is warm."),
    };
    expect(highlightedText(item)).toEqual(["Bees dance."]);
  });
});

describe("there is no evidence highlight", () => {
  const item: ItemContent = {
    ...shared,
    ...choose,
    blocks: passage(plain(SOURCE)),
    options: [{ cells: ["yes"] }, { cells: ["no"] }],
    proof: made({ kind: "keep" }, "Bees"),
  };

  it("for an item without a passage", () => {
    expect(evidenceHighlights({ ...item, proof: { kind: "author" } })).toEqual([]);
    const word = {
      word: "bee",
      asked: "bee",
      answer: "벌",
      rules: ["word-meaning"],
      notes: ["벌"],
    };
    expect(
      evidenceHighlights({ ...item, proof: { kind: "word", ...word, distractors: [] } }),
    ).toEqual([]);
  });

  it("where the item contradicts its proof", () => {
    expect(evidenceHighlights(item)).toHaveLength(1);
    expect(evidenceHighlights({ ...item, blocks: [] })).toEqual([]);
    expect(evidenceHighlights({ ...item, blocks: passage(plain("Another text.")) })).toEqual([]);
    expect(
      evidenceHighlights({ ...item, proof: made({ kind: "remove", span: at("It"), gap: "" }) }),
    ).toEqual([]);
  });

  it("for evidence that stands outside of what the item shows", () => {
    const proof = made({ kind: "keep" });
    const outside = { span: { start: START - 20, end: START - 10 }, note: "" };
    expect(evidenceHighlights({ ...item, proof: { ...proof, evidence: [outside] } })).toEqual([]);
    const partly = { span: { start: START - 20, end: START + 4 }, note: "" };
    expect(highlightedText({ ...item, proof: { ...proof, evidence: [partly] } })).toEqual(["Bees"]);
  });
});

function operationOf({ proof }: ItemContent): Made["operation"] {
  if (proof.kind !== "made") throw new Error("not made");
  return proof.operation;
}
