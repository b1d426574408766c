/** Where something new begins in the lines of a text: a question, a numbered passage, a label, a rule. */
import { isPrompt } from "@pulda/question";
import { isRemark } from "./labels.ts";
import { isEnglish, hangulCount, isKorean, wordCount } from "./letters.ts";

export type Start =
  /** "[31~34] 다음 글을 읽고 …" */
  | { readonly kind: "heading"; readonly from: number; readonly to: number; readonly rest: string }
  /** "18. 다음 글의 …"; what it asks may be English. */
  | { readonly kind: "question"; readonly number: string | null; readonly rest: string }
  /** "3. The human brain …" */
  | { readonly kind: "passage"; readonly number: string; readonly rest: string }
  /** "18. 관리인께, …", "18 ③": what belongs to the question of that number. */
  | { readonly kind: "answer"; readonly number: string; readonly rest: string }
  /** "Passage 2: The Night Sky", "5강 3번" */
  | {
      readonly kind: "label";
      readonly label: string;
      readonly number: string | null;
      readonly title: string;
    }
  | { readonly kind: "rule" };

const RANGE =
  /^[[【<(〈] ?(\d{1,3}) ?[-~∼～–] ?(\d{1,3}) ?번?[\]】>)〉] ?[.:]? {0,3}|^(\d{1,3}) ?[~∼～] ?(\d{1,3}) ?번?[.)] {0,3}|^※ ?[[(](\d{1,3}) ?[-~∼～–] ?(\d{1,3})[\])] {0,3}/u;
const NUMBER =
  /^(?:(\d{1,2}-\d{1,2})[.)]|(?:문항|문제|문|Question|No|Q) ?\.? ?(\d{1,3}) ?번?[.):]?|[[【<(〈](?:문항|문제)? ?(\d{1,3}) ?번?[\]】>)〉][.)]?|(\d{1,3}) ?번? ?[.)](?!\d)|(\d{1,3})번(?!째)|(\d{1,3})(?!\d|학년|학기|교시|년|월|일|과|강|단원|차시))(?=\s|[가-힣“"‘'(]|[A-Z]|$) {0,3}/u;
const WRITTEN =
  /^[[【<(〈]? ?((?:서술형|서답형|단답형|주관식|논술형) ?\d{0,2}) ?번?(?: ?\([^)]{0,12}\))? ?[\]】>)〉]? ?[.:)]? {0,3}/u;

/** A line of dashes, or of signs of ornament, parts what stands above and below. */
const RULE = /^\s{0,8}(?:[-=_*~∼─━—⎯◆◇■□★☆●○♠♣※·•#]\s{0,2}){3,400}$/u;

/**
 * Whether a line only parts what stands above and below.
 * @example isRule("◆ ◇ ◆") // true
 */
export function isRule(line: string): boolean {
  return RULE.test(line);
}

/** How an instruction (발문) begins. */
const BEGINS =
  /^(?:다음|윗글|위 ?글|위의 ?글|밑줄|글의|이 ?글|주어진|빈칸|본문|아래|대화|우리말|문맥|<?보기>?|\([A-E]\)|그림|도표|문장|어법|필자|글쓴이|괄호|전체 ?흐름|흐름)/u;
const ENDS =
  /(?:것은|시오|고르면|은|는|까|세요|고르기|것을 고르면|하라)\s?[?.]?\s{0,2}(?:\(?(?:단|정답)[^)]{0,40}\)?)?\s?(?:[[(<][^\])>]{0,14}[\])>]){0,2}$/u;

/** An instruction of more syllables is none. */
const MAX_INSTRUCTION = 160;

/**
 * Whether a line is an instruction. One without a number must begin and end as instructions do.
 * @param next the line below, for an instruction of two lines
 */
function isInstruction(line: string, next: string, isNumbered: boolean): boolean {
  const syllables = hangulCount(line);
  if (syllables < 3 || syllables > MAX_INSTRUCTION) return false;
  const both = `${line} ${isKorean(next) ? next : ""}`;
  const asks = isPrompt(line) || isPrompt(both) || /물음에 답/u.test(both);
  const begins = BEGINS.test(line);
  const ends = ENDS.test(line) || (ENDS.test(next) && isKorean(next) && !/[.?!]$/u.test(line));
  if (!asks) return isNumbered && begins && ends;
  return isNumbered ? begins || ends : begins && ends;
}

