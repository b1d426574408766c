/** Questions in a text that was pasted from anywhere, as input for own questions (직접 출제). */
import type { Span } from "../item/passage.ts";
import { answerListOf, type AnswerList, type ListedAnswer } from "./answer-list.ts";
import { labelledParts, readAnswer } from "./answer.ts";
import { linesOf, type Line } from "./lines.ts";
import { findOptions, hasPlaces } from "./options.ts";
import { asksForPlace, asksToChoose } from "./prompt-words.ts";
import { questionParts } from "./question-parts.ts";
import { questionText, unwrap } from "./question-text.ts";
import { headingOf, startsOf, type Heading, type Start } from "./starts.ts";

/** The most characters that are read, and the most questions. */
export const MAX_READ_LENGTH = 200_000;
export const MAX_READ_QUESTIONS = 100;

/** What a user should look at before a question can be taken over. */
export interface ReadWarning {
  readonly code:
    | "no-instruction"
    | "no-key"
    | "several-keys"
    | "key-outside"
    | "few-options"
    | "many-options"
    | "same-options"
    | "left-out"
    | "too-long";
  /** In Korean, for the user. */
  readonly message: string;
}

/** A question that was read: what a user would have typed for it. */
export interface ReadQuestion {
  /** Where it stands in the pasted text. */
  readonly span: Span;
  readonly type: "own-choice" | "own-write";
  readonly instruction: string;
  readonly text: string;
  /** Of own-choice. */
  readonly options: string[];
  /** Of own-choice: the choice number; null where it was not found. */
  readonly choice: number | null;
  /** Of own-write. */
  readonly fields: { label?: string; accepted: string[] }[];
  readonly explanation: string;
  /** Null where none are printed. */
  readonly points: number | null;
  readonly warnings: ReadWarning[];
}

/**
 * Reads questions: numbered or not, options in a line each or in one, keys with each or in a list at the end.
 * @example readQuestions("1. 맞는 것은?\n① a ② b\n정답: ②")[0]?.choice // 2
 */
export function readQuestions(pasted: string): ReadQuestion[] {
  const all = linesOf(pasted.slice(0, MAX_READ_LENGTH));
  const list = answerListOf(all);
  const lines = all.slice(0, list.at);
  const starts = startsOf(lines).slice(0, MAX_READ_QUESTIONS);
  const headings = lines.flatMap((line, at) => headingOf(line, at) ?? []);
  const answers = new ListedAnswers(list);
  const before = introduction(lines, starts);
  return starts.flatMap((start, index): ReadQuestion[] => {
    const next = starts[index + 1]?.at ?? lines.length;
    const end = headings.find(({ at }) => at > start.at && at < next)?.at ?? next;
    const shared = sharedText(lines, starts, headings, before, start);
    const question = readOne(lines.slice(start.at, end), start, shared, answers.take(start.number));
    return question ? [question] : [];
  });
}

/** Hands each listed key to its question; of questions with the same number, the first gets the first. */
class ListedAnswers {
  readonly #byNumber: Map<number, ListedAnswer[]>;
  readonly #inOrder: string[];
  #taken = 0;

  constructor({ byNumber, inOrder }: AnswerList) {
    this.#byNumber = Map.groupBy(byNumber, ({ number }) => number);
    this.#inOrder = [...inOrder];
  }

  take(number: number | null): ListedAnswer | null {
    const at = this.#taken++;
    const listed = this.#byNumber.get(number ?? at + 1)?.shift();
    if (listed) return listed;
    const answer = this.#inOrder[at];
    return answer === undefined ? null : { number: at + 1, answer, explanation: "" };
  }
}

/**
 * The instruction and the passage that a question shares with others.
 * @param before the instruction of those without a heading
 */
function sharedText(
  lines: readonly Line[],
  starts: readonly Start[],
  headings: readonly Heading[],
  before: string,
  { at, number }: Start,
): { readonly instruction: string; readonly text: string } {
  const heading = headings.findLast(
    (one) =>
      one.at < at &&
      (one.range === null || (number !== null && number >= one.range[0] && number <= one.range[1])),
  );
  if (!heading) return { instruction: before, text: "" };
  const first = starts.find((start) => start.at > heading.at)?.at ?? at;
  const passage = lines.slice(heading.at + 1, first).map(({ text }) => text);
  return { instruction: heading.rest, text: unwrap(passage) };
}

/** The instruction before the first question, which is for all of them. */
function introduction(lines: readonly Line[], [first]: readonly Start[]): string {
  return lines.slice(0, first?.at ?? 0).findLast(({ text }) => asksToChoose(text))?.text ?? "";
}

