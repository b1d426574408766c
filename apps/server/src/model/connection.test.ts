/** The connection to a model: what is asked, and each way in which it can fail. */
import { afterEach, describe, expect, it } from "vitest";
import { startFakeModel, TOKENS, type FakeModel, type Reply } from "../../test/fake-model.ts";
import { connectionOf } from "./connection.ts";
import type { ModelSettings } from "./model-settings.ts";

const KEY = "sk-very-secret";
const REQUEST = {
  purpose: "propose",
  system: "You write items.",
  prompt: "Write one.",
  schemaName: "item",
  schema: { type: "object", properties: { a: { type: "integer" } }, required: ["a"] },
  maxTokens: 100,
} as const;
const NEVER = new AbortController().signal;

let fake: FakeModel;
afterEach(() => fake.stop());

/** A connection to a model that replies so; `pauses` are those that it has made. */
async function connected(
  reply: (at: number, schema: string | null) => Reply,
  more: Partial<ModelSettings> = {},
) {
  fake = await startFakeModel(({ schemaName }, at) => reply(at, schemaName));
  const pauses: number[] = [];
  const settings: ModelSettings = {
    provider: "openai-compatible",
    url: fake.url,
    model: "proposer",
    solver: "solver",
    key: KEY,
    dailyTokens: null,
    timeoutMs: 5000,
    ...more,
  };
  return { pauses, connection: connectionOf(settings, async (ms) => void pauses.push(ms)) };
}

/** A service that is busy for so many seconds. */
const busy = (after: string) => () => ({ status: 429, headers: { "retry-after": after } });

/** What came of a call that fails: the kind, and all that the error says. */
async function failed(promise: Promise<unknown>): Promise<string> {
  const error = await promise.then(
    () => null,
    (cause: Error) => cause,
  );
  const told = [error?.message, error?.stack, JSON.stringify(error), String(error?.cause)];
  expect(told.join(" ")).not.toContain(KEY);
  return (error as unknown as { kind: string }).kind;
}

describe("an answer", () => {
  it("comes as the text that the model wrote, with its tokens", async () => {
    const { connection } = await connected(() => 'Sure! {"a": 1}');
    expect(await connection.complete(REQUEST, NEVER)).toEqual({
      text: 'Sure! {"a": 1}',
      model: "proposer",
      tokensIn: TOKENS.in,
      tokensOut: TOKENS.out,
    });
    const [{ system, prompt, schemaName, headers } = fake.asked[0]!] = fake.asked;
    expect({ system, prompt, schemaName }).toEqual({
      system: REQUEST.system,
      prompt: REQUEST.prompt,
      schemaName: "item",
    });
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
  });

  it("is given by the solver where an item is solved", async () => {
    const { connection } = await connected(() => "{}");
    const { model } = await connection.complete({ ...REQUEST, purpose: "guess" }, NEVER);
    expect([model, fake.asked[0]?.model]).toEqual(["solver", "solver"]);
  });

  it("is asked for without a schema where the service takes none, from then on", async () => {
    const { connection } = await connected((_, schema) => (schema ? { status: 400 } : "{}"));
    await connection.complete(REQUEST, NEVER);
    await connection.complete(REQUEST, NEVER);
    expect(fake.asked.map(({ schemaName }) => schemaName)).toEqual(["item", null, null]);
  });

  it("needs no key", async () => {
    const { connection } = await connected(() => "{}", { key: null });
    await connection.complete(REQUEST, NEVER);
    expect(fake.asked[0]?.headers.authorization).toBeUndefined();
  });
});

