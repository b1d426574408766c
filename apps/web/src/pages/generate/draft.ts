/** What the user typed on the generate page; kept in this browser until a set is made of it. */
import { limits } from "virtual:contract";
import type { FieldsOf } from "../../api/client.ts";
import { splitPassages } from "./split-passages.ts";

export interface PassageDraft {
  /** For React; nothing else knows it. */
  readonly key: number;
  readonly text: string;
  /** The places chosen in this text. */
  readonly picks?: readonly DraftPick[];
}

/** An item chosen by its place in the text. */
export interface DraftPick {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

export interface Draft {
  readonly title: string;
  readonly passages: readonly PassageDraft[];
  readonly isAuto: boolean;
  /** How many items of each type, where the types are chosen by hand. */
  readonly counts: Readonly<Record<string, number>>;
  readonly level: number;
  /** As typed; empty for one that the server chooses. */
  readonly seed: string;
  /** The seed with which places are looked for, and made where places are chosen. */
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

/** The draft with a text at `at`; a text with breaks in it becomes several passages. */
export function withText(draft: Draft, at: number, text: string): Draft {
  const [first = "", ...more] = splitPassages(text);
  const key = nextKey(draft.passages);
  const added = more.map((part, index) => ({ key: key + index, text: part }));
  const old = draft.passages[at];
  const passages = old ? draft.passages.toSpliced(at, 1, changed(old, first), ...added) : [];
  return { ...draft, passages: passages.slice(0, limits.MAX_PASSAGES) };
}

/** The draft with these places chosen in a passage. */
export function withPicks(draft: Draft, at: number, picks: readonly DraftPick[]): Draft {
  const passages = draft.passages.map((one, index) => (index === at ? { ...one, picks } : one));
  return { ...draft, passages };
}

/** The seed with which places are looked for: the one that the set will be made with. */
export function seedOf({ seed, drawn = 0 }: Draft): number {
  return seed === "" ? drawn : Number(seed);
}

/** The passages that a type may draw on besides passage `at`: the nearest of the set. */
export function neighboursOf({ passages }: Draft, at: number): string[] {
  return [1, 2, 3].flatMap((step) =>
    [passages[at + step], passages[at - step]].flatMap((one) => (one ? [one.text] : [])),
  );
}

/** Chosen places are offsets into a text: in another text they mean nothing. */
function changed(old: PassageDraft, text: string): PassageDraft {
  return old.text === text ? old : { key: old.key, text };
}

/** The draft with one more passage, in the place of an empty last one. */
export function withPassage(draft: Draft, text: string): Draft {
  const { passages } = draft;
  const kept =
    text !== "" && passages.at(-1)?.text.trim() === "" ? passages.slice(0, -1) : passages;
  return { ...draft, passages: [...kept, { key: nextKey(passages), text }] };
}

/** The draft without a passage; the last one is emptied. */
export function withoutPassage(draft: Draft, at: number): Draft {
  const passages = draft.passages.toSpliced(at, 1);
  return { ...draft, passages: passages.length > 0 ? passages : EMPTY_DRAFT.passages };
}

/** The call's fields. */
export function requestOf(draft: Draft): FieldsOf<"examGenerate"> {
  const types = Object.entries(draft.counts)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => ({ type, count }));
  const picks = picksOf(draft);
  return {
    title: draft.title.trim(),
    passages: draft.passages.map(({ text }) => ({ text })),
    types: draft.isAuto ? "auto" : types,
    picks,
    level: draft.level,
    ...((draft.seed !== "" || picks.length > 0) && { seed: seedOf(draft) }),
  };
}

function picksOf({ passages }: Draft) {
  return passages.flatMap(({ picks = [] }, passage) =>
    picks.map(({ type, start }) => ({ type, passage, at: start })),
  );
}