function readOne(
  lines: readonly Line[],
  { rest }: Start,
  shared: { readonly instruction: string; readonly text: string },
  listed: ListedAnswer | null,
): ReadQuestion | null {
  const parts = questionParts([rest, ...lines.slice(1).map(({ text }) => text)]);
  const found = findOptions(parts.asked);
  const own = questionText(found?.before ?? parts.asked);
  const isOwn = /[가-힣]/u.test(own.instruction) || shared.instruction === "";
  const instruction = isOwn ? own.instruction : shared.instruction;
  const texts = [shared.text, isOwn ? "" : own.instruction, own.text].filter((one) => one !== "");
  if (instruction === "" && texts.length === 0 && !found) return null;
  const written = parts.answer === "" ? (listed?.answer ?? "") : parts.answer;
  const explanation = parts.explanation === "" ? (listed?.explanation ?? "") : parts.explanation;
  const places = found === null && asksForPlace(instruction) && hasPlaces(parts.asked);
  const marked = markedOptions(found?.texts ?? []);
  const options = places ? ["①", "②", "③", "④", "⑤"] : marked.options;
  const last = lines.findLast(({ text }) => text !== "") ?? lines[0]!;
  const kept = limited({
    span: { start: lines[0]!.start, end: last.end },
    instruction,
    text: texts.join("\n\n"),
    explanation,
    points: own.points,
  });
  const answer = readAnswer(written, options);
  const isChoice =
    options.length > 0 ||
    (answer.texts.length === 0 && (answer.choices.length > 0 || asksToChoose(instruction)));
  const warnings = [
    ...kept.warnings,
    ...warn(kept.question.instruction === "", "no-instruction"),
    ...warn((found?.after ?? "") !== "", "left-out"),
  ];
  if (!isChoice) {
    const fields = fieldsOf(answer.texts);
    warnings.push(...warn(fields.length === 0, "no-key"));
    return { ...kept.question, type: "own-write", options: [], choice: null, fields, warnings };
  }
  const choices = answer.choices.length > 0 ? answer.choices : marked.keys;
  const shown = options.slice(0, MAX_OPTIONS).map((option) => option.slice(0, MAX_LINE));
  const choice = choices.length === 1 && choices[0]! <= shown.length ? choices[0]! : null;
  warnings.push(
    ...warn(shown.length < 2, "few-options"),
    ...warn(options.length > MAX_OPTIONS, "many-options"),
    ...warn(new Set(shown).size < shown.length, "same-options"),
    ...warn(choices.length === 0, "no-key"),
    ...warn(choices.length > 1, "several-keys"),
    ...warn(choices.length === 1 && choice === null && shown.length >= 2, "key-outside"),
  );
  return { ...kept.question, type: "own-choice", options: shown, choice, fields: [], warnings };
}

const KEY_SIGN = /\s{0,3}(?:\(정?답\)|\[정?답\]|[✓✔√★]|[←<]-{0,2}\s?정답)\s{0,3}/u;

/** Options of which one is marked as the key. */
function markedOptions(texts: readonly string[]): {
  readonly options: string[];
  readonly keys: number[];
} {
  return {
    options: texts.map((text) => text.replace(KEY_SIGN, " ").trim()),
    keys: texts.flatMap((text, at) => (KEY_SIGN.test(text) ? [at + 1] : [])),
  };
}

/** What own questions may have. */
const MAX_OPTIONS = 5;
const MAX_LINE = 2000;
const MAX_TEXT = 20_000;
const MAX_FIELDS = 10;
const MAX_ACCEPTED = 20;

function fieldsOf(texts: readonly string[]): ReadQuestion["fields"] {
  if (texts.length === 0) return [];
  const parts = texts.length === 1 ? labelledParts(texts[0]!).slice(0, MAX_FIELDS) : [];
  return parts.length > 0
    ? parts.map(({ label, text }) => ({ label, accepted: [text.slice(0, MAX_LINE)] }))
    : [{ accepted: texts.slice(0, MAX_ACCEPTED).map((text) => text.slice(0, MAX_LINE)) }];
}

type Texts = Pick<ReadQuestion, "span" | "instruction" | "text" | "explanation" | "points">;

/** Cuts what is longer than an own question may be. */
function limited(texts: Texts): { readonly question: Texts; readonly warnings: ReadWarning[] } {
  const question = {
    ...texts,
    instruction: texts.instruction.slice(0, MAX_LINE),
    text: texts.text.slice(0, MAX_TEXT),
    explanation: texts.explanation.slice(0, MAX_TEXT),
  };
  const isCut = (["instruction", "text", "explanation"] as const).some(
    (name) => question[name] !== texts[name],
  );
  return { question, warnings: warn(isCut, "too-long") };
}

const MESSAGES: Readonly<Record<ReadWarning["code"], string>> = {
  "no-instruction": "발문을 찾지 못했어요.",
  "no-key": "정답을 찾지 못했어요.",
  "several-keys": "정답이 여럿이에요. 하나를 골라 주세요.",
  "key-outside": "정답이 보기 중에 없어요.",
  "few-options": "보기를 두 개 이상 찾지 못했어요.",
  "many-options": "보기는 다섯 개까지 넣을 수 있어서 나머지는 뺐어요.",
  "same-options": "같은 보기가 두 번 있어요.",
  "left-out": "보기 뒤의 글은 넣지 않았어요.",
  "too-long": "글이 너무 길어서 뒤를 잘랐어요.",
};

function warn(isSo: boolean, code: ReadWarning["code"]): ReadWarning[] {
  return isSo ? [{ code, message: MESSAGES[code] }] : [];
}
