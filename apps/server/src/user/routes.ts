import { CODE, endpoints, type User } from "@pulda/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Settings } from "../config.ts";
import { Failure, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { Provider } from "./certification.ts";
import { rememberCertification, takeCertification } from "./certification-state.ts";
import type { SignInService } from "./sign-in.ts";
import type { UserRow } from "./store.ts";

interface Parts {
  readonly signIn: SignInService;
  readonly provider: Provider | null;
  readonly settings: Settings;
}

const NO_PROVIDER = notFound("소셜 로그인을 쓰지 않는 곳이에요.");
/** These hash a password or call the sign-in provider. */
const COSTLY = { isCostly: true };
const START_AGAIN = new Failure(
  CODE.unauthorized,
  "소셜 로그인을 확인하지 못했어요. 처음부터 다시 시도해 주세요.",
);

export function userRoutes(http: HttpContext, { signIn, provider, settings }: Parts): void {
  const secure = settings.PULDA_PUBLIC_URL?.startsWith("https:") ?? false;
  const redirectUri = (request: FastifyRequest) =>
    `${settings.PULDA_PUBLIC_URL ?? `${request.protocol}://${request.host}`}/certification/kakao`;

  async function signedIn(
    user: UserRow | Failure,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<User | Failure> {
    if (user instanceof Failure) return user;
    await http.sessions.start(user.id, request, reply);
    return { id: user.id, info: { email: user.email, admin_level: user.admin_level } };
  }

  mount(http, endpoints.userInfo, async ({ user }) =>
    user
      ? { id: user.id, info: { email: user.email, admin_level: user.adminLevel } }
      : new Failure(CODE.unauthorized, "로그인이 필요해요."),
  );

  mount(
    http,
    endpoints.userRegister,
    async ({ input, request, reply }) => signedIn(await signIn.register(input), request, reply),
    COSTLY,
  );

  mount(
    http,
    endpoints.userLogin,
    async ({ input, request, reply }) =>
      signedIn(await signIn.login(input, request.ip), request, reply),
    COSTLY,
  );

  mount(
    http,
    endpoints.certificationStart,
    async ({ request, reply }) => {
      if (!provider) return NO_PROVIDER;
      const { url, pending } = await provider.start(redirectUri(request));
      rememberCertification(reply, pending, secure);
      return { url };
    },
    COSTLY,
  );

  mount(
    http,
    endpoints.certification,
    async ({ input, request, reply }) => {
      if (!provider) return NO_PROVIDER;
      const pending = takeCertification(request, reply, secure);
      // Where the provider sends no state back, the nonce and the PKCE verifier protect the exchange.
      if (!pending || (input.state !== undefined && input.state !== pending.state))
        return START_AGAIN;
      const certified = await provider.exchange(input.code, redirectUri(request), pending);
      return certified ? signedIn(await signIn.certify(certified), request, reply) : START_AGAIN;
    },
    COSTLY,
  );

  mount(http, endpoints.logout, async ({ request, reply }) => {
    await http.sessions.end(request, reply);
    return undefined;
  });
}
