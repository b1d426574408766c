/** What the browser keeps of an account in localStorage: it outlives a session that expires. */

export const draftKey = (userId: number) => `pulda-draft-${userId}`;
export const stashKey = (userId: number) => `pulda-draft-aside-${userId}`;
export const paperKey = (userId: number) => `pulda-paper-${userId}`;

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
  forget((key) => key === draftKey(userId) || key === stashKey(userId));
}

/** Nothing of an account stays that was removed, unsent answers neither. */
export function forgetAll(userId: number) {
  forgetDrafts(userId);
  forget((key) => key === paperKey(userId) || key.startsWith(`pulda-outbox:${userId}:`));
}

function forget(isMeant: (key: string) => boolean) {
  try {
    for (const key of Object.keys(localStorage).filter(isMeant)) localStorage.removeItem(key);
  } catch {
    // Without localStorage nothing was kept.
  }
}
