/** What the user typed on the generate page; kept in this browser until a set is made of it. */
import { limits } from "virtual:contract";
import type { FieldsOf } from "../../api/client.ts";
import { splitPassages } from "./splitPassages.ts";

export interface PassageDraft {
  /** For React; nothing else knows it. */
  readonly key: number;
  readonly text: string;
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
}

export const EMPTY: Draft = {
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
  const passages = old ? draft.passages.toSpliced(at, 1, { ...old, text: first }, ...added) : [];
  return { ...draft, passages: passages.slice(0, limits.MAX_PASSAGES) };
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
  return { ...draft, passages: passages.length > 0 ? passages : EMPTY.passages };
}

/** The call's fields. */
export function requestOf(draft: Draft): FieldsOf<"examGenerate"> {
  const types = Object.entries(draft.counts)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => ({ type, count }));
  return {
    title: draft.title.trim(),
    passages: draft.passages.map(({ text }) => ({ text })),
    types: draft.isAuto ? "auto" : types,
    level: draft.level,
    ...(draft.seed !== "" && { seed: Number(draft.seed) }),
  };
}

const nameOf = (userId: number) => `pulda-draft-${userId}`;

/** The user's draft, or an empty one. What does not read is left out. */
export function loadDraft(userId: number): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(userId)) ?? "null");
    return isDraft(stored) ? stored : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** Keeps the draft; a browser that keeps nothing, or is full, is no reason to stop typing. */
export function saveDraft(userId: number, draft: Draft) {
  try {
    localStorage.setItem(nameOf(userId), JSON.stringify(draft));
  } catch {
    return;
  }
}

export function clearDraft(userId: number) {
  localStorage.removeItem(nameOf(userId));
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const { title, passages, isAuto, counts, level, seed } = value as Record<keyof Draft, unknown>;
  return (
    typeof title === "string" &&
    Array.isArray(passages) &&
    passages.length > 0 &&
    passages.every(
      (one: PassageDraft | null) => typeof one?.text === "string" && typeof one.key === "number",
    ) &&
    typeof isAuto === "boolean" &&
    typeof counts === "object" &&
    counts !== null &&
    Object.values(counts).every((count) => typeof count === "number") &&
    typeof level === "number" &&
    typeof seed === "string"
  );
}
