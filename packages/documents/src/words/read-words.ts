/** Words in pasted lines or in a file's text: one a line, in any common form. */
import { arrangedLines } from "./arranged-lines.ts";
import { wordsOfLine, type TypedWord } from "./line-words.ts";
import { linesOfFile } from "./word-table.ts";

export interface ReadWords {
  readonly words: readonly TypedWord[];
  /** Lines without a valid word, with their numbers from 1 and the reason, in Korean. */
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

/** What is read, in characters. */
const MAX_LENGTH = 1_000_000;
const MAX_TEXT_LENGTH = 100;
const MAX_MEANING_LENGTH = 500;

/**
 * The words of a text; of words that differ in case only the first counts.
 * @example readWords("1. comb 빗\nhive\t벌집").words // [{ text: "comb", meaning: "빗" }, …]
 */
export function readWords(text: string): ReadWords {
  const bounded = text.slice(0, MAX_LENGTH);
  const words = new Map<string, TypedWord>();
  const problems: { line: number; reason: string }[] = [];
  for (const { line, text: row } of arrangedLines(linesOfFile(bounded))) {
    if (isHeading(row)) {
      problems.push({ line, reason: "제목으로 보여서 뺐어요." });
      continue;
    }
    for (const word of wordsOfLine(row)) {
      const reason = problemOf(word);
      if (reason) problems.push({ line, reason });
      else if (!words.has(word.text.toLowerCase())) words.set(word.text.toLowerCase(), word);
    }
  }
  return { words: [...words.values()], problems };
}

/** "Day 12", "Unit 3 단어" */
function isHeading(row: string): boolean {
  return (
    /^\W{0,3}(?:day|unit|lesson|chapter|part|week|step)\s?\d{1,3}(?:\W{0,3}(?:단어|어휘|words?|vocabulary))?\W{0,3}$/iu.test(
      row,
    ) ||
    (/^\W{0,3}(?:단어|어휘|단어장|words?|vocabulary|words? (?:&|and) phrases?)\W{0,3}$/iu.test(
      row.trim(),
    ) &&
      !/[A-Za-z]{3}.*[가-힣]/u.test(row))
  );
}

function problemOf({ text, meaning }: TypedWord): string | null {
  if (text === "") return "단어가 없어요.";
  if (!/[A-Za-z]/u.test(text) && /[가-힣]/u.test(text)) return "영어 단어가 없어요.";
  if (text.length > MAX_TEXT_LENGTH) return `단어는 ${MAX_TEXT_LENGTH}자까지 쓸 수 있어요.`;
  if (/[.?!]$/u.test(text) && text.split(/\s+/u).length >= 6) return "단어가 아니라 문장이에요.";
  if (meaning.length > MAX_MEANING_LENGTH) return `뜻은 ${MAX_MEANING_LENGTH}자까지 쓸 수 있어요.`;
  return null;
}
