import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { seeded } from "../random.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import { isEchoed } from "./echo.ts";
import type { EditableCandidate } from "./candidate.ts";
import { grammarCandidates, isSettledByNextWord, keyCandidates, realPoints } from "./points.ts";
import { threePoints } from "./three-points.ts";
import { underlinesOf } from "./underlines.ts";

const TEXT = `The color of the leaves is changing slowly. Each of us carries a different story. People smile when they \
remember what the others avoid. She wrote ten letters, most of which were lost. The soldiers guard the gate, each \
watching a different road. The room may be used to grow flowers. They let the children defend themselves. Only then \
does the teacher speak.`;

const sourceOf = (text: string): Source => ({ passage: 0, text, analysis: analyse(text) });
const order = (level: number): MakeOrder => ({
  random: seeded(1, "underlines"),
  level,
  keyNumbers: [3, 1, 2, 4, 5],
  existingItems: [],
  timesTested: () => 0,
  at: null,
  hasInserted: () => false,
  neighbours: () => [],
});
const setsOf = (text: string, level = 3) => {
  const source = sourceOf(text);
  const excerpt = { span: { start: 0, end: text.length }, sentences: source.analysis.sentences };
  return underlinesOf(source, excerpt, order(level));
};

describe("five underlines", () => {
  it("are real points of five rules, with a trap each, spread over the text", () => {
    const { sets } = setsOf(TEXT);
    expect(sets.length).toBeGreaterThan(3);
    for (const { points, key } of sets) {
      expect(new Set(points.map(({ kind }) => kind)).size).toBe(5);
      points.forEach(({ point }, at) => {
        expect(at === key - 1 ? point.worth : point.lure).toBeGreaterThanOrEqual(2);
        expect(point.trap).not.toBe("");
      });
      expect(points[0]?.start).toBeLessThan(TEXT.length / 2);
      expect(points.at(-1)?.start).toBeGreaterThan(TEXT.length / 2);
    }
  });

  it("offer the preferred choice number first, and others too", () => {
    const keys = setsOf(TEXT).sets.map(({ key }) => key);
    expect(keys[0]).toBe(3);
    expect(new Set(keys).size).toBeGreaterThan(2);
  });

  it("are the same for the same seed", () => {
    expect(setsOf(TEXT)).toEqual(setsOf(TEXT));
  });

  it("are refused where no other real point is found, with the reason", () => {
    const { sets, reason } = setsOf(
      "They can swim in the lake. This method is old. It has many uses.",
    );
    expect(sets).toEqual([]);
    expect(reason).toMatch(/5가지는 있어야 하는데 \d가지뿐이에요\.$/u);
  });
});

const keysAt = (level: number) =>
  setsOf(
    "The room may be used to grow flowers. They live by making bread for others. They saw a man who draws. They solve the problem efficiently. They let the children defend themselves.",
    level,
  ).sets.map(({ points, key }) => points[key - 1]?.point.original);

describe("a point that the next word settles", () => {
  const text = TEXT.replace("They let", "A man who draws was there. They let");
  it("is no single key", () => {
    expect(new Set(keysAt(3))).toEqual(new Set(["efficiently"]));
  });

  it("is one of three boxes at most", () => {
    const { points } = candidatesOf(text);
    const editable = points.filter(
      (one): one is EditableCandidate => one.point.replacement !== null && one.point.lure >= 2,
    );
    const isEasy = ({ point }: EditableCandidate) => isSettledByNextWord(point, text);
    const span = { start: 0, end: text.length };
    const sets = threePoints(editable, span, null, () => 0, isEasy);
    expect(editable.filter(isEasy).map(({ point }) => point.original)).toContain("was");
    expect(sets.length).toBeGreaterThan(0);
    expect(sets.filter((three) => three.filter(isEasy).length > 1)).toEqual([]);
    const easy = threePoints(
      editable,
      span,
      null,
      () => 0,
      () => true,
    );
    expect(easy).toEqual([]);
  });
});

const candidatesOf = (text: string) => {
  const { sentences } = analyse(text);
  return { points: grammarCandidates(sentences), sentences };
};

describe("a key", () => {
  it("is never a dead point from level 2 on", () => {
    const { points, sentences } = candidatesOf("They can swim in the lake. The color is changing.");
    expect(points.length).toBeGreaterThan(0);
    expect(keyCandidates(points, sentences, order(3))).toEqual([]);
    expect(realPoints(points)).toEqual([]);
  });

  it.each([
    ["They solve the problem efficiently. Others work efficiently, too.", true],
    ["The color of the leaves is changing slowly. The tree stands there.", false],
  ])("is echoed where its pattern is printed: %s", (text, echoed) => {
    const { points, sentences } = candidatesOf(text);
    const real = points.filter(({ point }) => point.worth >= 2 && point.replacement !== null);
    expect(real.some((point) => isEchoed(point, points, sentences))).toBe(echoed);
  });
});
