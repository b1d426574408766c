/**
 * The login throttle: after some failures each further one is followed by a longer wait. Failures count by account
 * and network together, so that a stranger locks nobody but himself out; further by account and by network, where
 * many more are free. A device that has signed in to the account before counts by itself alone.
 */
import { createHash } from "node:crypto";
import { CODE } from "@pulda/contract";
import { Failure } from "../http/failure.ts";
import { remainingOf } from "../service/clock.ts";
import type { Failures, LoginThrottleStore } from "./login-throttle-store.ts";
import { networkPrefix } from "../http/network-prefix.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;

interface Limit {
  /** The failure that is followed by the first wait. */
  readonly free: number;
  /** The first wait; each further failure doubles it. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Failures are forgotten when there was none for so long. */
  readonly forgetMs: number;
}

const LONGEST_WAIT_MS = 15 * MINUTE_MS;
const OF_A_PERSON = {
  free: 5,
  firstMs: 30 * SECOND_MS,
  longestMs: LONGEST_WAIT_MS,
  forgetMs: DAY_MS,
} satisfies Limit;
const LIMITS = {
  /** A device that has signed in to the account before. */
  device: OF_A_PERSON,
  /** An account from one network. */
  pair: OF_A_PERSON,
  /** Codes of the second step, which only who knows the password can try. */
  code: OF_A_PERSON,
  /** An account from all networks, without the devices that it knows. */
  account: { ...OF_A_PERSON, free: 50 },
  /** A network over all accounts: a school has one address, so the wait is short. */
  network: { free: 100, firstMs: 2 * SECOND_MS, longestMs: MINUTE_MS, forgetMs: 15 * MINUTE_MS },
  /** Mails of one kind that anyone can make us send to an address. */
  mail: { free: 3, firstMs: 10 * MINUTE_MS, longestMs: LONGEST_WAIT_MS, forgetMs: 60 * MINUTE_MS },
} satisfies Record<string, Limit>;

/** Who tries to get in. */
interface LoginSubject {
  /** The account's address, whether there is one or not. */
  readonly email: string;
  /** The client's network address. */
  readonly address: string;
  /** What marks the device where it has signed in to this account before; else null. */
  readonly device: string | null;
}

/** An attempt that is allowed; each ends by one of these. */
interface LoginAttempt {
  succeeded(): Promise<void>;
  failed(): Promise<void>;
  /** Neither: the password was right, and the code of the second step is still wanted. */
  takenBack(): Promise<void>;
}

export interface LoginThrottle {
  /**
   * Begins an attempt. It counts as failed at once, so that of many concurrent ones no more than the limit get
   * through.
   * @returns a failure with the seconds to wait after too many
   */
  start(subject: LoginSubject): Promise<LoginAttempt | Failure>;
  /** The same for a code of the second step. */
  startCode(email: string): Promise<LoginAttempt | Failure>;
  /** Forgets the failures of a device at an account, which it knows from now on. */
  forget(email: string, device: string): Promise<void>;
  /** Whether one more mail of a kind may go to an address; counts it. */
  mayMail(kind: string, email: string): Promise<boolean>;
  removeExpired(): Promise<void>;
}

/** @param clock the system's, for tests; stored moments are compared with those of other processes */
export function loginThrottle(
  store: LoginThrottleStore,
  clock: () => number = () => Date.now(),
): LoginThrottle {
  const count = async (subject: string, limit: Limit) => {
    const now = clock();
    await store.change(subject, iso(now), (stored) => afterFailure(stored, limit, now));
  };

  /** Counts a failure of the subject, unless it has to wait. */
  async function reserve(subject: string, limit: Limit) {
    const now = clock();
    const { before, after } = await store.change(subject, iso(now), (stored) =>
      waitOf(stored, limit, now) > 0 ? null : afterFailure(stored, limit, now),
    );
    return after ? { before, after } : tooMany(waitOf(before, limit, now));
  }

  return {
    async start({ email, address, device }) {
      const network = networkPrefix(address);
      const shared: [string, Limit][] =
        device === null
          ? [
              [keyOf("account", email), LIMITS.account],
              [keyOf("network", network), LIMITS.network],
            ]
          : [];
      const own =
        device === null
          ? keyOf("pair", `${network} ${email}`)
          : keyOf("device", `${device} ${email}`);
      const limit = device === null ? LIMITS.pair : LIMITS.device;

      const now = clock();
      const stored = shared.length > 0 ? await store.find(shared.map(([key]) => key)) : new Map();
      const waits = shared.map(([key, { longestMs }]) =>
        remainingOf(stored.get(key)?.blocked_until ?? iso(now), now, longestMs),
      );
      const wait = Math.max(0, ...waits);
      if (wait > 0) return tooMany(wait);
      const reserved = await reserve(own, limit);
      if (reserved instanceof Failure) return reserved;
      return {
        succeeded: () => store.forget([own]),
        async failed() {
          for (const [key, ofAll] of shared) await count(key, ofAll);
        },
        takenBack: () => store.undo(own, reserved.after, reserved.before),
      };
    },

    async startCode(email) {
      const own = keyOf("code", email);
      const reserved = await reserve(own, LIMITS.code);
      if (reserved instanceof Failure) return reserved;
      return {
        succeeded: () => store.forget([own]),
        failed: async () => {},
        takenBack: () => store.undo(own, reserved.after, reserved.before),
      };
    },

    forget: (email, device) => store.forget([keyOf("device", `${device} ${email}`)]),

    async mayMail(kind, email) {
      return !((await reserve(keyOf(`mail ${kind}`, email), LIMITS.mail)) instanceof Failure);
    },

    removeExpired: () => store.removeOutside(iso(clock() - DAY_MS), iso(clock() + LONGEST_WAIT_MS)),
  };
}

function waitOf({ blocked_until }: Failures, { longestMs }: Limit, now: number): number {
  return remainingOf(blocked_until, now, longestMs);
}

function afterFailure(stored: Failures, limit: Limit, now: number): Failures {
  const age = now - Date.parse(stored.last_at);
  // Counted while the clock was ahead.
  const isForgotten = age > limit.forgetMs || age < -limit.longestMs;
  const failures = (isForgotten ? 0 : stored.failures) + 1;
  const doublings = Math.min(30, failures - limit.free);
  const wait = doublings < 0 ? 0 : Math.min(limit.longestMs, limit.firstMs * 2 ** doublings);
  return { failures, last_at: iso(now), blocked_until: iso(now + wait) };
}

function tooMany(wait: number): Failure {
  const seconds = Math.max(1, Math.ceil(wait / SECOND_MS));
  const time = seconds < 60 ? `${seconds}초` : `${Math.ceil(seconds / 60)}분`;
  return new Failure(
    CODE.tooMany,
    `로그인을 여러 번 실패했어요. ${time} 뒤에 다시 시도해 주세요.`,
    { retryAfter: seconds },
  );
}

/** Hashed, so that the table has no addresses in clear text. */
function keyOf(kind: string, value: string): string {
  return createHash("sha256").update(`${kind}:${value}`).digest("hex");
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
