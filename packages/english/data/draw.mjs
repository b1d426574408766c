/**
 * Samples entries of a folder of knowledge by seed, to be judged by someone who sees nothing else.
 *
 *   node packages/english/data/draw.mjs [COUNT] [SEED] [FOLDER]
 *
 * FOLDER: korean (the dictionary), claims, paraphrases, usage. A line is an entry; in folders whose
 * entries are blocks, a block.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const [count = "200", seed = "1", kind = "korean"] = process.argv.slice(2);
const BLOCKS = ["usage"];
const folder = join(import.meta.dirname, kind);
const entries = readdirSync(folder)
  .toSorted()
  .flatMap((name) => entriesOf(readFileSync(join(folder, name), "utf8").trim()));

function entriesOf(text) {
  if (BLOCKS.includes(kind)) return text.split("\n\n").map((block) => `${block}\n`);
  const [header = "", ...lines] = text.split("\n");
  if (!header.startsWith("nouns: ")) return [header, ...lines];
  // what stands under a list of nouns is judged beside some of them
  const some = header.split(", ").slice(0, 8).join(", ");
  return lines.filter((line) => line.includes(" | ")).map((line) => `${line}   (${some})`);
}

/** mulberry32 */
let state = Number(seed);
function next() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

const drawn = new Set();
while (drawn.size < Math.min(Number(count), entries.length))
  drawn.add(entries[Math.floor(next() * entries.length)]);
console.log([...drawn].join("\n"));
