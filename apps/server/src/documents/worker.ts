/** What the thread does that writes files: functions of plain data. */
import type { ExamContent, Paper } from "@pulda/documents";
import {
  itemsToAnki,
  joinedWarnings,
  toDocx,
  toGift,
  toHwpx,
  toJson,
  toMoodleXml,
  toQti,
  wordsToAnki,
} from "@pulda/documents/write";
import {
  attemptTable,
  questionTable,
  resultTable,
  takerTable,
  toCsv,
} from "@pulda/documents/tables";
import { toQuizlet, toXlsx, wordTable } from "@pulda/documents/tables";
import type {
  ListedAttempt,
  ListedQuestion,
  ListedResult,
  ListedTaker,
  ListedWord,
} from "@pulda/documents/tables";
import { freeingMemory } from "./free-memory.ts";
import { typeset } from "./typesetter.ts";

interface PaperWriting {
  readonly format: "pdf" | "hwpx" | "docx";
  readonly paper: Paper;
}

/** A paper as a file to print or to go on with. */
export function paper({ format, paper: given }: PaperWriting): Promise<Uint8Array> {
  return freeingMemory(() => {
    switch (format) {
      case "pdf":
        return typeset("toPdf", given);
      case "hwpx":
        return toHwpx(given);
      case "docx":
        return toDocx(given);
    }
  });
}

export function preview(given: Paper): Promise<{ readonly svg: string; readonly pages: number }> {
  return typeset("toPreview", given);
}

/** All pages as a picture; null where there are more than wanted. */
export function picture({ paper: given, maxPages }: { paper: Paper; maxPages: number }) {
  return typeset("toPicture", given, maxPages);
}

interface Writing {
  readonly format: "json" | "gift" | "moodle" | "qti" | "anki";
  readonly content: ExamContent;
}

interface Written {
  readonly content: Uint8Array | string;
  /** In Korean, what the format could not keep. */
  readonly warnings: readonly string[];
}

/** A file in a format of other programs. */
export async function file({ format, content }: Writing): Promise<Written> {
  switch (format) {
    case "json":
      return { content: toJson(content), warnings: [] };
    case "gift":
      return written(toGift(content));
    case "moodle":
      return written(toMoodleXml(content));
    case "qti":
      return { content: toQti(content), warnings: [] };
    case "anki":
      return {
        content: await itemsToAnki(content.title, content.items, Date.now()),
        warnings: [],
      };
  }
}

function written({ text, warnings }: ReturnType<typeof toGift>): Written {
  return { content: text, warnings: joinedWarnings(warnings) };
}

interface WordWriting {
  readonly format: "csv" | "xlsx" | "quizlet" | "anki";
  readonly words: readonly ListedWord[];
}

/** A word list in a file. */
export async function words({ format, words: list }: WordWriting): Promise<Uint8Array | string> {
  switch (format) {
    case "csv":
      return toCsv(wordTable(WORD_LIST, list));
    case "xlsx":
      return toXlsx(wordTable(WORD_LIST, list));
    case "quizlet":
      return toQuizlet(list);
    case "anki":
      return wordsToAnki(
        WORD_LIST,
        list.map(({ text, meaning, context = "" }) => ({ text, meaning, context })),
        Date.now(),
      );
  }
}

const WORD_LIST = "단어장";

interface ResultWriting {
  readonly format: "csv" | "xlsx";
  readonly title: string;
  readonly results: readonly ListedResult[];
}

/** The results of an attempt in a file. */
export async function results({ format, title, results: list }: ResultWriting) {
  const table = resultTable(title, list);
  return format === "csv" ? toCsv(table) : toXlsx(table);
}

interface AttemptWriting {
  readonly format: "csv" | "xlsx";
  readonly attempts: readonly ListedAttempt[];
  /** Of all of them, each with its attempt. */
  readonly results: readonly ListedResult[];
}

/** Several attempts in a file: as XLSX with a sheet of the attempts before that of their items. */
export async function attempts({ format, attempts: taken, results: list }: AttemptWriting) {
  const items = resultTable("문항", list);
  return format === "csv" ? toCsv(items) : toXlsx(attemptTable("풀이", taken), items);
}

interface ClassWriting {
  readonly format: "csv" | "xlsx";
  readonly takers: readonly ListedTaker[];
  readonly questions: readonly ListedQuestion[];
}

/** What a class has done with a share: as XLSX with a second sheet of its questions. */
export async function classResults({ format, takers, questions }: ClassWriting) {
  const table = takerTable("응시자", takers, questions.length);
  return format === "csv" ? toCsv(table) : toXlsx(table, questionTable("문항", questions));
}
