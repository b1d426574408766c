/** Sign-in by password with its second step, and social sign-in. */
import { ADMIN_LEVEL, CODE } from "@pulda/contract";
import { conflict, Failure, forbidden } from "../http/failure.ts";
import type { SecurityLog } from "../service/security-log.ts";
import type { Usage } from "../service/usage.ts";
import type { Certified } from "./certification.ts";
import type { Halfway } from "./certification-state.ts";
import { traceOf, type Client } from "./client.ts";
import type { KnownDeviceStore } from "./known-device-store.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import { networkPrefix } from "../http/network-prefix.ts";
import { TooManyChecks, type Passwords } from "./password.ts";
import type { SignUp } from "./sign-up.ts";
import type { Identity, UserRow, UserStore } from "./store.ts";
import type { TwoStep } from "./two-step.ts";

interface Credentials {
  /** In lower case. */
  readonly email: string;
  readonly password: string;
  /** Of the second step. */
  readonly code?: string | undefined;
}

/** So many attempts at one account wait for each other. */
const MAX_QUEUED = 100;

/**
 * A queue for each key. An attempt counts as failed until it succeeds, so that without the queue one person who
 * signs in at several places at once would be throttled.
 */
function keyedQueue() {
  const last = new Map<string, Promise<unknown>>();
  const waiting = new Map<string, number>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const before = waiting.get(key) ?? 0;
    if (before >= MAX_QUEUED) return Promise.reject(new TooManyChecks());
    waiting.set(key, before + 1);
    const result = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, result);
    const remove = () => {
      const left = (waiting.get(key) ?? 1) - 1;
      if (left === 0) waiting.delete(key);
      else waiting.set(key, left);
      if (last.get(key) === result) last.delete(key);
    };
    result.then(remove, remove);
    return result;
  };
}

const WRONG = new Failure(CODE.unauthorized, "이메일이나 비밀번호가 맞지 않아요.");
const LOCKED = forbidden("잠긴 계정이에요. 풀다를 운영하는 사람에게 물어봐 주세요.");
export const WRONG_CODE =
  "코드가 맞지 않아요. 앱에 지금 보이는 여섯 자리 숫자나 복구 코드를 입력해 주세요.";
export const CODE_WANTED = "인증 앱에 보이는 여섯 자리 숫자를 입력해 주세요.";

export const START_AGAIN = new Failure(
  CODE.unauthorized,
  "소셜 로그인을 확인하지 못했어요. 처음부터 다시 시도해 주세요.",
);

/** The provider certifies the owner of an account that signs in in two steps; nothing has changed yet. */
export class SecondStepWanted {
  readonly userId: number;
  constructor(userId: number) {
    this.userId = userId;
  }
}

export interface SignInService {
  login(credentials: Credentials, client: Client): Promise<UserRow | Failure>;
  /** The second step of whoever has taken the first; null where there is none, or the code is right. */
  secondStep(user: UserRow, code: string | undefined, client: Client): Promise<Failure | null>;
  certify(
    certified: Certified,
    invitation: string | undefined,
    client: Client,
  ): Promise<UserRow | SecondStepWanted | Failure>;
  /** The second step of a social sign-in; links the identity where it is new. */
  finish(halfway: Halfway, code: string, client: Client): Promise<UserRow | Failure>;
}

interface Parts {
  readonly users: UserStore;
  readonly throttle: LoginThrottle;
  readonly passwords: Passwords;
  readonly knownDevices: KnownDeviceStore;
  readonly twoStep: TwoStep;
  readonly signUp: SignUp;
  readonly usage: Usage;
  readonly security: SecurityLog;
}

