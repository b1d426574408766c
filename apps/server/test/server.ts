/** A server on an empty database, called without a network (`inject`). */
import { rmSync } from "node:fs";
import { makeInSteps } from "@pulda/makers";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { buildApp, type Parts, type Timing } from "../src/app.ts";
import { readSettings } from "../src/config.ts";
import { openDatabase, type Database } from "../src/database/database.ts";
import { openNotifications } from "../src/database/notifications.ts";
import type { Engine } from "../src/engine/engine.ts";
import * as worker from "../src/engine/worker.ts";
import { logging } from "../src/http/logging.ts";
import type { OutgoingMail } from "../src/mail/transport.ts";
import { passwordsOf } from "../src/user/password.ts";
import { newFolder, type DatabaseLocation } from "./databases.ts";

export interface TestServer {
  readonly app: FastifyInstance;
  readonly db: Database;
  /** What was logged so far, a JSON object a line. */
  log(): string;
  /** The mails that were sent so far. */
  readonly sentMails: readonly OutgoingMail[];
  /** A client with its own cookies. @param address of its network; by default this machine's */
  visitor(address?: string): Visitor;
  stop(): Promise<void>;
}

export type Encoding = "multipart" | "json" | "urlencoded";
export const ENCODINGS: readonly Encoding[] = ["multipart", "json", "urlencoded"];

export interface ApiReply {
  readonly status: number;
  // The envelope as it came: its shape is what the tests are about.
  readonly body: Body;
  readonly response: LightMyRequestResponse;
}

/** An envelope whose result is looked into freely. */
interface Body {
  readonly code: number;
  readonly result?: Loose;
  readonly pagination?: {
    total_count: number;
    count_pages: number;
    current_page: number;
    limit: number;
  };
  readonly message?: string;
  readonly errors?: { field: string; message: string }[];
  readonly retry_after?: number;
}
interface Loose {
  readonly [name: string]: Loose;
  readonly id: Loose & number;
}

export interface Visitor {
  get(path: string, headers?: Record<string, string>): Promise<ApiReply>;
  post(
    path: string,
    fields?: object,
    encoding?: Encoding,
    headers?: Record<string, string>,
  ): Promise<ApiReply>;
  /** The data of a stream of server-sent events, once it has ended. */
  events(path: string): Promise<Record<string, unknown>[]>;
  /** Signs up and stays signed in; returns the user's id. */
  signUp(email?: string): Promise<number>;
  readonly cookies: Map<string, string>;
}

export const PASSWORD = "right horse 42";
let count = 0;

/** The engine in this thread; the worker has a test of its own. */
export const ENGINE: Engine = {
  about: async () => worker.about(),
  compose: async (_user, typed) => worker.compose(typed),
  regenerate: async (_user, request) => worker.regenerate(request),
  survey: async (_user, request) => worker.survey(request),
  preview: async (_user, request) => worker.preview(request),
  proofread: async (_user, text) => worker.proofread(text),
  ruleReview: async (_user, request) => worker.ruleReview(request),
  freshLibraryItems: async (_user, request) => worker.freshLibraryItems(request),
  wordTest: async (_user, request) => worker.wordTest(request),
  regenerateWordItem: async (_user, request) => worker.regenerateWordItem(request),
  lookUp: async (_user, request) => worker.lookUp(request),
  explainWords: async (_user, words) => worker.explainWords(words),
  hardWords: async (_user, request) => worker.hardWords(request),
  chatPrompt: async (_user, tasks) => worker.chatPrompt(tasks),
  checkChat: async (_user, request) => worker.checkChat(request),
  readText: async (_user, text) => worker.readText(text),
  grammar: async () => worker.grammar(),
  modelRequest: async (_user, task) => worker.modelRequest(task),
  modelRead: async (_user, request) => worker.modelRead(request),
  samples: async () => worker.samples(),
  libraryExam: async (_user, slug) => worker.libraryExam(slug),
  async make(_user, request, onStep) {
    const steps = makeInSteps(request);
    for (;;) {
      const step = steps.next();
      if (step.done) return request.types === "auto" ? { ...step.value, items: [] } : step.value;
      if (!(await onStep(step.value))) return null;
    }
  },
  close: async () => {},
};

