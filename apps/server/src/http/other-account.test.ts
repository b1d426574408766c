/** A page that was opened by one account must do nothing for another that has signed in since, in another tab. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServer, type TestServer, type Visitor } from "../../test/server.ts";

let server: TestServer;
let member: Visitor;
let userId = 0;
beforeAll(async () => {
  server = await startServer();
  member = server.visitor();
  userId = await member.signUp();
});
afterAll(() => server.stop());

async function call(method: "GET" | "POST", path: string, owner?: string) {
  const { body } = await server.app.inject({
    method,
    url: `/api/v1/${path}`,
    ...(method === "POST" && { payload: { title: "폴더" } }),
    cookies: Object.fromEntries(member.cookies),
    headers: owner === undefined ? {} : { "pulda-user": owner },
  });
  return JSON.parse(body) as { code: number; message?: string };
}

/** How many folders are stored. */
async function favorites(): Promise<number> {
  const rows = await server.db.selectFrom("favorite").select("id").execute();
  return rows.length;
}

it("refuses the calls of another account's page, and changes nothing", async () => {
  const before = await favorites();
  for (const path of ["favorite/create", "exam/remove/all"]) {
    const { code, message } = await call("POST", path, String(userId + 1));
    expect([path, code]).toEqual([path, 401]);
    expect(message).toMatch(/다른 계정으로 로그인했어요/u);
  }
  expect(await favorites()).toBe(before);
});

it("takes those of its own page, and of callers that are no page", async () => {
  expect((await call("POST", "favorite/create", String(userId))).code).toBe(200);
  expect((await call("POST", "favorite/create")).code).toBe(200);
});

it("lets anyone sign in and out, whoever was signed in before", async () => {
  expect((await call("GET", "auth/logout", String(userId + 1))).code).toBe(200);
});
