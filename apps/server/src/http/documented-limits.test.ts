/** What the documents say of limits is what the contract has. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints, QUOTAS } from "@pulda/contract";
import { describe, expect, it } from "vitest";

const text = readFileSync(join(import.meta.dirname, "../../../../docs/quotas.md"), "utf8");

describe("docs/quotas.md", () => {
  it("has each quota with its number, and no other", () => {
    const [, table = ""] = /## Quotas\n([\s\S]*?)\nBesides/.exec(text) ?? [];
    const rows = [...table.matchAll(/^\| `(\w+)` +\| ([\d,]+) +\|/gm)];
    expect(Object.fromEntries(rows.map(([, name, number]) => [name, number]))).toEqual(
      Object.fromEntries(
        Object.entries(QUOTAS).map(([name, number]) => [name, number.toLocaleString("en")]),
      ),
    );
  });

  it("has each limit of a body", () => {
    const [, table = ""] = /## Bodies\n([\s\S]*?)\n- A body/.exec(text) ?? [];
    const limits = new Set(
      Object.values(endpoints)
        .filter(({ method }) => method === "POST")
        .map(({ bodyLimit }) => bodyLimit / 1024),
    );
    const named = [...table.matchAll(/([\d.]+) (kB|MB)(?=[ :|])/g)].map(
      ([, number, unit]) => Number(number) * (unit === "MB" ? 1024 : 1),
    );
    for (const kB of limits)
      // Written with one digit behind the point.
      expect([kB, named.some((one) => Math.abs(one - kB) <= 0.05 * kB)]).toEqual([kB, true]);
  });
});
