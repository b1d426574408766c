import type { Word } from "@pulda/contract";
import { dateOf, daysBetween } from "@pulda/question/schema-free";

/**
 * The state of a word and when it is due: "학습 중 · 3일 뒤 복습".
 * @param now milliseconds of Unix time
 */
export function stateText({ state, due_at }: Pick<Word, "state" | "due_at">, now: number): string {
  if (state === "new") return "새 단어";
  const days = daysBetween(dayOf(now), dayOf(Date.parse(due_at)));
  const due = days <= 0 ? "오늘 복습" : days === 1 ? "내일 복습" : `${days}일 뒤 복습`;
  return `${state === "known" ? "외운 단어" : "학습 중"} · ${due}`;
}

/** The user's day of a moment. */
function dayOf(time: number): string {
  const date = new Date(time);
  return dateOf(date.toISOString(), -date.getTimezoneOffset());
}
