import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { handleErrors } from "./errors.ts";
import { servePages } from "./pages.ts";

const PAGE = "<!doctype html><title>풀다</title>";
const SCRIPT = "console.log('풀다')";
let folder = "";
let app: FastifyInstance;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "pulda-pages-"));
  mkdirSync(join(folder, "dist", "assets"), { recursive: true });
  writeFileSync(join(folder, "outside.txt"), "outside");
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(join(folder, "dist", name), content);
  write("index.html", PAGE);
  write(".hidden", "hidden");
  mkdirSync(join(folder, "dist", "pages"));
  for (const name of ["word", "exam.id.attempt.id"]) write(`pages/${name}.html`, `copy of ${name}`);
  write("assets/app-1a2b.js", SCRIPT);
  write("assets/app-1a2b.js.br", brotliCompressSync(SCRIPT));
  app = fastify();
  handleErrors(app);
  await servePages(app, join(folder, "dist"));
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("the pages", () => {
  it("serve index.html for every path, without caching", async () => {
    for (const url of [
      "/",
      "/?a=b",
      "/exam/3",
      "/certification/kakao?code=x",
      "/apis",
      "/.hidden",
    ]) {
      const { statusCode, headers, body } = await app.inject(url);
      expect([url, statusCode, body]).toEqual([url, 200, PAGE]);
      expect(headers).toMatchObject({ "cache-control": "no-cache" });
      expect(headers["content-type"]).toMatch(/^text\/html/);
    }
    expect((await app.inject({ method: "HEAD", url: "/exam/3" })).statusCode).toBe(200);
  });

  it("serve the copy of index.html that a page has, whatever its number and its query", async () => {
    for (const [url, copy] of [
      ["/word", "word"],
      ["/word?page=2", "word"],
      ["/exam/3/attempt/41", "exam.id.attempt.id"],
    ] as const) {
      const { headers, body } = await app.inject(url);
      expect([url, body]).toEqual([url, `copy of ${copy}`]);
      expect(headers).toMatchObject({ "cache-control": "no-cache" });
    }
    for (const url of [
      "/word/review",
      "/exam/x/attempt/41",
      "/exam.id.attempt.id",
      "/word/",
      "/word.html",
    ])
      expect([url, (await app.inject(url)).body]).toEqual([url, PAGE]);
  });

  it("serve immutable assets, compressed where the browser accepts it", async () => {
    const url = "/assets/app-1a2b.js";
    const plain = await app.inject(url);
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    const small = await app.inject({ url, headers: { "accept-encoding": "br" } });
    expect(small.headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
    expect(small.headers["content-type"]).toMatch(/javascript/);
  });

  it("do not answer missing assets, calls, other methods, or paths outside of the folder", async () => {
    for (const url of ["/assets/gone.js", "/assets", "/assets/", "/api", "/api/v1/x", "/api?x"])
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
    expect((await app.inject({ method: "POST", url: "/" })).statusCode).toBe(404);
    for (const url of ["/../outside.txt", "/..%2foutside.txt", "/assets/../../outside.txt"])
      expect((await app.inject(url)).body).not.toBe("outside");
  });

  it("are missing where none are built", async () => {
    const bare = fastify();
    await servePages(bare, join(folder, "nothing"));
    expect((await bare.inject("/")).statusCode).toBe(404);
    await bare.close();
  });
});
