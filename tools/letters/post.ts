/**
 * The letters of a folder: each request that waits for an answer is a text file, and so is each answer.
 *
 *   letters/solve-4f9a01bc2e.md            what is asked
 *   letters/solve-4f9a01bc2e.answer.json   its answer, or
 *   answers/ANY-NAME.json                  many answers: { "solve-4f9a01bc2e": { … }, … }
 *   waiting/solve-1.md                     the letters that wait, several in one file, what they share said once
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ModelRequest } from "@pulda/model/asking";
import { exchangeKey } from "../stand-in/exchange.ts";

/** A request is named by why it was made and by its text alone: a solver cannot tell which letters belong together. */
function letterName(request: ModelRequest): string {
  return `${request.purpose}-${exchangeKey(request).slice(0, 10)}`;
}

export class Post {
  readonly #folder: string;
  readonly #bulk: ReadonlyMap<string, string>;
  readonly #waiting = new Map<string, ModelRequest>();

  /** @throws an error that names the file, where answers cannot be read */
  constructor(folder: string) {
    this.#folder = folder;
    for (const part of ["letters", "answers"]) mkdirSync(join(folder, part), { recursive: true });
    this.#bulk = readBulk(join(folder, "answers"));
  }

  /** The answer to a request, as it was written; null while there is none. */
  answerTo(request: ModelRequest): string | null {
    const name = letterName(request);
    const beside = join(this.#folder, "letters", `${name}.answer.json`);
    return existsSync(beside) ? readFileSync(beside, "utf8") : (this.#bulk.get(name) ?? null);
  }

  /** Writes the letter of a request that has no answer yet. */
  send(request: ModelRequest): void {
    const name = letterName(request);
    if (this.#waiting.has(name)) return;
    this.#waiting.set(name, request);
    const { system, prompt } = request;
    writeFileSync(join(this.#folder, "letters", `${name}.md`), `${system}\n\n${prompt}\n`);
  }

  /** Writes the letters that wait into files of at most `size` each; two letters of one item are never in one. */
  writeWaiting(size: number): { readonly file: string; readonly letters: number }[] {
    const folder = join(this.#folder, "waiting");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    const written: { file: string; letters: number }[] = [];
    for (const [kind, letters] of Map.groupBy(this.#waiting, ([, request]) => kindOf(request)))
      for (let at = 0; at < letters.length; at += size) {
        const file = join("waiting", `${kind}-${at / size + 1}.md`);
        const part = letters.slice(at, at + size);
        writeFileSync(join(this.#folder, file), bundle(part));
        written.push({ file, letters: part.length });
      }
    return written;
  }
}

/** What may be answered by one reader: the first and the second solving of an item are for two. */
function kindOf({ purpose, prompt }: ModelRequest): string {
  const reader = /^You are reader (\d+) /u.exec(prompt)?.[1];
  return reader === undefined ? purpose : `${purpose}-reader${reader}`;
}

function bundle(letters: readonly (readonly [string, ModelRequest])[]): string {
  const [[, { system }] = ["", { system: "" }]] = letters;
  return [
    system,
    "",
    `There are ${letters.length} separate letters below. Answer each for itself. Write one JSON file whose keys are the names of the letters and whose values are the answers: { "${letters[0]?.[0]}": { … }, … }`,
    ...letters.flatMap(([name, { prompt }]) => ["", `========== ${name} ==========`, prompt]),
    "",
  ].join("\n");
}

/** The answers of all files of a folder; of a letter that is answered twice the file that comes last by name counts. */
function readBulk(folder: string): Map<string, string> {
  const answers = new Map<string, string>();
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .toSorted()) {
    for (const [letter, answer] of Object.entries(readObject(join(folder, name))))
      answers.set(letter, typeof answer === "string" ? answer : JSON.stringify(answer));
  }
  return answers;
}

function readObject(file: string): object {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} is no JSON: ${String(error)}`, { cause: error });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`${file} is no object of answers by the names of their letters`);
  return value;
}
