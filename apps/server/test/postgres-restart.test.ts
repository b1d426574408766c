/** PostgreSQL restarted under load: the product lives on, says 503 meanwhile, and recovers by itself. */
import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { effort } from "../../../testing/effort.ts";
import { newCaller, type Caller } from "./caller.ts";
import { newFolder } from "./databases.ts";
import { startPostgres } from "./postgres.ts";
import { startProduct } from "./product.ts";

const ROUNDS = effort(2, 10);
const CALLERS = 8;
const REPLIES_BEFORE_RESTART = 60;

it("survives restarts and crashes of PostgreSQL under load", { timeout: 600_000 }, async () => {
  const folder = newFolder("empty");
  const postgres = await startPostgres(folder, ["fsync=off"]);
  const product = await startProduct({ DATABASE_URL: postgres.url });
  const callers = Array.from({ length: CALLERS }, () => newCaller(product.url, "127.0.0.1"));
  const acknowledged: string[] = [];
  const unexpected: string[] = [];
  const load = { replies: 0, isOver: false };

  async function work(caller: Caller, at: number): Promise<void> {
    for (let turn = 0; !load.isOver; turn += 1) {
      const title = `${at}-${turn}`;
      const { code, message, retryAfter } = await caller.post("/api/v1/favorite/create", { title });
      load.replies += 1;
      if (code === 200) acknowledged.push(title);
      else if (code === 503 && retryAfter) await sleep(20);
      else unexpected.push(`${code} ${message}`);
    }
  }

  try {
    // an account of its own for each: the folders of one are bounded
    for (const [at, caller] of callers.entries()) {
      const account = { email: `load${at}@example.com`, password: "right horse 42" };
      await caller.post("/api/v1/user/register", account);
    }
    const working = Promise.all(callers.map(work));
    for (let round = 0; round < ROUNDS; round += 1) {
      const target = load.replies + REPLIES_BEFORE_RESTART;
      while (load.replies < target) await sleep(5);
      await postgres.stop(round % 2 === 0 ? "SIGQUIT" : "SIGINT");
      expect((await callers[0]!.get("/api/v1/health")).code).toBe(200);
      expect((await callers[0]!.get("/api/v1/ready")).code).toBe(503);
      await postgres.start();
      const before = acknowledged.length;
      while (acknowledged.length <= before && product.child.exitCode === null) {
        expect(unexpected).toEqual([]);
        await sleep(5);
      }
      expect(product.child.exitCode).toBeNull();
    }
    load.isOver = true;
    await working;
    expect(unexpected).toEqual([]);
    const titles = new Set<string>();
    for (const caller of callers) {
      const { result } = await caller.get("/api/v1/favorite/list");
      for (const { title } of result as { title: string }[]) titles.add(title);
    }
    expect(acknowledged.filter((title) => !titles.has(title))).toEqual([]);
  } finally {
    load.isOver = true;
    for (const caller of callers) caller.close();
    await product.end("SIGKILL");
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
