/* oxlint-disable vitest/expect-expect, vitest/valid-expect, vitest/no-conditional-expect -- `expectCode` is the assertion, and says what it is about */
/** The first thirteen rows of the contract, from outside. */
import { Envelope, endpoints, type Endpoint } from "@pulda/contract";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  ENCODINGS,
  PASSWORD,
  startServer,
  type ApiReply,
  type TestServer,
  type Visitor,
} from "../test/server.ts";
import { addExam } from "../test/sample-exam.ts";
import { draws } from "../../../testing/effort.ts";

let server: TestServer;
let owner: Visitor;
let other: Visitor;
let stranger: Visitor;
const mine = { exam: 0, favorite: 0, user: 0 };

beforeAll(async () => {
  server = await startServer();
  [owner, other, stranger] = [server.visitor(), server.visitor(), server.visitor()];
  mine.user = await owner.signUp("owner@example.com");
  await other.signUp();
  mine.exam = await addExam(server.db, mine.user, "내 문제집");
  const made = await owner.post("/api/v1/favorite/create", { title: "내 폴더" });
  mine.favorite = Number(made.body.result?.id);
});
afterAll(() => server.stop());

/** The answer is the contract's envelope, HTTP 200, with this code. */
function expectCode({ status, body }: ApiReply, code: number): void {
  expect(status, JSON.stringify(body)).toBe(200);
  expect(Envelope.strict().parse(body).code, JSON.stringify(body)).toBe(code);
  if (code !== 200) expect(body.message).toMatch(/[가-힣]/);
  if (code === 400) for (const error of body.errors ?? []) expect(error.message).toMatch(/[가-힣]/);
}

const GETS = ["/api/v1/exam/list", "/api/v1/favorite/list"];
const POSTS: [path: string, fields: () => Record<string, unknown>][] = [
  ["/api/v1/favorite/create", () => ({ title: "새 폴더" })],
  ["/api/v1/favorite/edit", () => ({ favorite_id: mine.favorite, title: "바꾼 폴더" })],
  ["/api/v1/favorite/append_exam", () => ({ exam_id: mine.exam, favorite_id: mine.favorite })],
  ["/api/v1/favorite/remove_exam", () => ({ exam_id: mine.exam })],
];

describe("signed out", () => {
  it("every call that needs a user answers code 401", async () => {
    expectCode(await stranger.get("/api/v1/user/info"), 401);
    for (const path of GETS) expectCode(await stranger.get(path), 401);
    for (const encoding of ENCODINGS) {
      for (const [path, fields] of POSTS)
        expectCode(await stranger.post(path, fields(), encoding), 401);
      expectCode(
        await stranger.post(
          "/api/v1/favorite/remove_self",
          { favorite_id: mine.favorite },
          encoding,
        ),
        401,
      );
      expectCode(await stranger.post(`/api/v1/exam/remove/${mine.exam}`, {}, encoding), 401);
      expectCode(await stranger.post("/api/v1/exam/remove/all", {}, encoding), 401);
    }
  });

  it("logout is no failure", async () => {
    expectCode(await stranger.get("/api/v1/auth/logout"), 200);
  });
});

