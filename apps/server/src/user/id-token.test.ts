/** What a provider's ID token has to be, by a provider that can be made to hand out others. */
import { generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { allRows } from "../../test/changes.ts";
import { startServer, type TestServer } from "../../test/server.ts";

const CLIENT = { id: "pulda-test", secret: "a-secret-of-the-stand-in" };
const OURS = generateKeyPairSync("rsa", { modulusLength: 2048 });
const ANOTHERS = generateKeyPairSync("rsa", { modulusLength: 2048 });
const KEY_ID = "one";
const ACCESS_TOKEN = "secret-access-token";

/** What the next ID token is like, besides a good one. */
interface NextToken {
  claims: Record<string, unknown>;
  header: Record<string, unknown>;
  key: KeyObject;
  /** Of its metadata; by default its own. */
  issuer: string | null;
  /** Where a token is asked for, in place of the answer. */
  redirect: string | null;
}

const nextToken: NextToken = {
  claims: {},
  header: {},
  key: OURS.privateKey,
  issuer: null,
  redirect: null,
};
const asked: string[] = [];
let provider: Server;
let issuer = "";
let nonce = "";
beforeAll(async () => {
  provider = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    if (path === "/token" && nextToken.redirect) {
      response.writeHead(307, { location: nextToken.redirect }).end();
      return;
    }
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify(answer(path)));
  }).listen(0, "127.0.0.1");
  await once(provider, "listening");
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(async () => {
  provider.closeAllConnections();
  provider.close();
  await once(provider, "close");
});
beforeEach(() => {
  Object.assign(nextToken, {
    claims: {},
    header: {},
    key: OURS.privateKey,
    issuer: null,
    redirect: null,
  });
  asked.length = 0;
});

function answer(path: string): object {
  if (path.startsWith("/.well-known/"))
    return {
      issuer: nextToken.issuer ?? issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      userinfo_endpoint: `${issuer}/userinfo`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
    };
  if (path === "/keys")
    return {
      keys: [
        { ...OURS.publicKey.export({ format: "jwk" }), kid: KEY_ID, alg: "RS256", use: "sig" },
      ],
    };
  return { access_token: ACCESS_TOKEN, token_type: "Bearer", expires_in: 60, id_token: idToken() };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    aud: CLIENT.id,
    sub: "someone",
    exp: now + 60,
    iat: now,
    nonce,
    email: "someone@example.com",
    email_verified: true,
    ...nextToken.claims,
  };
  const signed = `${part({ alg: "RS256", kid: KEY_ID, ...nextToken.header })}.${part(claims)}`;
  const signature =
    nextToken.header["alg"] === "none"
      ? ""
      : sign("sha256", Buffer.from(signed), nextToken.key).toString("base64url");
  return `${signed}.${signature}`;
}

/** Begins at the page, and comes back with a code; the provider's own page is left out. */
async function signIn(server: TestServer, visitor = server.visitor()): Promise<number> {
  const { body } = await visitor.get("/api/v1/user/certification/start");
  if (body.code !== 200) return body.code;
  const url = new URL((body.result as unknown as { url: string }).url);
  nonce = url.searchParams.get("nonce") ?? "";
  const state = url.searchParams.get("state") ?? "";
  return (await visitor.post("/api/v1/user/certification", { code: "c", state })).body.code;
}

const settings = () => ({
  KAKAO_CLIENT_ID: CLIENT.id,
  KAKAO_CLIENT_SECRET: CLIENT.secret,
  KAKAO_ISSUER: issuer,
});

describe("an ID token", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(settings());
  });
  afterAll(() => server.stop());

  it("lets its owner in where everything about it is right", async () => {
    expect(await signIn(server)).toBe(200);
    expect(asked).toContain("/keys");
  });

  it("and the access token with it stay on the server, and are kept nowhere", async () => {
    const visitor = server.visitor();
    expect(await signIn(server, visitor)).toBe(200);
    const seen = [
      ...visitor.cookies.values(),
      (await visitor.get("/api/v1/user/account")).response.body,
      (await visitor.get("/api/v1/user/export")).response.body,
      server.log(),
      JSON.stringify([...(await allRows(server.db)).values()]),
    ].join("\n");
    expect(seen).toContain("someone@example.com");
    expect(seen).not.toContain(ACCESS_TOKEN);
    expect(seen).not.toContain(nonce);
    expect(seen).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
  });

  it("is looked at once: a session lasts, and ends, without the provider", async () => {
    const visitor = server.visitor();
    expect(await signIn(server, visitor)).toBe(200);
    const before = asked.length;
    expect((await visitor.get("/api/v1/user/info")).body.code).toBe(200);
    expect((await visitor.get("/api/v1/auth/logout")).body.code).toBe(200);
    expect((await visitor.get("/api/v1/user/info")).body.code).toBe(401);
    expect(asked).toHaveLength(before);
  });

  it.each<[string, () => Partial<NextToken>]>([
    ["signed by another key", () => ({ key: ANOTHERS.privateKey })],
    ["not signed", () => ({ header: { alg: "none" } })],
    ["signed in a way that we do not ask for", () => ({ header: { alg: "HS256" } })],
    ["of a key that the provider does not have", () => ({ header: { kid: "two" } })],
    ["for another service", () => ({ claims: { aud: "another" } })],
    [
      "for several services, another one's",
      () => ({ claims: { aud: [CLIENT.id, "b"], azp: "b" } }),
    ],
    ["of another issuer", () => ({ claims: { iss: "https://evil.example" } })],
    ["of a sign-in that began elsewhere", () => ({ claims: { nonce: "another" } })],
    ["of no sign-in at all", () => ({ claims: { nonce: undefined } })],
    ["that has expired", () => ({ claims: { exp: Math.floor(Date.now() / 1000) - 600 } })],
    ["without an expiry", () => ({ claims: { exp: undefined } })],
  ])("%s lets nobody in", async (_, change) => {
    Object.assign(nextToken, change());
    expect(await signIn(server)).toBe(401);
  });
});

describe("a provider", () => {
  it("that calls itself by another name is none of ours", async () => {
    nextToken.issuer = "https://evil.example";
    const server = await startServer(settings());
    expect(await signIn(server)).toBe(503);
    expect(asked.filter((path) => path === "/token")).toEqual([]);
    await server.stop();
  });

  it("is not followed where it sends the client's secret elsewhere", async () => {
    const server = await startServer(settings());
    nextToken.redirect = `${issuer}/elsewhere`;
    expect(await signIn(server)).toBe(401);
    expect(asked).not.toContain("/elsewhere");
    await server.stop();
  });
});
