import { CODE, endpoints, type User } from "@pulda/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../config.ts";
import { Failure, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { SignInMethod } from "../http/sessions.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { SecurityLog } from "../service/security-log.ts";
import type { Usage } from "../service/usage.ts";
import type { Provider } from "./certification.ts";
import { certificationCookies } from "./certification-state.ts";
import { clientOf, traceOf } from "./client.ts";
import { deviceName } from "./device-name.ts";
import type { KnownDeviceStore } from "./known-device-store.ts";
import type { DeviceCookies } from "./known-device.ts";
import type { LoginThrottle } from "./login-throttle.ts";
import { CODE_WANTED, SecondStepWanted, START_AGAIN, type SignInService } from "./sign-in.ts";
import type { SignUp } from "./sign-up.ts";
import type { UserRow } from "./store.ts";

interface Parts {
  readonly signIn: SignInService;
  readonly signUp: SignUp;
  readonly devices: DeviceCookies;
  readonly knownDevices: KnownDeviceStore;
  readonly mailer: Mailer;
  readonly throttle: LoginThrottle;
  readonly usage: Usage;
  readonly security: SecurityLog;
  readonly provider: Provider | null;
  readonly settings: Settings;
}

const NO_PROVIDER = notFound("소셜 로그인을 쓰지 않는 곳이에요.");
/** These hash a password or call the sign-in provider. */
const COSTLY = { isCostly: true };
/** The field has a name of its own: `code` is the provider's there. */
const SECOND_STEP = new Failure(CODE.unauthorized, CODE_WANTED, {
  errors: [{ field: "second_step", message: CODE_WANTED }],
});

export function userRoutes(http: HttpContext, parts: Parts): void {
  const { signIn, signUp, devices, provider, settings } = parts;
  const secure = settings.PULDA_PUBLIC_URL?.startsWith("https:") ?? false;
  const cookies = certificationCookies(secure);
  const redirectUri = (request: FastifyRequest) =>
    `${settings.PULDA_PUBLIC_URL ?? `${request.protocol}://${request.host}`}/certification/kakao`;

  /** Signs the user in at this device, which is known from then on; a new one is told of by mail. */
  async function signedIn(
    user: UserRow | Failure,
    {
      request,
      reply,
      method,
      confirmedAt = new Date().toISOString(),
    }: {
      request: FastifyRequest;
      reply: FastifyReply;
      method: SignInMethod;
      confirmedAt?: string | null;
    },
  ): Promise<User | Failure> {
    if (user instanceof Failure) return user;
    await http.sessions.start(user.id, request, reply, { method, confirmedAt });
    const at = new Date().toISOString();
    const device = await parts.knownDevices.remember(user.id, devices.mark(request, reply), at);
    if (device === "new" && (await parts.throttle.mayMail("new-device", user.email))) {
      const name = deviceName((request.headers["user-agent"] ?? "").slice(0, 300));
      await parts.mailer.add(user.email, { kind: "new-device", ...name, at });
    }
    parts.usage.count("sign-in");
    parts.security("sign-in", {
      ...traceOf(clientOf(request, devices)),
      user_id: user.id,
      reason: device === "new" ? `${method}, new device` : method,
    });
    return userOf(user);
  }

  mount(http, endpoints.userInfo, async ({ user }) =>
    user
      ? { id: user.id, info: { email: user.email, admin_level: user.adminLevel } }
      : new Failure(CODE.unauthorized, "로그인이 필요해요."),
  );

  mount(
    http,
    endpoints.userRegister,
    async ({ input, request, reply }) => {
      const user = await signUp.register(input, clientOf(request, devices));
      if (user === "mailed") return { mail_sent: true as const };
      return signedIn(user, { request, reply, method: "password" });
    },
    COSTLY,
  );

  mount(
    http,
    endpoints.userLogin,
    async ({ input, request, reply }) =>
      signedIn(await signIn.login(input, clientOf(request, devices)), {
        request,
        reply,
        method: "password",
      }),
    COSTLY,
  );

  mount(
    http,
    endpoints.userVerify,
    async ({ input, user, request, reply }) => {
      const client = clientOf(request, devices);
      const secondStep = (row: UserRow) => signIn.secondStep(row, input.code, client);
      const owner = await signUp.verify(input, { userId: user?.id ?? null, secondStep }, client);
      if (!(owner instanceof Failure) && user?.id === owner.id) return userOf(owner);
      return signedIn(owner, { request, reply, method: "password" });
    },
    COSTLY,
  );

  mount(
    http,
    endpoints.certificationStart,
    async ({ input, request, reply }) => {
      if (!provider) return NO_PROVIDER;
      const { url, pending } = await provider.start(redirectUri(request), input);
      cookies.pending.set(reply, pending);
      return { url };
    },
    COSTLY,
  );

  mount(
    http,
    endpoints.certification,
    async ({ input, request, reply }) => {
      if (!provider) return NO_PROVIDER;
      const pending = cookies.pending.find(request);
      cookies.pending.clear(reply);
      // Where the provider sends no state back, the nonce and the PKCE verifier protect the exchange.
      if (!pending || (input.state !== undefined && input.state !== pending.state))
        return START_AGAIN;
      const certified = await provider.exchange(input.code, redirectUri(request), pending);
      if (!certified) return START_AGAIN;
      const owner = await signIn.certify(certified, input.invitation, clientOf(request, devices));
      if (owner instanceof SecondStepWanted) {
        const { issuer, subject, provenAt } = certified;
        cookies.halfway.set(reply, { userId: owner.userId, issuer, subject, provenAt });
        return SECOND_STEP;
      }
      const confirmedAt = certified.provenAt;
      return signedIn(owner, { request, reply, method: "social", confirmedAt });
    },
    COSTLY,
  );

  mount(
    http,
    endpoints.certificationSecondStep,
    async ({ input, request, reply }) => {
      if (!provider) return NO_PROVIDER;
      const halfway = cookies.halfway.find(request);
      if (!halfway) return START_AGAIN;
      const owner = await signIn.finish(halfway, input.code, clientOf(request, devices));
      if (!(owner instanceof Failure)) cookies.halfway.clear(reply);
      const confirmedAt = halfway.provenAt;
      return signedIn(owner, { request, reply, method: "social", confirmedAt });
    },
    COSTLY,
  );

  mount(http, endpoints.logout, async ({ user, request, reply }) => {
    await http.sessions.end(request, reply);
    if (user)
      parts.security("sign-out", { ...traceOf(clientOf(request, devices)), user_id: user.id });
    return undefined;
  });
}

function userOf({ id, email, admin_level }: UserRow): User {
  return { id, info: { email, admin_level } };
}
