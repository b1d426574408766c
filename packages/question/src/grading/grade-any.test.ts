/** Property tests: for any answer, grading ends and gives whole points. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONG_ANSWERS } from "../../test/long-answers.ts";
import { responseFits, grade, type Grading, type ItemContent } from "../index.ts";
import { draws } from "../../../../testing/effort.ts";

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
  // lone surrogates too
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

  it("accepts every visible accepted answer, whatever its spaces and final stop", () => {
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

  it("never throws for any order, and accepts each accepted one", () => {
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
          expect(responseFits(content, { order }) || any.points === 0).toBe(true);
        },
      ),
      draws(500, 20_000),
    );
  });

  // `npm run bench` measures how long this takes.
  it("gives whole points for answers of two thousand characters", () => {
    const gradings = [undefined, "spelling", "form", "meaning"] as const;
    for (const grading of gradings)
      for (const typed of LONG_ANSWERS)
        for (const answer of ["receive", "감사하다"])
          expect(isSound(grade(write([[answer]], grading, 2), { texts: [typed] }))).toBe(true);
  });
});
