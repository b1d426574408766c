import { describe, expect, it } from "vitest";
import { isLoanword } from "./loanword.ts";

const loan = (text: string, meaning: string) => isLoanword({ text, meaning });

describe("loan words", () => {
  it.each([
    ["poster", "포스터; 벽보"],
    ["simulation", "시뮬레이션"],
    ["pump", "펌프질하다"],
    ["kiss", "키스하다"],
    ["latex", "라텍스"],
    ["feedback", "피드백; 의견"],
    ["jacket", "재킷; 상의"],
    ["scarf", "스카프"],
    ["hamburger", "햄버거"],
    ["hormone", "호르몬"],
    ["rhythm", "리듬"],
    ["penthouse", "펜트하우스"],
  ])("include %s: %s", (text, meaning) => {
    expect(loan(text, meaning)).toBe(true);
  });
  it.each([
    ["memory", "기억; 추억"],
    ["name", "이름"],
    ["address", "주소; 연설"],
    ["protect", "보호하다; 지키다"],
    ["sea", "바다"],
    ["ancient", "고대의"],
  ])("exclude %s: %s", (text, meaning) => {
    expect(loan(text, meaning)).toBe(false);
  });
});
