/**
 * The paper: what is printed of an exam, whatever the format of the file. Plain data, so that it can be sent to a worker
 * thread. Writers of files read papers and nothing else of an exam.
 */
import type { Block, AnswerField } from "@pulda/question";

/** What stands above the first item. Empty texts are left out. */
export interface PaperHead {
  readonly title: string;
  /** "2학년 1학기 중간고사", the school, or whatever stands left of the title. */
  readonly left: string;
  /** "영어", or whatever stands right of it. */
  readonly right: string;
  /** Whether there is a line for class, number and name. */
  readonly hasNameLine: boolean;
  /** "A", "B" … where there are several forms. */
  readonly form: string;
  /** The exam code, by which the exam can be made again. */
  readonly code: string;
  /** Where answers are written on a phone; left out where there is no such form. */
  readonly link?: PaperLink;
}

/** An address as a QR code. */
interface PaperLink {
  readonly address: string;
  /** What it is for, in Korean. */
  readonly caption: string;
  /** The rows of the code, a "1" for each dark module. */
  readonly modules: readonly string[];
}

/** What an item's taker writes on or chooses from. */
export type AnswerArea =
  | {
      readonly kind: "options";
      /** The labels above the cells, "(A)", "(B)" …; none for options of one cell. */
      readonly labels: readonly string[];
      /** The cells of each option. */
      readonly options: readonly (readonly string[])[];
      /** How many options stand in a row: 5, 3, 2 or 1. */
      readonly perRow: number;
    }
  /** The numbered places of the text are the options. */
  | { readonly kind: "places" }
  | {
      readonly kind: "fields";
      readonly fields: readonly AnswerField[];
      /** How many fields stand in a row: an error beside its mend, or one. */
      readonly perRow: 1 | 2;
    }
  | { readonly kind: "pieces"; readonly pieces: readonly string[] }
  /** A line beside what is asked; `lead` stands at its beginning. */
  | { readonly kind: "line"; readonly lead: string };

export interface PaperItem {
  readonly number: number;
  /** 발문. */
  readonly instruction: string;
  /** 0 where points are not printed. */
  readonly points: number;
  readonly blocks: readonly Block[];
  readonly area: AnswerArea;
}

/** Items that stand under one text, one item alone, or the lines of a word test. */
export interface PaperGroup {
  /** "[1–3] 다음 글을 읽고 물음에 답하시오."; empty where an item stands alone. */
  readonly heading: string;
  /** The text that the items share; empty where an item stands alone. */
  readonly blocks: readonly Block[];
  readonly items: readonly PaperItem[];
}

/** What the answer pages say of an item. */
export interface PaperAnswer {
  readonly number: number;
  /** "③", or the words that are to be written. */
  readonly key: string;
  readonly points: number;
  /** 해설, one paragraph a line; empty where it is not printed. */
  readonly explanation: string;
}

/** How a paper is laid out. */
export interface PaperLayout {
  readonly size: "A4" | "B4";
  readonly columns: 1 | 2;
}

export interface Paper {
  readonly head: PaperHead;
  readonly layout: PaperLayout;
  /** What the points of all items add up to; 0 where they are not printed. */
  readonly totalPoints: number;
  readonly itemCount: number;
  /** Empty where only the answers are printed. */
  readonly groups: readonly PaperGroup[];
  /** Empty where no answers are printed. */
  readonly answers: readonly PaperAnswer[];
  /** The numbers of an OMR-style sheet, with how many options each item has (0: written); empty where there is none. */
  readonly answerSheet: readonly { readonly number: number; readonly options: number }[];
}
