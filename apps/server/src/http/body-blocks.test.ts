import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { bodyBudget } from "./body-budget.ts";
import { readBlocks } from "./body-blocks.ts";

const LIMIT = 1024 * 1024;

/** Reads a body that comes in chunks; how many blocks it was, and their bytes. */
async function read(chunks: readonly Buffer[], budget = bodyBudget(), limit = LIMIT) {
  const body = new PassThrough();
  const account = budget.open(1, LIMIT);
  const blocks: Buffer[] = [];
  const reading = readBlocks(body, { limit, account, contentLength: NaN }, (block) =>
    blocks.push(block),
  );
  for (const chunk of chunks) body.write(chunk);
  body.end();
  await reading;
  return { blocks: blocks.length, bytes: Buffer.concat(blocks), account };
}

describe("a body of single bytes", () => {
  it("is kept as a few blocks", async () => {
    const chunks = Array.from({ length: 100_000 }, (_, at) => Buffer.from([at % 256]));
    const { blocks, bytes } = await read(chunks);
    expect(blocks).toBe(2);
    expect(bytes.equals(Buffer.concat(chunks))).toBe(true);
  });
});

describe("the budget", () => {
  it("is for all bodies together, and for those of one user", () => {
    const budget = bodyBudget(100, 60);
    const [a, b, c] = [budget.open(1, LIMIT), budget.open(1, LIMIT), budget.open(2, LIMIT)];
    expect([a.take(50), b.take(20), b.take(10), c.take(50), c.take(40)]).toEqual([
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(budget.held).toBe(100);
    a.close();
    a.close();
    expect(budget.held).toBe(50);
    expect(c.take(20)).toBe(true);
    b.close();
    c.close();
    expect(budget.held).toBe(0);
  });

  it("counts a body while it is read, and not what is refused", async () => {
    const budget = bodyBudget(1000, 1000);
    const { account } = await read([Buffer.alloc(600)], budget);
    expect(budget.held).toBe(600);
    await expect(read([Buffer.alloc(600)], budget)).rejects.toThrow(/[가-힣]/);
    await expect(read([Buffer.alloc(600)], budget, 500)).rejects.toThrow("500 bytes");
    expect(budget.held).toBe(600);
    account.close();
    expect(budget.held).toBe(0);
  });

  it("does not count the bodies of calls that take little", () => {
    const budget = bodyBudget(10, 10);
    expect(budget.open(1, 64 * 1024).take(1000)).toBe(true);
    expect(budget.held).toBe(0);
  });
});

describe("a body that breaks off", () => {
  it("is refused, before or after it is read", async () => {
    const account = bodyBudget().open(1, LIMIT);
    const bounds = { limit: LIMIT, account, contentLength: NaN };
    const body = new PassThrough();
    const reading = readBlocks(body, bounds, () => {});
    body.write("x");
    body.destroy();
    await expect(reading).rejects.toThrow("breaks off");
    await expect(readBlocks(body, bounds, () => {})).rejects.toThrow("breaks off");
    const reset = new PassThrough();
    const failing = readBlocks(reset, bounds, () => {});
    reset.destroy(new Error("aborted"));
    await expect(failing).rejects.toThrow("breaks off");
  });
});