export function signInService({
  users,
  throttle,
  passwords,
  knownDevices,
  twoStep,
  signUp,
  usage,
  security,
}: Parts): SignInService {
  const enqueue = keyedQueue();

  async function attemptLogin(
    { email, password, code }: Credentials,
    device: string | null,
    client: Client,
  ): Promise<UserRow | Failure> {
    const user = await users.findByEmail(email);
    const trace = { ...traceOf(client), ...(user && { user_id: user.id }) };
    const attempt = await throttle.start({ email, address: client.address, device });
    if (attempt instanceof Failure) {
      security("sign-in-refused", { ...trace, reason: "too many failures" });
      return attempt;
    }
    const network = networkPrefix(client.address);
    const isRight = await passwords
      .isRight(user?.password_hash, password, network)
      .catch(async (error: unknown) => {
        await attempt.takenBack();
        throw error;
      });
    if (!isRight || !user) {
      await attempt.failed();
      usage.count("failed-sign-in");
      security("sign-in-failed", { ...trace, reason: user ? "wrong password" : "unknown address" });
      return WRONG;
    }
    if (user.locked_at !== null) {
      await attempt.takenBack();
      security("sign-in-refused", { ...trace, reason: "locked" });
      return LOCKED;
    }
    const refused = await service.secondStep(user, code, client);
    await (refused ? attempt.takenBack() : attempt.succeeded());
    if (!refused) await renewHash(user, password, network);
    return refused ?? user;
  }

  /** Once the cost of hashing has been raised: only now is the password at hand. */
  async function renewHash(
    { id, password_hash: former }: UserRow,
    password: string,
    network: string,
  ) {
    if (former === null || !passwords.isOutdated(former)) return;
    const hash = await passwords.hash(password, network).catch((error: unknown) => {
      // Too many wait: at the next sign-in, then.
      if (error instanceof TooManyChecks) return null;
      throw error;
    });
    if (hash !== null) await users.renewHash(id, former, hash);
  }

  const service: SignInService = {
    async login(credentials, client) {
      const { email } = credentials;
      const user = client.device === null ? undefined : await users.findByEmail(email);
      const isKnown =
        client.device !== null && user && (await knownDevices.isKnown(user.id, client.device));
      const device = isKnown ? client.device : null;
      // Strangers' attempts never make a known device wait.
      return enqueue(`${device ?? ""} ${email}`, () => attemptLogin(credentials, device, client));
    },

    async secondStep(user, code, client) {
      if (user.totp_secret === null) return null;
      if (code === undefined) return codeFailure(CODE_WANTED);
      const trace = { ...traceOf(client), user_id: user.id };
      const attempt = await throttle.startCode(user.email);
      if (attempt instanceof Failure) {
        security("sign-in-refused", { ...trace, reason: "too many wrong codes" });
        return attempt;
      }
      const used = await twoStep.check(user, code);
      if (used === null) {
        security("two-step-failed", trace);
        return codeFailure(WRONG_CODE);
      }
      await attempt.succeeded();
      if (used === "recovery") security("recovery-code-used", trace);
      return null;
    },

    async certify({ issuer, subject, email, emailVerified }, invitation, client) {
      const trace = traceOf(client);
      const identity = { issuer, subject };
      const known = await users.findByIdentity(identity);
      if (known) {
        if (known.locked_at !== null) return refuseLocked(known, client);
        return known.totp_secret === null ? known : new SecondStepWanted(known.id);
      }
      if (!email) return forbidden("이메일 제공에 동의해야 로그인할 수 있어요.");
      if (!emailVerified)
        return forbidden("인증되지 않은 이메일이에요. 이메일을 인증한 다음 다시 시도해 주세요.");
      const now = new Date().toISOString();
      const owner = await users.findByEmail(email);
      if (owner) {
        if (owner.locked_at !== null) return refuseLocked(owner, client);
        // Without a password nobody can have signed in to it in the owner's stead.
        if (owner.verified_at !== null || owner.password_hash === null)
          return owner.totp_secret === null
            ? link(owner, identity, client)
            : new SecondStepWanted(owner.id);
        const own = await users.setAside(owner, identity, now);
        const role = owner.admin_level === ADMIN_LEVEL ? "; it was an admin's" : "";
        security("account-set-aside", {
          ...trace,
          user_id: owner.id,
          reason: `the owner of its address has account ${own.id}${role}`,
        });
        return own;
      }
      const refused = await signUp.admit(invitation, client);
      if (refused) return refused;
      const added = await users.add({ email, passwordHash: null, identity, verifiedAt: now, now });
      if (added) {
        security("register", { ...trace, user_id: added.id, reason: "social" });
        return added;
      }
      await signUp.giveBack(invitation);
      return conflict("같은 이메일로 방금 가입했어요. 다시 시도해 주세요.");
    },

    async finish({ userId, issuer, subject }, code, client) {
      const identity = { issuer, subject };
      const user = await users.find(userId);
      if (!user || user.removed_at !== null || user.set_aside_at !== null) return START_AGAIN;
      if (user.locked_at !== null) return refuseLocked(user, client);
      const refused = await service.secondStep(user, code, client);
      if (refused) return refused;
      const known = await users.findByIdentity(identity);
      if (!known) return link(user, identity, client);
      return known.id === user.id ? user : START_AGAIN;
    },
  };

  async function link(owner: UserRow, identity: Identity, client: Client): Promise<UserRow> {
    const now = new Date().toISOString();
    await users.link(owner.id, identity, now);
    security("account-linked", { ...traceOf(client), user_id: owner.id });
    return { ...owner, verified_at: owner.verified_at ?? now };
  }

  function refuseLocked({ id }: UserRow, client: Client): Failure {
    security("sign-in-refused", { ...traceOf(client), user_id: id, reason: "locked" });
    return LOCKED;
  }

  return service;
}

function codeFailure(message: string): Failure {
  return new Failure(CODE.unauthorized, message, { errors: [{ field: "code", message }] });
}
