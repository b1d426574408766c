/** What the user has typed on the generate page; stored in this browser until an exam is made of it. */
import { limits } from "virtual:contract";
import type { FieldsOf } from "../../api/client.ts";
import { splitPassages } from "./split-passages.ts";

export interface PassageDraft {
  /** React's key. */
  readonly key: number;
  readonly text: string;
  /** The targets chosen in this text. */
  readonly picks?: readonly DraftPick[];
  /** In Korean, where it came along. */
  readonly translation?: string;
  /** Questions that came along, and are to stand in the exam. */
  readonly own?: readonly OwnQuestion[];
}

/** A question of the user's own, as it is sent. */
type OwnQuestion = Omit<NonNullable<FieldsOf<"examGenerate">["own_questions"]>[number], "passage">;

/** A passage that was found in a paste or a file. */
export type FoundPassage = Pick<PassageDraft, "text" | "translation" | "own">;

/** An item chosen by its target in the text. */
export interface DraftPick {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** "total" is a number for the whole exam. */
export const AMOUNTS = ["few", "normal", "many", "total"] as const;
export type AmountChoice = (typeof AMOUNTS)[number];

const USUAL_POINTS_TOTAL = "100";

export interface Draft {
  readonly title: string;
  readonly passages: readonly PassageDraft[];
  readonly isAuto: boolean;
  /** The number of items of each type, where the user chooses the types: of the whole exam, or of each passage. */
  readonly counts: Readonly<Record<string, number>>;
  /** Whether `counts` are of each passage; left out, of the whole exam. */
  readonly isEach?: boolean;
  /** How many items, where the types are automatic; left out, "normal". */
  readonly amount?: AmountChoice;
  /** How many items of the whole exam, as typed; counts where `amount` is "total". */
  readonly total?: string;
  /** Whether the points add up to a total; left out, they do. */
  readonly isFitted?: boolean;
  /** That total, as typed; left out, 100. */
  readonly pointsTotal?: string;
  readonly level: number;
  /** Whether a language model proposes items as well. */
  readonly usesModel?: boolean;
  /** Whether a language model solves what the rules make. */
  readonly isChecked?: boolean;
  /** As typed; empty where the server chooses one. */
  readonly seed: string;
  /** The exam code that gave the seed, where one did. */
  readonly code?: string;
  /** A random seed, for the survey of targets, and for the exam where targets are chosen. */
  readonly drawn?: number;
}

export const EMPTY_DRAFT: Draft = {
  title: "",
  passages: [{ key: 0, text: "" }],
  isAuto: true,
  counts: {},
  level: limits.DEFAULT_LEVEL,
  seed: "",
};

const nextKey = (passages: readonly PassageDraft[]) =>
  1 + Math.max(-1, ...passages.map(({ key }) => key));

/** The draft with a text in passage `at`; a text with separators becomes several passages. */
export function withText(draft: Draft, at: number, text: string): Draft {
  const [first = "", ...more] = splitPassages(text);
  const key = nextKey(draft.passages);
  const added = more.map((part, index) => ({ key: key + index, text: part }));
  const previous = draft.passages[at];
  const passages = previous
    ? draft.passages.toSpliced(at, 1, withNewText(previous, first), ...added)
    : [];
  return { ...draft, passages: passages.slice(0, limits.MAX_PASSAGES) };
}

/** The draft with these targets chosen in a passage. */
export function withPicks(draft: Draft, at: number, picks: readonly DraftPick[]): Draft {
  const passages = draft.passages.map((one, index) => (index === at ? { ...one, picks } : one));
  return { ...draft, passages };
}

/** The seed for the survey of targets, with which the exam is made, too. */
export function seedOf({ seed, drawn = 0 }: Draft): number {
  return seed === "" ? drawn : Number(seed);
}

/** The passages that makers may use besides passage `at`: the nearest ones of the draft. */
export function neighboursOf({ passages }: Draft, at: number): string[] {
  return [1, 2, 3].flatMap((step) =>
    [passages[at + step], passages[at - step]].flatMap((one) => (one ? [one.text] : [])),
  );
}

/** Targets are offsets into a text, so they are dropped when it changes; what came along with it, when it goes. */
function withNewText(previous: PassageDraft, text: string): PassageDraft {
  if (previous.text === text) return previous;
  if (text.trim() === "") return { key: previous.key, text };
  const { picks: _, ...rest } = previous;
  return { ...rest, text };
}

/** The draft with one more passage and what came along with it; it replaces an empty last one. */
export function withFound(draft: Draft, found: FoundPassage): Draft {
  const next = withPassage(draft, found.text);
  const added = { ...next.passages.at(-1)!, ...found };
  return { ...next, passages: [...next.passages.slice(0, -1), added] };
}

/** The draft without the questions that came along with a passage. */
export function withoutOwn(draft: Draft, at: number): Draft {
  const passages = draft.passages.map((passage, index) => {
    const { own: _, ...rest } = passage;
    return index === at ? rest : passage;
  });
  return { ...draft, passages };
}

/** The draft whose seed is its own, and no longer that of an exam code. */
export function withoutCode(draft: Draft): Draft {
  const { code: _, ...rest } = draft;
  return rest;
}

/** The draft with one more passage, which replaces an empty last one. */
export function withPassage(draft: Draft, text: string): Draft {
  const { passages } = draft;
  const before =
    text !== "" && passages.at(-1)?.text.trim() === "" ? passages.slice(0, -1) : passages;
  return { ...draft, passages: [...before, { key: nextKey(passages), text }] };
}

/** The draft without a passage; the last one is emptied. */
export function withoutPassage(draft: Draft, at: number): Draft {
  const passages = draft.passages.toSpliced(at, 1);
  return { ...draft, passages: passages.length > 0 ? passages : EMPTY_DRAFT.passages };
}

/** The total of points as typed. */
export function pointsTotalOf({ pointsTotal = USUAL_POINTS_TOTAL }: Draft): string {
  return pointsTotal;
}

/** What is wrong with the number of items, or null. */
export function amountProblem({ isAuto, amount, total = "" }: Draft): string | null {
  if (!isAuto || amount !== "total") return null;
  const isValid =
    /^\d{1,4}$/.test(total.trim()) && Number(total) >= 1 && Number(total) <= limits.MAX_AMOUNT;
  return isValid ? null : `문항 수는 1–${limits.MAX_AMOUNT}의 정수예요.`;
}

/** What is wrong with the total of points, or null. */
export function pointsProblem(draft: Draft): string | null {
  if (draft.isFitted === false) return null;
  const typed = pointsTotalOf(draft).trim();
  const isValid =
    /^\d{1,4}(\.\d)?$/.test(typed) &&
    Number(typed) >= 1 &&
    Number(typed) <= limits.MAX_POINTS_TOTAL;
  const most = limits.MAX_POINTS_TOTAL.toLocaleString("en-US");
  return isValid ? null : `총점은 1–${most}점이고 소수 첫째 자리까지 쓸 수 있어요.`;
}

/** The total of points as a field of a call; none where items keep the points of their difficulty. */
export function pointsOf(draft: Draft): { points_total?: number } {
  return draft.isFitted === false ? {} : { points_total: Number(pointsTotalOf(draft)) };
}

/** The fields of the call that makes the exam. */
export function requestOf(draft: Draft): FieldsOf<"examGenerate"> {
  const types = typeCountsOf(draft);
  const picks = picksOf(draft);
  const own = draft.passages.flatMap(({ own: questions = [] }, passage) =>
    questions.map((question) => ({ passage, ...question })),
  );
  return {
    title: draft.title.trim(),
    passages: draft.passages.map(({ text, translation }) => ({
      text,
      ...(translation !== undefined && { translation }),
    })),
    ...(own.length > 0 && { own_questions: own }),
    types: draft.isAuto ? "auto" : types,
    ...(draft.isAuto && { amount: amountOf(draft) }),
    ...pointsOf(draft),
    picks,
    level: draft.level,
    ...(draft.usesModel && { use_model: true }),
    ...(draft.isChecked && { model_check: true }),
    ...((draft.seed !== "" || picks.length > 0) && { seed: seedOf(draft) }),
  };
}

/** How many items of each type the whole exam is to have, where the user chooses the types. */
function typeCountsOf({ counts, isEach = false, passages }: Draft) {
  const factor = isEach ? filledCount({ passages }) : 1;
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => ({ type, count: Math.min(count * factor, limits.MAX_COUNT) }));
}

/** How many items the chosen numbers come to. */
export function chosenTotal(draft: Draft): number {
  return typeCountsOf(draft).reduce((sum, { count }) => sum + count, 0);
}

/** How many passages have a text; at least one, which is still to come. */
export function filledCount({ passages }: Pick<Draft, "passages">): number {
  return Math.max(1, passages.filter(({ text }) => text.trim() !== "").length);
}

/** The greatest number that can be chosen for a type: so many times as there are passages, it is still within the limit. */
export function maxCount({ isEach = false, passages }: Pick<Draft, "isEach" | "passages">): number {
  return isEach
    ? Math.max(1, Math.floor(limits.MAX_COUNT / filledCount({ passages })))
    : limits.MAX_COUNT;
}

function amountOf({ amount = "normal", total = "" }: Draft) {
  return amount === "total" ? { total: Number(total) } : amount;
}

function picksOf({ passages }: Draft) {
  return passages.flatMap(({ picks = [] }, passage) =>
    picks.map(({ type, start }) => ({ type, passage, at: start })),
  );
}
