/** Proof that the one who sits before a signed-in device is the account's owner. */
import { CODE } from "@pulda/contract";
import { Failure, invalid, notFound } from "../http/failure.ts";
import type { SignedIn } from "../http/sessions.ts";
import type { SecurityLog } from "../service/security-log.ts";
import { traceOf, type Client } from "./client.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import { networkPrefix } from "./network-prefix.ts";
import type { Passwords } from "./password.ts";
import type { UserRow, UserStore } from "./store.ts";

/** A social sign-in counts as a fresh confirmation for so long, in milliseconds. */
const FRESH_MS = 10 * 60_000;
const CONFIRM_AGAIN = "본인인지 확인해야 해요. 소셜 계정으로 다시 로그인한 뒤 10분 안에 해 주세요.";
const NO_CONFIRMATION = new Failure(CODE.forbidden, CONFIRM_AGAIN, {
  errors: [{ field: "confirmation", message: CONFIRM_AGAIN }],
});
const NO_PASSWORD = "비밀번호를 입력해 주세요.";
const WRONG_PASSWORD = "비밀번호가 맞지 않아요.";
const NO_USER = notFound("계정을 찾을 수 없어요.");

/** Whether the session has begun by a social sign-in just now. */
export function isFresh({ session }: SignedIn, now = Date.now()): boolean {
  const age = now - Date.parse(session.startedAt);
  return session.method === "social" && age >= 0 && age <= FRESH_MS;
}

interface Parts {
  readonly users: UserStore;
  readonly throttle: LoginThrottle;
  readonly passwords: Passwords;
  readonly security: SecurityLog;
}

/** The owner's row, or what is missing. */
export type ProveOwner = (
  user: SignedIn,
  password: string | undefined,
  client: Client,
) => Promise<UserRow | Failure>;

/** By the password, or where the account has none by a fresh social sign-in. */
export function ownerProof({ users, throttle, passwords, security }: Parts): ProveOwner {
  return async (user, password, client) => {
    const row = await users.find(user.id);
    if (!row) return NO_USER;
    if (row.password_hash === null) return isFresh(user) ? row : NO_CONFIRMATION;
    if (password === undefined) return invalid("password", NO_PASSWORD);
    const device = `session ${user.session.id}`;
    const attempt = await throttle.start({ email: row.email, address: client.address, device });
    if (attempt instanceof Failure) return attempt;
    const isRight = await passwords
      .isRight(row.password_hash, password, networkPrefix(client.address))
      .catch(async (error: unknown) => {
        await attempt.takenBack();
        throw error;
      });
    if (isRight) {
      await attempt.succeeded();
      return row;
    }
    await attempt.failed();
    security("confirmation-failed", {
      ...traceOf(client),
      user_id: user.id,
      reason: "wrong password",
    });
    return invalid("password", WRONG_PASSWORD);
  };
}
