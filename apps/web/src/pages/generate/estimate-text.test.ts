import { expect, it } from "vitest";
import { estimateText } from "./estimate-text.ts";

const FREE = { tokens_today: 0, tokens_a_day: null };

it.each([
  [
    { items: 4, calls: 20, tokens: 31_000, seconds: 95 },
    "문항 4개를 만들려고 모델에 20번쯤 물어요. 2분쯤, 토큰 3만 개쯤 들어요.",
  ],
  [
    { items: 1, calls: 5, tokens: 4600, seconds: 12 },
    "문항 1개를 만들려고 모델에 5번쯤 물어요. 20초쯤, 토큰 5천 개쯤 들어요.",
  ],
  [
    { items: 0, calls: 2, tokens: 900, seconds: 3 },
    "문항을 확인하려고 모델에 2번쯤 물어요. 10초쯤, 토큰 900개쯤 들어요.",
  ],
  [{ items: 0, calls: 0, tokens: 0, seconds: 0 }, "이 문제집에는 모델이 필요 없어요."],
])("says what %j takes", (estimate, text) => {
  expect(estimateText(estimate, FREE)).toBe(text);
});

it("says that today's tokens will not do", () => {
  const estimate = { items: 4, calls: 20, tokens: 31_000, seconds: 95 };
  const left = { tokens_today: 48_000, tokens_a_day: 50_000 };
  expect(estimateText(estimate, left)).toContain(
    "오늘 남은 토큰은 2천 개라서 다 만들지 못할 수 있어요.",
  );
  expect(estimateText(estimate, { tokens_today: 0, tokens_a_day: 31_000 })).not.toContain("오늘");
});
