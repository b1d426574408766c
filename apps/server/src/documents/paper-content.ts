/** What a paper of items is composed of, within what a typesetter sets. */
import { MAX_PAPER_ITEMS, type endpoints, type ExamDocument, type ParsedOf } from "@pulda/contract";
import { composePaper } from "@pulda/documents";
import { formOf } from "../exam/title.ts";
import { conflict } from "../http/failure.ts";
import { leftOut } from "./left-out.ts";
import type { PrintedPaper } from "./paper-drawing.ts";

export type PaperInput = Omit<ParsedOf<typeof endpoints.examPreview>, "whole" | "id">;

/** What is printed. */
export interface PaperContent extends Pick<ExamDocument, "title" | "code" | "questions"> {
  /** How many more items there are that cannot be read. */
  readonly brokenCount: number;
}

export const TOO_MANY_ITEMS = conflict(
  `파일에는 ${MAX_PAPER_ITEMS}문항까지 실을 수 있어요. 문제집을 나누어 주세요.`,
);
export const TOO_LONG = conflict(
  "글이 너무 많아서 파일 하나로 만들 수 없어요. 문제집을 나누어 주세요.",
);

/** What the typesetter sets within some hundred MB: about three hundred pages. */
const MAX_CHARACTERS = 1_000_000;

/** Whether the texts and explanations of items are more than a file holds. */
export function isTooLong({ questions }: Pick<PaperContent, "questions">): boolean {
  let sum = 0;
  for (const { blocks, explanation } of questions) {
    sum += explanation.length;
    for (const { runs } of blocks)
      for (const run of runs) sum += "text" in run ? run.text.length : 0;
  }
  return sum > MAX_CHARACTERS;
}

/** @param link of the answer form, where there is one */
export function paperOf(
  { questions, title, code, brokenCount }: PaperContent,
  input: PaperInput,
  link?: { readonly address: string; readonly caption: string },
): PrintedPaper {
  const named = formOf(title);
  const paper = composePaper(questions, {
    title: named.title,
    form: input.form ?? named.form,
    code,
    left: input.left,
    right: input.right,
    hasNameLine: input.name_line,
    layout: { size: input.size, columns: input.columns === 1 ? 1 : 2 },
    answers: input.answers,
    hasExplanations: input.explanations,
    sharesTexts: input.share_texts,
    hasAnswerSheet: input.answer_sheet,
    ...(link && { link }),
  });
  return { paper, warnings: leftOut(brokenCount) };
}

/** @example paperTitle("중간고사 B형", { answers: "only" }) // "중간고사 B형 정답" */
export function paperTitle(title: string, { answers }: Pick<PaperInput, "answers">): string {
  return `${title}${answers === "only" ? " 정답" : ""}`;
}
