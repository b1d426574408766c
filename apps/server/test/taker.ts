/** One who takes the samples' exam again and again, and remembers what he sent and what he was told. */
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

interface Given {
  /** What was acknowledged last. */
  readonly saved: SavedResponse | null;
  /** What was sent after that and never answered. */
  readonly sent: ItemResponse | null;
}

interface Submitted {
  readonly score: number;
}

interface Sitting {
  readonly id: number;
  readonly questions: readonly number[];
  /** By question. */
  readonly given: Map<number, Given>;
  /** What the submit was answered; null where it was not. */
  submitted: Submitted | null;
  isSubmitSent: boolean;
}

/**
 * What was acknowledged, or null where the server was gone. Who is turned away because the machine has
 * too much to do asks again.
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
  readonly #sittings: Sitting[] = [];
  #told = 0;
  #checked = 0;
  #isAway = false;

  constructor(caller: Caller, examId: number) {
    this.#caller = caller;
    this.#examId = examId;
  }

  /** How many of his calls were answered. */
  get told(): number {
    return this.#told;
  }

  /** The scores that he was told, by attempt. */
  get scores(): Map<number, number> {
    return new Map(
      this.#sittings.flatMap(({ id, submitted }) => (submitted ? [[id, submitted.score]] : [])),
    );
  }

  /** Takes test after test until the server is gone; every third is a practice. */
  async work(): Promise<void> {
    this.#isAway = false;
    while (!this.#isAway) {
      const mode = this.#sittings.length % 3 === 2 ? "practice" : "test";
      const attempt = await this.#ask<Attempt>("start", { exam_id: this.#examId, mode });
      if (!attempt) return;
      const questions = attempt.questions.map(({ id }) => id);
      const sitting = { id: attempt.id, questions, given: new Map<number, Given>() };
      this.#sittings.push({ ...sitting, submitted: null, isSubmitSent: false });
      await this.#take(this.#sittings.at(-1)!, mode === "test" ? ROUNDS : 1);
    }
  }

  async #take(sitting: Sitting, rounds: number): Promise<void> {
    for (let round = 0; round < rounds; round++)
      for (const [at, question] of sitting.questions.entries())
        if (!(await this.#answer(sitting, question, at, round))) return;
    sitting.isSubmitSent = true;
    sitting.submitted = await this.#ask<Submitted>(`submit/${sitting.id}`);
  }

  async #answer(
    { id, given }: Sitting,
    question_id: number,
    at: number,
    round: number,
  ): Promise<boolean> {
    // Never the same twice in a row: each is one to be stored.
    const response = ((at + round) % 2 === 0 ? RIGHT : WRONG)[at]!;
    const { saved } = given.get(question_id) ?? { saved: null };
    given.set(question_id, { saved, sent: response });
    const told = await this.#ask<SavedResponse>(`answer/${id}`, { question_id, response });
    if (!told) return false;
    const { version } = told;
    given.set(question_id, { saved: { question_id, response, version }, sent: null });
    return true;
  }

  /**
   * Looks whether what he was told since the last check holds, hands in what is open, and looks whether to
   * submit once more changes anything.
   * @returns the promises that were broken
   */
  async check(): Promise<string[]> {
    const broken: string[] = [];
    for (const sitting of this.#sittings.slice(this.#checked))
      broken.push(...(await this.#checkOne(sitting)));
    this.#checked = this.#sittings.length;
    return broken;
  }

  async #checkOne(sitting: Sitting): Promise<string[]> {
    const { id, questions, given } = sitting;
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
    const { submitted, isSubmitSent } = sitting;
    if (submitted) same("score", attempt?.score, [submitted.score]);
    else same("score", attempt?.score, isSubmitSent ? [null, score] : [null]);

    sitting.submitted = await this.#ask<Submitted>(`submit/${id}`);
    same("submit", sitting.submitted, [submitted ?? sitting.submitted]);
    same("points", sitting.submitted?.score, [score]);
    same("second submit", await this.#ask(`submit/${id}`), [sitting.submitted]);
    return broken;
  }

  async #ask<T>(path: string, fields?: object): Promise<T | null> {
    const result = await acknowledged<T>(() =>
      this.#caller.post(`/api/v1/attempt/${path}`, fields),
    );
    if (result === null) this.#isAway = true;
    else this.#told += 1;
    return result;
  }
}
