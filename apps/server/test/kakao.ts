/** A real OpenID Connect provider on loopback that stands in for Kakao. */
import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export interface Kakao {
  /** The environment that points the product at it. */
  readonly settings: Record<"KAKAO_CLIENT_ID" | "KAKAO_CLIENT_SECRET" | "KAKAO_ISSUER", string>;
  stop(): Promise<void>;
}

const CLIENT = { id: "pulda-test", secret: "a-secret-of-the-stand-in" };
const UNVERIFIED = "unverified+";

/**
 * Starts it. Its sign-in form takes any account: the name is the e-mail, which counts as verified
 * unless it begins with "unverified+" (then the rest is the e-mail).
 * @param redirectUri where it sends the browser back to
 */
export async function startKakao(redirectUri: string): Promise<Kakao> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        token_endpoint_auth_method: "client_secret_post",
        redirect_uris: [redirectUri],
        response_types: ["code"],
        grant_types: ["authorization_code"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    cookies: { keys: ["only for tests"] },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      IdToken: 60,
      Grant: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount: (_context, accountId) => ({ accountId, claims: () => claimsOf(accountId) }),
  });
  const answer = provider.callback();
  // Koa answers its own failures; what it returns never rejects.
  server.on("request", (request, response) => void answer(request, response));
  return {
    settings: {
      KAKAO_CLIENT_ID: CLIENT.id,
      KAKAO_CLIENT_SECRET: CLIENT.secret,
      KAKAO_ISSUER: issuer,
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function claimsOf(accountId: string) {
  const isVerified = !accountId.startsWith(UNVERIFIED);
  const email = isVerified ? accountId : accountId.slice(UNVERIFIED.length);
  return { sub: accountId, email, email_verified: isVerified };
}
