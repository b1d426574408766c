/** 오늘 in words. */
import type { TodayResult } from "../../../api/notes.ts";

type Due = Pick<TodayResult, "words" | "rules" | "attempts">;

/** Whether nothing is due, and nothing was begun. */
export function isAllDone({ words, rules, attempts }: Due): boolean {
  return words + rules + attempts.length === 0;
}

/** Whether nothing was done yet: neither made, nor given, nor answered. */
export function isNewcomer(today: TodayResult): boolean {
  const { streak, makes, gives } = today;
  return isAllDone(today) && streak.longest === 0 && !makes && !gives;
}

/**
 * What can be said of consecutive days; empty where there were none.
 * @example streakText({ current: 2, longest: 4, today: false }) // "2일 이어서 공부했어요. 오늘도 하면 3일째예요."
 */
export function streakText({ current, today }: TodayResult["streak"]): string {
  if (today && current === 1) return "오늘부터 이어서 공부하고 있어요.";
  if (today) return `${current}일째 이어서 공부하고 있어요.`;
  if (current > 0) return `${current}일 이어서 공부했어요. 오늘도 하면 ${current + 1}일째예요.`;
  return "";
}

/**
 * What is folded away, in a line.
 * @example foldedSummary(today) // "복습할 것 5개 · 이어서 풀 것 1개 · 3일째"
 */
export function foldedSummary({ words, rules, attempts, streak }: TodayResult): string {
  const parts = [
    words + rules > 0 && `복습할 것 ${words + rules}개`,
    attempts.length > 0 && `이어서 풀 것 ${attempts.length}개`,
    streak.current > 0 && `${streak.current}일째`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(" · ") : "복습할 것이 없어요";
}
