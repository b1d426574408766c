import { useState } from "react";
import { todayFoldKey } from "../../../api/own-storage.ts";
import type { TodayResult } from "../../../api/notes.ts";
import { isAllDone } from "./today-text.ts";

/**
 * Whether 오늘 is folded away, kept in this browser. At first it is for teachers, who give exams, and for whoever makes
 * exams and has never studied here.
 */
export function useTodayFold(
  userId: number,
  today: TodayResult,
): readonly [boolean, (isFolded: boolean) => void] {
  const [chosen, setChosen] = useState(() => stored(userId));
  const { gives, makes, streak } = today;
  const isMakerAlone = makes && isAllDone(today) && streak.longest === 0;
  return [
    chosen ?? (gives || isMakerAlone),
    (next) => {
      setChosen(next);
      try {
        localStorage.setItem(todayFoldKey(userId), String(next));
      } catch {
        // Without localStorage it applies to this visit alone.
      }
    },
  ];
}

function stored(userId: number): boolean | null {
  try {
    const value = localStorage.getItem(todayFoldKey(userId));
    return value === null ? null : value === "true";
  } catch {
    return null;
  }
}
