/** Exchanges that were recorded: a folder with one file for each, or one file with a list of them. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ChatAnswer } from "./chat-server.ts";
import { exchangeKey, type Exchange } from "./exchange.ts";

export class Recorded {
  readonly #path: string;
  readonly #exchanges = new Map<string, Exchange>();

  /**
   * @param path a folder of KEY.json files (made where there is none), or a .json file as `npm run letters` writes it
   * @throws an error that names the file, where it holds no exchanges
   */
  constructor(path: string) {
    this.#path = path;
    if (!path.endsWith(".json")) mkdirSync(path, { recursive: true });
    for (const exchange of readAll(path)) this.#exchanges.set(exchangeKey(exchange), exchange);
  }

  /** What was answered to a request; null where it was never asked. */
  find(request: Pick<Exchange, "system" | "prompt">): ChatAnswer | null {
    const found = this.#exchanges.get(exchangeKey(request));
    return found ? { text: found.answer, model: found.model } : null;
  }

  /** Keeps an exchange in the folder. */
  add(exchange: Exchange): void {
    const key = exchangeKey(exchange);
    this.#exchanges.set(key, exchange);
    writeFileSync(join(this.#path, `${key}.json`), `${JSON.stringify(exchange, null, 1)}\n`);
  }
}

function readAll(path: string): Exchange[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith(".json"))
        .map((name) => join(path, name))
    : [path];
  return files.flatMap((file) => {
    let value: unknown;
    try {
      value = JSON.parse(readFileSync(file, "utf8"));
    } catch (error) {
      throw new Error(`${file} is no JSON: ${String(error)}`, { cause: error });
    }
    const list: unknown[] = Array.isArray(value) ? value : [value];
    if (!list.every(isExchange))
      throw new Error(`${file}: an exchange has system, prompt, answer and model, all texts`);
    return list;
  });
}

function isExchange(value: unknown): value is Exchange {
  return (
    typeof value === "object" &&
    value !== null &&
    ["system", "prompt", "answer", "model"].every(
      (name) => typeof (value as Record<string, unknown>)[name] === "string",
    )
  );
}
