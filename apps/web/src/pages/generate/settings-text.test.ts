import { expect, it } from "vitest";
import { EMPTY_DRAFT, type Draft } from "./draft.ts";
import { settingsText } from "./settings-text.ts";

const two = [
  { key: 0, text: "One." },
  { key: 1, text: "Two." },
];

it.each<[Partial<Draft>, string]>([
  [{}, "유형 자동 · 모두 4문항쯤 · 난도 3"],
  [{ passages: two, amount: "many", level: 5 }, "유형 자동 · 모두 12문항쯤 · 난도 5"],
  [{ passages: two, amount: "total", total: "10" }, "유형 자동 · 모두 10문항 · 난도 3"],
  [{ amount: "total", total: "x" }, "유형 자동 · 문항 수 없음 · 난도 3"],
  [{ isAuto: false, counts: { blank: 0 } }, "유형 직접 · 고른 유형 없음 · 난도 3"],
  [
    { isAuto: false, passages: two, counts: { blank: 2, synonym: 1 }, isEach: true },
    "유형 직접 · 모두 6문항까지 · 난도 3",
  ],
])("says of %j what the set will hold", (part, text) => {
  expect(settingsText({ ...EMPTY_DRAFT, ...part })).toBe(text);
});
