/**
 * Wrong short codes: counted by network and in all, so that codes cannot be guessed. A class behind one address
 * mistypes some; a program that tries them all is stopped after these.
 */
import { CODE } from "@pulda/contract";
import { Failure } from "../http/failure.ts";
import { networkPrefix } from "../http/network-prefix.ts";
import { countedWindows, waitText } from "../user/counted-windows.ts";
import type { LoginThrottleStore } from "../user/login-throttle-store.ts";

const WINDOW_MS = 10 * 60_000;
const OF_A_NETWORK = { max: 120, windowMs: WINDOW_MS };
/** Of one share: a school that takes it behind one address. */
const GUESTS = { max: 400, windowMs: 60 * 60_000 };
/** Of a thousand million codes so many are tried from everywhere: a class's code is found once in thousands of years. */
const OF_ALL = { max: 2000, windowMs: WINDOW_MS };

export interface CodeThrottle {
  /**
   * Looks something up by a code. It counts as wrong at once, so that of many concurrent attempts no more than the limit
   * get through, and is taken back where something was found.
   * @returns what was found, null, or the failure (code 429) where no more codes may be tried now
   */
  look<T>(address: string, find: () => Promise<T | null>): Promise<T | Failure | null>;
  /** Counts one more who enters a share without an account; the failure (code 429) where there were too many. */
  enter(address: string, shareId: number): Promise<Failure | null>;
}

/** @param clock stored counts are those of all processes */
export function codeThrottle(store: LoginThrottleStore, clock?: () => number): CodeThrottle {
  const counted = countedWindows(store, "codes", clock);
  const entered = countedWindows(store, "guests", clock);
  return {
    async enter(address, shareId) {
      const subject = `share ${shareId} network ${networkPrefix(address)}`;
      const waitMs = await entered.spend([{ subject, ...GUESTS }]);
      if (waitMs === null) return null;
      return new Failure(
        CODE.tooMany,
        `한곳에서 너무 많이 들어왔어요. ${waitText(waitMs)} 뒤에 다시 해 주세요.`,
        { retryAfter: Math.ceil(waitMs / 1000) },
      );
    },

    async look(address, find) {
      const bounds = [
        { subject: `network ${networkPrefix(address)}`, ...OF_A_NETWORK },
        { subject: "all", ...OF_ALL },
      ];
      const waitMs = await counted.spend(bounds);
      if (waitMs !== null)
        return new Failure(
          CODE.tooMany,
          `번호를 너무 많이 틀렸어요. ${waitText(waitMs)} 뒤에 다시 해 보거나 링크로 들어와 주세요.`,
          { retryAfter: Math.ceil(waitMs / 1000) },
        );
      const found = await find();
      if (found !== null) await counted.giveBack(bounds);
      return found;
    },
  };
}
