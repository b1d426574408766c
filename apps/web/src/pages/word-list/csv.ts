/** The word list as a CSV file, as spreadsheets write and read it. */
import type { Word } from "@pulda/contract";
import Papa from "papaparse";

const HEADER = ["단어", "뜻", "수준", "문장", "상태", "다음 복습"];
const STATES = { new: "새 단어", learning: "학습 중", known: "외운 단어" } as const;
/** The names that a header may have for the columns of words and meanings. */
const TEXT_NAMES = /^(?:단어|영어|낱말|word|text|english|term|front)$/iu;
const MEANING_NAMES = /^(?:뜻|의미|한국어|meaning|korean|definition|back)$/iu;

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

/**
 * A file's words as lines for pasting: `word⇥meaning`. The columns are found by the names in the header; without
 * a header they are the first two.
 */
export function linesOf(file: string): string {
  const { data } = Papa.parse<string[]>(file.replace(/^\uFEFF/u, ""), { skipEmptyLines: "greedy" });
  const [first = []] = data;
  const names = first.map((name) => name.trim());
  const text = names.findIndex((name) => TEXT_NAMES.test(name));
  const meaning = names.findIndex((name) => MEANING_NAMES.test(name));
  const rows = text < 0 ? data : data.slice(1);
  return rows
    .map((row) =>
      [row[Math.max(0, text)], row[text < 0 ? 1 : meaning]]
        // a quote before = or + is the escape of `csvOf`
        .map((cell = "") => cell.replace(/^'(?=[=+\-@\t\r])/u, "").replaceAll(/[\t\r\n]+/gu, " "))
        .join("\t"),
    )
    .join("\n");
}
