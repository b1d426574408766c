/** A word list as a table, and as what Quizlet reads. */
import { cleanText } from "../markup/clean-text.ts";
import { tableOf, type Table } from "./table.ts";

export interface ListedWord {
  readonly text: string;
  readonly meaning: string;
  /** The sentence with the word; empty where there is none. */
  readonly context?: string;
  /** 1–5. */
  readonly level?: number;
  /** How far its learner is, in Korean. */
  readonly state?: string;
  /** The day of its next review, "2026-11-21". */
  readonly due?: string;
}

/**
 * A word list as a table.
 * @example wordTable("단어장", [{ text: "brief", meaning: "짧은" }]).columns // ["단어", "뜻"]
 */
export function wordTable(name: string, words: readonly ListedWord[]): Table {
  return tableOf<ListedWord>(
    name,
    [
      { name: "단어", cell: ({ text }) => text },
      { name: "뜻", cell: ({ meaning }) => meaning },
      { name: "문장", cell: ({ context = "" }) => context },
      { name: "수준", cell: ({ level = "" }) => level },
      { name: "상태", cell: ({ state = "" }) => state },
      { name: "다음 복습", cell: ({ due = "" }) => due },
    ],
    words,
  );
}

/**
 * A word list as Quizlet takes it when it is pasted: a line for each word, a tab before its meaning.
 * @example toQuizlet([{ text: "brief", meaning: "짧은" }]) // "brief\t짧은\n"
 */
export function toQuizlet(words: readonly ListedWord[]): string {
  return words.map(({ text, meaning }) => `${oneLine(text)}\t${oneLine(meaning)}\n`).join("");
}

function oneLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, " ").trim();
}
