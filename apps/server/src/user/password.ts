/** Passwords: argon2id, and which ones are too common to keep an account safe. */
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { isCommon } from "./common-passwords.ts";

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. The package's default is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** One core stays free for answering, however many sign in at once. */
const MOST_AT_ONCE = Math.max(1, availableParallelism() - 1);
const waiting: (() => void)[] = [];
let underWay = 0;

/** Does the costly work when there is room for it, in the order in which it came. */
async function whenThereIsRoom<T>(work: () => Promise<T>): Promise<T> {
  if (underWay < MOST_AT_ONCE) underWay += 1;
  else await new Promise<void>((enter) => waiting.push(enter));
  try {
    return await work();
  } finally {
    const enter = waiting.shift();
    if (enter) enter();
    else underWay -= 1;
  }
}

export function hashPassword(password: string): Promise<string> {
  return whenThereIsRoom(() => hash(password.normalize("NFKC"), COST));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (an unknown user) the same work is done for
 * nothing, so that the time does not tell who has an account.
 */
export async function isPassword(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword("no one's password");
  const given = password.normalize("NFKC");
  const hashed = stored ?? (await decoy);
  const isRight = await whenThereIsRoom(() => verify(hashed, given));
  return isRight && hashed === stored;
}

/** Why a new password is refused, in Korean, or null. Its length is the contract's matter. */
export function passwordProblem(password: string, email: string): string | null {
  if (isCommon(password)) return "너무 흔한 비밀번호예요. 다른 비밀번호를 써 주세요.";
  const [name = ""] = email.split("@");
  if (password.toLowerCase() === email || (name.length >= 4 && password.toLowerCase() === name))
    return "이메일과 다른 비밀번호를 써 주세요.";
  return null;
}
