/** Password hashing with argon2id, and the check of new passwords. */
import { availableParallelism } from "node:os";
import * as argon2 from "@node-rs/argon2";
import pLimit from "p-limit";
import { isCommon } from "./common-passwords.ts";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The package's default is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is right. Without a hash (an unknown user) a decoy is verified, so that the
   * response time does not reveal who has an account.
   */
  isRight(stored: string | null | undefined, password: string): Promise<boolean>;
}

interface Hashing {
  readonly cost?: { readonly memoryCost: number; readonly timeCost: number };
  readonly hash?: typeof argon2.hash;
  readonly verify?: typeof argon2.verify;
}

/** Concurrency limit: one core stays free for other requests, however many sign in at once. */
const limited = pLimit(Math.max(1, availableParallelism() - 1));

/**
 * @param hashing for tests alone, which use the cheapest parameters
 */
export function passwordsOf({
  cost = COST,
  hash = argon2.hash,
  verify = argon2.verify,
}: Hashing = {}): Passwords {
  const hashed = (password: string) =>
    limited(() => hash(password.normalize("NFKC"), { ...COST, ...cost }));

  let decoy: Promise<string> | undefined;
  /** The decoy hash, cached; a failure is retried by the next call. */
  function decoyHash(): Promise<string> {
    decoy ??= hashed("no one's password").catch((error: unknown) => {
      decoy = undefined;
      throw error;
    });
    return decoy;
  }

  return {
    hash: hashed,
    async isRight(stored, password) {
      const given = password.normalize("NFKC");
      // Awaited for every user: made only for an unknown one, it would show in the response time.
      const fallback = await decoyHash();
      const isRight = await limited(() => verify(stored ?? fallback, given));
      return isRight && typeof stored === "string";
    },
  };
}

/** Why a new password is refused, in Korean, or null. The contract checks its length. */
export function passwordProblem(password: string, email: string): string | null {
  if (isCommon(password)) return "너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.";
  const [name = ""] = email.split("@");
  if (password.toLowerCase() === email || (name.length >= 4 && password.toLowerCase() === name))
    return "이메일과 다른 비밀번호를 써 주세요.";
  return null;
}
