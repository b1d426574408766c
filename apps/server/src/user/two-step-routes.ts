/** Two-step sign-in: set up, confirmed, turned off. */
import { endpoints } from "@pulda/contract";
import { conflict, Failure, invalid } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { SecurityLog } from "../service/security-log.ts";
import { clientOf, traceOf, type Client } from "./client.ts";
import type { DeviceCookies } from "./known-device.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import type { ProveOwner } from "./owner-proof.ts";
import { WRONG_CODE } from "./sign-in.ts";
import type { UserRow, UserStore } from "./store.ts";
import type { TwoStep } from "./two-step.ts";

const COSTLY = { isCostly: true };
const IS_ON = conflict("두 단계 로그인을 이미 쓰고 있어요.");
const IS_OFF = conflict("두 단계 로그인을 쓰고 있지 않아요.");
const NOT_BEGUN = conflict("두 단계 로그인을 처음부터 다시 준비해 주세요.");
const NO_PASSWORD = conflict(
  "소셜 로그인만 쓰는 계정이에요. 두 단계 로그인은 비밀번호를 정한 다음 켤 수 있어요.",
);

interface Parts {
  readonly users: UserStore;
  readonly twoStep: TwoStep;
  readonly throttle: LoginThrottle;
  readonly proveOwner: ProveOwner;
  readonly mailer: Mailer;
  readonly devices: DeviceCookies;
  readonly security: SecurityLog;
}

export function twoStepRoutes(http: HttpContext, parts: Parts): void {
  const { users, twoStep, throttle, proveOwner, mailer, devices, security } = parts;

  /** Why a code is refused, or null. */
  async function codeProblem(
    owner: UserRow,
    code: string,
    client: Client,
  ): Promise<Failure | null> {
    const attempt = await throttle.startCode(owner.email);
    if (attempt instanceof Failure) return attempt;
    if ((await twoStep.check(owner, code)) === null) {
      security("two-step-failed", { ...traceOf(client), user_id: owner.id });
      return invalid("code", WRONG_CODE);
    }
    await attempt.succeeded();
    return null;
  }

  mount(
    http,
    endpoints.twoStepStart,
    async ({ user, input, request }) => {
      const row = await users.find(user.id);
      if (row?.password_hash === null) return NO_PASSWORD;
      const owner = await proveOwner(user, input.password, clientOf(request, devices));
      if (owner instanceof Failure) return owner;
      return owner.totp_secret === null ? twoStep.begin(owner) : IS_ON;
    },
    COSTLY,
  );

  mount(http, endpoints.twoStepConfirm, async ({ user, input, request }) => {
    const row = await users.find(user.id);
    if (!row || row.totp_pending === null) return row?.totp_secret ? IS_ON : NOT_BEGUN;
    if (row.totp_secret !== null) return IS_ON;
    const attempt = await throttle.startCode(row.email);
    if (attempt instanceof Failure) return attempt;
    const codes = await twoStep.confirm(row, input.code);
    if (codes === null) return invalid("code", WRONG_CODE);
    await attempt.succeeded();
    security("two-step-on", { ...traceOf(clientOf(request, devices)), user_id: user.id });
    return { recovery_codes: codes };
  });

  mount(
    http,
    endpoints.twoStepRecovery,
    async ({ user, input, request }) => {
      const client = clientOf(request, devices);
      const owner = await proveOwner(user, input.password, client);
      if (owner instanceof Failure) return owner;
      if (owner.totp_secret === null) return IS_OFF;
      const problem = await codeProblem(owner, input.code, client);
      if (problem) return problem;
      security("recovery-codes-renewed", { ...traceOf(client), user_id: user.id });
      return { recovery_codes: await twoStep.renewRecoveryCodes(user.id) };
    },
    COSTLY,
  );

  mount(
    http,
    endpoints.twoStepRemove,
    async ({ user, input, request }) => {
      const client = clientOf(request, devices);
      const owner = await proveOwner(user, input.password, client);
      if (owner instanceof Failure) return owner;
      if (owner.totp_secret === null) return IS_OFF;
      const problem = await codeProblem(owner, input.code, client);
      if (problem) return problem;
      await twoStep.remove(user.id);
      if (await throttle.mayMail("two-step-off", owner.email))
        await mailer.add(owner.email, { kind: "two-step-off", at: new Date().toISOString() });
      security("two-step-off", { ...traceOf(client), user_id: user.id });
      return undefined;
    },
    COSTLY,
  );
}