describe.each(ENCODINGS)("with %s bodies", (encoding) => {
  it("signs in, tells who is signed in, and signs out", async () => {
    const visitor = server.visitor();
    const login = await visitor.post(
      "/api/v1/user/login",
      { email: " Owner@Example.com ", password: PASSWORD },
      encoding,
    );
    expectCode(login, 200);
    const user = { id: mine.user, info: { email: "owner@example.com", admin_level: 0 } };
    expect(login.body.result).toEqual(user);
    expect((await visitor.get("/api/v1/user/info")).body.result).toEqual(user);
    const logout = await visitor.get("/api/v1/auth/logout");
    expectCode(logout, 200);
    expect(logout.body).toEqual({ code: 200 });
    expectCode(await visitor.get("/api/v1/user/info"), 401);
  });

  const login = (fields: object) => stranger.post("/api/v1/user/login", fields, encoding);

  it("refuses a sign-in with missing or wrong fields", async () => {
    const missing = await login({});
    expectCode(missing, 400);
    expect(missing.body.errors?.map(({ field }) => field)).toEqual(["email", "password"]);
    expectCode(await login({ email: "no address", password: "x" }), 400);
    expectCode(await login({ email: "nobody@example.com", password: "x" }), 401);
    expectCode(await login({ email: "owner@example.com", password: "wrong" }), 401);
  });

  it("has no social sign-in where none is set up", async () => {
    expectCode(await stranger.get("/api/v1/user/certification/start"), 404);
    expectCode(await stranger.post("/api/v1/user/certification", { code: "x" }, encoding), 404);
    expectCode(await stranger.post("/api/v1/user/certification", {}, encoding), 400);
  });

  it("makes, renames, fills, empties and removes a folder", async () => {
    const created = await owner.post("/api/v1/favorite/create", { title: " 폴더 하나 " }, encoding);
    expectCode(created, 200);
    const favorite_id = Number(created.body.result?.id);
    expect(created.body.result).toEqual({ id: favorite_id, title: "폴더 하나", exam_count: 0 });
    const edited = await owner.post(
      "/api/v1/favorite/edit",
      { favorite_id, title: "폴더 둘" },
      encoding,
    );
    expect(edited.body.result).toEqual({ id: favorite_id, title: "폴더 둘", exam_count: 0 });
    expectCode(
      await owner.post(
        "/api/v1/favorite/append_exam",
        { exam_id: mine.exam, favorite_id },
        encoding,
      ),
      200,
    );
    const filled = await owner.get(
      `/api/v1/exam/list?only_favorite=true&favorite_id=${favorite_id}`,
    );
    expect(filled.body.result).toMatchObject([{ id: mine.exam, favorite_id, title: "내 문제집" }]);
    expectCode(
      await owner.post("/api/v1/favorite/remove_exam", { exam_id: mine.exam }, encoding),
      200,
    );
    const emptied = await owner.get(
      `/api/v1/exam/list?only_favorite=true&favorite_id=${favorite_id}`,
    );
    expect(emptied.body.result).toEqual([]);
    expect(emptied.body.pagination).toEqual({
      total_count: 0,
      count_pages: 0,
      current_page: 1,
      limit: 7,
    });
    expectCode(await owner.post("/api/v1/favorite/remove_self", { favorite_id }, encoding), 200);
    expectCode(await owner.post("/api/v1/favorite/remove_self", { favorite_id }, encoding), 404);
  });

  it("names missing fields and wrong types, and keeps to the title's limits", async () => {
    for (const [path, fields] of POSTS) {
      for (const name of Object.keys(fields())) {
        const { [name]: _, ...rest } = fields();
        const missing = await owner.post(path, rest, encoding);
        expectCode(missing, 400);
        expect(
          missing.body.errors?.map(({ field }) => field),
          path,
        ).toEqual([name]);
        const wrong = await owner.post(
          path,
          { ...fields(), [name]: name === "title" ? " " : "abc" },
          encoding,
        );
        expectCode(wrong, 400);
        expect(
          wrong.body.errors?.map(({ field }) => field),
          path,
        ).toEqual([name]);
      }
    }
    for (const favorite_id of [0, -1, 1.5, 1e300])
      expectCode(await owner.post("/api/v1/favorite/remove_self", { favorite_id }, encoding), 400);
    expectCode(
      await owner.post("/api/v1/favorite/create", { title: "가".repeat(100) }, encoding),
      200,
    );
    expectCode(
      await owner.post("/api/v1/favorite/create", { title: "가".repeat(101) }, encoding),
      400,
    );
    expectCode(await owner.post("/api/v1/favorite/create", { title: "a\u0000b" }, encoding), 400);
  });

  it("does not tell another user's things from things that are not there", async () => {
    const { exam: exam_id, favorite: favorite_id } = mine;
    const calls: [string, object][] = [
      ["/api/v1/favorite/edit", { favorite_id, title: "x" }],
      ["/api/v1/favorite/remove_self", { favorite_id }],
      ["/api/v1/favorite/append_exam", { exam_id, favorite_id }],
      ["/api/v1/favorite/remove_exam", { exam_id }],
      [`/api/v1/exam/remove/${exam_id}`, {}],
    ];
    for (const [path, fields] of calls) expectCode(await other.post(path, fields, encoding), 404);
    expectCode(await owner.post("/api/v1/exam/remove/999999", {}, encoding), 404);
    expectCode(await owner.post("/api/v1/exam/remove/abc", {}, encoding), 400);
    expectCode(await owner.get(`/api/v1/exam/${exam_id}`), 200);
  });

  it("removes one exam, and all", async () => {
    const [a] = [
      await addExam(server.db, mine.user, "하나"),
      await addExam(server.db, mine.user, "둘"),
    ];
    expectCode(await owner.post(`/api/v1/exam/remove/${a}`, {}, encoding), 200);
    const all = await owner.post("/api/v1/exam/remove/all", {}, encoding);
    expectCode(all, 200);
    expect(Number(all.body.result?.["removed"])).toBeGreaterThanOrEqual(2);
    expect((await owner.get("/api/v1/exam/list")).body.result).toEqual([]);
    mine.exam = await addExam(server.db, mine.user, "내 문제집");
  });
});

