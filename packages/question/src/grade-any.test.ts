/** Whatever is answered, grading ends soon, with whole points. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fits, grade, type Grading, type ItemContent } from "./index.ts";
import { draws } from "../../../testing/effort.ts";

const common = {
  version: 1,
  type: "own-write",
  instruction: "쓰시오.",
  blocks: [],
  explanation: "",
  proof: { kind: "author" },
  difficulty: "low",
} satisfies Partial<ItemContent>;

function write(accepted: string[][], grading: Grading | undefined, points: number): ItemContent {
  return {
    ...common,
    shape: "write",
    points,
    fields: accepted.map(() => ({})),
    ...(grading && { grading }),
    key: { accepted },
  };
}

const PIECES = [
  "it's",
  "I'd",
  "don't",
  "you",
  "been",
  "colour",
  "organised",
  "discovering",
  "③",
  "주소",
  "~을",
  "(",
  ")",
  "'",
  ",",
  ".",
  " ",
  "\u0000",
  "\u200b",
  "\ud800",
  "😀",
  "<b>",
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((list) => list.join("")),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((list) => list.join(" ")),
  fc.string({ unit: "binary", maxLength: 200 }),
  // half surrogates too
  fc.uint16Array({ maxLength: 60 }).map((codes) => String.fromCharCode(...codes)),
);
const anyGrading = fc.constantFrom(undefined, "spelling", "form", "meaning" as const);
const anyAnswers = fc.array(
  anyText.filter((text) => text !== ""),
  { minLength: 1, maxLength: 4 },
);
const anyPoints = fc.integer({ min: 1, max: 10 });

/** Whether a grade's points are whole, within the item's, and those of its kind. */
function isSound({ kind, points, max_points, notes = [] }: ReturnType<typeof grade>): boolean {
  if (!Number.isInteger(points)) return false;
  if (kind === "right") return points === max_points && notes.length === 0;
  if (kind === "partial") return points > 0 && points < max_points && notes.length > 0;
  return points === 0;
}

describe("grading", () => {
  it("never throws, and gives whole points, for any text", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(anyAnswers, anyText), { minLength: 1, maxLength: 4 }),
        anyGrading,
        anyPoints,
        (fields, grading, points) => {
          const content = write(
            fields.map(([accepted]) => accepted),
            grading,
            points,
          );
          expect(isSound(grade(content, { texts: fields.map(([, text]) => text) }))).toBe(true);
        },
      ),
      draws(1000, 50_000),
    );
  });

  it("takes every accepted answer that can be seen, however it is spaced and stopped", () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat(), anyGrading, anyPoints, (accepted, at, grading, points) => {
        const answer = accepted[at % accepted.length] ?? "";
        const { kind } = grade(write([accepted], grading, points), { texts: [answer] });
        const spaced = grade(write([accepted], grading, points), { texts: [`  ${answer} .`] });
        fc.pre(kind !== "unanswered");
        expect([kind, spaced.kind]).toEqual(["right", "right"]);
      }),
      draws(1000, 50_000),
    );
  });

  it("never throws for any order, and takes each accepted one", () => {
    fc.assert(
      fc.property(
        fc.array(
          anyText.filter((text) => text !== ""),
          { minLength: 2, maxLength: 9 },
        ),
        fc.nat(),
        fc.array(fc.nat({ max: 12 }), { maxLength: 12 }),
        (pieces, by, order) => {
          const key = pieces.map((_, at) => (at + by) % pieces.length);
          const content: ItemContent = {
            ...common,
            shape: "arrange",
            points: 2,
            pieces,
            key: { orders: [key] },
          };
          expect(grade(content, { order: key }).kind).toBe("right");
          const any = grade(content, { order });
          expect(isSound(any)).toBe(true);
          expect(fits(content, { order }) || any.points === 0).toBe(true);
        },
      ),
      draws(500, 20_000),
    );
  });

  it("of two thousand signs takes a few milliseconds", () => {
    const LONG = [
      "a".repeat(2000),
      `${"a".repeat(1999)}b`,
      "ab".repeat(1000),
      "organis".repeat(285),
      "it's ".repeat(400),
      "don't you ".repeat(200),
      "word ".repeat(400),
      " ".repeat(1999) + "a",
      ".".repeat(1999) + "a",
      "-".repeat(2000),
      "'".repeat(2000),
      "(".repeat(2000),
      "~ ".repeat(1000),
      "가".repeat(2000),
      `${"가".repeat(1999)}각`,
      "가각".repeat(1000),
      "😀".repeat(1000),
    ];
    const gradings = [undefined, "spelling", "form", "meaning"] as const;
    const cases = gradings.flatMap((grading) =>
      // NFKC makes eighteen letters of this one
      [...LONG, "ﷺ".repeat(2000)].flatMap((typed) =>
        ["receive", "감사하다", ...LONG].map((answer) => ({
          content: write([[answer]], grading, 2),
          typed,
        })),
      ),
    );
    const times = cases.map(({ content, typed }) => {
      // the best of five, so that another process on the machine does not count
      const tries = [1, 2, 3, 4, 5].map(() => {
        const since = performance.now();
        grade(content, { texts: [typed] });
        return performance.now() - since;
      });
      return Math.min(...tries);
    });
    const sorted = times.toSorted((a, b) => a - b);
    expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThan(3);
    expect(sorted.at(-1)).toBeLessThan(40);
  });
});
