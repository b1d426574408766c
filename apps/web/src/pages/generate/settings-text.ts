/** What an exam will hold by the settings at hand, in a line beside the button that makes it. */
import { ITEMS_PER_PASSAGE } from "@pulda/question/schema-free";
import { amountProblem, chosenTotal, filledCount, type Draft } from "./draft.ts";

/**
 * @example settingsText({ ...EMPTY_DRAFT, passages: [{ key: 0, text }, { key: 1, text }] })
 * // "유형 자동 · 모두 8문항쯤 · 난도 3"
 */
export function settingsText(draft: Draft): string {
  return `${draft.isAuto ? "유형 자동" : "유형 직접"} · ${countText(draft)} · 난도 ${draft.level}`;
}

function countText(draft: Draft): string {
  if (!draft.isAuto) {
    const total = chosenTotal(draft);
    return total > 0 ? `모두 ${numberText(total)}문항까지` : "고른 유형 없음";
  }
  const { amount = "normal", total = "" } = draft;
  if (amount !== "total")
    return `모두 ${numberText(filledCount(draft) * ITEMS_PER_PASSAGE[amount])}문항쯤`;
  return amountProblem(draft) ? "문항 수 없음" : `모두 ${numberText(Number(total))}문항`;
}

function numberText(count: number): string {
  return count.toLocaleString("ko-KR");
}
