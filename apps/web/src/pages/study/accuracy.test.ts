import { expect, it } from "vitest";
import { percent, weakestFirst } from "./accuracy.ts";

it("sorts the weakest first, and groups with few answers last", () => {
  const groups = [
    { id: "good", right: 9, total: 10 },
    { id: "one", right: 0, total: 1 },
    { id: "weak", right: 2, total: 5 },
    { id: "weak, often", right: 4, total: 10 },
  ];
  expect(weakestFirst(groups).map(({ id }) => id)).toEqual(["weak, often", "weak", "good", "one"]);
});

it("rounds percentages", () => {
  expect([percent(2, 3), percent(0, 4), percent(4, 4)]).toEqual([67, 0, 100]);
});