describe.each(["anthropic", "google"] as const)("%s", (provider) => {
  it("answers in its own protocol, with its tokens", async () => {
    const { connection } = await connected(() => '{"a": 1}', { provider });
    expect(await connection.complete(REQUEST, NEVER)).toEqual({
      text: '{"a": 1}',
      model: "proposer",
      tokensIn: TOKENS.in,
      tokensOut: TOKENS.out,
    });
    const long = JSON.stringify({ a: "clover ".repeat(300) });
    await fake.stop();
    const other = await connected(() => long, { provider });
    expect((await other.connection.complete(REQUEST, NEVER)).text).toBe(long);
  });

  it("may break off", async () => {
    const { connection } = await connected(() => ({ cut: '{"a":' }), { provider });
    expect(await failed(connection.complete(REQUEST, NEVER))).toBe("cut-off");
  });

  it("may be busy", async () => {
    const { connection, pauses } = await connected(busy("2"), { provider });
    expect(await failed(connection.complete(REQUEST, NEVER))).toBe("busy");
    expect(pauses).toEqual([2000, 2000]);
  });
});

describe("a failure", () => {
  it.each([401, 403])("is the key's with %i, which is not tried again", async (status) => {
    const { connection, pauses } = await connected(() => ({ status }));
    expect(await failed(connection.complete(REQUEST, NEVER))).toBe("refused-key");
    expect([fake.asked.length, pauses]).toEqual([1, []]);
  });

  it.each(["anthropic", "google"] as const)("is the key's at %s, too", async (provider) => {
    const { connection } = await connected(() => ({ status: 401 }), { provider });
    expect(await failed(connection.complete(REQUEST, NEVER))).toBe("refused-key");
    expect(Object.values(fake.asked[0]!.headers)).toContain(KEY);
  });

  it("passes where the service is busy for a while, as long as it says", async () => {
    const { connection, pauses } = await connected((at) =>
      at === 0 ? { status: 429, headers: { "retry-after": "7" } } : "{}",
    );
    expect((await connection.complete(REQUEST, NEVER)).text).toBe("{}");
    expect(pauses).toEqual([7000]);
  });

  it("is busyness where it stays so, or would for more than a minute", async () => {
    const staying = await connected(busy("1"));
    expect(await failed(staying.connection.complete(REQUEST, NEVER))).toBe("busy");
    expect(staying.pauses).toEqual([1000, 1000]);
    await fake.stop();
    const long = await connected(busy("61"));
    expect(await failed(long.connection.complete(REQUEST, NEVER))).toBe("busy");
    expect([long.pauses, fake.asked.length]).toEqual([[], 1]);
  });

  it("is tried again twice where the service breaks or is not there", async () => {
    const broken = await connected(() => ({ status: 500 }));
    expect(await failed(broken.connection.complete(REQUEST, NEVER))).toBe("unreachable");
    expect([fake.asked.length, broken.pauses]).toEqual([3, [1000, 2000]]);
    await fake.stop();
    expect(await failed(broken.connection.complete(REQUEST, NEVER))).toBe("unreachable");
    expect(broken.pauses).toHaveLength(4);
  });

  it("is slowness where nothing comes any more", async () => {
    const { connection } = await connected(() => ({ stall: '{"a":' }), { timeoutMs: 100 });
    expect(await failed(connection.complete(REQUEST, NEVER))).toBe("too-slow");
    await fake.left;
    expect(fake.asked).toHaveLength(1);
  });

  it("is an answer that breaks off", async () => {
    const { connection } = await connected(() => ({ cut: '{"a":' }));
    expect(await failed(connection.complete(REQUEST, NEVER))).toBe("cut-off");
  });

  it.each([{ raw: "<html>welcome</html>" }, { raw: "" }, ""])(
    "is rubbish where %j comes",
    async (reply) => {
      const { connection } = await connected(() => reply);
      expect(await failed(connection.complete(REQUEST, NEVER))).toBe("rubbish");
    },
  );

  it("is an answer without an end", async () => {
    const { connection } = await connected(() => "x".repeat(70_000));
    expect(await failed(connection.complete(REQUEST, NEVER))).toBe("rubbish");
  });
});

it("ends with the signal, and the model's work with it", async () => {
  const { connection } = await connected(() => ({ stall: "{" }));
  const cancelled = new AbortController();
  const asking = connection.complete(REQUEST, cancelled.signal);
  const begun = fake;
  while (begun.asked.length === 0) await new Promise(setImmediate);
  cancelled.abort(new Error("no more"));
  await expect(asking).rejects.toThrow("no more");
  await begun.left;
});
