/** What is asked of a chat window and what was pasted back; kept while the page is open. */
import type { ChatCheck, QuestionType } from "@pulda/contract";
import { passageProblem } from "@pulda/question/schema-free";
import { limits } from "virtual:contract";
import type { FieldsOf } from "../../../api/client.ts";
import type { Draft } from "../draft.ts";

export interface ChatWork {
  /** What the rest was made for: another draft begins anew. */
  readonly basis: string;
  /** The chosen passages, as indices into those of the draft. */
  readonly passages: readonly number[];
  readonly types: readonly string[];
  /** As typed; once it was read it is among `answers`. */
  readonly answer: string;
  readonly answers: readonly string[];
  readonly solution: string;
  readonly solutions: readonly string[];
  /** How far the items are; null before anything was read. */
  readonly check: ChatCheck | null;
}

/** What many exams have, and what a chat window does well. */
const USUAL_TYPES = ["topic", "title", "content-match-korean", "clause-blank"];

/** @example usablePassages(draft) // [0, 2]: the second is too short */
export function usablePassages({ passages }: Draft): number[] {
  return passages.flatMap(({ text }, at) => (passageProblem(text) === null ? [at] : []));
}

function basisOf({ passages, level }: Draft): string {
  return JSON.stringify([passages.map(({ text }) => text), level]);
}

/** The work to go on with: the same while the draft is the same, else a new one with the same types. */
export function workFor(draft: Draft, before: ChatWork | null): ChatWork {
  const basis = basisOf(draft);
  if (before?.basis === basis) return before;
  const types = before?.types ?? USUAL_TYPES;
  const most = Math.max(1, Math.floor(limits.MAX_CHAT_ITEMS / Math.max(1, types.length)));
  return {
    basis,
    passages: usablePassages(draft).slice(0, Math.min(most, limits.MAX_CHAT_PASSAGES)),
    types,
    ...NOTHING_PASTED,
  };
}

export const NOTHING_PASTED = {
  answer: "",
  answers: [],
  solution: "",
  solutions: [],
  check: null,
} as const;

/** The types that a chat window can be asked for. */
export function chatTypes(types: readonly QuestionType[]): QuestionType[] {
  return types.filter(({ by_model }) => by_model !== "no");
}

/** What is wrong with the choice of passages and types, or null. */
export function choiceProblem({ passages, types }: ChatWork): string | null {
  if (passages.length === 0) return "지문을 하나 이상 골라 주세요.";
  if (passages.length > limits.MAX_CHAT_PASSAGES)
    return `지문은 한 번에 ${limits.MAX_CHAT_PASSAGES}개까지 고를 수 있어요.`;
  if (types.length === 0) return "유형을 하나 이상 골라 주세요.";
  if (passages.length * types.length > limits.MAX_CHAT_ITEMS)
    return `한 번에 ${limits.MAX_CHAT_ITEMS}문항까지 부탁할 수 있어요. 지문이나 유형을 줄여 주세요.`;
  return null;
}

/** The fields that every call about a chat window has. */
export function wantedOf(draft: Draft, { passages, types }: ChatWork): FieldsOf<"modelChatPrompt"> {
  return {
    passages: passages.map((at) => ({ text: draft.passages[at]?.text ?? "" })),
    items: passages.flatMap((_, passage) => types.map((type) => ({ passage, type }))),
    level: draft.level,
    ...(draft.drawn !== undefined && { seed: draft.drawn }),
  };
}

/** The number of items that can be used. */
export function usableCount(check: ChatCheck | null, isSolvedOnly = false): number {
  return (
    check?.items.filter(({ item, is_solved }) => item !== null && (is_solved || !isSolvedOnly))
      .length ?? 0
  );
}
