import { describe, expect, it } from "vitest";
import { growthOf, tallyGroups, tallyOf } from "./progress.ts";

const PERIODS = [
  { from: "2026-11-08", to: "2026-11-14" },
  { from: "2026-11-15", to: "2026-11-21" },
];
const ANSWERS = [
  { id: "voice", day: "2026-11-14", right: 1, total: 2 },
  { id: "voice", day: "2026-11-15", right: 3, total: 3 },
  { id: "inversion", day: "2026-11-21", right: 0, total: 1 },
  { id: "inversion", day: "2026-11-07", right: 9, total: 9 },
  { id: "gone", day: "2026-11-21", right: 1, total: 1 },
];

describe("answers", () => {
  it("are put into their periods, and those of before are left out", () => {
    expect(tallyOf(ANSWERS, PERIODS)).toEqual({
      right: 5,
      total: 7,
      series: { right: [1, 4], total: [2, 5] },
    });
    expect(tallyOf([], PERIODS)).toEqual({
      right: 0,
      total: 0,
      series: { right: [0, 0], total: [0, 0] },
    });
  });

  it("are grouped under their names, the most answered first", () => {
    const named = [
      { id: "inversion", name: "도치" },
      { id: "voice", name: "능동태와 수동태" },
      { id: "whose", name: "whose" },
    ];
    expect(tallyGroups(ANSWERS, PERIODS, named)).toEqual([
      {
        id: "voice",
        name: "능동태와 수동태",
        right: 4,
        total: 5,
        series: { right: [1, 3], total: [2, 3] },
      },
      {
        id: "inversion",
        name: "도치",
        right: 0,
        total: 1,
        series: { right: [0, 0], total: [0, 1] },
      },
    ]);
  });
});

it("growth begins with what there was before the first period", () => {
  const changes = [
    { day: "2026-01-01", change: 10 },
    { day: "2026-11-14", change: 2 },
    { day: "2026-11-20", change: -1 },
  ];
  expect(growthOf(changes, PERIODS)).toEqual([12, 11]);
  expect(growthOf([], PERIODS)).toEqual([0, 0]);
});
