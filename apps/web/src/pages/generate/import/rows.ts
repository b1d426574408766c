/** The passages and questions that were found, as the user mends them. */
import type { FoundDocument, ReadQuestion } from "@pulda/contract";
import {
  draftOfRead,
  isWhole,
  questionOf,
  type OwnDraft,
} from "../../exam-doc/own-item/own-draft.ts";
import type { FoundPassage } from "../draft.ts";
import { splitPassages } from "../split-passages.ts";

/** A question that was found: as it is, or as its user has mended it. */
export interface FoundQuestion {
  /** Its place among all that were found, from 1. */
  readonly number: number;
  readonly draft: OwnDraft;
  readonly warnings: readonly string[];
  readonly isChosen: boolean;
}

export interface Row {
  readonly key: number;
  /** "18", "5강 3번"; empty where nothing is printed. */
  readonly label: string;
  readonly text: string;
  readonly isChosen: boolean;
  readonly warnings: readonly string[];
  readonly questions: readonly FoundQuestion[];
  readonly translation: string | null;
}

export interface Found {
  readonly rows: readonly Row[];
  /** About none of the passages. */
  readonly questions: readonly FoundQuestion[];
}

/**
 * What was found, with all passages chosen. Questions that came along are not; those of a file of questions are, where
 * nothing is missing.
 */
export function foundOf({ passages, questions, is_question_file }: FoundDocument): Found {
  let count = 0;
  const numbered = (read: ReadQuestion): FoundQuestion => {
    count += 1;
    const draft = draftOfRead(read);
    const isChosen = is_question_file && isWhole(draft);
    const warnings = read.warnings.map(({ message }) => message);
    return { number: count, draft, warnings, isChosen };
  };
  const rows = passages.map((passage, at) => ({
    key: at,
    label: [passage.label, passage.title].filter(Boolean).join(" · "),
    text: passage.text,
    isChosen: true,
    warnings: passage.warnings,
    questions: passage.questions.map(numbered),
    translation: passage.translation,
  }));
  return { rows, questions: questions.map(numbered) };
}

/**
 * The rows with one joined to the row before it.
 * @example joined(rows, 1).length // one fewer
 */
export function joined(rows: readonly Row[], at: number): Row[] {
  const [before, row] = [rows[at - 1], rows[at]];
  if (!before || !row) return [...rows];
  const translations = [before.translation, row.translation].filter((one) => one !== null);
  const both: Row = {
    ...before,
    text: `${before.text.trimEnd()}\n\n${row.text.trimStart()}`,
    isChosen: before.isChosen || row.isChosen,
    warnings: [...new Set([...before.warnings, ...row.warnings])],
    questions: [...before.questions, ...row.questions],
    translation: translations.length === 0 ? null : translations.join("\n\n"),
  };
  return rows.toSpliced(at - 1, 2, both);
}

/** What was found, with a question changed wherever it stands. */
export function withQuestion(
  { rows, questions }: Found,
  number: number,
  part: Partial<FoundQuestion>,
): Found {
  const change = (one: FoundQuestion) => (one.number === number ? { ...one, ...part } : one);
  return {
    rows: rows.map((row) =>
      row.questions.some((one) => one.number === number)
        ? { ...row, questions: row.questions.map(change) }
        : row,
    ),
    questions: questions.map(change),
  };
}

/**
 * The chosen passages, split where a line of dashes stands in one; what came along goes with the first part. Questions
 * of a passage that is left out are left out, too.
 */
export function chosenPassages(rows: readonly Row[]): FoundPassage[] {
  return rows
    .filter(({ isChosen }) => isChosen)
    .flatMap(({ text, translation, questions }) => {
      const own = chosenOf(questions).map(({ draft }) => questionOf(draft));
      const [first, ...more] = splitPassages(text).filter((one) => one.trim() !== "");
      if (first === undefined) return [];
      const along = {
        ...(translation !== null && { translation }),
        ...(own.length > 0 && { own }),
      };
      return [{ text: first, ...along }, ...more.map((part) => ({ text: part }))];
    });
}

/** All chosen questions, in their order, but for those of passages that are left out. */
export function chosenQuestions({ rows, questions }: Found): FoundQuestion[] {
  const along = rows.flatMap((row) => (row.isChosen ? row.questions : []));
  return chosenOf([...along, ...questions]);
}

function chosenOf(questions: readonly FoundQuestion[]): FoundQuestion[] {
  return questions.filter(({ isChosen }) => isChosen);
}
