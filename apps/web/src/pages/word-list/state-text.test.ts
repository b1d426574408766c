import { describe, expect, it } from "vitest";
import { stateText } from "./state-text.ts";

const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const text = (due: Date, state: "learning" | "known" = "learning") =>
  stateText({ state, due_at: due.toISOString() }, at(21, 22).getTime());

describe("the state of a word", () => {
  it("tells the day on which it is due; a day begins at four", () => {
    expect(text(at(21, 23))).toBe("학습 중 · 오늘 복습");
    expect(text(at(22, 3))).toBe("학습 중 · 오늘 복습");
    expect(text(at(22, 5))).toBe("학습 중 · 내일 복습");
    expect(text(at(24, 9), "known")).toBe("외운 단어 · 3일 뒤 복습");
    expect(text(at(1, 9))).toBe("학습 중 · 오늘 복습");
  });
  it("is new until it is rated", () => {
    expect(stateText({ state: "new", due_at: at(1, 9).toISOString() }, 0)).toBe("새 단어");
  });
});