const ENGLISH_QUESTION =
  /^(?:which|what|why|how|where|when|who|according to|choose|it can be inferred|the (?:author|passage|word|phrase|underlined)|fill in|read the|in (?:the )?(?:paragraph|line)|all of the following|select)\b/iu;
const ENGLISH_OPTION = /^(?:[①-⑤]|\(?[1-5A-Ea-e][.)])\s?\S/u;

/** The sections of books that part passages. */
const LABEL =
  /^(?:(?:지문|글|제시문|본문|passage|text|reading(?: passage)?|story|article|paragraph|예문|변형 ?지문) ?(?:\d{1,3}|[A-D①-⑨]|[ivx]{1,4})|gateway|(?:exercise|practice|test|analysis) ?\d{1,3}|(?:lesson|unit|chapter|day) ?\d{1,3})\s{0,2}(?:$|[\])>.:|–—-]{1,3}\s{0,3}|(?<=\s)(?=[가-힣]))(.*)$/iu;
const SOURCE =
  /^(?=.{0,50}(?:\d ?강|\d ?번|과 ?본문|모의고사|모의평가|학력평가|모평|학평|수능|수특|수완))[^.?!①-⑤]{2,50}$/u;

/** What is known of the lines besides a line itself. */
export interface Around {
  /** The text of the next line that is not blank, and of the one behind it. */
  readonly next: string;
  readonly second: string;
  /** Whether the lines below soon hold options. */
  readonly optionsFollow: boolean;
}

/** What begins in a line, or null. Whether English prose behind a number is a passage is decided over all of them. */
export function startOf(line: string, around: Around): Start | null {
  if (line === "") return null;
  if (isRule(line)) return { kind: "rule" };
  const range = rangeOf(line, around);
  if (range) return range;
  const label = bookLabelOf(line, around);
  if (label) return label;
  const written = WRITTEN.exec(line);
  const isHeading =
    written !== null && /^ ?(?:문항|문제|평가)? ?[\]】>)〉]?$/u.test(line.slice(written[0].length));
  if (written && isHeading && !/\d/u.test(line)) return null;
  if (written && (isKorean(line.slice(written[0].length)) || isKorean(around.next)))
    return { kind: "question", number: written[1]!.trim(), rest: line.slice(written[0].length) };
  const plain = unmarked(line);
  const number = NUMBER.exec(plain);
  if (number) return numberedStart(plain, number, around);
  const isAlone = isInstruction(plain, around.next, false) && !/^[①-⑤]/u.test(line);
  return isAlone ? { kind: "question", number: null, rest: plain } : null;
}

/** A code of a book before the number, and signs of Markdown, say nothing. */
function unmarked(line: string): string {
  return line
    .replace(/^[[(]?\d{4,6}-\d{3,5}[\])]?\s{1,3}(?=\S)/u, "")
    .replace(/^(?:Q|문제|문항)[.:] {1,3}(?=[가-힣A-Z])/u, "")
    .replace(/^(\d{1,3}) ?번 ?지문 {0,2}(?:[).:\]] ?|$)/u, "$1. ");
}

/** "※ 다음 글을 읽고 물음에 답하시오. (1~3)" */
const RANGE_BEHIND = /^[※■▶◆] ?([^\n]{4,80}?) ?[[(](\d{1,3}) ?[-~∼～–] ?(\d{1,3})[\])]$/u;

