import { existsSync, mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startChatServer, type ChatServer, type ChatServerOptions } from "./chat-server.ts";
import { parseFault } from "./fault.ts";
import { LetterBox } from "./letter-box.ts";
import { Recorded } from "./recorded.ts";

const TEXT = '{"key": "벌은 꽃의 전하를 느껴요 — and so they learn which flowers were visited."}';

let folder = "";
let server: ChatServer | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stand-in-"));
});
afterEach(async () => {
  await server?.close();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

async function start(
  answer: ChatServerOptions["answer"] = () => Promise.resolve({ text: TEXT, model: "m" }),
  fault?: string,
): Promise<string> {
  server = await startChatServer({ answer, faults: fault ? [parseFault(fault)!] : [] });
  return server.url;
}

function ask(url: string, prompt: string, more: object = {}, signal?: AbortSignal) {
  return fetch(`${url}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      model: "played",
      messages: [
        { role: "system", content: "You write items." },
        { role: "user", content: [{ type: "text", text: prompt }] },
      ],
      ...more,
    }),
    signal,
  });
}

/** What the tests read of a streamed event, or of a whole answer. */
interface Completion {
  choices: { delta?: { content?: string }; message?: { content: string } }[];
  usage?: unknown;
}

/** The events of a stream. */
function eventsOf(body: string): Completion[] {
  return body
    .split("\n\n")
    .filter((line) => line !== "" && line !== "data: [DONE]")
    .map((line) => JSON.parse(line.replace("data: ", "")) as Completion);
}

test("an answer comes whole with its tokens", async () => {
  const reply = await ask(await start(), "one");
  expect(await reply.json()).toMatchObject({
    model: "m",
    choices: [{ message: { role: "assistant", content: TEXT }, finish_reason: "stop" }],
    usage: { completion_tokens: expect.any(Number) },
  });
});

test("an answer streams in pieces that make the whole, and tells its tokens when asked to", async () => {
  const url = await start();
  const more = { stream: true, stream_options: { include_usage: true } };
  const body = await (await ask(url, "one", more)).text();
  const events = eventsOf(body);
  expect(events.map(({ choices }) => choices[0]?.delta?.content ?? "").join("")).toBe(TEXT);
  expect(events.at(-1)).toMatchObject({ choices: [], usage: { total_tokens: expect.any(Number) } });
  expect(body.endsWith("data: [DONE]\n\n")).toBe(true);
  const plain = eventsOf(await (await ask(url, "one", { stream: true })).text());
  expect(plain.some(({ usage }) => usage)).toBe(false);
});

test("it says which models there are, and that it knows nothing else", async () => {
  const url = await start();
  expect(await (await fetch(`${url}/models`)).json()).toMatchObject({ data: [{ id: "stand-in" }] });
  expect((await fetch(`${url}/embeddings`)).status).toBe(404);
  const wrong = await fetch(`${url}/chat/completions`, { method: "POST", body: "{" });
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { error: { code: "invalid_request_error" } },
  ]);
});

test("what was recorded is answered; what was not is said to be unknown", async () => {
  const exchange = { system: "You write items.", prompt: "one", answer: TEXT, model: "judge" };
  new Recorded(folder).add(exchange);
  const list = join(folder, "exchanges.json");
  writeFileSync(list, JSON.stringify([{ ...exchange, prompt: "two" }]));
  const recorded = new Recorded(folder);
  const url = await start((request) => Promise.resolve(recorded.find(request)));
  for (const prompt of ["one", "two"])
    expect(await (await ask(url, prompt)).json()).toMatchObject({
      model: "judge",
      choices: [{ message: { content: TEXT } }],
    });
  const unknown = await ask(url, "three");
  expect([unknown.status, await unknown.json()]).toMatchObject([
    404,
    { error: { code: "unknown_request" } },
  ]);
  writeFileSync(list, "[{}]");
  expect(() => new Recorded(folder)).toThrow(/exchanges\.json: an exchange has system/u);
});

/** Resolves when a file of the folder exists. */
async function appears(name: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => existsSync(join(folder, name)) && resolve();
  const watcher = watch(folder, look);
  const clock = setInterval(look, 200);
  look();
  await promise;
  watcher.close();
  clearInterval(clock);
}

test("letters are answered in any order, word for word, several at once", async () => {
  const box = new LetterBox(folder);
  const url = await start(async (request, gone) => {
    const text = await box.awaitAnswer(box.put(request).answer, gone);
    return text === null ? null : { text, model: request.model };
  });
  const schema = { type: "object", properties: { answer: { type: "integer" } } };
  const first = ask(url, "one", {
    response_format: { type: "json_schema", json_schema: { name: "solution", schema } },
  });
  await appears("0001.request.md");
  const second = ask(url, "two", { stream: true });
  await appears("0002.request.md");
  expect(readFileSync(join(folder, "0001.request.md"), "utf8")).toMatch(
    /You write items\.[^]*one[^]*"answer"/u,
  );
  writeFileSync(join(folder, "0002.answer.json"), '{ "answer":  2 }\n');
  const streamed = eventsOf(await (await second).text());
  expect(streamed.map(({ choices }) => choices[0]?.delta?.content ?? "").join("")).toBe(
    '{ "answer":  2 }\n',
  );
  writeFileSync(join(folder, "0001.answer.json"), "I would rather not.");
  expect(await (await first).json()).toMatchObject({
    model: "played",
    choices: [{ message: { content: "I would rather not." } }],
  });
});

test("a letter that nobody waits for is the same letter when it is asked for again", async () => {
  const box = new LetterBox(folder);
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const url = await start(async (request, gone) => {
    gone.addEventListener("abort", () => leave());
    const text = await box.awaitAnswer(box.put(request).answer, gone);
    return text === null ? null : { text, model: request.model };
  });
  const impatient = new AbortController();
  const given = ask(url, "one", {}, impatient.signal);
  await appears("0001.request.md");
  impatient.abort();
  await expect(given).rejects.toThrow();
  await left;
  writeFileSync(join(folder, "0001.answer.json"), "{}");
  expect((await ask(url, "one")).status).toBe(200);
  expect(existsSync(join(folder, "0002.request.md"))).toBe(false);
  // another run goes on with the next number
  const request = {
    model: "m",
    system: "",
    prompt: "new",
    schema: null,
    isStreamed: false,
    wantsUsage: false,
  };
  expect(new LetterBox(folder).put(request).letter).toMatch(/0002\.request\.md$/u);
});

test.each(["401", "429"])("%s is refused as services refuse", async (fault) => {
  const reply = await ask(await start(undefined, `${fault}:1`), "one");
  expect([reply.status, reply.headers.get("retry-after")]).toEqual([
    Number(fault),
    fault === "429" ? "1" : null,
  ]);
  expect(await reply.json()).toMatchObject({ error: { message: expect.any(String) } });
});

test("a fault comes with every so many-th request", async () => {
  const url = await start(undefined, "401:3");
  const statuses: number[] = [];
  for (let at = 0; at < 6; at++) statuses.push((await ask(url, "one")).status);
  expect(statuses).toEqual([200, 200, 401, 200, 200, 401]);
});

test.each([{ stream: true }, { stream: false }])(
  "an answer is cut in its middle: %o",
  async (more) => {
    const reply = await ask(await start(undefined, "cut"), "one", more);
    await expect(reply.text()).rejects.toThrow();
  },
);

test("a slow answer begins, and goes on only when its caller has gone", async () => {
  const impatient = new AbortController();
  const reply = await ask(
    await start(undefined, "slow"),
    "one",
    { stream: true },
    impatient.signal,
  );
  const reader = reply.body!.getReader();
  expect((await reader.read()).done).toBe(false);
  const rest = reader.read();
  impatient.abort();
  await expect(rest).rejects.toThrow();
});

test("rubbish is no JSON", async () => {
  const reply = (await (await ask(await start(undefined, "rubbish"), "one")).json()) as Completion;
  expect(() => JSON.parse(reply.choices[0]?.message?.content ?? "{}")).toThrow();
});

test.each(["", "500", "429:0", "429:x", "429:1:2"])("%o names no fault", (text) => {
  expect(parseFault(text)).toBeNull();
});
