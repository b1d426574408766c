/** How many event streams are open: each holds a connection for as long as its reader likes. */
import { CODE } from "@pulda/contract";
import { Failure } from "./failure.ts";

/** Of one user's: a stream for each exam in the making, in several windows. */
const MAX_OF_USER = 20;
/** Of all in this process. */
const MAX_IN_ALL = 2000;
const RETRY_SECONDS = 10;

const TOO_MANY = new Failure(
  CODE.tooMany,
  "진행 상황을 보는 창이 너무 많아요. 다른 창을 닫고 다시 시도해 주세요.",
  { retryAfter: RETRY_SECONDS },
);

export interface StreamBudget {
  /** Counts one more stream; returns what ends it, or the failure (code 429) where there are too many. */
  open(userId: number): (() => void) | Failure;
}

export function streamBudget(maxOfUser = MAX_OF_USER, maxInAll = MAX_IN_ALL): StreamBudget {
  const openOf = new Map<number, number>();
  let open = 0;
  return {
    open(userId) {
      const ofUser = openOf.get(userId) ?? 0;
      if (open >= maxInAll || ofUser >= maxOfUser) return TOO_MANY;
      open += 1;
      openOf.set(userId, ofUser + 1);
      let isOpen = true;
      return () => {
        if (!isOpen) return;
        isOpen = false;
        open -= 1;
        const left = (openOf.get(userId) ?? 1) - 1;
        if (left === 0) openOf.delete(userId);
        else openOf.set(userId, left);
      };
    },
  };
}
