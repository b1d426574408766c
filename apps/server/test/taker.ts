/** A simulated taker of the sample exam, who records every request and its reply. */
import { setTimeout as sleep } from "node:timers/promises";
import { inspect, isDeepStrictEqual } from "node:util";
import type { Attempt, SavedResponse } from "@pulda/contract";
import type { ItemResponse } from "@pulda/question";
import type { ApiReply, Caller } from "./caller.ts";
import { RIGHT } from "./sample-exam.ts";

/** A wrong answer to each of the samples' items, in order. */
const WRONG = [{ choice: 1 }, { choice: 2 }, { texts: ["sleep"] }, { order: [0, 1] }];
/** What the right answer to one of them is worth. */
const POINTS = 2;
/** How often each question of a test is answered: few, so that many submits are under way. */
const ROUNDS = 2;

/** HTTP's code for a machine that has too much to do. */
const UNAVAILABLE = 503;

interface RecordedAnswer {
  /** The response that was acknowledged last. */
  readonly saved: SavedResponse | null;
  /** The response that was sent after that and is unacknowledged. */
  readonly sent: ItemResponse | null;
}

interface Submitted {
  readonly score: number;
}

interface TakenAttempt {
  readonly id: number;
  readonly questions: readonly number[];
  /** By question. */
  readonly given: Map<number, RecordedAnswer>;
  /** What the submit was answered; null where it was not. */
  submitted: Submitted | null;
  isSubmitSent: boolean;
}

/**
 * The acknowledged result, or null where the server was gone. Retries while the server is overloaded (503).
 * @throws where the server refused
 */
async function acknowledged<T>(ask: () => Promise<ApiReply>): Promise<T | null> {
  for (;;) {
    const { code, result, message } = await ask();
    if (code === 200) return result as T;
    if (code === 0) return null;
    if (code !== UNAVAILABLE) throw new Error(`${code} ${message}`);
    await sleep(100);
  }
}

export class Taker {
  readonly #caller: Caller;
  readonly #examId: number;
  readonly #attempts: TakenAttempt[] = [];
  #replyCount = 0;
  #checked = 0;
  #isAway = false;

  constructor(caller: Caller, examId: number) {
    this.#caller = caller;
    this.#examId = examId;
  }

  /** How many calls were answered. */
  get replyCount(): number {
    return this.#replyCount;
  }

  /** The acknowledged scores, by attempt. */
  get scores(): Map<number, number> {
    return new Map(
      this.#attempts.flatMap(({ id, submitted }) => (submitted ? [[id, submitted.score]] : [])),
    );
  }

  /** Takes test after test until the server is gone; every third is a practice. */
  async work(): Promise<void> {
    this.#isAway = false;
    while (!this.#isAway) {
      const mode = this.#attempts.length % 3 === 2 ? "practice" : "test";
      const attempt = await this.#ask<Attempt>("start", { exam_id: this.#examId, mode });
      if (!attempt) return;
      const questions = attempt.questions.map(({ id }) => id);
      const taken = { id: attempt.id, questions, given: new Map<number, RecordedAnswer>() };
      this.#attempts.push({ ...taken, submitted: null, isSubmitSent: false });
      await this.#take(this.#attempts.at(-1)!, mode === "test" ? ROUNDS : 1);
    }
  }

  async #take(taken: TakenAttempt, rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++)
      for (const [at, question] of taken.questions.entries())
        if (!(await this.#answer(taken, question, at, round))) return;
    taken.isSubmitSent = true;
    taken.submitted = await this.#ask<Submitted>(`submit/${taken.id}`);
  }

  async #answer(
    { id, given }: TakenAttempt,
    question_id: number,
    at: number,
    round: number,
  ): Promise<boolean> {
    // Never the same twice in a row: each is one to be stored.
    const response = ((at + round) % 2 === 0 ? RIGHT : WRONG)[at]!;
    const { saved } = given.get(question_id) ?? { saved: null };
    given.set(question_id, { saved, sent: response });
    const reply = await this.#ask<SavedResponse>(`answer/${id}`, { question_id, response });
    if (!reply) return false;
    const { version } = reply;
    given.set(question_id, { saved: { question_id, response, version }, sent: null });
    return true;
  }

  /**
   * Checks that everything acknowledged since the last check is stored, submits open attempts, and checks
   * that a second submit changes nothing.
   * @returns a line for each violation
   */
  async check(): Promise<string[]> {
    const broken: string[] = [];
    for (const taken of this.#attempts.slice(this.#checked))
      broken.push(...(await this.#checkOne(taken)));
    this.#checked = this.#attempts.length;
    return broken;
  }

  async #checkOne(taken: TakenAttempt): Promise<string[]> {
    const { id, questions, given } = taken;
    const broken: string[] = [];
    const same = (what: string, found: unknown, possible: readonly unknown[]) => {
      if (!possible.some((one) => isDeepStrictEqual(found, one)))
        broken.push(`attempt ${id}, ${what}: ${inspect(found)}, not ${inspect(possible)}`);
    };

    const attempt = await acknowledged<Attempt>(() => this.#caller.get(`/api/v1/attempt/${id}`));
    const stored = new Map(attempt?.responses.map((one) => [one.question_id, one]));
    let score = 0;
    for (const [at, question_id] of questions.entries()) {
      const { saved, sent } = given.get(question_id) ?? { saved: null, sent: null };
      const unsure = { question_id, response: sent, version: (saved?.version ?? 0) + 1 };
      const found = stored.get(question_id) ?? null;
      same(`answer ${at + 1}`, found, sent ? [saved, unsure] : [saved]);
      if (isDeepStrictEqual(found?.response, RIGHT[at])) score += POINTS;
    }
    const { submitted, isSubmitSent } = taken;
    if (submitted) same("score", attempt?.score, [submitted.score]);
    else same("score", attempt?.score, isSubmitSent ? [null, score] : [null]);

    taken.submitted = await this.#ask<Submitted>(`submit/${id}`);
    same("submit", taken.submitted, [submitted ?? taken.submitted]);
    same("points", taken.submitted?.score, [score]);
    same("second submit", await this.#ask(`submit/${id}`), [taken.submitted]);
    return broken;
  }

  async #ask<T>(path: string, fields?: object): Promise<T | null> {
    const result = await acknowledged<T>(() =>
      this.#caller.post(`/api/v1/attempt/${path}`, fields),
    );
    if (result === null) this.#isAway = true;
    else this.#replyCount += 1;
    return result;
  }
}
