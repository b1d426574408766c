/**
 * Makes an exam from a text file and prints it as text, with keys and explanations.
 *
 *   npm run make -- passage.txt
 *   npm run make -- passage.txt --amount many          an exam of few, normal or many items, or a number of all
 *   npm run make -- passage.txt --types blank,word-order:3 --seed 7 --level 4
 *   npm run make -- passage.txt --blind                keys at the end, for solving without them
 *   npm run make -- passage.txt --why                  every proposal, the gate that stops it, its features and score
 *   npm run make -- passages.json --json               for judging: [{ passage, type, difficulty, q, k }]
 *
 * A line "---" between blank lines separates two passages. A file that ends in ".json" is a list of
 * { id, text }. Refusals are printed at the end.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  considerAll,
  make,
  printItem,
  printKey,
  printQuestion,
  questionTypes,
  type Amount,
} from "@pulda/makers";
import { withoutGloss } from "./print-for-judges.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    types: { type: "string" },
    amount: { type: "string", default: "normal" },
    seed: { type: "string", default: "1" },
    level: { type: "string", default: "3" },
    blind: { type: "boolean", default: false },
    why: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
  },
});
const [file] = positionals;
const known = questionTypes().filter(({ auto }) => auto);
if (file === undefined)
  stop(
    `usage: npm run make -- file [--types a,b:2] [--amount few|normal|many|N] [--seed 1] [--level 1–5] [--blind|--why|--json]\ntypes: ${known.map(({ id }) => id).join(", ")}`,
  );
const passages = passagesOf(file);
const types = values.types === undefined ? "auto" : values.types.split(",").map(typeCount);
const seed = integer("seed", values.seed, 0, 2_147_483_647);
const level = integer("level", values.level, 1, 5);
if (values.why) printWhy();
else printExam();

function printExam(): void {
  const { items, refused } = make({ passages, types, amount: amount(), seed, level });
  if (values.json) {
    const list = items.map((item) => ({
      passage: item.proof.kind === "made" ? passages[item.proof.passage]?.id : "",
      type: item.type,
      difficulty: item.difficulty,
      q: withoutGloss(printQuestion(item)),
      k: printKey(item),
    }));
    console.log(JSON.stringify(list, null, 1));
    return;
  }
  const print = values.blind ? printQuestion : printItem;
  items.forEach((item, at) => console.log(`${at + 1}. ${print(item)}\n`));
  if (values.blind)
    console.log(`정답  ${items.map((item, at) => `${at + 1}. ${printKey(item)}`).join("  ")}`);
  for (const { type, passage, reason } of refused)
    console.log(`✕ [${type}] 지문 ${passage + 1}: ${reason}`);
}

function printWhy(): void {
  const wanted = types === "auto" ? known.map(({ id }) => id) : types.map(({ type }) => type);
  for (const [at, { id }] of passages.entries())
    for (const { type, items, reason } of considerAll({ passages, seed, level }, at, wanted)) {
      console.log(
        `# 지문 ${id} [${type}] ${items.length > 0 ? `후보 ${items.length}개` : `✕ ${reason}`}`,
      );
      for (const { item, score, features, stopped } of items) {
        console.log(`${printQuestion(item)}\n--- 정답: ${printKey(item)}`);
        console.log(
          stopped
            ? `✕ ${stopped.gate}: ${stopped.reason}\n`
            : `점수 ${score.toFixed(2)} (${item.difficulty}) ${printed(features)}\n`,
        );
      }
    }
}

function printed(features: Readonly<Record<string, number>>): string {
  return Object.entries(features)
    .map(([name, value]) => `${name}=${Number(value.toFixed(2))}`)
    .join(" ");
}

function amount(): Amount {
  const { amount: given } = values;
  if (given === "few" || given === "normal" || given === "many") return given;
  return { total: integer("amount", given, 1, 200) };
}

function passagesOf(path: string): { id: string; text: string }[] {
  const content = read(path);
  if (path.endsWith(".json"))
    return (JSON.parse(content) as { id: string; text: string }[]).map(({ id, text }) => ({
      id,
      text,
    }));
  return content
    .split(/\n\s*\n---\s*\n\s*\n/u)
    .map((text, at) => ({ id: String(at + 1), text: text.trim() }));
}

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
