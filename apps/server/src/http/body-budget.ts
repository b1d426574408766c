/**
 * How many bytes of large bodies the server holds at once. A body counts from its first byte until its call is
 * answered, so that many that never end take no more memory than the budget.
 */
import { CODE } from "@pulda/contract";
import { Failure } from "./failure.ts";

const MB = 1024 * 1024;
/** Of all large bodies together; an exam of a thousand passages is some 13 MB. */
const MAX_BYTES = 64 * MB;
/** Of one user's, so that nobody takes the whole budget: two of the largest bodies. */
const MAX_BYTES_OF_USER = 32 * MB;
/** Bodies of calls with this limit or a lower one are always admitted: an answer is saved whatever others send. */
const SMALL_BODY = 64 * 1024;
const RETRY_SECONDS = 5;

/** No room for a body at the moment: code 429. */
export const BUSY = new Failure(
  CODE.tooMany,
  "지금 처리하고 있는 글이 너무 많아요. 잠시 후 다시 시도해 주세요.",
  { retryAfter: RETRY_SECONDS },
);

/** The account of one body. */
export interface BodyAccount {
  /** Counts bytes that have arrived; false where there is no room for them. */
  take(bytes: number): boolean;
  /** Gives all of them back. */
  close(): void;
}

export interface BodyBudget {
  /** The bytes that are held at the moment. */
  readonly held: number;
  /**
   * @param userId null for a caller who is signed out
   * @param bodyLimit of the call
   */
  open(userId: number | null, bodyLimit: number): BodyAccount;
}

const UNCOUNTED: BodyAccount = { take: () => true, close: () => {} };

export function bodyBudget(maxBytes = MAX_BYTES, maxBytesOfUser = MAX_BYTES_OF_USER): BodyBudget {
  let held = 0;
  const heldByUser = new Map<number | null, number>();

  function add(userId: number | null, bytes: number): void {
    held += bytes;
    const left = (heldByUser.get(userId) ?? 0) + bytes;
    if (left === 0) heldByUser.delete(userId);
    else heldByUser.set(userId, left);
  }

  return {
    get held() {
      return held;
    },
    open(userId, bodyLimit) {
      if (bodyLimit <= SMALL_BODY) return UNCOUNTED;
      let taken = 0;
      return {
        take(bytes) {
          const ofUser = heldByUser.get(userId) ?? 0;
          if (held + bytes > maxBytes || ofUser + bytes > maxBytesOfUser) return false;
          taken += bytes;
          add(userId, bytes);
          return true;
        },
        close() {
          if (taken > 0) add(userId, -taken);
          taken = 0;
        },
      };
    },
  };
}
