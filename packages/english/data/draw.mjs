/**
 * Samples entries of the dictionary by seed, to be judged by someone who sees nothing else.
 *
 *   node packages/english/data/draw.mjs [COUNT] [SEED]
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [count = 200, seed = 1] = process.argv.slice(2).map(Number);
const folder = join(import.meta.dirname, "korean");
const entries = readdirSync(folder)
  .toSorted()
  .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"));

/** mulberry32 */
let state = seed;
function next() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

const drawn = new Set();
while (drawn.size < Math.min(count, entries.length))
  drawn.add(entries[Math.floor(next() * entries.length)]);
console.log([...drawn].join("\n"));
