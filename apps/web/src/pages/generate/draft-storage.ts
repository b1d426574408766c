/** Stores the draft in localStorage. */
import { draftKey, stashKey } from "../../api/own-storage.ts";
import { AMOUNTS, EMPTY_DRAFT, type Draft, type PassageDraft } from "./draft.ts";

/** The user's stored draft; an empty one where there is none or it cannot be read. */
export function loadDraft(userId: number): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftKey(userId)) ?? "null");
    return isDraft(stored) ? stored : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
  }
}

/** Stores the draft; does nothing where the browser cannot store it. */
export function saveDraft(userId: number, draft: Draft) {
  try {
    localStorage.setItem(draftKey(userId), JSON.stringify(draft));
  } catch {
    return;
  }
}

export function clearDraft(userId: number) {
  localStorage.removeItem(draftKey(userId));
}

/** Stashes the draft while its exam is generated: it is restored when the generation is cancelled. */
export function stashDraft(userId: number, draft: Draft, examId: number) {
  try {
    localStorage.setItem(stashKey(userId), JSON.stringify({ examId, draft }));
  } catch {
    return;
  }
}

/**
 * Restores the stashed draft of a cancelled exam, unless there is a new draft.
 * @returns whether there was a stashed draft
 */
export function restoreDraft(userId: number, examId: number): boolean {
  const draft = stashedDraft(userId, examId);
  if (!draft) return false;
  const isEmpty = loadDraft(userId).passages.every(({ text }) => text.trim() === "");
  if (isEmpty) saveDraft(userId, draft);
  dropStash(userId, examId);
  return true;
}

/** Deletes the stashed draft of an exam that is ready. */
export function dropStash(userId: number, examId: number) {
  if (stashedDraft(userId, examId)) localStorage.removeItem(stashKey(userId));
}

function stashedDraft(userId: number, examId: number): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(stashKey(userId)) ?? "null");
    const stash = (stored ?? {}) as { examId?: unknown; draft?: unknown };
    return stash.examId === examId && isDraft(stash.draft) ? stash.draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null) return false;
  const {
    title,
    passages,
    isAuto,
    counts,
    isEach,
    level,
    seed,
    code,
    amount,
    total,
    isFitted,
    pointsTotal,
  } = value as Record<keyof Draft, unknown>;
  return (
    typeof title === "string" &&
    Array.isArray(passages) &&
    passages.length > 0 &&
    passages.every(
      (one: PassageDraft | null) =>
        typeof one?.text === "string" &&
        typeof one.key === "number" &&
        ["string", "undefined"].includes(typeof one.translation) &&
        (one.own === undefined || Array.isArray(one.own)),
    ) &&
    typeof isAuto === "boolean" &&
    typeof counts === "object" &&
    counts !== null &&
    Object.values(counts).every((count) => typeof count === "number") &&
    (isEach === undefined || typeof isEach === "boolean") &&
    typeof level === "number" &&
    typeof seed === "string" &&
    (code === undefined || typeof code === "string") &&
    (amount === undefined || AMOUNTS.some((one) => one === amount)) &&
    (total === undefined || typeof total === "string") &&
    (isFitted === undefined || typeof isFitted === "boolean") &&
    (pointsTotal === undefined || typeof pointsTotal === "string")
  );
}
