import type { Word } from "@pulda/contract";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The hour at which a day of reviews begins. */
const STARTS_AT = 4;

/**
 * How far a word is learned and when it comes back: "학습 중 · 3일 뒤 복습".
 * @param now milliseconds of Unix time
 */
export function stateText({ state, due_at }: Pick<Word, "state" | "due_at">, now: number): string {
  if (state === "new") return "새 단어";
  const days = dayOf(Date.parse(due_at)) - dayOf(now);
  const due = days <= 0 ? "오늘 복습" : days === 1 ? "내일 복습" : `${days}일 뒤 복습`;
  return `${state === "known" ? "외운 단어" : "학습 중"} · ${due}`;
}

/** The number of the day that a moment belongs to, where the user is. */
function dayOf(time: number): number {
  const zone = new Date(time).getTimezoneOffset() * MINUTE;
  return Math.floor((time - zone - STARTS_AT * HOUR) / DAY);
}
