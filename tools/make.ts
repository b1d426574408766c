/**
 * Makes an exam from a text file and prints it as text, with keys and explanations.
 *
 *   npm run make -- passage.txt
 *   npm run make -- passage.txt --types blank,word-order:3 --seed 7 --level 4
 *   npm run make -- passage.txt --blind      keys at the end, for solving without them
 *
 * A line "---" between blank lines separates two passages. Refusals are printed at the end.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { make, printItem, printKey, printQuestion, questionTypes } from "@pulda/makers";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    types: { type: "string" },
    seed: { type: "string", default: "1" },
    level: { type: "string", default: "3" },
    blind: { type: "boolean", default: false },
  },
});
const [file] = positionals;
const known = questionTypes().filter(({ auto }) => auto);
if (file === undefined)
  stop(
    `usage: npm run make -- file.txt [--types a,b:2] [--seed 1] [--level 1–5] [--blind]\ntypes: ${known.map(({ id }) => id).join(", ")}`,
  );
const passages = read(file)
  .split(/\n\s*\n---\s*\n\s*\n/u)
  .map((text) => ({ text: text.trim() }));
const types = values.types === undefined ? "auto" : values.types.split(",").map(typeCount);
const { items, refused } = make({
  passages,
  types,
  seed: integer("seed", values.seed, 0, 2_147_483_647),
  level: integer("level", values.level, 1, 5),
});
const print = values.blind ? printQuestion : printItem;
items.forEach((item, at) => console.log(`${at + 1}. ${print(item)}\n`));
if (values.blind)
  console.log(`정답  ${items.map((item, at) => `${at + 1}. ${printKey(item)}`).join("  ")}`);
for (const { type, passage, reason } of refused)
  console.log(`✕ [${type}] 지문 ${passage + 1}: ${reason}`);

function typeCount(argument: string): { type: string; count: number } {
  const [type = "", count = "1"] = argument.trim().split(":");
  if (!known.some(({ id }) => id === type)) stop(`--types: no type "${type}"`);
  return { type, count: integer("types", count, 1, 50) };
}

function integer(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most)
    stop(`--${name}: "${value}" is no whole number from ${least} to ${most}`);
  return number;
}

function read(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return stop(`cannot read ${path}`);
  }
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
