/** Proof that the one who sits before a signed-in device is the account's owner. */
import { NOT_CONFIRMED } from "../http/call.ts";
import { Failure, invalid, notFound } from "../http/failure.ts";
import { isConfirmed, type SignedIn } from "../http/sessions.ts";
import type { SecurityLog } from "../service/security-log.ts";
import { traceOf, type Client } from "./client.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import { networkPrefix } from "../http/network-prefix.ts";
import type { Passwords } from "./password.ts";
import type { UserRow, UserStore } from "./store.ts";

const NO_PASSWORD = "비밀번호를 입력해 주세요.";
const WRONG_PASSWORD = "비밀번호가 맞지 않아요.";
const NO_USER = notFound("계정을 찾을 수 없어요.");

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
    if (row.password_hash === null) return isConfirmed(user) ? row : NOT_CONFIRMED;
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
