/** Checks of single texts: no markup, one language, of a sensible length. */
import { finalConsonant } from "@pulda/english";
import type { Problem } from "../asking/outcome.ts";

const MARKUP =
  /<\/?[a-z!][^<>]{0,200}>|\*\*|`|\[[^\][]{0,200}\]\(|&(?:[a-z]{2,8}|#\d{1,6});|https?:/iu;
const INVISIBLE = /[\p{Cc}\p{Co}\p{Cn}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const PICTURE = /\p{Extended_Pictographic}/u;
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}]/u;

/** What is wrong with any printed text. */
function signProblem(text: string, name: string): Problem | null {
  if (MARKUP.test(text) || INVISIBLE.test(text) || PICTURE.test(text))
    return {
      check: "plain-text",
      forModel: `${name} must be plain text: no markup, links, symbols or pictures.`,
      reason: "모델이 쓴 글에 문자가 아닌 기호나 태그가 있어요.",
    };
  if (HAN_OR_KANA.test(text) || OTHER_SCRIPT.test(text))
    return {
      check: "one-language",
      forModel: `${name} must be in one language; it holds letters of another script.`,
      reason: "모델이 쓴 글에 다른 나라 글자가 섞여 있어요.",
    };
  return null;
}

/** What is wrong with an English text of an item. */
export function englishProblem(text: string, name: string): Problem | null {
  const sign = signProblem(text, name);
  if (sign) return sign;
  if (/\p{Script=Hangul}/u.test(text) || !/[a-z]/iu.test(text))
    return {
      check: "one-language",
      forModel: `${name} must be in English alone.`,
      reason: "영어여야 할 선택지에 한글이 있어요.",
    };
  if (/\s{2}|^\s|\s$|[,;:]$/u.test(text))
    return {
      check: "plain-text",
      forModel: `${name} has stray spaces or ends in a comma, semicolon or colon.`,
      reason: "선택지의 띄어쓰기나 문장 부호가 바르지 않아요.",
    };
  return null;
}

/** The least share of Hangul among the letters of a Korean text, English in quotation marks left out. */
const LEAST_HANGUL = 0.7;
/** An apostrophe within a word ends no quotation: 'one's own idea'. */
const QUOTED =
  /(?<![a-z])'(?:[^']|(?<=[a-z])'(?=[a-z])){0,300}'(?![a-z])|"[^"]{0,300}"|“[^”]{0,300}”|‘[^’]{0,300}’/giu;
/** A name in English within Korean. */
const NAME = /\b[A-Z][a-z]{1,30}\b/gu;
/** Signs that a particle was left undecided. */
const UNDECIDED = /[을은이과]\([를는가와]\)|\(으\)로/u;
/** A particle that does not go with the syllable before it: 를 and 으로 with a final consonant, or without. */
const WRONG_PARTICLE = /[가-힣](?:를|으로|을)(?=[\s,.!?'"”’)]|$)/gu;
/** Nouns that end in 을 themselves, and verbs whose stem is a syllable without a final consonant: 마을, 모을. */
const ENDS_SO = /[마가노고모지부나이그저자]을$/u;
/** A passive of a passive. */
const DOUBLE_PASSIVE = /되어[지져진질짐]|가져[지진져질]/u;
/** Words in English that are no names, where the text is to be in Korean alone. */
const ENGLISH_WORD = /(?<![A-Za-z])[a-z]{2,}/u;
/** A word of English may stand in brackets at the end: "내렸어요('fell')." */
const POLITE = /[요죠](?:\s?\([^()]{1,80}\))?[.!?"'”’)]*$/u;

interface KoreanForm {
  /** Whether it is an explanation, which speaks as the product does (해요체). */
  readonly isExplanation?: boolean;
  /** Words that may stand in English: those of the passage. */
  readonly mayHoldEnglish?: boolean;
}

/** What is wrong with a Korean text of an item or of its explanation. */
export function koreanProblem(
  text: string,
  name: string,
  { isExplanation = false, mayHoldEnglish = isExplanation }: KoreanForm = {},
): Problem | null {
  const sign = signProblem(text, name);
  if (sign) return sign;
  const told = mayHoldEnglish ? text.replace(QUOTED, "").replace(NAME, "") : text;
  const letters = told.match(/\p{L}/gu)?.length ?? 0;
  const hangul = told.match(/\p{Script=Hangul}/gu)?.length ?? 0;
  if (hangul < 2 || hangul < letters * LEAST_HANGUL)
    return {
      check: "korean",
      forModel: `${name} must be in natural Korean; quote English words in '…'.`,
      reason: "한국어여야 할 글이 한국어가 아니에요.",
    };
  if (UNDECIDED.test(text))
    return {
      check: "korean",
      forModel: `${name}: decide the particle, do not write "을(를)".`,
      reason: "모델이 쓴 한국어의 조사가 정해지지 않았어요.",
    };
  const grammar = particleProblem(told) ?? (DOUBLE_PASSIVE.test(told) ? "되어지다" : null);
  if (grammar !== null || (!mayHoldEnglish && ENGLISH_WORD.test(text.replace(QUOTED, ""))))
    return {
      check: "korean",
      forModel: `${name} must be in natural Korean without English words${grammar === null ? "" : `; "${grammar}" is wrong`}.`,
      reason: "모델이 쓴 한국어가 자연스럽지 않아요.",
    };
  if (isExplanation && !POLITE.test(text.trim()))
    return {
      check: "korean",
      forModel: `${name} must end in 해요체 (…요.).`,
      reason: "모델이 쓴 해설의 말투가 해요체가 아니에요.",
    };
  return null;
}

/** A word whose particle is that of another final syllable; null where there is none. */
function particleProblem(text: string): string | null {
  for (const { 0: found, index } of text.matchAll(WRONG_PARTICLE)) {
    const isOpen = finalConsonant(found.charAt(0)) === null;
    const isRight =
      found.slice(1) === "를"
        ? isOpen
        : found.slice(1) === "을"
          ? !isOpen || ENDS_SO.test(text.slice(0, index + 2))
          : !isOpen;
    if (!isRight)
      return (
        text
          .slice(0, index + found.length)
          .split(/\s/u)
          .at(-1) ?? found
      );
  }
  return null;
}
