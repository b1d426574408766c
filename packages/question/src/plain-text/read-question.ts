/** A question that was read, in a text or in a file of another program: input for an own question (직접 출제). */
import type { Span } from "../item/passage.ts";

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
    | "too-long"
    | "many-fields"
    | "many-answers"
    | "partial-answers"
    | "wildcard"
    | "number-range"
    | "no-media";
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

/** What was found of a question, however it was written down. */
export interface FoundQuestion {
  readonly span: Span;
  readonly instruction: string;
  readonly text: string;
  readonly explanation: string;
  readonly points: number | null;
  /** What else its user should look at. */
  readonly notes?: readonly ReadWarning["code"][];
}

/** What own questions may have. */
const MAX_OPTIONS = 5;
const MAX_LINE = 2000;
const MAX_TEXT = 20_000;
const MAX_FIELDS = 10;
const MAX_ACCEPTED = 20;

/**
 * A question with options.
 * @param choices the choice numbers that are named as keys
 * @example choiceQuestion(found, ["a", "b"], [2]).choice // 2
 */
export function choiceQuestion(
  found: FoundQuestion,
  options: readonly string[],
  choices: readonly number[],
): ReadQuestion {
  const { question, warnings } = limited(found);
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
  return { ...question, type: "own-choice", options: shown, choice, fields: [], warnings };
}

/**
 * A question with fields to write in.
 * @example writeQuestion(found, [{ accepted: ["bees"] }]).type // "own-write"
 */
export function writeQuestion(
  found: FoundQuestion,
  fields: readonly { readonly label?: string; readonly accepted: readonly string[] }[],
): ReadQuestion {
  const { question, warnings } = limited(found);
  const shown = fields.slice(0, MAX_FIELDS).map(({ label, accepted }) => ({
    ...(label !== undefined && { label: label.slice(0, MAX_LINE) }),
    accepted: accepted.slice(0, MAX_ACCEPTED).map((text) => text.slice(0, MAX_LINE)),
  }));
  warnings.push(
    ...warn(shown.length === 0 || shown.some(({ accepted }) => accepted.length === 0), "no-key"),
    ...warn(fields.length > MAX_FIELDS, "many-fields"),
    ...warn(
      fields.some(({ accepted }) => accepted.length > MAX_ACCEPTED),
      "many-answers",
    ),
  );
  return { ...question, type: "own-write", options: [], choice: null, fields: shown, warnings };
}

type Texts = Pick<ReadQuestion, "span" | "instruction" | "text" | "explanation" | "points">;

/** Cuts what is longer than an own question may be. */
function limited(found: FoundQuestion): {
  readonly question: Texts;
  readonly warnings: ReadWarning[];
} {
  const { span, instruction, text, explanation, points, notes = [] } = found;
  const question = {
    span,
    instruction: instruction.slice(0, MAX_LINE),
    text: text.slice(0, MAX_TEXT),
    explanation: explanation.slice(0, MAX_TEXT),
    points,
  };
  const isCut = (["instruction", "text", "explanation"] as const).some(
    (name) => question[name] !== found[name],
  );
  const warnings = [
    ...warn(isCut, "too-long"),
    ...warn(instruction === "", "no-instruction"),
    ...[...new Set(notes)].flatMap((code) => warn(true, code)),
  ];
  return { question, warnings };
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
  "many-fields": "답을 쓸 칸은 열 개까지 넣을 수 있어서 나머지는 뺐어요.",
  "many-answers": "한 칸의 답은 20개까지 넣을 수 있어서 나머지는 뺐어요.",
  "partial-answers": "점수를 일부만 주는 답은 넣지 않았어요.",
  wildcard: "‘*’처럼 아무 글자나 맞는 답은 그대로 쓸 수 없어요. 답을 확인해 주세요.",
  "number-range": "수의 범위로 채점하던 문항이에요. 답을 확인해 주세요.",
  "no-media": "그림이나 소리는 가져오지 못했어요.",
};

function warn(isSo: boolean, code: ReadWarning["code"]): ReadWarning[] {
  return isSo ? [{ code, message: MESSAGES[code] }] : [];
}
