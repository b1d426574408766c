/** Registration, sign-in by password, and social sign-in. */
import { CODE } from "@pulda/contract";
import { conflict, Failure, forbidden, invalid } from "../http/failure.ts";
import { networkPrefix } from "./network-prefix.ts";
import type { Certified } from "./certification.ts";
import { passwordProblem, type Passwords } from "./password.ts";
import type { UserRow, UserStore } from "./store.ts";
import type { LoginThrottleStore } from "./login-throttle-store.ts";
import { startLoginAttempt } from "./login-throttle.ts";

interface Credentials {
  /** In lower case. */
  readonly email: string;
  readonly password: string;
}

/**
 * A queue for each key. An attempt counts as failed until it succeeds, so that without the queue a class
 * that signs in at once behind one address would be throttled.
 */
function keyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const result = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, result);
    const remove = () => {
      if (last.get(key) === result) last.delete(key);
    };
    result.then(remove, remove);
    return result;
  };
}

const SIGN_UP_CLOSED = "지금은 새로 가입할 수 없어요.";

export interface SignInService {
  register(credentials: Credentials): Promise<UserRow | Failure>;
  login(credentials: Credentials, address: string): Promise<UserRow | Failure>;
  certify(certified: Certified): Promise<UserRow | Failure>;
}

export function signInService(
  users: UserStore,
  throttle: LoginThrottleStore,
  passwords: Passwords,
  isOpen: boolean,
): SignInService {
  const enqueue = keyedQueue();
  return {
    async register({ email, password }) {
      if (!isOpen) return forbidden(SIGN_UP_CLOSED);
      const problem = passwordProblem(password, email);
      if (problem) return invalid("password", problem);
      const passwordHash = await passwords.hash(password);
      const user = await users.add({ email, passwordHash, now: new Date().toISOString() });
      return user ?? conflict("이미 가입한 이메일이에요. 로그인해 주세요.");
    },

    login: ({ email, password }, address) =>
      enqueue(networkPrefix(address), async () => {
        const attempt = await startLoginAttempt(throttle, email, address);
        if (attempt instanceof Failure) return attempt;
        const user = await users.findByEmail(email);
        if (!(await passwords.isRight(user?.password_hash, password)) || !user)
          return new Failure(CODE.unauthorized, "이메일이나 비밀번호가 맞지 않아요.");
        await attempt.succeeded();
        return user;
      }),

    async certify({ issuer, subject, email, emailVerified }) {
      const known = await users.findByIdentity({ issuer, subject });
      if (known) return known;
      if (!email) return forbidden("이메일 제공에 동의해야 로그인할 수 있어요.");
      if (!emailVerified)
        return forbidden("인증되지 않은 이메일이에요. 이메일을 인증한 다음 다시 시도해 주세요.");
      const now = new Date().toISOString();
      const identity = { issuer, subject };
      const owner = await users.findByEmail(email);
      if (owner) {
        await users.link(owner.id, identity, now);
        return owner;
      }
      if (!isOpen) return forbidden(SIGN_UP_CLOSED);
      const added = await users.add({ email, passwordHash: null, identity, now });
      return added ?? conflict("같은 이메일로 방금 가입했어요. 다시 시도해 주세요.");
    },
  };
}
