/** The draft as it is kept in this browser. */
import { EMPTY_DRAFT, type Draft, type PassageDraft } from "./draft.ts";

const nameOf = (userId: number) => `pulda-draft-${userId}`;

/** The user's draft, or an empty one. What does not read is left out. */
export function loadDraft(userId: number): Draft {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(userId)) ?? "null");
    return isDraft(stored) ? stored : EMPTY_DRAFT;
  } catch {
    return EMPTY_DRAFT;
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

const asideOf = (userId: number) => `pulda-draft-aside-${userId}`;

/** Puts the draft aside while its exam is being made: a making that is given up brings it back. */
export function stashDraft(userId: number, draft: Draft, examId: number) {
  try {
    localStorage.setItem(asideOf(userId), JSON.stringify({ examId, draft }));
  } catch {
    return;
  }
}

/**
 * Brings back the draft of an exam that was given up, unless something else is being written.
 * @returns whether there was one
 */
export function restoreDraft(userId: number, examId: number): boolean {
  const draft = asideFor(userId, examId);
  if (!draft) return false;
  const isFree = loadDraft(userId).passages.every(({ text }) => text.trim() === "");
  if (isFree) saveDraft(userId, draft);
  dropStash(userId, examId);
  return true;
}

/** Forgets the draft of an exam that is made. */
export function dropStash(userId: number, examId: number) {
  if (asideFor(userId, examId)) localStorage.removeItem(asideOf(userId));
}

function asideFor(userId: number, examId: number): Draft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(asideOf(userId)) ?? "null");
    const aside = (stored ?? {}) as { examId?: unknown; draft?: unknown };
    return aside.examId === examId && isDraft(aside.draft) ? aside.draft : null;
  } catch {
    return null;
  }
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
