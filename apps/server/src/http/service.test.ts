/** What is no call: bodies of all kinds over a real connection, the API page, health, odd paths. */
import { connect, type AddressInfo } from "node:net";
import { Envelope, endpoints } from "@pulda/contract";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";
import { draws } from "../../../../testing/effort.ts";

let server: TestServer;
let member: Visitor;
let url = "";
let cookie = "";
beforeAll(async () => {
  server = await startServer();
  url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  member = server.visitor();
  await member.signUp();
  cookie = `pulda_session=${member.cookies.get("pulda_session")}`;
});
afterAll(() => server.stop());

async function post(
  body: string | FormData | null,
  type?: string,
  path = "/api/v1/favorite/create",
) {
  const headers: Record<string, string> = { cookie, ...(type && { "content-type": type }) };
  const response = await fetch(url + path, { method: "POST", body, headers });
  return { status: response.status, envelope: Envelope.strict().parse(await response.json()) };
}

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

describe("a body", () => {
  it("may be empty, in every form, where a call has no fields", async () => {
    for (const [body, type] of [
      [null, undefined],
      [form({}), undefined],
      ["", "application/json"],
      ["{}", "application/json"],
      ["", "application/x-www-form-urlencoded"],
    ] as const) {
      const { status, envelope } = await post(body, type, "/api/v1/exam/remove/all");
      expect([type, status, envelope.code]).toEqual([type, 200, 200]);
    }
  });

  it("may have a charset, an unexpected file, and fields with odd names", async () => {
    const json = "application/json; charset=utf-8";
    expect((await post('{"title":"a"}', json)).envelope.code).toBe(200);
    const withFile = form({ title: "a", file: new Blob(["x".repeat(10_000)]) });
    expect((await post(withFile)).envelope.code).toBe(200);
    expect((await post(form({ title: new Blob(["a"]) }))).envelope).toMatchObject({
      code: 400,
      errors: [{ field: "title" }],
    });
    for (const name of ["constructor", "toString", "__proto__", "hasOwnProperty"]) {
      const odd = JSON.stringify({ title: "a" }).replace("{", `{${JSON.stringify(name)}:"x",`);
      expect((await post(odd, "application/json")).envelope.code).toBe(200);
      const fields = `title=a&${name}=x`;
      expect((await post(fields, "application/x-www-form-urlencoded")).envelope.code).toBe(200);
      const multipart = await post(form({ title: "a", [name]: "x" }));
      expect([200, 400]).toContain(multipart.envelope.code);
      expect(multipart.status).toBe(200);
    }
  });

  it("is HTTP 400 only as malformed multipart, else code 400", async () => {
    const cut = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\na';
    for (const [body, type] of [
      ["x", "multipart/form-data"],
      [cut, "multipart/form-data; boundary=x"],
      ["no boundary here", "multipart/form-data; boundary=x"],
    ] as const)
      expect(await post(body, type)).toMatchObject({ status: 400, envelope: { code: 400 } });
    for (const [body, type] of [
      ["{", "application/json"],
      ["null", "application/json"],
      ['["a"]', "application/json"],
      ["[".repeat(10_000), "application/json"],
      ["title=a", "text/plain"],
      ["title=a", "application/octet-stream"],
      ["title=a", "not a type"],
    ] as const)
      expect([type, await post(body, type)]).toMatchObject([
        type,
        { status: 200, envelope: { code: 400, message: expect.stringMatching(/[가-힣]/) } },
      ]);
  });

  it("over its call's limit is code 413 and names the limit, in every form", async () => {
    for (const [path, limit, bytes] of [
      ["/api/v1/favorite/create", "64 kB", 64 * 1024],
      ["/api/v1/user/login", "4 kB", 4 * 1024],
      ["/api/v1/word/append_many", "2 MB", 2 * 1024 * 1024],
    ] as const) {
      const title = "x".repeat(bytes + 1);
      const half = title.slice(0, 0.7 * title.length);
      for (const [body, type] of [
        [JSON.stringify({ title }), "application/json"],
        [`title=${title}`, "application/x-www-form-urlencoded"],
        [form({ title }), undefined],
        [form({ unknown: half, other: half }), undefined],
        [form({ file: new Blob([title]) }), undefined],
        [title, "text/plain"],
      ] as const)
        expect(await post(body, type, path)).toMatchObject({
          status: 200,
          envelope: { code: 413, message: expect.stringContaining(` ${limit}까지`) },
        });
    }
  });

  it("keeps a text that looks like something else, and refuses U+0000 anywhere", async () => {
    for (const title of ["3", "true", "[1]", '{"a":1}', "null", "\ud83d\ude00 한글 é"]) {
      const { envelope } = await post(form({ title }));
      expect(envelope.result).toMatchObject({ title: title.normalize("NFC") });
    }
    const { envelope } = await post('{"title":"a\\u0000b"}', "application/json");
    expect(envelope).toMatchObject({ code: 400, errors: [{ field: "title" }] });
    const search = await member.get("/api/v1/exam/list?search=%00");
    expect(search.body).toMatchObject({ code: 400, errors: [{ field: "search" }] });
  });
});

