/** The passages that were found, as the user mends them. */
import type { FoundPassage } from "@pulda/contract";
import { splitPassages } from "../split-passages.ts";

export interface Row {
  readonly key: number;
  /** "18", "5강 3번"; empty where nothing is printed. */
  readonly label: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly warnings: readonly string[];
  /** How many questions came along. */
  readonly questions: number;
  readonly hasTranslation: boolean;
}

export function rowsOf(found: readonly FoundPassage[]): Row[] {
  return found.map(({ text, label, title, translation, questions, warnings }, at) => ({
    key: at,
    label: [label, title].filter(Boolean).join(" · "),
    text,
    isChosen: true,
    warnings,
    questions: questions.length,
    hasTranslation: translation !== null,
  }));
}

/**
 * The rows with one joined to the row before it.
 * @example joined(rows, 1).length // one fewer
 */
export function joined(rows: readonly Row[], at: number): Row[] {
  const [before, row] = [rows[at - 1], rows[at]];
  if (!before || !row) return [...rows];
  const both: Row = {
    ...before,
    text: `${before.text.trimEnd()}\n\n${row.text.trimStart()}`,
    isChosen: before.isChosen || row.isChosen,
    warnings: [...new Set([...before.warnings, ...row.warnings])],
    questions: before.questions + row.questions,
    hasTranslation: before.hasTranslation || row.hasTranslation,
  };
  return rows.toSpliced(at - 1, 2, both);
}

/** The texts of the chosen rows, split where a line of dashes stands in one. */
export function chosenTexts(rows: readonly Row[]): string[] {
  return rows
    .filter(({ isChosen }) => isChosen)
    .flatMap(({ text }) => splitPassages(text))
    .filter((text) => text.trim() !== "");
}
