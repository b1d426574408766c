import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

/** The modules that a module loads at run time; imports of types alone are erased. */
function loaded(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, clause = "", from = ""] of readFileSync(path, "utf8").matchAll(
    /^(?:import|export) ([^;]*?)from "([^"]+)";/gmu,
  )) {
    const isErased =
      clause.startsWith("type ") || /^\{(?:\s*type \w+(?: as \w+)?,?)+\s*\} $/u.test(clause);
    if (isErased) continue;
    if (from.startsWith(".")) loaded(join(dirname(path), from), seen);
    else seen.add(from);
  }
  return seen;
}

it("loads neither zod nor anything else from outside", () => {
  const modules = loaded(join(import.meta.dirname, "schema-free.ts"));
  expect(modules.size).toBeGreaterThan(5);
  expect([...modules].filter((name) => !name.startsWith("/"))).toEqual([]);
});