const list = (query: string) => owner.get(`/api/v1/exam/list?${query}`);

describe("the exam list", () => {
  it("takes its query as text and refuses what does not read", async () => {
    expectCode(await list("only_favorite=false&favorite_id=0&page=1&limit=7"), 200);
    expectCode(await list("page=2&search=%25"), 200);
    for (const query of [
      "page=0",
      "page=x",
      "limit=0",
      "limit=101",
      "favorite_id=-1",
      "only_favorite=maybe",
      `search=${"a".repeat(101)}`,
      "page=1e99",
    ]) {
      const refused = await list(query);
      expectCode(refused, 400);
      expect(refused.body.errors?.[0]?.field).toBe(query.split("=")[0]);
    }
  });
});

describe("what is no call of ours", () => {
  it("an unknown path is HTTP 404, malformed multipart HTTP 400, other bodies code 400", async () => {
    expect((await owner.get("/api/v1/nothing")).status).toBe(404);
    const malformed = await server.app.inject({
      method: "POST",
      url: "/api/v1/favorite/create",
      headers: { "content-type": "multipart/form-data" },
      cookies: Object.fromEntries(owner.cookies),
      payload: "no boundary",
    });
    expect(malformed.statusCode).toBe(400);
    for (const [type, payload] of [
      ["application/json", "{"],
      ["application/json", "[]"],
      ["text/plain", "title=x"],
      ["application/xml", "<a/>"],
    ]) {
      const answer = await server.app.inject({
        method: "POST",
        url: "/api/v1/favorite/create",
        headers: { "content-type": type },
        cookies: Object.fromEntries(owner.cookies),
        payload,
      });
      expect([answer.statusCode, answer.json().code], type).toEqual([200, 400]);
    }
  });

  it("a body over the limit is code 413", async () => {
    const title = "x".repeat(65 * 1024);
    for (const encoding of ENCODINGS)
      expectCode(await owner.post("/api/v1/favorite/create", { title }, encoding), 413);
  });

  it("no odd input gets anything but an envelope", async () => {
    const paths = Object.values<Endpoint>(endpoints).filter(
      ({ method, path }) =>
        method === "POST" &&
        !path.includes("all") &&
        !path.includes("register") &&
        !path.includes("login"),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...paths),
        fc.constantFrom(...ENCODINGS),
        fc.dictionary(
          fc.constantFrom(
            "title",
            "favorite_id",
            "exam_id",
            "passages",
            "types",
            "seed",
            "mode",
            "response",
            "text",
            "options",
            "word_id",
            "meaning",
          ),
          fc.jsonValue({ maxDepth: 3 }),
        ),
        fc.oneof(fc.integer(), fc.string()),
        async ({ path }, encoding, fields, id) => {
          const url = path.replace("{id}", encodeURIComponent(String(id) || "x"));
          const { status, body } = await other.post(url, fields, encoding);
          // An id such as "." or ".." makes another path.
          expect([200, 404]).toContain(status);
          expect(Envelope.safeParse(body).success).toBe(true);
        },
      ),
      draws(200, 5000),
    );
  });
});
