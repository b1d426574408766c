/** The account page: the account itself, its password, its address, its removal. */
import { ADMIN_LEVEL, CODE, endpoints } from "@pulda/contract";
import type { SignUpPolicy } from "../admin/sign-up.ts";
import { conflict, Failure, invalid, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { isConfirmed } from "../http/sessions.ts";
import type { MailLimits } from "../mail/mail-limits.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { SecurityLog } from "../service/security-log.ts";
import { clientOf, traceOf } from "./client.ts";
import type { KnownDeviceStore } from "./known-device-store.ts";
import type { DeviceCookies } from "./known-device.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import { networkPrefix } from "../http/network-prefix.ts";
import type { ProveOwner } from "./owner-proof.ts";
import { passwordProblem, type Passwords } from "./password.ts";
import type { SessionStore } from "./session-store.ts";
import type { SignInService } from "./sign-in.ts";
import type { UserRow, UserStore } from "./store.ts";
import type { TokenStore } from "./token-store.ts";
import type { TwoStep } from "./two-step.ts";

export interface AccountParts {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly knownDevices: KnownDeviceStore;
  readonly tokens: TokenStore;
  readonly throttle: LoginThrottle;
  readonly passwords: Passwords;
  readonly twoStep: TwoStep;
  readonly proveOwner: ProveOwner;
  readonly secondStep: SignInService["secondStep"];
  readonly policy: SignUpPolicy;
  readonly mailer: Mailer;
  readonly mailLimits: MailLimits;
  /** Whether mails reach their readers. */
  readonly hasMail: boolean;
  readonly hasSocial: boolean;
  readonly devices: DeviceCookies;
  readonly security: SecurityLog;
}

const COSTLY = { isCostly: true };
const NO_USER = notFound("계정을 찾을 수 없어요.");
const VERIFIED = conflict("이미 인증한 이메일이에요.");
const MAILED_ENOUGH =
  "메일을 여러 번 보냈어요. 받은 메일함과 스팸함을 살펴보고, 잠시 뒤에 다시 해 주세요.";
const LINK_OVER = notFound("이미 썼거나 시간이 지난 링크예요. 메일을 다시 받아 주세요.");
const REMOVAL_OVER = notFound("시간이 지났어요. 계정 지우기를 처음부터 다시 해 주세요.");
const LAST_ADMIN = conflict(
  "마지막 관리자는 계정을 지울 수 없어요. 먼저 다른 사람을 관리자로 정해 주세요.",
);
const NOTHING_SET_ASIDE = notFound("가져올 계정이 없어요.");

export function accountRoutes(http: HttpContext, parts: AccountParts): void {
  const { users, sessions, knownDevices, tokens, throttle, passwords, mailer, security } = parts;
  const { devices, proveOwner } = parts;

  mount(http, endpoints.userEntry, async () => ({
    sign_up: await parts.policy.mode(),
    mail: parts.hasMail,
    social: parts.hasSocial,
  }));

  mount(http, endpoints.account, async ({ user }) => {
    const row = await users.find(user.id);
    if (!row) return NO_USER;
    return {
      id: row.id,
      email: row.email,
      admin_level: row.admin_level,
      created_at: row.created_at,
      verified_at: row.verified_at,
      has_password: row.password_hash !== null,
      social: await users.hasIdentity(user.id),
      two_step: row.totp_secret !== null,
      recovery_codes_left: await parts.twoStep.countRecoveryCodes(user.id),
      confirmed: isConfirmed(user),
      claimable: (await users.setAsideFor(user.id)).length > 0,
      mail: parts.hasMail,
    };
  });

  mount(http, endpoints.userVerifySend, async ({ user, request }) => {
    const row = await users.find(user.id);
    if (!row) return NO_USER;
    if (row.verified_at !== null) return VERIFIED;
    const sender = { address: request.ip, userId: user.id };
    const tooMany = await parts.mailLimits.spend("verify", sender);
    if (tooMany) return tooMany;
    if (!(await throttle.mayMail("verify", row.email)))
      return new Failure(429, MAILED_ENOUGH, { retryAfter: 600 });
    await mailer.add(row.email, { kind: "verify", user: row.id });
    return undefined;
  });

  mount(
    http,
    endpoints.passwordForgot,
    async ({ input, request }) => {
      const sender = { address: request.ip, userId: null };
      const tooMany = await parts.mailLimits.spend("forgot", sender);
      if (tooMany) return tooMany;
      // Whether the address has an account is looked up when the mail is sent.
      if (await throttle.mayMail("forgot", input.email))
        await mailer.add(input.email, { kind: "forgot" });
      security("password-forgot", traceOf(clientOf(request, devices)));
      return undefined;
    },
    COSTLY,
  );

  /** Sets it and signs out what was signed in with the former one. */
  async function setPassword(user: UserRow, hash: string, keptSession: number | null) {
    await users.setPassword(user.id, hash);
    await sessions.removeOf(user.id, keptSession);
    if (await throttle.mayMail("password-changed", user.email))
      await mailer.add(user.email, { kind: "password-changed", at: new Date().toISOString() });
  }

  mount(
    http,
    endpoints.passwordReset,
    async ({ input, request, reply }) => {
      const userId = await tokens.find(input.token, "reset", Date.now());
      const user = userId === null ? undefined : await users.find(userId);
      if (!user) return LINK_OVER;
      const problem = await passwordProblem(input.password, user.email);
      if (problem) return invalid("password", problem);
      // Before the link is used up: where too many passwords wait, it serves once more.
      const hash = await passwords.hash(input.password, networkPrefix(request.ip));
      if ((await tokens.take(input.token, "reset", Date.now())) === null) return LINK_OVER;
      // Only who reads the mails of the address gets here.
      await users.verify(user.id, new Date().toISOString());
      await knownDevices.forgetOthers(user.id, null);
      await setPassword(user, hash, null);
      // What strangers failed at does not make the owner wait, who has proven to be it at this device.
      const device = devices.mark(request, reply);
      await knownDevices.remember(user.id, device, new Date().toISOString());
      await throttle.forget(user.email, device);
      security("password-reset", { ...traceOf(clientOf(request, devices)), user_id: user.id });
      return undefined;
    },
    COSTLY,
  );

  mount(
    http,
    endpoints.passwordChange,
    async ({ user, input, request }) => {
      const client = clientOf(request, devices);
      const owner = await proveOwner(user, input.password, client);
      if (owner instanceof Failure) return owner;
      const problem = await passwordProblem(input.new_password, owner.email);
      if (problem) return invalid("new_password", problem);
      const hash = await passwords.hash(input.new_password, networkPrefix(client.address));
      await knownDevices.forgetOthers(user.id, client.device);
      await setPassword(owner, hash, user.session.id);
      security("password-changed", { ...traceOf(client), user_id: user.id });
      return undefined;
    },
    COSTLY,
  );

  mount(
    http,
    endpoints.userConfirm,
    async ({ user, input, request }) => {
      const owner = await proveOwner(user, input.password, clientOf(request, devices));
      if (owner instanceof Failure) return owner;
      if (owner.password_hash !== null)
        await sessions.confirm(user.session.id, new Date().toISOString());
      return undefined;
    },
    COSTLY,
  );

  mount(
    http,
    endpoints.userClaim,
    async ({ user, input, request }) => {
      const client = clientOf(request, devices);
      const waiting = await users.setAsideFor(user.id);
      if (waiting.length === 0) return NOTHING_SET_ASIDE;
      const device = `session ${user.session.id}`;
      const subject = { email: user.email, address: client.address, device };
      const attempt = await throttle.start(subject);
      if (attempt instanceof Failure) return attempt;
      for (const account of waiting) {
        const network = networkPrefix(client.address);
        const isRight = await passwords
          .isRight(account.password_hash, input.password, network)
          .catch(async (error: unknown) => {
            await attempt.takenBack();
            throw error;
          });
        if (!isRight) continue;
        const refused = await parts.secondStep(account, input.code, client);
        await (refused ? attempt.takenBack() : attempt.succeeded());
        // Not code 401: the user stays signed in.
        if (refused?.code === CODE.unauthorized) return invalid("code", refused.message);
        if (refused) return refused;
        await users.claim(account, user.id);
        const reason = `account ${account.id}`;
        security("account-claimed", { ...traceOf(client), user_id: user.id, reason });
        return undefined;
      }
      await attempt.failed();
      security("confirmation-failed", { ...traceOf(client), user_id: user.id, reason: "claim" });
      return invalid("password", "그 계정의 비밀번호가 아니에요.");
    },
    COSTLY,
  );

  mount(
    http,
    endpoints.userRemoveStart,
    async ({ user, input, request }) => {
      const owner = await proveOwner(user, input.password, clientOf(request, devices));
      if (owner instanceof Failure) return owner;
      if (owner.admin_level === ADMIN_LEVEL && (await users.isLastAdmin(owner.id)))
        return LAST_ADMIN;
      const { exams, attempts, words } = await users.countOwned(owner.id);
      return {
        confirmation: await tokens.add(owner.id, "remove", Date.now()),
        exam_count: exams,
        attempt_count: attempts,
        word_count: words,
      };
    },
    COSTLY,
  );

  mount(http, endpoints.userRemove, async ({ user, input, request, reply }) => {
    const found = await tokens.find(input.confirmation, "remove", Date.now());
    if (found !== user.id) return REMOVAL_OVER;
    if ((await tokens.take(input.confirmation, "remove", Date.now())) === null) return REMOVAL_OVER;
    if (!(await users.remove(user.id, { keepLastAdmin: true }))) return LAST_ADMIN;
    security("account-removed", { ...traceOf(clientOf(request, devices)), user_id: user.id });
    await http.sessions.end(request, reply);
    return undefined;
  });
}
