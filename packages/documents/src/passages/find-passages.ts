/** Passages in a text that was pasted from anywhere: papers, books, web pages, chat windows. */
import { answerListOf, linesOf } from "@pulda/question";
import { cleanText, MAX_TEXT_LENGTH } from "./clean-text.ts";
import { withoutColumns } from "./columns.ts";
import { DocumentReader } from "./document-reader.ts";
import type { FoundDocument } from "./found.ts";
import { withoutFurniture } from "./page-furniture.ts";
import { isEnglish, wordCount } from "./letters.ts";
import { cellsAsLines, withBrokenLines, withoutSentenceNumbers } from "./one-line.ts";
import { withCircledOptions } from "./option-lines.ts";
import { isRule } from "./starts.ts";
import { unitsOf } from "./unit.ts";

/** The most passages that are taken: those of an exam. */
const MAX_FOUND_PASSAGES = 1000;

/**
 * Finds passages, with their translations and the questions that came along. Numbers, 발문, options, keys, labels
 * and lines of dashes part them; where nothing does, `cohesion.ts` says which paragraphs are one text.
 * @example findPassages("One …\n\n---\n\nTwo …").passages.map(({ text }) => text) // ["One …", "Two …"]
 */
export function findPassages(pasted: string): FoundDocument {
  const cleaned = withBrokenLines(cellsAsLines(withoutColumns(cleanText(pasted))));
  const plain = linesIn(withoutFurniture(cleaned.split("\n")));
  const lines = withCircledOptions(withoutSentenceNumbers(plain));
  const list = answerListAt(lines);
  const reader = new DocumentReader();
  for (const unit of unitsOf(lines.slice(0, list.at))) reader.add(unit);
  for (const answer of list.byNumber)
    reader.addAnswer(String(answer.number), answer.answer, answer.explanation.split("\n"));
  reader.addKeysInOrder(list.inOrder);
  const found = reader.finish();
  return {
    ...found,
    passages: found.passages.slice(0, MAX_FOUND_PASSAGES),
    warnings: [
      ...(pasted.length > MAX_TEXT_LENGTH ? ["글이 너무 길어서 앞의 1,000,000자만 읽었어요."] : []),
      ...(found.passages.length > MAX_FOUND_PASSAGES
        ? [`지문이 너무 많아서 ${MAX_FOUND_PASSAGES.toLocaleString("en-US")}개까지만 찾았어요.`]
        : []),
      ...(found.passages.length === 0 && pasted.trim() !== ""
        ? ["영어 지문을 찾지 못했어요. 영어로 된 글인지 봐 주세요."]
        : []),
    ],
  };
}

/** The lines without signs of Markdown; a line that only rules off stays as "---". */
function linesIn(raw: readonly string[]): string[] {
  const text = raw.join("\n");
  const isRuled = raw.map(isRule);
  const starts = new Map<number, number>();
  let start = 0;
  for (const [at, line] of raw.entries()) {
    starts.set(start, at);
    start += line.length + 1;
  }
  return linesOf(text).map((line) => {
    if (isRuled[starts.get(line.start) ?? -1]) return "---";
    // the sign before a label that became a line of its own
    return /^[*※•·■▶►●○-]$/u.test(line.text) ? "" : line.text;
  });
}

/** English prose of so many words in what looks like a list of keys means that it is none. */
const WORDS_OF_PROSE = 40;

/** The keys and explanations at the end; a list that holds passages is none. */
function answerListAt(lines: readonly string[]): ReturnType<typeof answerListOf> {
  const none = { at: lines.length, byNumber: [], inOrder: [] };
  const list = answerListOf(lines.map((text) => ({ text, start: 0, end: 0 })));
  // what labels name in the explanations is read with the other lines
  if (list.byNumber.some(({ explanation }) => /해석|번역/u.test(explanation))) return none;
  return hasProse(lines.slice(list.at)) ? none : list;
}

/** Whether lines that follow each other are English prose. */
function hasProse(lines: readonly string[]): boolean {
  let words = 0;
  for (const line of lines) {
    words = isEnglish(line) ? words + wordCount(line) : 0;
    if (words >= WORDS_OF_PROSE) return true;
  }
  return false;
}
