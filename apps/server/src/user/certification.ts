/** Social sign-in by OpenID Connect: the authorization request and the code exchange. */
import * as client from "openid-client";
import type { Settings } from "../config.ts";
import { Unavailable } from "../http/errors.ts";

/** What a signed cookie carries over the redirect: state, nonce and PKCE verifier. */
export interface CertificationState {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
  /** Whether the provider was told to ask for its password. */
  readonly fresh: boolean;
}

/** The identity that the provider certifies. */
export interface Certified {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** When the provider asked for its password (ISO 8601); null where it does not say so. */
  readonly provenAt: string | null;
}

export interface Provider {
  /** @throws Unavailable when the provider does not answer */
  start(
    redirectUri: string,
    options?: {
      /** Whether it has to ask for the password again. */
      readonly fresh?: boolean;
    },
  ): Promise<{ url: string; pending: CertificationState }>;
  /**
   * Null when the provider does not accept the code.
   * @throws Unavailable when the provider does not answer
   */
  exchange(
    code: string,
    redirectUri: string,
    pending: CertificationState,
  ): Promise<Certified | null>;
}

const KAKAO = "https://kauth.kakao.com";

/** The provider that the settings name, or null. */
export function providerOf(settings: Settings): Provider | null {
  const { KAKAO_CLIENT_ID: id, KAKAO_CLIENT_SECRET: secret, KAKAO_ISSUER: issuer } = settings;
  if (!id) return null;
  const isKakao = new URL(issuer).origin === KAKAO;
  const scope = isKakao ? "openid account_email" : "openid email";
  let discovered: Promise<client.Configuration> | null = null;

  /** Cached after the first success; a failure is retried by the next call. */
  function configuration(): Promise<client.Configuration> {
    discovered ??= discover(new URL(issuer), id as string, secret).catch((error: unknown) => {
      discovered = null;
      throw new Unavailable("the sign-in provider does not answer", { cause: error });
    });
    return discovered;
  }

  return {
    async start(redirectUri, { fresh = false } = {}) {
      const config = await configuration();
      const pending = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
        fresh,
      };
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope,
        state: pending.state,
        nonce: pending.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: "S256",
        ...(fresh && { prompt: "login" }),
        // Has `auth_time` stand in the ID token, where Kakao's always has it.
        ...(fresh && !isKakao && { max_age: "0" }),
      });
      return { url: url.href, pending };
    },

    async exchange(code, redirectUri, pending) {
      const config = await configuration();
      const back = new URL(redirectUri);
      back.searchParams.set("code", code);
      back.searchParams.set("state", pending.state);
      // RFC 9207: the client library expects `iss` where the provider announces it; `state` has been checked.
      if (config.serverMetadata().authorization_response_iss_parameter_supported)
        back.searchParams.set("iss", config.serverMetadata().issuer);
      try {
        const tokens = await client.authorizationCodeGrant(config, back, {
          expectedState: pending.state,
          expectedNonce: pending.nonce,
          pkceCodeVerifier: pending.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return null;
        // Some providers put `email_verified` into the ID token, others into the userinfo response.
        const more =
          "email_verified" in claims
            ? claims
            : await client.fetchUserInfo(config, tokens.access_token, claims.sub);
        return {
          issuer: claims.iss,
          subject: claims.sub,
          email: typeof more["email"] === "string" ? more["email"].trim().toLowerCase() : null,
          emailVerified: more["email_verified"] === true,
          provenAt: provenAt(claims, pending.fresh, config.serverMetadata().claims_supported),
        };
      } catch (error) {
        if (isUnreachable(error))
          throw new Unavailable("the sign-in provider does not answer", { cause: error });
        return null;
      }
    },
  };
}

/** By the time that the ID token says; a provider that never says it is believed to have asked where it was told to. */
function provenAt(
  { auth_time }: client.IDToken,
  fresh: boolean,
  supported: readonly string[] = [],
): string | null {
  const now = Date.now();
  // The provider's clock may be ahead.
  if (auth_time !== undefined) return new Date(Math.min(auth_time * 1000, now)).toISOString();
  return fresh && !supported.includes("auth_time") ? new Date(now).toISOString() : null;
}

async function discover(
  issuer: URL,
  id: string,
  secret: string | undefined,
): Promise<client.Configuration> {
  const isLoopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(issuer.hostname);
  return client.discovery(
    issuer,
    id,
    undefined,
    secret ? client.ClientSecretPost(secret) : client.None(),
    {
      timeout: 10,
      execute: [
        // The ID token comes by TLS from the provider itself; its signature is checked all the same.
        client.enableNonRepudiationChecks,
        ...(isLoopback ? [client.allowInsecureRequests] : []),
      ],
    },
  );
}

/** A network error or timeout, as against a refusal by the provider. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof TypeError ||
    error.name === "TimeoutError" ||
    (error.cause instanceof Error && isUnreachable(error.cause))
  );
}
