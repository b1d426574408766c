/** Validation of passages. In a module without schemas, so that a page can validate while the user types. */

/** How long a passage may be, in words. */
export const PASSAGE_WORDS = { least: 40, most: 2000 } as const;

/** The number of words in a text: runs of non-space characters with a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Why a text cannot be a passage, in Korean for the user, or null when it can.
 * @example passageProblem("Too short.") // "지문이 너무 짧아요. 40단어 이상 넣어 주세요. (지금 2단어)"
 */
export function passageProblem(text: string): string | null {
  const words = countWords(text);
  if (words === 0) return "지문을 넣어 주세요.";
  if (!isEnglish(text)) return "영어 지문이 아니에요. 영어로 된 글을 넣어 주세요.";
  if (words < PASSAGE_WORDS.least)
    return `지문이 너무 짧아요. ${PASSAGE_WORDS.least}단어 이상 넣어 주세요. (지금 ${words}단어)`;
  if (words > PASSAGE_WORDS.most)
    return `지문이 너무 길어요. ${PASSAGE_WORDS.most.toLocaleString("en-US")}단어까지 넣을 수 있어요. (지금 ${words.toLocaleString("en-US")}단어)`;
  return null;
}

/** English function words; running English has one in every two or three words. */
const FUNCTION_WORDS = new Set(
  "the a an of to in and is are was were that it for on with as at by from be this have has had not or but they he she we you i their his her its our my your can will would there which who what when if so".split(
    " ",
  ),
);

/** Whether a text is English prose: mostly Latin letters, and enough English function words. */
function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = letters.filter((letter) => /[A-Za-z]/.test(letter)).length;
  if (letters.length === 0 || latin / letters.length < 0.8) return false;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const functionWords = words.filter((word) => FUNCTION_WORDS.has(word)).length;
  return words.length < 10 || functionWords / words.length >= 0.15;
}
