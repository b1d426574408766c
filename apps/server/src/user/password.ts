/** Password hashing with argon2id, and the check of new passwords. */
import { availableParallelism } from "node:os";
import * as argon2 from "@node-rs/argon2";
import { CODE } from "@pulda/contract";
import { fairQueue } from "../engine/fair-queue.ts";
import { Failed } from "../http/failed.ts";
import { Failure } from "../http/failure.ts";
import { isEasilyGuessed } from "./password-list.ts";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The package's default is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Networks take turns. @throws TooManyChecks where too many wait */
export interface Passwords {
  /** @param network who asks; left out for what a signed-in user changes */
  hash(password: string, network?: string): Promise<string>;
  /**
   * Whether the password is right. Without a hash (an unknown user) a decoy is verified, so that the
   * response time does not reveal who has an account.
   */
  isRight(stored: string | null | undefined, password: string, network?: string): Promise<boolean>;
  /** Whether a hash was made with another algorithm, or at less cost than hashes are now. */
  isOutdated(stored: string): boolean;
}

/** So many checks wait at most; at 30 ms each that is a minute on the smallest machine. */
const MAX_WAITING = 2000;
/** … of one network: a large school that comes in at once. */
const MAX_WAITING_OF_NETWORK = 300;
const RETRY_SECONDS = 10;

/** Too many passwords wait to be checked: code 429, and this one has not been looked at. */
export class TooManyChecks extends Failed {
  readonly statusCode = 429;

  constructor() {
    super(
      new Failure(
        CODE.tooMany,
        `지금 로그인하려는 사람이 많아요. ${RETRY_SECONDS}초 뒤에 다시 시도해 주세요.`,
        { retryAfter: RETRY_SECONDS },
      ),
    );
  }
}

interface Hashing {
  readonly cost?: { readonly memoryCost: number; readonly timeCost: number };
  readonly hash?: typeof argon2.hash;
  readonly verify?: typeof argon2.verify;
}

/** Concurrency limit: one core stays free for other requests, however many sign in at once. */
const queue = fairQueue<string>(Math.max(1, availableParallelism() - 1));
const waiting = new Map<string, number>();
let waitingInAll = 0;

/** Runs a check when it is its network's turn. */
async function limited<T>(network: string, check: () => Promise<T>): Promise<T> {
  const before = waiting.get(network) ?? 0;
  if (waitingInAll >= MAX_WAITING || before >= MAX_WAITING_OF_NETWORK) throw new TooManyChecks();
  waitingInAll += 1;
  waiting.set(network, before + 1);
  try {
    return await queue.run(network, check);
  } finally {
    waitingInAll -= 1;
    const left = (waiting.get(network) ?? 1) - 1;
    if (left === 0) waiting.delete(network);
    else waiting.set(network, left);
  }
}

/**
 * @param hashing for tests alone, which use the cheapest parameters
 */
export function passwordsOf({
  cost = COST,
  hash = argon2.hash,
  verify = argon2.verify,
}: Hashing = {}): Passwords {
  const hashed = (password: string, network = "") =>
    limited(network, () => hash(password.normalize("NFKC"), { ...COST, ...cost }));

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
    async isRight(stored, password, network = "") {
      const given = password.normalize("NFKC");
      // Awaited for every user: made only for an unknown one, it would show in the response time.
      const fallback = await decoyHash();
      const isRight = await limited(network, () => verify(stored ?? fallback, given));
      return isRight && typeof stored === "string";
    },
    isOutdated: (stored) => isWeaker(stored, { ...COST, ...cost }),
  };
}

/** Of a hash in the PHC format, such as `$argon2id$v=19$m=19456,t=2,p=1$…`. */
function isWeaker(stored: string, wanted: { memoryCost: number; timeCost: number }): boolean {
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(stored) ?? [];
  return !(Number(memory) >= wanted.memoryCost && Number(time) >= wanted.timeCost);
}

const EASILY_GUESSED =
  "쉽게 알아맞힐 수 있는 비밀번호예요. 서로 상관없는 낱말을 서너 개 이어 쓰면 외우기 쉽고 안전해요.";

/** Why a new password is refused, in Korean, or null. The contract checks its length, which is the only other rule. */
export async function passwordProblem(password: string, email: string): Promise<string | null> {
  if (await isEasilyGuessed(password)) return EASILY_GUESSED;
  const [name = ""] = email.split("@");
  const given = password.toLowerCase();
  const core = given.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (given === email || (name.length >= 4 && (given === name || core === name)))
    return "이메일과 다른 비밀번호를 써 주세요.";
  return null;
}
