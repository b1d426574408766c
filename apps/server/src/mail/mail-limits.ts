/**
 * How many mails strangers and users can have us send: by network, by user, and by kind in all. What one address gets
 * is the login throttle's.
 */
import { CODE } from "@pulda/contract";
import { Failure } from "../http/failure.ts";
import { countedWindows, waitText } from "../user/counted-windows.ts";
import type { LoginThrottleStore } from "../user/login-throttle-store.ts";
import { networkPrefix } from "../http/network-prefix.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A class signs up behind one address; a school takes more than an hour. */
const OF_A_NETWORK = [
  { max: 100, windowMs: HOUR_MS },
  { max: 500, windowMs: DAY_MS },
] as const;
const OF_A_USER = [{ max: 10, windowMs: DAY_MS }] as const;
/** Of each kind by itself, so that registrations never use up what resets need. */
const OF_A_KIND = [
  { max: 200, windowMs: MINUTE_MS },
  { max: 5000, windowMs: DAY_MS },
] as const;

interface Sender {
  /** The client's network address. */
  readonly address: string;
  /** Null where nobody is signed in. */
  readonly userId: number | null;
}

export interface MailLimits {
  /** Counts a mail; the failure (code 429) where there were too many. It tells nothing of the mail's address. */
  spend(kind: string, sender: Sender): Promise<Failure | null>;
}

/** @param clock stored counts are those of all processes */
export function mailLimits(store: LoginThrottleStore, clock?: () => number): MailLimits {
  const counted = countedWindows(store, "mails", clock);
  return {
    async spend(kind, { address, userId }) {
      const waitMs = await counted.spend([
        ...OF_A_NETWORK.map((bound) => ({
          subject: `network ${networkPrefix(address)}`,
          ...bound,
        })),
        ...(userId === null ? [] : OF_A_USER.map((one) => ({ subject: `user ${userId}`, ...one }))),
        // Last: what is refused for its sender does not count for all.
        ...OF_A_KIND.map((bound) => ({ subject: `kind ${kind}`, ...bound })),
      ]);
      if (waitMs === null) return null;
      const message = `여기에서 메일을 너무 많이 보냈어요. ${waitText(waitMs)} 뒤에 다시 해 주세요.`;
      return new Failure(CODE.tooMany, message, { retryAfter: Math.ceil(waitMs / 1000) });
    },
  };
}
