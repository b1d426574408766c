/** What the browser keeps of an account in localStorage: it outlives a session that expires. */
import type { User } from "@pulda/contract";

export const draftKey = (userId: number) => `pulda-draft-${userId}`;
export const stashKey = (userId: number) => `pulda-draft-aside-${userId}`;
export const paperKey = (userId: number) => `pulda-paper-${userId}`;
/** Whether 오늘 is folded away. */
export const todayFoldKey = (userId: number) => `pulda-today-folded-${userId}`;
/** Ratings of words that wait for a connection. */
export const lateRatingsKey = (userId: number) => `pulda-ratings-${userId}`;
/** What was entered in practice and not yet graded. */
export const ungradedKey = (userId: number, attemptId: number) =>
  `pulda-ungraded:${userId}:${attemptId}`;
/** That the end of an attempt's time was told. */
export const timeUpKey = (attemptId: number) => `pulda-time-up:${attemptId}`;
/** Who was signed in last: pages open for them without a connection. */
const LAST_USER_KEY = "pulda-user";

/** The trial of whoever has no account yet. */
export const TRIAL_KEY = "pulda-trial";

/** Whether something was answered without an account. */
export function hasTrial(): boolean {
  try {
    return localStorage.getItem(TRIAL_KEY) !== null;
  } catch {
    return false;
  }
}

/** Who signs out takes the drafts along: the next at this device must not read them. */
export function forgetDrafts(userId: number) {
  forget(
    (key) =>
      key === draftKey(userId) ||
      key === stashKey(userId) ||
      key.startsWith("pulda-time-up:") ||
      key.startsWith(`pulda-ungraded:${userId}:`),
  );
  forgetAnswers(userId);
}

/** What pages showed is not left to the next at this device either. */
function forgetAnswers(userId: number) {
  import("../offline/answer-cache.ts")
    .then(({ clearCachedAnswers }) => clearCachedAnswers(userId))
    // without IndexedDB nothing was kept
    .catch(() => undefined);
}

/** The user who was signed in last in this browser; null where nobody was, or has signed out. */
export function lastUser(): User | null {
  try {
    return JSON.parse(localStorage.getItem(LAST_USER_KEY) ?? "null") as User | null;
  } catch {
    return null;
  }
}

export function keepLastUser(user: User | null) {
  try {
    if (user) localStorage.setItem(LAST_USER_KEY, JSON.stringify(user));
    else localStorage.removeItem(LAST_USER_KEY);
  } catch {
    // Without localStorage the pages need a connection.
  }
}

/** Nothing of an account stays that was removed, unsent answers neither. */
export function forgetAll(userId: number) {
  forgetDrafts(userId);
  forget(
    (key) =>
      key === paperKey(userId) ||
      key === todayFoldKey(userId) ||
      key === lateRatingsKey(userId) ||
      key.startsWith(`pulda-outbox:${userId}:`),
  );
}

function forget(isMeant: (key: string) => boolean) {
  try {
    for (const key of Object.keys(localStorage).filter(isMeant)) localStorage.removeItem(key);
  } catch {
    // Without localStorage nothing was kept.
  }
}
