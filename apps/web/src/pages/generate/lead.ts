import type { TodayResult } from "../../api/notes.ts";
import type { Draft } from "./draft.ts";
import { isAllDone } from "./today/today-text.ts";

interface Situation {
  readonly today: TodayResult | undefined;
  readonly hasAssignments: boolean;
  readonly draft: Pick<Draft, "passages">;
}

/**
 * Which one action of the page is filled. What has begun to be made, and for those who make exams making itself, comes
 * before what is due; for all others what they were given, and then what is due.
 */
export function leadOf({
  today,
  hasAssignments,
  draft,
}: Situation): "assignments" | "today" | "make" {
  const isBegun = draft.passages.some(({ text }) => text.trim() !== "");
  if (isBegun || today?.makes || today?.gives) return "make";
  if (hasAssignments) return "assignments";
  return today && !isAllDone(today) ? "today" : "make";
}
