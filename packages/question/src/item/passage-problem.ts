/** Validation of passages. In a module without schemas, so that a page can validate while the user types. */

/** How long a passage may be, in words. */
export const PASSAGE_WORDS = { least: 40, most: 2000 } as const;

/** The number of words in a text: runs of non-space characters with a letter or digit. */
export function countWords(text: string): number {
  return countsOf(text).words;
}

/**
 * Why a text cannot be a passage, in Korean for the user, or null when it can.
 * @example passageProblem("Too short.") // "지문이 너무 짧아요. 40단어 이상 넣어 주세요. (지금 2단어)"
 */
export function passageProblem(text: string): string | null {
  const counts = countsOf(text);
  const { words } = counts;
  if (words === 0) return "지문을 넣어 주세요.";
  if (!isEnglish(counts)) return "영어 지문이 아닌 것 같아요. 영어로 된 글을 넣어 주세요.";
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
function isEnglish({ letters, latin, latinWords, functionWords }: Counts): boolean {
  if (letters === 0 || latin / letters < 0.8) return false;
  return latinWords < 10 || functionWords / latinWords >= 0.15;
}

interface Counts {
  readonly words: number;
  readonly letters: number;
  /** Of the letters, those from A to Z. */
  readonly latin: number;
  /** Runs of the letters from A to Z. */
  readonly latinWords: number;
  readonly functionWords: number;
}

const MAX_FUNCTION_WORD_LENGTH = 5;

/** In one pass that makes no lists: a request may have a thousand passages of 13 kB. */
function countsOf(text: string): Counts {
  let [words, letters, latin, latinWords, functionWords] = [0, 0, 0, 0, 0];
  let isInWord = false;
  let latinStart = -1;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : SPACE;
    const kind = code < 0x80 ? ASCII[code] : kindOf(text.codePointAt(at)!);
    if (kind === LATIN) {
      latin++;
      if (latinStart < 0) latinStart = at;
    } else if (latinStart >= 0) {
      latinWords++;
      if (at - latinStart <= MAX_FUNCTION_WORD_LENGTH)
        functionWords += FUNCTION_WORDS.has(text.slice(latinStart, at).toLowerCase()) ? 1 : 0;
      latinStart = -1;
    }
    if (kind === LETTER) letters++;
    if (kind === BLANK) isInWord = false;
    else if (kind !== OTHER && !isInWord) {
      words++;
      isInWord = true;
    }
    // the second half of a pair
    if (code >= 0xd800 && code <= 0xdbff && text.codePointAt(at)! > 0xffff) at++;
  }
  return { words, letters: letters + latin, latin, latinWords, functionWords };
}

const SPACE = 0x20;
/** The kinds of character. */
const [OTHER, LATIN, LETTER, DIGIT, BLANK] = [0, 1, 2, 3, 4] as const;

const ASCII = Uint8Array.from({ length: 0x80 }, (_, code) =>
  /[A-Za-z]/.test(String.fromCharCode(code)) ? LATIN : kindOf(code),
);

function kindOf(code: number): number {
  const character = String.fromCodePoint(code);
  if (/\p{L}/u.test(character)) return LETTER;
  if (/\p{N}/u.test(character)) return DIGIT;
  return /\s/u.test(character) ? BLANK : OTHER;
}
