/** Counts what each user has asked for in the last minute, by kind of work (`QUOTAS` of the contract). */
import { CODE, QUOTAS, type Quota } from "@pulda/contract";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { Failure } from "./failure.ts";

const MINUTE_SECONDS = 60;

export interface Quotas {
  /** Takes units of a user's quota; the failure (code 429) where there are not so many left. */
  spend(quota: Quota, userId: number, units: number): Promise<Failure | null>;
}

/**
 * @param limits units a minute; counted in this process, from a user's first call of the minute
 * @param processes among how many a balancer shares out the calls: each counts its part
 */
export function quotasOf(limits: Readonly<Record<Quota, number>> = QUOTAS, processes = 1): Quotas {
  const duration = MINUTE_SECONDS;
  const limiters = new Map(
    Object.entries(limits).map(([name, points]) => [
      name,
      new RateLimiterMemory({ points: Math.ceil(points / processes), duration }),
    ]),
  );
  return {
    async spend(quota, userId, units) {
      const limiter = limiters.get(quota);
      if (!limiter) return null;
      try {
        await limiter.consume(userId, units);
        return null;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        // what was refused is not counted, so that a smaller call may still fit
        await limiter.reward(userId, units);
        // The system's clock may have been set back meanwhile.
        const wait = Math.ceil(refused.msBeforeNext / 1000);
        return exhausted(Math.min(MINUTE_SECONDS, Math.max(1, wait)));
      }
    },
  };
}

function exhausted(retryAfter: number): Failure {
  const message = `짧은 시간에 너무 많이 요청했어요. ${retryAfter}초 뒤에 다시 시도해 주세요.`;
  return new Failure(CODE.tooMany, message, { retryAfter });
}
