import type { Word } from "@pulda/contract";

const DAY = 86_400_000;

/**
 * How far a word is learned and when it comes back: "학습 중 · 3일 뒤 복습".
 * @param now milliseconds of Unix time
 */
export function stateText({ state, due_at }: Pick<Word, "state" | "due_at">, now: number): string {
  if (state === "new") return "새 단어";
  const days = Math.ceil((Date.parse(due_at) - now) / DAY);
  const due = days <= 0 ? "오늘 복습" : days === 1 ? "내일 복습" : `${days}일 뒤 복습`;
  return `${state === "known" ? "외운 단어" : "학습 중"} · ${due}`;
}