describe("a path", () => {
  it("that no call has is HTTP 404, with the envelope", async () => {
    for (const [method, path] of [
      ["GET", "/api"],
      ["GET", "/api/"],
      ["GET", "/api/v1/nothing"],
      ["GET", "/api/v1/favorite/create"],
      ["POST", "/api/v1/favorite/list"],
      ["DELETE", "/api/v1/exam/1"],
      ["POST", "/"],
    ] as const) {
      const { statusCode, body } = await server.app.inject({ method, url: path });
      expect([path, statusCode, JSON.parse(body).code]).toEqual([path, 404, 404]);
    }
  });

  it("with an odd id is code 400 or 404, never a failure", async () => {
    for (const id of ["0", "-1", "1.5", "abc", "1e9", "9007199254740991", "9".repeat(30)])
      expect([400, 404]).toContain((await member.get(`/api/v1/exam/${id}`)).body.code);
    expect((await member.get(`/api/v1/exam/${"9".repeat(900)}`)).body.code).toBe(400);
    for (const path of ["/api/v1/exam/%", "/api/v1/exam/%zz", "/assets/%c0"]) {
      const { statusCode, body } = await server.app.inject(path);
      expect([path, statusCode, Envelope.parse(JSON.parse(body)).code]).toEqual([path, 400, 400]);
    }
  });

  it("that cannot be read leads home where it would be a page's", async () => {
    for (const path of ["/%c0", "/%E0%A4%A", "/exam/%"]) {
      const { statusCode, headers } = await server.app.inject(path);
      expect([path, statusCode, headers.location]).toEqual([path, 302, "/"]);
    }
  });
});

describe("the service", () => {
  it("is alive and ready for everyone", async () => {
    for (const path of ["/api/v1/health", "/api/v1/ready"])
      expect((await server.visitor().get(path)).body).toEqual({
        code: 200,
        result: { status: "ok" },
      });
  });

  it("is not ready without its database: HTTP 503, while it is alive", async () => {
    const broken = await startServer();
    await broken.db.destroy();
    const ready = await broken.visitor().get("/api/v1/ready");
    expect([ready.status, ready.body.code]).toEqual([503, 503]);
    expect((await broken.visitor().get("/api/v1/health")).status).toBe(200);
    const failed = await broken
      .visitor()
      .post("/api/v1/user/login", { email: "a@b.co", password: "x" });
    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({ code: 500, message: expect.stringMatching(/^[^a-z]*$/) });
    await broken.stop();
  });

  it("describes every call in OpenAPI, with a page that needs nothing from elsewhere", async () => {
    const document = (await server.app.inject("/api/v1/openapi.json")).json();
    for (const { path, method } of Object.values(endpoints))
      expect(document.paths[path][method.toLowerCase()]).toBeDefined();
    const page = await server.app.inject("/api/docs/");
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain("http");
    expect(page.body).not.toMatch(/(src|href)="(https?:)?\/\//);
    // Scripts that stand in the page itself are not run under this policy.
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/);
    for (const [, asset = ""] of page.body.matchAll(/<script[^>]* src="([^"]+)"/g)) {
      const { pathname } = new URL(asset, "http://localhost/api/docs/");
      expect([asset, (await server.app.inject(pathname)).statusCode]).toEqual([asset, 200]);
    }
  });

  it("forbids caches to store the answers of a session", async () => {
    const { response } = await member.get("/api/v1/user/info");
    expect(response.headers["cache-control"]).toBe("no-store");
  });
});

it("no bytes at all bring it down", async () => {
  const { port } = server.app.server.address() as AddressInfo;
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
      const answered = await new Promise<string>((resolve) => {
        const socket = connect(port, "127.0.0.1");
        let answer = "";
        socket.on("data", (chunk) => (answer += chunk.toString()));
        socket.on("close", () => resolve(answer));
        socket.on("error", () => resolve(answer));
        socket.write("POST /api/v1/favorite/create HTTP/1.1\r\nHost: localhost\r\n");
        socket.write(`Cookie: ${cookie}\r\nConnection: close\r\n`);
        socket.write("Content-Type: multipart/form-data; boundary=x\r\n");
        socket.write(`Content-Length: ${bytes.length}\r\n\r\n`);
        socket.end(bytes);
      });
      expect(answered).not.toMatch(/^HTTP\/1.1 5/);
    }),
    draws(60, 2000),
  );
  expect((await fetch(`${url}/api/v1/health`)).status).toBe(200);
});