/** Hashing at argon2's least cost: these passwords protect nobody. */
const PASSWORDS = passwordsOf({ cost: { memoryCost: 8, timeCost: 1 } });

/** A call that makes an exam waits until it is finished; every step is stored. */
export const WHEN_MADE = {
  responseWait: () => new Promise<void>(() => {}),
  storeIntervalMs: 0,
} satisfies Timing;
/** A call that makes an exam answers as soon as generation has started. */
export const WHEN_BEGUN = { responseWait: async () => {}, storeIntervalMs: 0 } satisfies Timing;

/** @param location where it stores its data; by default a folder that is removed when the server stops */
export async function startServer(
  environment: Record<string, string> = {},
  engine: Engine = ENGINE,
  location?: DatabaseLocation,
  parts: Pick<Parts, "passwords" | "timing" | "quotas" | "clock" | "transport"> = {},
): Promise<TestServer> {
  const folder = location?.folder ?? newFolder();
  const read = readSettings({ PULDA_DATA_DIR: folder, ...environment });
  if ("problem" in read) throw new Error(read.problem);
  const lines: string[] = [];
  const sentMails: OutgoingMail[] = [];
  const db = await openDatabase({ folder, url: location?.url });
  const app = await buildApp({
    db,
    openNotifications: (onError) => openNotifications(location?.url, db, onError),
    engine,
    settings: read.settings,
    logging: logging({ write: (line) => lines.push(line) }),
    passwords: PASSWORDS,
    timing: WHEN_MADE,
    transport: { send: async (mail) => void sentMails.push(mail), close: () => {} },
    ...parts,
  });
  await app.ready();
  return {
    app,
    db,
    log: () => lines.join(""),
    sentMails,
    visitor: (address) => newVisitor(app, address),
    async stop() {
      await app.close();
      if (!location) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newVisitor(app: FastifyInstance, remoteAddress = "127.0.0.1"): Visitor {
  const cookies = new Map<string, string>();
  async function send(options: InjectOptions): Promise<ApiReply> {
    const sent = { ...options, remoteAddress, cookies: Object.fromEntries(cookies) };
    const response = await app.inject(sent);
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (value === "" || maxAge === 0 || (expires && expires.getTime() === 0))
        cookies.delete(name);
      else cookies.set(name, value);
    }
    // A file to keep has no envelope.
    const isFile = response.headers["content-disposition"] !== undefined;
    // Nor have server-sent events, unless the call was refused.
    const isStream = String(response.headers["content-type"]).startsWith("text/event-stream");
    const body = isFile || isStream ? { code: 200 } : response.json<Body>();
    return { status: response.statusCode, body, response };
  }
  const visitor: Visitor = {
    cookies,
    get: (url, headers = {}) => send({ method: "GET", url, headers }),
    post: (url, fields = {}, encoding = "multipart", headers = {}) =>
      send({ method: "POST", url, ...encoded(fields, encoding, headers) }),
    async events(url) {
      const { body } = await app.inject({ url, cookies: Object.fromEntries(cookies) });
      return [...body.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? "null"));
    },
    async signUp(email) {
      count += 1;
      const fields = { email: email ?? `visitor${count}@example.com`, password: PASSWORD };
      const { body } = await visitor.post("/api/v1/user/register", fields);
      if (body.code !== 200 || !body.result)
        throw new Error(`sign-up failed: ${JSON.stringify(body)}`);
      return body.result.id;
    },
  };
  return visitor;
}

/** Fields as the three kinds of body carry them. */
function encoded(fields: object, encoding: Encoding, headers: Record<string, string>) {
  if (encoding === "json")
    return {
      payload: JSON.stringify(fields),
      headers: { "content-type": "application/json", ...headers },
    };
  const texts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]);
  if (encoding === "urlencoded")
    return {
      payload: new URLSearchParams(texts).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    };
  const boundary = "----pulda";
  const parts = texts.map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return {
    payload: `${parts.join("")}--${boundary}--\r\n`,
    headers: { "content-type": `multipart/form-data; boundary=${boundary}`, ...headers },
  };
}
