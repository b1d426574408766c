/** How many accounts a network may begin where strangers can reach the server. */
import { CODE } from "@pulda/contract";
import { Failure } from "../http/failure.ts";
import { countedWindows, waitText } from "./counted-windows.ts";
import type { LoginThrottleStore } from "./login-throttle-store.ts";
import { networkPrefix } from "../http/network-prefix.ts";

const HOUR_MS = 3_600_000;

/** A large school that begins on one morning, behind one address. */
const OF_A_NETWORK = [
  { max: 1000, windowMs: HOUR_MS },
  { max: 3000, windowMs: 24 * HOUR_MS },
] as const;

export interface SignUpLimits {
  /** Counts a sign-up; the failure (code 429) where there were too many. @param address of the client */
  spend(address: string): Promise<Failure | null>;
}

/** @param clock stored counts are those of all processes */
export function signUpLimits(store: LoginThrottleStore, clock?: () => number): SignUpLimits {
  const counted = countedWindows(store, "sign-ups", clock);
  return {
    async spend(address) {
      const subject = `network ${networkPrefix(address)}`;
      const waitMs = await counted.spend(OF_A_NETWORK.map((bound) => ({ subject, ...bound })));
      if (waitMs === null) return null;
      const message = `여기에서 너무 많이 가입했어요. ${waitText(waitMs)} 뒤에 다시 해 주세요.`;
      return new Failure(CODE.tooMany, message, { retryAfter: Math.ceil(waitMs / 1000) });
    },
  };
}

/** On a machine of one's own there is nobody to hold off. */
export const NO_SIGN_UP_LIMITS: SignUpLimits = { spend: async () => null };
