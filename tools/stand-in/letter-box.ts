/** A folder in which requests lie as files until somebody answers them with files beside. */
import { existsSync, mkdirSync, readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ChatRequest } from "./chat-request.ts";
import { exchangeKey } from "./exchange.ts";

/** How often a folder is looked into besides: not every file system tells of its changes. */
const LOOK_MS = 1000;

export class LetterBox {
  readonly #folder: string;
  /** The number of each request of this run: the same request asked again is the same letter. */
  readonly #numbers = new Map<string, string>();
  #last: number;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    const numbers = readdirSync(folder).map((name) => Number.parseInt(name, 10) || 0);
    this.#last = Math.max(0, ...numbers);
  }

  /** Where a request lies, and where its answer is awaited. The same request again has the same files. */
  put(request: ChatRequest): { readonly letter: string; readonly answer: string } {
    const key = exchangeKey(request);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = String(++this.#last).padStart(4, "0");
      this.#numbers.set(key, number);
      writeFileSync(join(this.#folder, `${number}.request.md`), letterOf(request));
    }
    return {
      letter: join(this.#folder, `${number}.request.md`),
      answer: join(this.#folder, `${number}.answer.json`),
    };
  }

  /** Waits for an answer's file, and gives its content as it stands; null when nobody waits any more. */
  async awaitAnswer(file: string, gone: AbortSignal): Promise<string | null> {
    const { promise, resolve } = Promise.withResolvers<string | null>();
    let before: string | null = null;
    const look = (): void => {
      const content = existsSync(file) ? readFileSync(file, "utf8") : "";
      if (isWhole(content)) resolve(content);
    };
    const watcher = watch(this.#folder, look);
    // a watcher that fails leaves the clock
    watcher.on("error", () => {});
    const clock = setInterval(() => {
      look();
      // what is no JSON is an answer once nobody writes on it any more
      const content = existsSync(file) ? readFileSync(file, "utf8") : "";
      if (content.trim() !== "" && content === before) resolve(content);
      before = content;
    }, LOOK_MS);
    gone.addEventListener("abort", () => resolve(null), { once: true });
    if (gone.aborted) resolve(null);
    look();
    try {
      return await promise;
    } finally {
      watcher.close();
      clearInterval(clock);
    }
  }
}

/** Whether a file is not still being written: whole JSON. */
function isWhole(content: string): boolean {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}

function letterOf({ system, prompt, schema }: ChatRequest): string {
  const parts = [`# System\n\n${system}`, `# Prompt\n\n${prompt}`];
  if (schema !== null)
    parts.push(`# Schema of the answer\n\n\`\`\`json\n${JSON.stringify(schema, null, 1)}\n\`\`\``);
  return `${parts.join("\n\n")}\n`;
}
