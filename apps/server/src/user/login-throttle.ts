/** Login throttle: 5 failed attempts for an account, 20 from a network address, in 15 minutes. */
import { createHash } from "node:crypto";
import { CODE } from "@pulda/contract";
import { Failure } from "../http/failure.ts";
import { networkPrefix } from "./network-prefix.ts";
import type { LoginThrottleStore } from "./login-throttle-store.ts";

const WINDOW_MS = 15 * 60_000;
const LIMITS = { account: 5, address: 20 } as const;

/** An attempt that is allowed. It counts as failed until it succeeds. */
export interface LoginAttempt {
  succeeded(): Promise<void>;
}

/**
 * Counts an attempt before the password is verified, so that of many concurrent attempts no more than
 * the limit get through.
 * @returns a failure with the seconds to wait when there were too many
 */
export async function startLoginAttempt(
  store: LoginThrottleStore,
  email: string,
  address: string,
): Promise<LoginAttempt | Failure> {
  const now = Date.now();
  const since = new Date(now - WINDOW_MS).toISOString();
  const account = keyOf("account", email);
  const network = keyOf("address", networkPrefix(address));
  const ids = await store.add([account, network], new Date(now).toISOString());
  const others = await store.others(ids, since);
  for (const [subject, limit] of [
    [account, LIMITS.account],
    [network, LIMITS.address],
  ] as const) {
    const { count, oldest } = others.get(subject) ?? { count: 0, oldest: null };
    if (count < limit) continue;
    // A refused attempt does not prolong the wait.
    await store.remove(ids);
    return tooMany(Date.parse(oldest ?? "") + WINDOW_MS - now);
  }
  return { succeeded: () => store.forgive(ids, account) };
}

/** Removes attempts from before the window. */
export function removeExpiredAttempts(store: LoginThrottleStore): Promise<void> {
  return store.removeOlder(new Date(Date.now() - WINDOW_MS).toISOString());
}

function tooMany(wait: number): Failure {
  const seconds = Math.max(1, Math.ceil(wait / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new Failure(
    CODE.tooMany,
    `로그인을 여러 번 실패했어요. ${minutes}분 뒤에 다시 시도해 주세요.`,
    { retryAfter: seconds },
  );
}

/** Hashed, so that the table has no addresses in clear text. */
function keyOf(kind: string, value: string): string {
  return createHash("sha256").update(`${kind}:${value}`).digest("hex");
}