const ENGLISH_RANGE =
  /^[[(]?Questions? (\d{1,3}) ?(?:[-~–]|to|through) ?(\d{1,3})\b[^.?!]{0,60}\b(?:passages?|text|article|e-?mail|letter|notice|reading|paragraphs?)\b/iu;

function rangeOf(line: string, { next, second }: Around): Start | null {
  const english = ENGLISH_RANGE.exec(line);
  if (english && Number(english[1]) < Number(english[2]))
    return { kind: "heading", from: Number(english[1]), to: Number(english[2]), rest: line };
  const [, asked = "", first, last] = RANGE_BEHIND.exec(line) ?? [];
  if (isInstruction(asked, "", true) && Number(first) < Number(last))
    return { kind: "heading", from: Number(first), to: Number(last), rest: asked };
  const found = RANGE.exec(line);
  if (!found) return null;
  const [from = 0, to = 0] = found.slice(1).flatMap((one) => (one ? [Number(one)] : []));
  const rest = line.slice(found[0].length);
  const asks =
    isInstruction(rest, next, true) || (rest === "" && isInstruction(next, second, false));
  return from < to && to - from < 20 && (asks || found[0].startsWith("[")) && !/^[①-⑤]/u.test(rest)
    ? { kind: "heading", from, to, rest }
    : null;
}

function bookLabelOf(line: string, { next }: Around): Start | null {
  const letter = /^[[<【]([A-H])[\]>】]$/u.exec(line)?.[1];
  if (letter !== undefined && isEnglish(next) && wordCount(next) >= 4)
    return { kind: "label", label: letter, number: null, title: "" };
  const inside = line
    .replace(/^[[【<(〈■◆▶●★#※ ]{1,4}/u, "")
    .replace(/^([^\]】>)〉]{1,40})[\]】>)〉]/u, "$1:")
    .replace(/:+\s{0,2}$/u, "")
    .trim();
  const label = LABEL.exec(inside);
  const title = (label?.[1] ?? "").trim();
  if (label && wordCount(title) <= 14 && (title === "" || !/[a-z]\.$/u.test(title))) {
    const name = inside.slice(0, inside.length - (label[1] ?? "").length);
    return {
      kind: "label",
      label: name.replace(/[\s.:|–—\])>-]{1,4}$/u, ""),
      number: null,
      title,
    };
  }
  // "정답과 해설 3번", "18번" alone and sentences are no labels
  if (!SOURCE.test(inside) || isPrompt(inside) || /정답|해설|문제지|배점/u.test(inside))
    return null;
  if (/^(?:문제|문항|문)? ?\d{1,3} ?번?$|^[①-⑤]/u.test(inside) || !isKorean(inside)) return null;
  if (/(?:다|요|죠)$/u.test(inside) || isInstruction(inside, next, false)) return null;
  return {
    kind: "label",
    label: inside.replace(/:$/u, ""),
    number: /(\d{1,3}) ?번/u.exec(inside)?.[1] ?? null,
    title: "",
  };
}

/** "32. [3점]" says nothing but how much the question counts. */
const POINTS_ALONE = /^[[(<] ?\d{1,2}(?:\.\d)? ?점 ?[\])>]$/u;

function numberedStart(line: string, found: RegExpExecArray, around: Around): Start | null {
  const written = found.slice(1).find((one) => one !== undefined) ?? "";
  const number = written.includes("-") ? written : String(Number(written));
  const rest = line.slice(found[0].length).replace(POINTS_ALONE, "");
  const isBare = found[6] !== undefined;
  if (rest === "") return numberAlone(number, found[0], around);
  // "18. [출제의도] 글의 목적을 파악한다." above a passage
  if (isRemark(rest) && isEnglish(around.next))
    return { kind: "label", label: `${number}번`, number, title: "" };
  if (isInstruction(rest, around.next, true)) return { kind: "question", number, rest };
  if (/^(?:\[?정?답\]? ?:? ?)?[①-⑤](?=$|[\s,.)\]])/u.test(rest))
    return { kind: "answer", number, rest };
  if (isKorean(rest)) return isBare ? null : { kind: "answer", number, rest };
  if (!isEnglish(rest)) return null;
  const isAsked =
    around.optionsFollow &&
    wordCount(rest) <= 40 &&
    (ENGLISH_QUESTION.test(rest) || (rest.endsWith("?") && ENGLISH_OPTION.test(around.next)));
  if (isAsked) return { kind: "question", number, rest };
  return /^[“"‘'(]?[A-Z]/u.test(rest) && (!isBare || /^0\d/u.test(line))
    ? { kind: "passage", number, rest }
    : null;
}

function numberAlone(
  number: string,
  sign: string,
  { next, second, optionsFollow }: Around,
): Start | null {
  if (isInstruction(next, second, true)) return { kind: "question", number, rest: "" };
  if (optionsFollow && ENGLISH_QUESTION.test(next) && wordCount(next) <= 40)
    return { kind: "question", number, rest: "" };
  if (isEnglish(next) && /^[“"‘'(]?[A-Z]/u.test(next) && wordCount(next) >= 4)
    return { kind: "passage", number, rest: "" };
  if (isKorean(next) && /[.)\]번]/u.test(sign)) return { kind: "answer", number, rest: "" };
  return null;
}
