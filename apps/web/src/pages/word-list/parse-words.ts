/** Parses pasted words: one a line, with a tab or "=" before the meaning. */

export interface TypedWord {
  readonly text: string;
  readonly meaning: string;
}

export interface Parsed {
  readonly words: readonly TypedWord[];
  /** Lines without a valid word, with their numbers from 1 and the reason, in Korean. */
  readonly problems: readonly { readonly line: number; readonly reason: string }[];
}

const MAX_TEXT_LENGTH = 100;
const MAX_MEANING_LENGTH = 500;

/**
 * The words of a text; of words that differ in case only the first counts.
 * @example parseWords("comb = 빗\nhive\t벌집").words // [{ text: "comb", meaning: "빗" }, …]
 */
export function parseWords(text: string): Parsed {
  const words = new Map<string, TypedWord>();
  const problems: { line: number; reason: string }[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === "") continue;
    const [, head = "", tail = ""] = /^([^\t=]*)(?:[\t=](.*))?$/.exec(line) ?? [];
    const word = { text: head.trim(), meaning: tail.replaceAll("\t", " ").trim() };
    const reason = problemOf(word);
    if (reason) problems.push({ line: at + 1, reason });
    else if (!words.has(word.text.toLowerCase())) words.set(word.text.toLowerCase(), word);
  }
  return { words: [...words.values()], problems };
}

function problemOf({ text, meaning }: TypedWord): string | null {
  if (text === "") return "단어가 없어요.";
  if (text.length > MAX_TEXT_LENGTH) return `단어는 ${MAX_TEXT_LENGTH}자까지 쓸 수 있어요.`;
  if (meaning.length > MAX_MEANING_LENGTH) return `뜻은 ${MAX_MEANING_LENGTH}자까지 쓸 수 있어요.`;
  return null;
}
