/**
 * A share, taken by 300 guests of one school address within a minute while its teacher watches the
 * board: on SQLite, on PostgreSQL, and by two processes on PostgreSQL. Each guest enters by a name, starts, gives 20
 * answers at random moments of 60 seconds, and submits.
 *
 * An answer's time is what its taker waits (see `taking.ts`). The board's time is from the acknowledgement of an
 * answer to the event in which it is counted, on the connection of a teacher; of two processes hers answers half of
 * the guests. Goals: no error, no answer lost, p99 100 ms, the board within 2 s, 350 MB.
 *
 *   npm run bench:classes             # some four minutes
 *   node bench/classes.ts --quick     # 60 guests over 12 seconds: as many answers a second
 *   node bench/classes.ts sqlite      # only one of them: sqlite, postgres, two
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Board } from "@pulda/contract";
import { newCaller } from "../apps/server/test/caller.ts";
import { startPostgres } from "../apps/server/test/postgres.ts";
import { megabytes, quantile } from "./measure.ts";
import { startProduct, type Product } from "./product.ts";
import { environmentOf, makeExam, PASSWORD, QUESTIONS, TEACHER } from "./taker-class.ts";
import { countLostAnswers, enterSet, takeTest, Tally } from "./takers.ts";

const PORT = 48_732;
const isQuick = process.argv.includes("--quick");
const [GUESTS, SECONDS] = isQuick ? [60, 12] : [300, 60];
const ADDRESS = "10.0.0.1";

const KINDS = ["sqlite", "postgres", "two"] as const;
const named = KINDS.filter((kind) => process.argv.includes(kind));
for (const kind of named.length > 0 ? named : KINDS) await measure(kind);

async function measure(kind: (typeof KINDS)[number]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pulda-bench-"));
  const postgres = kind === "sqlite" ? null : await startPostgres(folder);
  const location = { folder, url: postgres?.url };
  try {
    const examId = await makeExam(location, PORT);
    const processes = kind === "two" ? 2 : 1;
    const products: Product[] = [];
    for (let at = 0; at < processes; at += 1)
      products.push(
        await startProduct(PORT + at, {
          ...environmentOf(location),
          PULDA_PUBLIC_URL: `http://127.0.0.1:${PORT + at}`,
          ...(processes > 1 && { PULDA_PROCESSES: String(processes) }),
        }),
      );
    const tally = new Tally();
    const delays: number[] = [];
    const memories: string[] = [];
    try {
      await run(products, examId, tally, delays);
      for (const product of products) memories.push(megabytes(product.usage().mostMemory));
    } finally {
      for (const product of products) await product.kill();
    }
    const lost = await countLostAnswers(location, tally);
    const given = [...tally.acknowledged.values()].reduce((sum, one) => sum + one.size, 0);
    const first = tally.errors[0] === undefined ? "" : ` (${tally.errors[0]})`;
    console.log(
      `${kind}: ${GUESTS} guests, ${QUESTIONS} answers each over ${SECONDS} s: ${tally.errors.length} errors${first}, ${GUESTS - tally.submits.length} unfinished, ${lost} of ${given} answers lost`,
    );
    console.log(
      `  answer ${waits(tally.answers)} (goal: p99 100 ms), p99 of entering ${p99(tally.signIns)} ms, start ${p99(tally.starts)} ms, submit ${p99(tally.submits)} ms; board ${waits(delays)} (goal: 2000 ms), ${delays.length} answers seen; memory at most ${memories.join(" and ")} since ${products[0]?.peakSince} (goal: 350 MB)`,
    );
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param delays the board's, in milliseconds; filled */
async function run(
  products: readonly Product[],
  examId: number,
  tally: Tally,
  delays: number[],
): Promise<void> {
  const [first] = products;
  if (!first) throw new Error("no process");
  const teacher = newCaller(first.url, "10.0.0.2");
  await teacher.post("/api/v1/user/login", { email: TEACHER, password: PASSWORD });
  const { result } = await teacher.post("/api/v1/share/create", { exam_id: examId });
  const { id, token } = result as { id: number; token: string };
  const watching = new AbortController();
  const watched = watch(`${first.url}/api/v1/share/board/${id}/events`, teacher.cookie(), {
    signal: watching.signal,
    tally,
    delays,
  });
  await Promise.all(
    Array.from({ length: GUESTS }, (_, at) =>
      takeTest(
        products[at % products.length]!.url,
        (caller) => enterSet(caller, token, `guest ${at}`, tally),
        ADDRESS,
        tally,
        SECONDS,
      ),
    ),
  );
  // The last answers have their time to arrive.
  await new Promise((resolve) => setTimeout(resolve, 3000));
  watching.abort();
  await watched;
  teacher.close();
}

/** Reads the board's events and notes how long after its acknowledgement each answer was counted. */
async function watch(
  url: string,
  cookie: string,
  { signal, tally, delays }: { signal: AbortSignal; tally: Tally; delays: number[] },
): Promise<void> {
  /** How many answers of each guest were counted so far, by name. */
  const counted = new Map<string, number>();
  try {
    const response = await fetch(url, { headers: { cookie }, signal });
    let text = "";
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      text += piece;
      for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        if (!event.startsWith("data: ")) continue;
        const now = performance.now();
        for (const taker of (JSON.parse(event.slice(6)) as Board).takers) {
          const times = tally.acknowledgedAt.get(taker.name) ?? [];
          const before = counted.get(taker.name) ?? 0;
          // An answer may be counted before its taker has the reply.
          for (const time of times.slice(before, taker.answered_count))
            delays.push(Math.max(0, now - time));
          counted.set(taker.name, Math.min(times.length, taker.answered_count));
        }
      }
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function waits(times: readonly number[]): string {
  const at = (share: number) => quantile(times, share).toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
}

function p99(times: readonly number[]): string {
  return quantile(times, 0.99).toFixed(0);
}
