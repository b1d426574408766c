import type { Attempt } from "@pulda/contract";
import { expect, it } from "vitest";
import { byRule, byType } from "./breakdown.ts";
import { durationText } from "./duration-text.ts";

const questions = [
  { id: 1, type: "blank" },
  { id: 2, type: "grammar-error" },
  { id: 3, type: "blank" },
] as unknown as Attempt["questions"];
const result = (question_id: number, kind: string, points: number, rules: string[]) => ({
  question_id,
  grade: { kind, points, max_points: 2 },
  rules,
});
const results = [
  result(1, "right", 2, ["voice"]),
  result(2, "partial", 1, ["voice", "tense", "tense"]),
  result(3, "unanswered", 0, []),
] as unknown as Attempt["results"];

it("counts by type in the order of the items", () => {
  expect(byType({ questions, results })).toEqual([
    { id: "blank", right: 1, count: 2, points: 2, maxPoints: 4 },
    { id: "grammar-error", right: 0, count: 1, points: 1, maxPoints: 2 },
  ]);
});

it("counts an item once for each of its rules, the worst first", () => {
  expect(byRule({ results }).map(({ id, right, count }) => [id, right, count])).toEqual([
    ["tense", 0, 1],
    ["voice", 1, 2],
  ]);
});

it("writes durations in words", () => {
  expect([0, 9, 60, 80, 3600, 3725].map(durationText)).toEqual([
    "0초",
    "9초",
    "1분",
    "1분 20초",
    "1시간",
    "1시간 2분",
  ]);
});
