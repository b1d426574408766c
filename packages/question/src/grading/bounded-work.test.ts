/** What grading costs, counted as the characters that are normalized and the letters that are compared. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { LONG_ANSWERS } from "../../test/long-answers.ts";
import { grade, gradedLength, type Grading, type ItemContent } from "../index.ts";
import { MAX_GRADED_LENGTH } from "./normalize.ts";

/** One character of which NFKC makes eighteen. */
const LIGATURE = "\ufdfa";

function hostileItem(grading?: Grading): ItemContent & { shape: "write" } {
  const accepted = Array.from({ length: 10 }, () =>
    Array.from({ length: 20 }, (_, at) => LIGATURE.repeat(1970 + at)),
  );
  return {
    version: 1,
    type: "own-write",
    shape: "write",
    instruction: "쓰시오.",
    points: 2,
    blocks: [],
    explanation: "",
    proof: { kind: "author" },
    difficulty: "low",
    fields: accepted.map(() => ({})),
    key: { accepted },
    ...(grading && { grading }),
  };
}

/** Counts the characters that go into NFKC and come out of it. */
function countNormalized(): () => number {
  let characters = 0;
  const original = String.prototype.normalize;
  vi.spyOn(String.prototype, "normalize").mockImplementation(function (this: string, form) {
    const result = original.call(this, form);
    if (form === "NFKC") characters += this.length + result.length;
    return result;
  });
  return () => characters;
}

afterEach(() => vi.restoreAllMocks());

describe("an item of ten fields, each with twenty answers of the costliest characters", () => {
  it.each([undefined, "spelling", "form", "meaning"] as const)(
    "is normalized once, however often it is graded (%s)",
    (grading) => {
      const item = hostileItem(grading);
      const response = { texts: Array.from({ length: 10 }, () => "answer") };
      const normalized = countNormalized();
      grade(item, response);
      const once = normalized();
      // 200 answers, each of them read to the bound, made eighteen-fold, and cut again
      expect(once).toBeLessThan((grading === "meaning" ? 2 : 1) * 200 * 2000 * 20);
      for (let times = 0; times < 10; times++) grade(item, response);
      expect(normalized() - once).toBeLessThan(10 * 10 * 100);
    },
  );

  it("is graded by no more than the bound of each answer", () => {
    expect(gradedLength(LIGATURE.repeat(2000))).toBeLessThanOrEqual(MAX_GRADED_LENGTH);
    for (const answer of LONG_ANSWERS)
      expect(gradedLength(answer)).toBeLessThanOrEqual(MAX_GRADED_LENGTH);
    expect(gradedLength(LIGATURE)).toBe(18);
  });
});

/** How many characters are normalized while an answer to the item is graded. */
function normalizedOf(content: ItemContent): number {
  const normalized = countNormalized();
  grade(content, { texts: ["answer"] });
  vi.restoreAllMocks();
  return normalized();
}

describe("words that the item prints", () => {
  it("are read only where a typo is possible", () => {
    const item = { ...hostileItem(), key: { accepted: [["other"]] }, fields: [{}] };
    const run = { kind: "plain", text: LIGATURE.repeat(1000) } as const;
    const printed = [{ kind: "passage" as const, runs: [run] }];
    expect(normalizedOf({ ...item, blocks: printed })).toBeLessThan(100);
    expect(normalizedOf({ ...item, blocks: printed, grading: "spelling" })).toBeGreaterThan(1000);
  });
});
