/**
 * Every call of the contract with random and hostile fields, in every encoding: nothing but
 * envelopes, and no failure of the service. The long run also says which call took longest and what the memory did.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Envelope, endpoints, type Endpoint } from "@pulda/contract";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { IS_LONG, draws } from "../../../testing/effort.ts";
import { workerEngine } from "../src/engine/engine.ts";
import { arbitraryFields } from "./arbitrary-fields.ts";
import { inOneLocation } from "./databases.ts";
import { addExam } from "./sample-exam.ts";
import {
  ENCODINGS,
  WHEN_BEGUN,
  startServer,
  type Encoding,
  type TestServer,
  type Visitor,
} from "./server.ts";

/** After so many calls another member goes on: the first may have removed all that there was. */
const CALLS_OF_MEMBER = 200;
/** How much the memory may grow over the long run, in MB. */
const MAX_GROWTH_MB = 20;

const CALLS = Object.entries<Endpoint>(endpoints);
/** Calls that end or replace the session they come with are made without one. */
const SIGNED_OUT = new Set<Endpoint>([
  endpoints.logout,
  endpoints.userLogin,
  endpoints.userRegister,
  endpoints.certification,
]);

interface FuzzedCall {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly encoding: Encoding;
  readonly fields: Record<string, unknown>;
  readonly pathId: string;
}

const anyCall: fc.Arbitrary<FuzzedCall> = fc.constantFrom(...CALLS).chain(([name, endpoint]) =>
  fc.record({
    name: fc.constant(name),
    endpoint: fc.constant(endpoint),
    encoding: fc.constantFrom(...ENCODINGS),
    fields: arbitraryFields(endpoint),
    pathId: fc.oneof(
      { weight: 4, arbitrary: fc.integer({ min: 1, max: 12 }).map(String) },
      {
        weight: 1,
        arbitrary: fc.constantFrom("0", "-1", "1e9", "%00", "..%2f", "9".repeat(40), "é"),
      },
    ),
  }),
);

/** A member with an exam, an attempt, a folder and words; or an admin with them. */
async function newMember(server: TestServer, isAdmin: boolean): Promise<Visitor> {
  // An admin before may have closed it.
  await server.db.deleteFrom("setting").where("name", "=", "sign-up").execute();
  const member = server.visitor();
  const userId = await signUp(member);
  const level = server.db.updateTable("user").set({ admin_level: isAdmin ? 0 : 1 });
  await level.where("id", "=", userId).execute();
  const exam_id = await addExam(server.db, userId);
  await member.post("/api/v1/favorite/create", { title: "폴더" });
  await member.post("/api/v1/attempt/start", { exam_id, mode: "practice" });
  await member.post("/api/v1/word/append_many", { words: [{ text: "hive" }, { text: "comb" }] });
  return member;
}

/** A long run signs up more often than a network may in a minute, and waits then as it is told to. */
async function signUp(member: Visitor): Promise<number> {
  for (;;)
    try {
      return await member.signUp();
    } catch (error) {
      const wait = /"retry_after":(\d+)/.exec(String(error))?.[1];
      if (wait === undefined) throw error;
      await sleep(Number(wait) * 1000);
    }
}

function send(caller: Visitor, { endpoint, encoding, fields, pathId }: FuzzedCall) {
  const { id: _, ...rest } = fields;
  const hasId = endpoint.path.includes("{id}");
  const path = endpoint.path.replace("{id}", pathId);
  const sent = hasId ? rest : fields;
  if (endpoint.method === "POST") return caller.post(path, sent, encoding);
  const texts = Object.entries(sent).map(([name, value]): [string, string] => [
    name,
    (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 3000),
  ]);
  return caller.get(`${path}?${new URLSearchParams(texts)}`);
}

/** In MB, of what is still in use. */
function heapSize(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

inOneLocation("fuzzed calls", (newLocation, kind) => {
  it("get an envelope, and never a failure of the service", async () => {
    const parts = { timing: WHEN_BEGUN, quotas: { spend: async () => null } };
    const server = await startServer({}, workerEngine(), await newLocation(), parts);
    const { numRuns, seed } = draws(250, 20_000);
    const codes = new Map<number, number>();
    const heap: number[] = [];
    let slowest = { name: "", ms: 0 };
    let member = await newMember(server, false);
    let calls = 0;
    await fc.assert(
      fc.asyncProperty(anyCall, async (call) => {
        if (++calls % CALLS_OF_MEMBER === 0)
          member = await newMember(server, calls % (2 * CALLS_OF_MEMBER) !== 0);
        // The test keeps the server's log.
        if (IS_LONG && calls % (numRuns / 4) === 0)
          heap.push(heapSize() - server.log().length / 2 ** 20);
        const start = performance.now();
        const caller = SIGNED_OUT.has(call.endpoint) ? server.visitor() : member;
        // A stream has no end while an exam is made: `examEvents` has tests of its own.
        if (call.endpoint === endpoints.examEvents) return;
        const { status, body } = await send(caller, call);
        const ms = performance.now() - start;
        if (ms > slowest.ms) slowest = { name: call.name, ms };
        expect(Envelope.strict().safeParse(body).success).toBe(true);
        // 400: a path that cannot be decoded, 404: one that is another ("..").
        expect([200, 400, 404]).toContain(status);
        // All devices were signed out: the next calls would reach nothing.
        if (body.code === 401 && caller === member && call.endpoint.auth)
          member = await newMember(server, false);
        codes.set(body.code, (codes.get(body.code) ?? 0) + 1);
      }),
      { numRuns, seed, endOnFailure: true },
    );
    expect(codes.get(200)).toBeGreaterThan(numRuns / 10);
    expect(server.log()).not.toMatch(/"level":(50|60)/);
    const growth = heap.at(-1)! - heap[0]!;
    if (IS_LONG)
      process.stdout.write(
        `${calls} fuzzed calls on ${kind}: slowest ${slowest.name} ${Math.round(slowest.ms)} ms; ` +
          `codes ${JSON.stringify(Object.fromEntries(codes))}; ` +
          `heap ${heap.map(Math.round).join(", ")} MB; ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MB RSS\n`,
      );
    // A short run is over before the caches of a process have their size.
    expect(IS_LONG ? growth : 0).toBeLessThan(MAX_GROWTH_MB);
    await server.stop();
  });
});
