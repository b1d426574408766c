/** A word test on paper: a numbered line for each word, and the answers behind it or alone. */
import { hideWord } from "./hidden-word.ts";
import type { Paper, PaperLayout } from "./paper.ts";

/** What is asked: the meaning of a word, the word for a meaning, or its spelling by its first letter. */
export const SHEET_KINDS = ["meaning", "word", "spelling"] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

export interface SheetWord {
  readonly text: string;
  readonly meaning: string;
}

export interface WordSheetRequest {
  readonly title: string;
  readonly kind: SheetKind;
  readonly left?: string;
  readonly right?: string;
  readonly hasNameLine?: boolean;
  readonly layout: PaperLayout;
  readonly answers: "none" | "end" | "only";
}

/**
 * The sheet of some words, in their order.
 * @example composeWordSheet([{ text: "brief", meaning: "짧은" }], request).groups[0].items[0].instruction // "brief"
 */
export function composeWordSheet(words: readonly SheetWord[], request: WordSheetRequest): Paper {
  const { title, kind, left = "", right = "", hasNameLine = true, layout, answers } = request;
  const isPrinted = answers !== "only";
  return {
    head: { title, left, right, form: "", code: "", hasNameLine: hasNameLine && isPrinted },
    layout,
    totalPoints: 0,
    itemCount: words.length,
    groups: isPrinted
      ? [
          {
            heading: "",
            blocks: [],
            items: words.map((word, at) => ({
              number: at + 1,
              instruction: kind === "meaning" ? word.text : hideWord(word.meaning, word.text),
              points: 0,
              blocks: [],
              area: { kind: "line", lead: kind === "spelling" ? firstLetter(word.text) : "" },
            })),
          },
        ]
      : [],
    answers:
      answers === "none"
        ? []
        : words.map(({ text, meaning }, at) => ({
            number: at + 1,
            key: kind === "meaning" ? meaning : text,
            points: 0,
            explanation: "",
          })),
    answerSheet: [],
  };
}

function firstLetter(text: string): string {
  return [...text][0] ?? "";
}
