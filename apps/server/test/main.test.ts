/** The server as a process: its one line, its end, and what is left after it was killed. */
import { spawnSync } from "node:child_process";
import { closeSync, openSync, rmSync, statSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { afterEach, expect, it } from "vitest";
import { inBothLocations, inOneLocation, newFolder, type DatabaseLocation } from "./databases.ts";
import { runProduct, type Product } from "./product.ts";
import { PASSWORD } from "./server.ts";
import { effort } from "../../../testing/effort.ts";

const SIGNALS = effort(["SIGTERM"] as const, ["SIGTERM", "SIGINT"] as const);

const products: Product[] = [];
afterEach(async () => {
  for (const product of products.splice(0)) await product.end("SIGKILL");
});

/** Starts it and waits for its line, or its end. */
async function start(
  location: DatabaseLocation,
  env: Record<string, string> = {},
): Promise<Product> {
  const settings = { PULDA_DATA_DIR: location.folder, DATABASE_URL: location.url ?? "" };
  const product = await runProduct({ ...settings, ...env });
  products.push(product);
  return product;
}

async function post(url: string, path: string, fields: object, cookie = "") {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(fields),
  });
  const { code, result } = (await response.json()) as { code: number; result: { id: number } };
  return { code, result, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

async function whoIs(url: string, cookie: string): Promise<unknown> {
  return (await fetch(`${url}/api/v1/user/info`, { headers: { cookie } })).json();
}

const account = { email: "a@example.com", password: PASSWORD };

inBothLocations("the process", (newLocation, kind) => {
  it.each(SIGNALS)("prints one line when it is ready and ends cleanly on %s", async (signal) => {
    const running = await start(await newLocation());
    expect(running.output().out).toMatch(/^풀다가 열렸어요: http:\/\/127\.0\.0\.1:\d+\n$/);
    expect((await fetch(`${running.url}/api/v1/ready`)).status).toBe(200);
    expect(await running.end(signal)).toBe(0);
    expect(running.output().err).toBe("");
  });

  it("has everything that it acknowledged before it was killed, and starts again at once", async () => {
    const location = await newLocation();
    const first = await start(location);
    const { code, cookie } = await post(first.url, "user/register", account);
    expect(code).toBe(200);
    const acknowledged: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const { result } = await post(first.url, "favorite/create", { title: `폴더 ${at}` }, cookie);
      acknowledged.push(result.id);
    }
    await first.end("SIGKILL");
    const second = await start(location);
    const list = await fetch(`${second.url}/api/v1/favorite/list`, { headers: { cookie } });
    const { result } = (await list.json()) as { result: { id: number }[] };
    expect(result.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(acknowledged);
    expect((await post(second.url, "user/register", account)).code).toBe(409);
    expect(await second.end("SIGTERM")).toBe(0);
  });

  it("shares its data with a second process on PostgreSQL, and with none in a folder", async () => {
    const location = await newLocation();
    const [first, second] = [await start(location), await start(location)];
    const { cookie } = await post(first.url, "user/register", account);
    const seen = kind === "postgres" ? await whoIs(second.url, cookie) : second.output().err;
    expect(seen).toEqual(
      kind === "postgres"
        ? { code: 200, result: { id: 1, info: { email: account.email, admin_level: 0 } } }
        : `다른 풀다가 이 자료 폴더를 쓰고 있어요: ${location.folder}\n`,
    );
  });
});

/** Runs `npm run admin -- …` beside the server. */
function admin(location: DatabaseLocation, ...words: string[]) {
  const main = join(import.meta.dirname, "..", "src", "admin", "main.ts");
  const env = {
    ...process.env,
    PULDA_DATA_DIR: location.folder,
    DATABASE_URL: location.url ?? "",
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...words], {
    env,
    encoding: "utf8",
  });
  return { status, out: stdout, err: stderr };
}

