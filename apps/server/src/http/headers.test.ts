/** What every answer carries, and what the server does with requests that no client of ours makes. */
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { endpoints } from "@pulda/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

let server: TestServer;
let member: Visitor;
beforeAll(async () => {
  server = await startServer();
  member = server.visitor();
  await member.signUp();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.stop());

/** Answers of each kind: calls that succeed and fail, pages, files, refusals, and what is not there. */
const ANSWERS: Record<string, object> = {
  "a call": { url: "/api/v1/health" },
  "a call of nobody": { url: "/api/v1/exam/list" },
  "a page": { url: "/" },
  "the page of the calls": { url: "/api/docs/" },
  "an asset that is not there": { url: "/assets/none.js" },
  "a call that is not there": { url: "/api/v1/nothing" },
  "another site's": {
    method: "POST",
    url: "/api/v1/favorite/create",
    headers: { origin: "https://evil.example" },
  },
  "another host's": { url: "/", headers: { host: "evil.example" } },
  "an address that cannot be read": { url: "/%c0" },
  "a body that cannot be read": { method: "POST", url: "/api/v1/user/login", payload: "{" },
};

describe.each(Object.entries(ANSWERS))("%s", (_, request) => {
  it("has the headers that keep a browser from more than is meant", async () => {
    const headers = {
      origin: "https://other.example",
      ...(request as { headers?: object }).headers,
    };
    const answer = await server.app.inject({ ...request, headers });
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "content-security-policy": expect.any(String),
    });
    const policy = String(answer.headers["content-security-policy"]).split(";");
    for (const directive of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(directive);
    // No script but ours: neither from elsewhere, nor in the page, nor of a text.
    expect(policy.filter((one) => one.startsWith("script-src"))).toEqual([]);
    // Nobody else's page reads an answer.
    const cors = Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"));
    expect(cors).toEqual([]);
    // Nothing is told of what runs here.
    expect(answer.headers).not.toHaveProperty("server");
    expect(answer.headers).not.toHaveProperty("x-powered-by");
  });
});

describe("the types of answers", () => {
  it("are JSON that no browser shows as a page, and a file to keep for an export", async () => {
    const title = "<script>alert(1)</script>";
    const made = await member.post("/api/v1/favorite/create", { title });
    expect(made.body.result).toMatchObject({ title });
    for (const path of ["/api/v1/favorite/list", "/api/v1/exam/list?search=<b>"]) {
      const { response } = await member.get(path);
      expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    }
    const { response } = await member.get("/api/v1/user/export");
    expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="[\w.-]+"$/);
    expect(response.headers["content-type"]).toMatch(/^application\/(json|zip)/);
  });

  it("keep to their line where a text has line feeds", async () => {
    const { response } = await member.post(
      "/api/v1/favorite/create",
      { title: "a\r\nset-cookie: x=1" },
      "json",
      { "x-request-id": "a\r\nb" },
    );
    expect(String(response.headers["set-cookie"])).not.toContain("x=1");
  });
});

describe("behind https", () => {
  it("names below the public one are bound to https where the setting says so", async () => {
    const values = [];
    for (const setting of ["off", "on"]) {
      const secure = await startServer({
        PULDA_PUBLIC_URL: "https://pulda.example.com",
        PULDA_HSTS_SUBDOMAINS: setting,
      });
      const { headers } = await secure.app.inject("/api/v1/health");
      values.push(headers["strict-transport-security"]);
      await secure.stop();
    }
    expect(values).toEqual(["max-age=31536000", "max-age=31536000; includeSubDomains"]);
  });
});

/** Sends bytes as they are, and returns all that comes back. */
async function send(bytes: string): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk.toString()));
  socket.on("error", () => {});
  socket.write(bytes);
  await once(socket, "close");
  return answer;
}

const HEAD = "Host: localhost\r\nContent-Type: application/json\r\n";

describe("a request", () => {
  it.each([
    [
      "both a length and chunks",
      "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
    ["two lengths", "Content-Length: 4\r\nContent-Length: 5\r\n\r\n{}  "],
    ["a length that is none", "Content-Length: 4x\r\n\r\n{}  "],
    ["an unknown coding", "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n"],
    ["chunks that are not the last coding", "Transfer-Encoding: chunked, gzip\r\n\r\n0\r\n\r\n"],
    ["a chunk with a wrong size", "Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n"],
    ["a header that is folded", "X-A: b\r\n c: d\r\nContent-Length : 4\r\n\r\n{}  "],
  ])("with %s is refused, and what follows it is no request", async (_, rest) => {
    const smuggled = "GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    const answer = await send(`POST /api/v1/user/login HTTP/1.1\r\n${HEAD}${rest}${smuggled}`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer).not.toContain('"status":"ok"');
  });

  it("of the methods that tell of the way, or tunnel, is none of ours", async () => {
    for (const method of ["TRACE", "TRACK", "CONNECT"]) {
      const path = method === "CONNECT" ? "example.com:80" : "/api/v1/health";
      const answer = await send(
        `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nX-Secret: secret\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
      expect(answer).not.toContain("secret");
    }
    for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS"] as const)
      expect([
        method,
        (await server.app.inject({ method, url: endpoints.favoriteList.path })).statusCode,
      ]).toEqual([method, 404]);
  });
});

describe("a field that is sent twice", () => {
  it("counts by its place: the query for a GET, the body for a POST, the path for an id", async () => {
    const names = (await member.get("/api/v1/favorite/list")).body.result as unknown as object[];
    const own = (
      await member.post("/api/v1/favorite/create?title=query", { title: "body" }, "json")
    ).body.result;
    expect(own).toMatchObject({ title: "body" });
    const listed = (await member.get("/api/v1/favorite/list")).body.result as unknown as object[];
    expect(listed).toHaveLength(names.length + 1);
    // The id of the path wins over one in the body or the query.
    const path = "/api/v1/attempt/submit/1?id=2";
    expect((await member.post(path, { id: 3 }, "json")).body.code).toBe(404);
    // Two values are none: a number is wanted.
    expect((await member.get("/api/v1/exam/list?page=1&page=2")).body).toMatchObject({
      code: 400,
      errors: [{ field: "page" }],
    });
  });
});
