/** Who takes a share in this browser without an account: her unsent answers are kept apart from those of accounts. */

/** The id of the taker whose share is open; null before one is. */
let taker: number | null = null;

export function setGuest(id: number): void {
  taker = id;
}

/** A number that no account has, for what the browser keeps; 0 where nobody takes anything. */
export function guestKey(): number {
  return taker === null ? 0 : -taker;
}

const CLAIM_KEY = "pulda-claim";

/** Remembers that what was taken here is to be moved to the account that is made next. */
export function wantClaim(): void {
  try {
    localStorage.setItem(CLAIM_KEY, "1");
  } catch {
    // Without localStorage the guest's page offers it again.
  }
}

export function isClaimWanted(): boolean {
  try {
    return localStorage.getItem(CLAIM_KEY) !== null;
  } catch {
    return false;
  }
}

export function dropClaim(): void {
  try {
    localStorage.removeItem(CLAIM_KEY);
  } catch {
    // nothing was kept
  }
}
