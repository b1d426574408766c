/** Questions in a text that was pasted from anywhere, as input for own questions (직접 출제). */
import { circled } from "../item/numerals.ts";
import { answerListOf, type AnswerList, type ListedAnswer } from "./answer-list.ts";
import { labelledParts, readAnswer } from "./answer.ts";
import { linesOf, type Line } from "./lines.ts";
import { findOptions, hasPlaces } from "./options.ts";
import { asksForPlace, asksToChoose } from "./prompt-words.ts";
import { questionParts } from "./question-parts.ts";
import { choiceQuestion, writeQuestion, type ReadQuestion } from "./read-question.ts";
import { questionText, unwrap } from "./question-text.ts";
import { headingOf, startsOf, type Heading, type Start } from "./starts.ts";

/** The most characters that are read, and the most questions. */
export const MAX_READ_LENGTH = 200_000;
export const MAX_READ_QUESTIONS = 100;

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
  const options = places ? [1, 2, 3, 4, 5].map(circled) : marked.options;
  const last = lines.findLast(({ text }) => text !== "") ?? lines[0]!;
  const question = {
    span: { start: lines[0]!.start, end: last.end },
    instruction,
    text: texts.join("\n\n"),
    explanation,
    points: own.points,
    notes: (found?.after ?? "") === "" ? [] : (["left-out"] as const),
  };
  const answer = readAnswer(written, options);
  const isChoice =
    options.length > 0 ||
    (answer.texts.length === 0 && (answer.choices.length > 0 || asksToChoose(instruction)));
  return isChoice
    ? choiceQuestion(question, options, answer.choices.length > 0 ? answer.choices : marked.keys)
    : writeQuestion(question, fieldsOf(answer.texts));
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

function fieldsOf(texts: readonly string[]): ReadQuestion["fields"] {
  if (texts.length === 0) return [];
  const parts = texts.length === 1 ? labelledParts(texts[0]!) : [];
  return parts.length > 0
    ? parts.map(({ label, text }) => ({ label, accepted: [text] }))
    : [{ accepted: [...texts] }];
}
