/** Bodies that are made to cost: over a real connection, as a client that means no good sends them. */
import { connect, type AddressInfo, type Socket } from "node:net";
import { Envelope } from "@pulda/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

const MB = 1024 * 1024;
let server: TestServer;
let member: Visitor;
let cookie = "";
const open: Socket[] = [];
beforeAll(async () => {
  server = await startServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  member = server.visitor();
  await member.signUp();
  cookie = cookieOf(member);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});
afterAll(() => server.stop());

function cookieOf(visitor: Visitor): string {
  return `pulda_session=${visitor.cookies.get("pulda_session")}`;
}

interface Sent {
  readonly socket: Socket;
  /** The envelope, as soon as it is there. */
  readonly answer: Promise<Envelope>;
}

/** Sends the headers of a JSON body and leaves its end open. */
function send(path: string, headers: Record<string, string | number>): Sent {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  open.push(socket);
  socket.on("error", () => {});
  const lines = Object.entries({ "content-type": "application/json", ...headers });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\n`);
  socket.write(`${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
  const answer = new Promise<Envelope>((resolve) => {
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString();
      const [, body] = /\r\n\r\n(\{.*\})$/s.exec(text) ?? [];
      if (body) resolve(Envelope.parse(JSON.parse(body)));
    });
  });
  return { socket, answer };
}

const GENERATE = "/api/v1/exam/generate";

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
const post = (fields: object) => member.post("/api/v1/favorite/create", fields, "json");

describe("a body", () => {
  it("is not awaited of a caller who may not make the call", async () => {
    const signedOut = send(GENERATE, { "content-length": 15 * MB });
    signedOut.socket.write("x".repeat(100_000));
    expect((await signedOut.answer).code).toBe(401);
  });

  it("that declares more than its call takes is refused before it arrives", async () => {
    const login = send("/api/v1/user/login", { "content-length": 16 * MB });
    expect((await login.answer).code).toBe(413);
    const chunked = send("/api/v1/user/login", { "transfer-encoding": "chunked" });
    chunked.socket.write(`2000\r\n${"x".repeat(0x2000)}\r\n`);
    expect((await chunked.answer).code).toBe(413);
  });

  it("is refused in Korean where its JSON is deep or has too many values, whatever its fields are", async () => {
    const many = Array.from({ length: 5000 }, () => 1);
    for (const body of [
      (await post({ title: "a", zzz: Array.from({ length: 10_000 }, () => 1) })).body,
      (await post({ title: "a", zzz: nested(100) })).body,
      (await post({ title: nested(10) })).body,
    ])
      expect(body).toMatchObject({ code: 400, message: expect.stringMatching(/[가-힣]/) });
    expect((await post({ title: "a", zzz: many })).body.code).toBe(200);
    for (const encoding of ["multipart", "urlencoded"] as const)
      for (const types of [many, nested(100), JSON.stringify(nested(100)).repeat(20)])
        expect((await member.post("/api/v1/word/test", { types }, encoding)).body).toMatchObject({
          code: 400,
          errors: [{ field: expect.stringMatching(/^types/) }],
        });
  });

  it("of a thousand fields is refused", async () => {
    const fields = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`f${at}`, "x"]));
    for (const encoding of ["multipart", "urlencoded"] as const)
      expect((await member.post("/api/v1/favorite/create", fields, encoding)).body).toMatchObject({
        code: 400,
        message: expect.stringMatching(/[가-힣]/),
      });
  });

  it("gets no answer larger than some kB, however much of it is wrong", async () => {
    const types = Array.from({ length: 7000 }, () => "x".repeat(3));
    const keys = Object.fromEntries(
      Array.from({ length: 1000 }, (_, at) => [`key${at}`.repeat(9), 1]),
    );
    for (const [path, fields] of [
      ["/api/v1/word/test", { types }],
      ["/api/v1/attempt/time/1", { visit: "a", times: types }],
      ["/api/v1/attempt/answer/1", { question_id: 1, response: keys }],
      ["/api/v1/word/append_many", { words: types }],
    ] as const) {
      const { body, response } = await member.post(path, fields, "json");
      expect(body.code).toBe(400);
      expect(body.errors?.length).toBeLessThanOrEqual(20);
      expect(response.body.length).toBeLessThan(5000);
    }
  });
});

describe("many large bodies that never end", () => {
  it("are refused beyond a user's share, so that others' still have room", async () => {
    const sent = Array.from({ length: 3 }, () =>
      send(GENERATE, { cookie, "content-length": 15 * MB }),
    );
    for (const { socket } of sent) socket.write(Buffer.alloc(14 * MB, 0x20));
    const refused = await Promise.race(sent.map(({ answer }) => answer));
    expect(refused).toMatchObject({ code: 429, retry_after: expect.any(Number) });
    const other = server.visitor();
    await other.signUp();
    const title = "x".repeat(5 * MB);
    expect((await other.post(GENERATE, { title }, "json")).body.code).toBe(400);
    // What has ended gives its room back.
    for (const { socket } of sent) socket.destroy();
    await vi.waitUntil(async () => {
      const { body } = await member.post(GENERATE, { title }, "json");
      return body.code === 400;
    });
    // A client that vanishes is no failure of the service.
    expect(server.log()).not.toMatch(/"level":(50|60)/);
  });

  it("leave small ones alone", async () => {
    const sent = Array.from({ length: 3 }, () =>
      send(GENERATE, { cookie, "content-length": 15 * MB }),
    );
    for (const { socket } of sent) socket.write(Buffer.alloc(14 * MB, 0x20));
    await Promise.race(sent.map(({ answer }) => answer));
    expect((await member.post("/api/v1/favorite/create", { title: "a" })).body.code).toBe(200);
  });
});
