import { describe, expect, it } from "vitest";
import {
  Item,
  ItemContent,
  responseFits,
  grade,
  roundTripProblems,
  takerView,
  TakerItem,
} from "../index.ts";

const text = "Bees dance. They turn in the hive. The dance tells the way.";
const blank: ItemContent = {
  version: 1,
  type: "blank",
  shape: "choose",
  instruction: "다음 빈칸에 들어갈 말로 가장 적절한 것을 고르시오.",
  points: 2,
  blocks: [
    {
      kind: "passage",
      runs: [
        { kind: "plain", text: "Bees " },
        { kind: "blank" },
        { kind: "plain", text: ". They turn in the hive. The dance tells the way." },
      ],
    },
  ],
  options: ["sing", "sleep", "dance", "fight", "eat"].map((cell) => ({ cells: [cell] })),
  key: { choice: 3 },
  explanation: "뒤의 'The dance'가 근거예요.",
  proof: {
    kind: "made",
    passage: 0,
    source: { start: 0, end: text.length },
    operation: { kind: "blank", span: { start: 5, end: 10 }, original: "dance" },
    rules: ["repetition"],
    evidence: [{ span: { start: 35, end: 44 }, note: "같은 낱말" }],
    distractors: [],
  },
  difficulty: "low",
};

const { options: _, ...withoutOptions } = blank;

describe("grade", () => {
  it("tells right, wrong and unanswered apart", () => {
    expect(grade(blank, { choice: 3 })).toEqual({ kind: "right", points: 2, max_points: 2 });
    expect(grade(blank, { choice: 1 }).kind).toBe("wrong");
    expect(grade(blank, null).kind).toBe("unanswered");
  });

  it("throws for a response of another shape, which `responseFits` detects", () => {
    expect(responseFits(blank, { texts: ["dance"] })).toBe(false);
    expect(responseFits(blank, { choice: 5 })).toBe(true);
    expect(() => grade(blank, { texts: ["dance"] })).toThrow();
  });

  it("ignores case, spaces and a final stop in written answers, and gives partial points", () => {
    const write = ItemContent.parse({
      ...withoutOptions,
      shape: "write",
      fields: [{}, {}],
      key: { accepted: [["dance"], ["hive", "the hive"]] },
    } satisfies Record<string, unknown>);
    expect(grade(write, { texts: [" Dance. ", "The  hive"] }).kind).toBe("right");
    expect(grade(write, { texts: ["dance", "house"] })).toMatchObject({
      kind: "partial",
      points: 1,
    });
    expect(grade(write, { texts: ["", " "] }).kind).toBe("unanswered");
  });

  it("accepts every accepted order, and equal pieces in either position", () => {
    const arrange = ItemContent.parse({
      ...withoutOptions,
      shape: "arrange",
      pieces: ["the", "near", "hive", "the", "tree"],
      key: { orders: [[0, 2, 1, 3, 4]] },
    } satisfies Record<string, unknown>);
    expect(grade(arrange, { order: [3, 2, 1, 0, 4] }).kind).toBe("right");
    expect(grade(arrange, { order: [0, 4, 1, 3, 2] }).kind).toBe("wrong");
  });
});

describe("the taker's view", () => {
  it("cannot carry a key, a proof or an explanation", () => {
    const item = Item.parse({ ...blank, id: 7, position: 1 });
    const view = takerView(item);
    expect(TakerItem.parse(view)).toEqual(view);
    for (const secret of ["key", "proof", "explanation"]) expect(view).not.toHaveProperty(secret);
    expect(TakerItem.safeParse(item).success).toBe(false);
  });
});

describe("the round trip", () => {
  it("succeeds when the key gives the source back", () => {
    expect(roundTripProblems(blank, [{ text }])).toEqual([]);
  });

  it("gives back the word that was reworded, and takes out the comma behind it", () => {
    const source = "Bees are small. But they work.";
    const reworded = ItemContent.parse({
      ...blank,
      blocks: [
        {
          kind: "passage",
          runs: [
            { kind: "plain", text: "Bees are small. " },
            { kind: "blank" },
            { kind: "plain", text: ", they work." },
          ],
        },
      ],
      options: [{ cells: ["Therefore"] }, { cells: ["However"] }],
      key: { choice: 2 },
      proof: {
        ...blank.proof,
        source: { start: 0, end: source.length },
        operation: {
          kind: "blank",
          span: { start: 16, end: 19 },
          original: "But",
          reworded: { as: "However", added: "," },
        },
        evidence: [{ span: { start: 0, end: 15 }, note: "" }],
      },
    } satisfies Record<string, unknown>);
    expect(roundTripProblems(reworded, [{ text: source }])).toEqual([]);
    const other = { ...reworded, key: { choice: 1 } } as ItemContent;
    expect(roundTripProblems(other, [{ text: source }])).toEqual(['the key is not "However"']);
  });

  it("fails for another key, another passage and a lost passage", () => {
    expect(roundTripProblems({ ...blank, key: { choice: 1 } }, [{ text }])).toHaveLength(1);
    expect(roundTripProblems(blank, [{ text: text.replace("hive", "HIVE") }])).toHaveLength(1);
    expect(roundTripProblems(blank, [])).toHaveLength(1);
  });
});
