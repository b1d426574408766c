/** Whether a text is English or Korean, and how long it is. */

export function hangulCount(text: string): number {
  return text.match(/[가-힣]/gu)?.length ?? 0;
}

export function latinCount(text: string): number {
  return text.match(/[A-Za-z]/gu)?.length ?? 0;
}

export function wordCount(text: string): number {
  return text.match(/[A-Za-z][A-Za-z'’-]*/gu)?.length ?? 0;
}

/** A Korean syllable says about as much as two and a half Latin letters. */
const LETTERS_OF_SYLLABLE = 2.5;

/**
 * Whether a text is mainly Korean; quoted English words do not change that.
 * @example isKorean("관리인(custodian)께 드리는 편지") // true
 */
export function isKorean(text: string): boolean {
  const hangul = hangulCount(text);
  return hangul > 0 && hangul * LETTERS_OF_SYLLABLE >= latinCount(text);
}

export function isEnglish(text: string): boolean {
  return latinCount(text) > 0 && !isKorean(text);
}

/** Whether a line could end a sentence. */
export function endsSentence(text: string): boolean {
  return /[.?!…][)"”’'\]]{0,3}\*?$/u.test(text.trimEnd());
}
