import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addExam } from "../../test/sample-exam.ts";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";
import { compressAnswers, MAX_CONCURRENT_ANSWERS } from "./compression.ts";

const EXAMS = 12;

describe("answers of the API", () => {
  let server: TestServer;
  let member: Visitor;
  let exam = 0;
  beforeAll(async () => {
    server = await startServer();
    member = server.visitor();
    const userId = await member.signUp();
    for (let count = 0; count < EXAMS; count++) exam = await addExam(server.db, userId);
  });
  afterAll(() => server.stop());

  const ask = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({
      url: `/api/v1/${path}`,
      headers,
      cookies: Object.fromEntries(member.cookies),
    });
  /** What is sent whole, and what is sent in parts. */
  const longAnswers = () => [`exam/list?limit=${EXAMS}`, `exam/${exam}`];

  it("are the same in fewer bytes", async () => {
    for (const path of longAnswers()) {
      const plain = await ask(path);
      const compressed = await ask(path, { "accept-encoding": "br, gzip;q=0.8" });
      expect(compressed.headers).toMatchObject({
        "content-encoding": "gzip",
        "content-type": "application/json; charset=utf-8",
        vary: "accept-encoding",
      });
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(compressed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
      expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body);
    }
  });

  it.each([
    ["a client that does not take it", { "accept-encoding": "identity, gzip;q=0" }],
    ["another site", { "accept-encoding": "gzip", "sec-fetch-site": "cross-site" }],
    ["an address that was typed", { "accept-encoding": "gzip", "sec-fetch-site": "none" }],
  ])("stay as they are for %s", async (_, headers) => {
    for (const path of longAnswers()) {
      const { headers: sent, body } = await ask(path, headers);
      expect(sent["content-encoding"]).toBeUndefined();
      expect(JSON.parse(body)).toMatchObject({ code: 200 });
    }
  });

  it("stay as they are where they are short, or events", async () => {
    for (const path of ["user/info", `exam/events/${exam}`]) {
      const { headers } = await ask(path, { "accept-encoding": "gzip" });
      expect(headers["content-encoding"]).toBeUndefined();
    }
  });
});

describe("an answer that takes long", () => {
  let app: FastifyInstance;
  let sources: Readable[];
  beforeEach(async () => {
    sources = [];
    app = fastify({ forceCloseConnections: true });
    compressAnswers(app);
    app.get("/", (_, reply) => {
      // the first piece is there, the next never comes
      const source = new Readable({ read: () => {} });
      source.push("[");
      sources.push(source);
      return reply.type("application/json").send(source);
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(() => app.close());

  const address = () => app.listeningOrigin;

  it("is given up where its reader leaves, and makes room for another", async () => {
    const leaving = new AbortController();
    const read = () =>
      fetch(address(), { headers: { "accept-encoding": "gzip" }, signal: leaving.signal });
    // kept: what nobody can reach any more is closed
    const open: Response[] = [];
    for (let count = 0; count <= MAX_CONCURRENT_ANSWERS; count++) open.push(await read());
    const codings = open.map(({ headers }) => headers.get("content-encoding"));
    expect(codings).toEqual([
      ...Array.from({ length: MAX_CONCURRENT_ANSWERS }, () => "gzip"),
      null,
    ]);
    const closed = sources.map((source) => new Promise((resolve) => source.once("close", resolve)));
    leaving.abort();
    await Promise.all(closed);
    const answer = await fetch(address(), { headers: { "accept-encoding": "gzip" } });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    await answer.body?.cancel();
  });

  it("breaks off where its source fails", async () => {
    const answer = await fetch(address(), { headers: { "accept-encoding": "gzip" } });
    sources[0]?.destroy(new Error("the database is gone"));
    await expect(answer.text()).rejects.toThrow(/terminated/u);
  });
});
