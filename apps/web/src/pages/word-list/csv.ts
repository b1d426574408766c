/** The word list as a CSV file, as spreadsheets write it; `readWords` reads it again. */
import type { Word } from "@pulda/contract";
import Papa from "papaparse";

const HEADER = ["단어", "뜻", "수준", "문장", "상태", "다음 복습"];
const STATES = { new: "새 단어", learning: "학습 중", known: "외운 단어" } as const;

/** The file's text. Values that a spreadsheet would evaluate as a formula are escaped. */
export function csvOf(words: readonly Word[]): string {
  const rows = words.map(({ text, meaning, level, context, state, due_at }) => [
    text,
    meaning,
    level,
    context,
    STATES[state],
    dayOf(due_at),
  ]);
  // the byte order mark tells spreadsheets that the text is UTF-8
  return `\uFEFF${Papa.unparse([HEADER, ...rows], { escapeFormulae: true })}`;
}

/** "2026-11-21", in the user's time zone. */
function dayOf(time: string): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
