/** Takers who sign in, take their test and submit it, with the measured times and acknowledged answers. */
import { isDeepStrictEqual } from "node:util";
import { setTimeout as sleep } from "node:timers/promises";
import type { Attempt } from "@pulda/contract";
import type { ItemResponse, TakerItem } from "@pulda/question";
import { openDatabase } from "../apps/server/src/database/database.ts";
import { newCaller, type ApiReply, type Caller } from "../apps/server/test/caller.ts";
import { PASSWORD, QUESTIONS, type DatabaseLocation, type Taker } from "./taker-class.ts";

/** Measured times in milliseconds, and acknowledged answers. */
export class Tally {
  readonly signIns: number[] = [];
  readonly starts: number[] = [];
  readonly answers: number[] = [];
  readonly submits: number[] = [];
  readonly errors: string[] = [];
  /** The answers that the server has acknowledged, by attempt and question. */
  readonly acknowledged = new Map<number, Map<number, ItemResponse>>();
  /** When the answers of each guest were acknowledged, by name; on the page's clock. */
  readonly acknowledgedAt = new Map<string, number[]>();

  /** Records the time of a call since `since`; null where it failed. */
  async note(times: number[], since: number, call: Promise<ApiReply>): Promise<unknown> {
    const { code, result, message } = await call;
    times.push(performance.now() - since);
    if (code === 200) return result;
    this.errors.push(`${code} ${message}`);
    return null;
  }

  acknowledge(attempt: number, question: number, response: ItemResponse): void {
    const known = this.acknowledged.get(attempt) ?? new Map<number, ItemResponse>();
    this.acknowledged.set(attempt, known.set(question, response));
  }
}

/** A taker who has signed in and started a test. */
export interface Sitting {
  /** Of a guest. */
  readonly name?: string;
  readonly caller: Caller;
  readonly attempt: Attempt;
}

/** Signs in and starts a test; null where the server refused. */
export async function startSitting(
  caller: Caller,
  { email, examId }: Taker,
  tally: Tally,
): Promise<Sitting | null> {
  const credentials = { email, password: PASSWORD };
  const signIn = caller.post("/api/v1/user/login", credentials);
  if (!(await tally.note(tally.signIns, performance.now(), signIn))) return null;
  const start = caller.post("/api/v1/attempt/start", { exam_id: examId, mode: "test" });
  const attempt = await tally.note(tally.starts, performance.now(), start);
  return attempt === null ? null : { caller, attempt: attempt as Attempt };
}

/** Sends one answer, which was due at `since`. */
export async function answer(
  { caller, attempt, name }: Sitting,
  question: TakerItem,
  tally: Tally,
  since = performance.now(),
  round = 0,
): Promise<void> {
  const response = responseTo(question, round);
  const path = `/api/v1/attempt/answer/${attempt.id}`;
  const call = caller.post(path, { question_id: question.id, response });
  if ((await tally.note(tally.answers, since, call)) === null) return;
  tally.acknowledge(attempt.id, question.id, response);
  if (name === undefined) return;
  const times = tally.acknowledgedAt.get(name) ?? [];
  tally.acknowledgedAt.set(name, [...times, performance.now()]);
}

/** Enters a share, without an account, and starts it; null where the server refused. */
export async function enterSet(
  caller: Caller,
  token: string,
  name: string,
  tally: Tally,
): Promise<Sitting | null> {
  const entering = caller.post("/api/v1/guest/enter", { token, name, number: "1" });
  if (!(await tally.note(tally.signIns, performance.now(), entering))) return null;
  const start = caller.post("/api/v1/share/start", { token });
  const attempt = await tally.note(tally.starts, performance.now(), start);
  return attempt === null ? null : { caller, attempt: attempt as Attempt, name };
}

/**
 * Takes a whole test.
 * @param begin signs in and starts it
 * @param seconds over which the answers are spread, each at a random moment of its own twentieth. An answer's
 *   time counts from that moment, even where an earlier answer delayed it. 0: as fast as possible
 */
export async function takeTest(
  url: string,
  begin: (caller: Caller) => Promise<Sitting | null>,
  address: string,
  tally: Tally,
  seconds: number,
): Promise<void> {
  const caller = newCaller(url, address);
  try {
    const sitting = await begin(caller);
    if (!sitting) return;
    const begun = performance.now();
    for (const [at, question] of sitting.attempt.questions.entries()) {
      const due = begun + ((at + Math.random()) / QUESTIONS) * seconds * 1000;
      const wait = due - performance.now();
      if (seconds > 0 && wait > 0) await sleep(wait);
      await answer(sitting, question, tally, seconds > 0 ? due : performance.now());
    }
    const rest = begun + seconds * 1000 - performance.now();
    if (rest > 0) await sleep(rest);
    const submit = caller.post(`/api/v1/attempt/submit/${sitting.attempt.id}`);
    await tally.note(tally.submits, performance.now(), submit);
  } finally {
    caller.close();
  }
}

/** How many acknowledged answers are missing in the database. */
export async function countLostAnswers(
  place: DatabaseLocation,
  { acknowledged }: Tally,
): Promise<number> {
  const db = await openDatabase(place);
  try {
    let missing = 0;
    for (const [attempt, answers] of acknowledged) {
      const rows = await db
        .selectFrom("answer")
        .select(["question_id", "response"])
        .where("attempt_id", "=", attempt)
        .execute();
      const stored = new Map(rows.map((row) => [row.question_id, JSON.parse(row.response)]));
      for (const [question, response] of answers)
        if (!isDeepStrictEqual(stored.get(question), response)) missing += 1;
    }
    return missing;
  } finally {
    await db.destroy();
  }
}

/** A different answer in each round, so that each one has to be stored. */
function responseTo(question: TakerItem, round: number): ItemResponse {
  switch (question.shape) {
    case "choose":
      return { choice: 1 + (round % question.options.length) };
    case "mark":
      return { choice: 1 + (round % question.places) };
    case "write":
      return { texts: question.fields.map(() => `answer ${round}`) };
    case "arrange":
      return { order: question.pieces.map((_, at) => (at + round) % question.pieces.length) };
  }
}
