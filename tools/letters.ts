/**
 * Items by a model that is played by hand: what it is asked is written as letters, what it answers is read from files.
 *
 *   npm run letters -- passages.json OUT                     passages.json: [{ id, text }]
 *   npm run letters -- passages.json OUT --types topic,title  these types; all, if left out
 *   npm run letters -- passages.json OUT --level 4 --seed 7
 *   npm run letters -- passages.json OUT --model NAME        who answers: goes into the proof
 *   npm run letters -- passages.json OUT --bundle 10         letters in one file of OUT/waiting (20)
 *
 * Each run takes every item as far as the answers allow and writes the letters that come next: what waits stands in
 * OUT/waiting, an answer goes into OUT/answers or beside its letter (tools/letters/post.ts). Run it again until
 * nothing waits. OUT/items.json and OUT/exchanges.json hold what is done so far.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { MODEL_TYPES } from "@pulda/model";
import type { ModelTask } from "@pulda/model/asking";
import { Post } from "./letters/post.ts";
import { takeFurther, type Outcome } from "./letters/round.ts";
import { summary } from "./letters/summary.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    types: { type: "string", default: Object.keys(MODEL_TYPES).join(",") },
    level: { type: "string", default: "3" },
    seed: { type: "string", default: "1" },
    model: { type: "string", default: "letters" },
    bundle: { type: "string", default: "20" },
  },
});
const [file, out] = positionals;
if (file === undefined || out === undefined)
  stop(
    `usage: npm run letters -- passages.json OUT [--types a,b] [--level 1–5] [--seed 1] [--model NAME] [--bundle 20]\ntypes: ${Object.keys(MODEL_TYPES).join(", ")}`,
  );
const tasks = tasksOf(readPassages(file));
const post = openPost(out);
const outcomes: Outcome[] = [];
for (const { task, id } of tasks) outcomes.push(await takeFurther(task, id, post, values.model));

const done = outcomes.flatMap(({ done: item }) => item ?? []);
writeJson("items.json", done);
writeJson(
  "exchanges.json",
  outcomes.flatMap(({ exchanges }) => exchanges),
);
console.log(
  summary(
    tasks.map(({ task }) => task.type),
    done,
  ),
);
const waiting = post.writeWaiting(integer("bundle", values.bundle, 1, 1000));
for (const { file: name, letters } of waiting) console.log(`${join(out, name)}: ${letters}`);
console.log(
  waiting.length > 0
    ? `Write the answers into ${join(out, "answers")}/ANY-NAME.json and run this again.`
    : `Done: ${join(out, "items.json")}`,
);

function tasksOf(passages: readonly { id: string; text: string }[]): {
  task: ModelTask;
  id: string;
}[] {
  const level = integer("level", values.level, 1, 5);
  const seed = integer("seed", values.seed, 0, 2_147_483_647);
  const types = values.types.split(",").map((type) => type.trim());
  for (const type of types)
    if (!Object.hasOwn(MODEL_TYPES, type)) stop(`--types: no type "${type}"`);
  return passages.flatMap(({ id, text }, passage) =>
    types.map((type) => ({ id, task: { type, passage, text, level, seed, avoid: [] } })),
  );
}

function readPassages(path: string): { id: string; text: string }[] {
  try {
    const list = JSON.parse(readFileSync(path, "utf8")) as { id: unknown; text: string }[];
    return list.map(({ id, text }) => ({ id: String(id), text }));
  } catch (error) {
    return stop(`cannot read ${path}: ${String(error)}`);
  }
}

function openPost(folder: string): Post {
  try {
    return new Post(folder);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function writeJson(name: string, value: unknown): void {
  writeFileSync(join(out ?? "", name), `${JSON.stringify(value, null, 1)}\n`);
}

function integer(name: string, value: string, least: number, most: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most)
    stop(`--${name}: "${value}" is no whole number from ${least} to ${most}`);
  return number;
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}