inOneLocation("the admin's command line", (newLocation) => {
  it("changes accounts while the server runs, which goes on writing", async () => {
    const location = await newLocation();
    const { url } = await start(location);
    const people = [];
    for (const email of ["a@example.com", "b@example.com"])
      people.push(await post(url, "user/register", { ...account, email }));
    const cookie = people[1]?.cookie ?? "";
    expect(admin(location, "promote", "b@example.com")).toMatchObject({ status: 0, err: "" });
    expect(admin(location, "list").out).toMatch(/b@example\.com {2}관리자/);
    expect(await whoIs(url, cookie)).toMatchObject({ code: 401 });
    const again = await post(url, "user/login", { ...account, email: "b@example.com" });
    expect(await whoIs(url, again.cookie)).toMatchObject({ result: { info: { admin_level: 0 } } });
    expect((await post(url, "favorite/create", { title: "폴더" }, again.cookie)).code).toBe(200);
  });

  it("says in one line what is wrong", async () => {
    const nothing = admin(await newLocation("empty"), "list");
    expect(nothing).toMatchObject({ status: 1, out: "" });
    expect(nothing.err).toMatch(/^데이터베이스를 쓸 수 없어요: .*\n$/);
    expect(admin(await newLocation(), "promote", "nobody@example.com")).toMatchObject({
      status: 1,
      err: "그런 이메일의 사용자가 없어요.\n",
    });
  });
});

/** A location that cannot be written to. */
const NOWHERE: DatabaseLocation = { folder: "/dev/null/data", url: undefined };

it("ends with one clear line for a file that was emptied, and leaves it", async () => {
  const folder = newFolder("empty");
  writeFileSync(join(folder, "pulda.sqlite"), "");
  const { child, output } = await start({ folder, url: undefined });
  expect(child.exitCode).toBe(1);
  expect(output().err).toMatch(
    /^데이터베이스 파일이 비어 있어요: .*pulda\.sqlite\. 백업에서 복원하거나.*\n$/,
  );
  expect(statSync(join(folder, "pulda.sqlite")).size).toBe(0);
  rmSync(folder, { recursive: true });
});

inBothLocations("a read-only database", (newLocation, kind) => {
  it("ends the start with one clear line", async () => {
    const location = await newLocation();
    const path = join(location.folder, "pulda.sqlite");
    if (location.url)
      await execute(location.url, "alter database %I set default_transaction_read_only = on");
    else makeReadOnly(path);
    const { child, output } = await start(location);
    expect(child.exitCode).toBe(1);
    const where = kind === "sqlite" ? path : "DATABASE_URL";
    expect(output().err).toBe(
      `데이터베이스가 읽기 전용이에요: ${where}. 파일과 폴더에 쓸 권한이 있는지 확인해 주세요.\n`,
    );
  });
});

/** As a file system without write access does; root may write whatever the mode says. */
function makeReadOnly(path: string): void {
  const database = new DatabaseSync(path);
  // a format version that this SQLite can read and not write
  database.exec("PRAGMA journal_mode = DELETE");
  database.close();
  const file = openSync(path, "r+");
  writeSync(file, Buffer.from([255]), 0, 1, 18);
  closeSync(file);
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ statement: string }>(
    `select format('${statement}', current_database()) as statement`,
  );
  await client.query(rows[0]?.statement ?? "");
  await client.end();
}

it.each([
  ["a setting that does not parse", { PORT: "eighty" }, /^환경 변수 PORT/],
  ["a folder that cannot be made", {}, /^데이터베이스를 열 수 없어요: .*\/dev\/null/],
  ["a database that is not there", { DATABASE_URL: "postgres://a@127.0.0.1:1/a" }, /ECONNREFUSED/],
] as const)("ends with one clear line for %s", async (_, env, line) => {
  const { child, output } = await start(NOWHERE, env);
  expect(child.exitCode).toBe(1);
  expect(output().out).toBe("");
  expect(output().err).toMatch(line);
  expect(output().err.trim()).not.toContain("\n");
});
