/** `npm run backup`, `restore` and `move` as an operator runs them: beside the product, and in its place. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { openDatabase } from "../src/database/database.ts";
import { allRows } from "./changes.ts";
import { inBothLocations, newFolder, type DatabaseLocation } from "./databases.ts";
import { IS_LONG } from "../../../testing/effort.ts";
import { startProduct, type Product } from "./product.ts";
import { PASSWORD } from "./server.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const COMMAND = join(ROOT, "apps/server/src/backup/command.ts");
/** What a command sees of our environment: without the cache each would compile its modules anew. */
const { PATH, NODE_COMPILE_CACHE } = process.env;
const OURS = { PATH, NODE_COMPILE_CACHE };
const ACCOUNT = { email: "owner@example.com", password: PASSWORD };

const products: Product[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const product of products.splice(0)) await product.end("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function emptyFolder(): string {
  const folder = newFolder("empty");
  folders.push(folder);
  return folder;
}

const settingsOf = ({ folder, url }: DatabaseLocation) => ({
  PULDA_DATA_DIR: folder,
  DATABASE_URL: url ?? "",
});

async function start(location: DatabaseLocation): Promise<Product> {
  const product = await startProduct(settingsOf(location));
  products.push(product);
  return product;
}

/** Runs a command in the environment of a location, with paths as from a folder where npm was called. */
async function operate(location: DatabaseLocation, calledIn: string, ...words: string[]) {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    env: { ...OURS, INIT_CWD: calledIn, ...settingsOf(location) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (err += chunk.toString()));
  await once(child, "close");
  return { status: child.exitCode, out, err };
}

async function post({ url }: Product, path: string, fields: object, cookie = "") {
  const response = await fetch(`${url}/api/v1/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(fields),
  });
  const { code } = (await response.json()) as { code: number };
  return { code, cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? "" };
}

const keyIn = (folder: string) => readFileSync(join(folder, "secret.key"), "utf8");

/** A user with folders, by calls. */
async function fill(product: Product): Promise<string> {
  const { cookie } = await post(product, "user/register", ACCOUNT);
  for (const title of ["하나", "둘", "셋"])
    expect((await post(product, "favorite/create", { title }, cookie)).code).toBe(200);
  return cookie;
}

/**
 * Each row of each table as text, by table and key. Which migrations ran when is each database's own; counts are
 * written later than what they count.
 */
async function rowsOf(location: DatabaseLocation): Promise<Record<string, string>> {
  const db = await openDatabase(location);
  const rows = [...(await allRows(db))].filter(
    ([name]) => !/^(?:kysely_|setting write-probe|hourly_count)/.test(name),
  );
  await db.destroy();
  return Object.fromEntries(
    rows.map(([name, row]) => [name, JSON.stringify(Object.entries(row).toSorted())]),
  );
}

inBothLocations("the commands of operators", (newLocation, kind) => {
  // on PostgreSQL the next one reads and writes all rows
  const isOne = kind === "sqlite" || IS_LONG;
  it.runIf(isOne)("back up while the product runs, and restore into an empty place", async () => {
    const location = await newLocation();
    const product = await start(location);
    const cookie = await fill(product);
    const place = emptyFolder();
    const made = await operate(location, place, "backup", "copy.gz");
    expect(made).toMatchObject({ status: 0, err: "" });
    expect(made.out).toMatch(/^백업했어요: copy\.gz \([\d,]+줄, [\d,]+ kB\)\n$/);
    expect(statSync(join(place, "copy.gz")).mode & 0o077).toBe(0);
    // The product goes on, and writes.
    expect((await post(product, "favorite/create", { title: "넷" }, cookie)).code).toBe(200);
    expect(await operate(location, place, "backup", "copy.gz")).toMatchObject({ status: 1 });
    await product.end("SIGTERM");

    const target =
      kind === "postgres" ? await newLocation("empty") : { folder: emptyFolder(), url: undefined };
    const restored = await operate(target, place, "restore", "copy.gz");
    expect(restored).toMatchObject({ status: 0, err: "" });
    const [before, after] = [await rowsOf(location), await rowsOf(target)];
    const since = Object.keys(before).filter((name) => !(name in after));
    expect(since).toEqual(["favorite 4"]);
    delete before["favorite 4"];
    expect(after).toEqual(before);
    expect((await post(await start(target), "user/login", ACCOUNT)).code).toBe(200);
    // What is in use is never written over.
    expect(await operate(target, place, "restore", "copy.gz")).toMatchObject({
      status: 1,
      out: "",
    });
  });

  it.runIf(kind === "postgres")(
    "move a folder to PostgreSQL and back, once the product has stopped",
    async () => {
      const source = { folder: emptyFolder(), url: undefined };
      const { url = "" } = await newLocation("empty");
      // The data folder stays: the key is in it.
      const target = { folder: source.folder, url };
      const back = { folder: emptyFolder(), url: undefined };
      const product = await start(source);
      await fill(product);
      const running = await operate(source, source.folder, "move", "--to", url);
      expect(running).toEqual({
        status: 1,
        out: "",
        err: "풀다가 이 자료 폴더를 쓰고 있어요. 풀다를 먼저 멈춰 주세요.\n",
      });
      await product.end("SIGTERM");
      expect(await operate(source, source.folder, "move", "--to", url)).toMatchObject({
        status: 0,
        out: expect.stringMatching(/^옮겼어요: .*DATABASE_URL/),
        err: "",
      });
      const before = await rowsOf(source);
      expect(await rowsOf(target)).toEqual(before);

      const moved = await operate(target, source.folder, "move", "--to", back.folder);
      expect(moved).toMatchObject({ status: 0, out: expect.stringMatching(/PULDA_DATA_DIR/) });
      expect(await rowsOf(back)).toEqual(before);
      // The key goes along: whoever signs in in two steps still can.
      expect(keyIn(back.folder)).toBe(keyIn(source.folder));
      expect((await post(await start(back), "user/login", ACCOUNT)).code).toBe(200);
    },
  );
});

it("say in one line how they are called, and npm calls them", async () => {
  const location = { folder: emptyFolder(), url: undefined };
  for (const words of [[], ["backup"], ["restore"], ["move"], ["other", "x"]]) {
    const { status, out, err } = await operate(location, location.folder, ...words);
    expect([words, status, out]).toEqual([words, 1, ""]);
    expect(err).toContain("npm run backup -- FILE");
  }
  expect(existsSync(join(location.folder, "pulda.sqlite"))).toBe(false);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  for (const name of ["backup", "restore", "move"])
    expect(scripts[name]).toBe(`node scripts/operate.mjs ${name}`);
  expect(readFileSync(join(ROOT, "scripts/operate.mjs"), "utf8")).toContain('"command.ts"');
});
