/** What a teacher sees of a share, put together of its rows. */
import { setImmediate } from "node:timers/promises";
import type { Board, BoardTaker, Share } from "@pulda/contract";
import { histogram, mean, sumPoints, testedRules, type Item } from "@pulda/question";
import { LRUCache } from "lru-cache";
import type { Database } from "../../database/database.ts";
import type { ShareItems } from "../items-of-share.ts";
import { examOf } from "../takers.ts";
import type { ShareRow } from "../share-row.ts";
import { cellsOf, type Cell } from "./attempt-cells.ts";
import { groupStatistics, questionStatistics } from "./statistics.ts";

/** An attempt as the board counts it. */
export interface BoardAttempt {
  readonly id: number;
  readonly takerId: number;
  readonly submittedAt: string | null;
  readonly score: number | null;
  readonly cells: readonly Cell[];
  /** The question that was answered last. */
  readonly lastQuestion: number | null;
}

export interface BoardData {
  readonly items: readonly Item[];
  readonly takers: readonly BoardTaker[];
  /** Oldest first. */
  readonly attempts: readonly BoardAttempt[];
}

export interface BoardStore {
  board(share: Share, row: ShareRow, now: number): Promise<Board>;
  /** What the board and its files are made of. */
  data(row: ShareRow): Promise<BoardData>;
}

interface Remembered {
  /** Changes whenever an answer does. */
  readonly stamp: string;
  readonly attempt: BoardAttempt;
}

/** So many sets are watched at once. */
const MAX_SHARES = 20;
/** So many attempts are read with one statement. */
const BATCH_SIZE = 20;
const SCORE_RANGES = 10;

export function boardStore(db: Database, items: ShareItems): BoardStore {
  /** The attempts of a share by their id: only those are read again in which something has changed. */
  const remembered = new LRUCache<string, Map<number, Remembered>>({ max: MAX_SHARES });

  async function attemptsOf(row: ShareRow, itemsOf: ItemsOf): Promise<BoardAttempt[]> {
    const rows = await db
      .selectFrom("attempt")
      .innerJoin("taker", "taker.id", "attempt.taker_id")
      .leftJoin("answer", "answer.attempt_id", "attempt.id")
      .select(["attempt.id", "attempt.taker_id", "attempt.seed", "attempt.exam_id"])
      .select(["attempt.submitted_at", "attempt.score"])
      .select(({ fn }) => [
        fn.count<number | string>("answer.question_id").as("answers"),
        fn.sum<number | string | null>("answer.version").as("versions"),
        fn.max<string | null>("answer.answered_at").as("last"),
      ])
      .where("taker.share_id", "=", row.id)
      .groupBy(["attempt.id", "attempt.taker_id", "attempt.seed", "attempt.exam_id"])
      .groupBy(["attempt.submitted_at", "attempt.score"])
      .orderBy("attempt.id")
      .execute();
    const key = `${row.id}:${await items.version(row.exam_id)}`;
    const known = remembered.get(key) ?? new Map<number, Remembered>();
    const next = new Map<number, Remembered>();
    const changed = [];
    for (const one of rows) {
      const { answers, versions, last, submitted_at, score } = one;
      const stamp = [answers, versions, last, submitted_at, score].join();
      const before = known.get(one.id);
      if (before?.stamp === stamp) next.set(one.id, before);
      else changed.push({ ...one, stamp });
    }
    for (let at = 0; at < changed.length; at += BATCH_SIZE) {
      const batch = changed.slice(at, at + BATCH_SIZE);
      const ids = batch.map(({ id }) => id);
      const responses = await db
        .selectFrom("answer")
        .select(["attempt_id", "question_id", "response", "answered_at"])
        .where("attempt_id", "in", ids)
        .orderBy("answered_at")
        .execute();
      const times = await timesOf(
        batch.flatMap(({ id, submitted_at }) => (submitted_at === null ? [] : [id])),
      );
      for (const { id, taker_id, seed, exam_id, submitted_at, score, stamp } of batch) {
        const own = responses.filter(({ attempt_id }) => attempt_id === id);
        next.set(id, {
          stamp,
          attempt: {
            id,
            takerId: taker_id!,
            submittedAt: submitted_at,
            score,
            cells: cellsOf(await itemsOf(exam_id), seed, own, times.get(id) ?? new Map()),
            lastQuestion: own.at(-1)?.question_id ?? null,
          },
        });
      }
      await setImmediate();
    }
    remembered.set(key, next);
    return rows.flatMap(({ id }) => next.get(id)?.attempt ?? []);
  }

  /** How long each question was in view, by attempt and question. */
  async function timesOf(ids: readonly number[]): Promise<Map<number, Map<number, number>>> {
    const times = new Map<number, Map<number, number>>();
    if (ids.length === 0) return times;
    const rows = await db
      .selectFrom("question_time")
      .select(({ fn }) => [
        "attempt_id",
        "question_id",
        fn.sum<number | string>("seconds").as("seconds"),
      ])
      .where("attempt_id", "in", ids)
      .groupBy(["attempt_id", "question_id"])
      .execute();
    for (const { attempt_id, question_id, seconds } of rows) {
      const ofAttempt = times.get(attempt_id) ?? new Map<number, number>();
      times.set(attempt_id, ofAttempt.set(question_id, Number(seconds)));
    }
    return times;
  }

  const store: BoardStore = {
    async data(row) {
      const [setItems, takers] = [
        await items.of(row.exam_id),
        await db
          .selectFrom("taker")
          .selectAll()
          .where("share_id", "=", row.id)
          .orderBy("id")
          .execute(),
      ];
      const seen = new Map<number, Promise<readonly Item[]>>();
      const itemsOf: ItemsOf = (examId) => {
        const reading = seen.get(examId) ?? items.of(examId);
        seen.set(examId, reading);
        return reading;
      };
      const attempts = await attemptsOf(row, itemsOf);
      const byTaker = Map.groupBy(attempts, ({ takerId }) => takerId);
      const shown: BoardTaker[] = [];
      for (const taker of takers) {
        const examId = examOf(row, taker);
        const own = examId === null ? [] : await itemsOf(examId);
        shown.push({
          id: taker.id,
          name: taker.name,
          number: taker.number,
          same_name: taker.same_name,
          form: taker.form,
          member_id: taker.member_id,
          ...progressOf(byTaker.get(taker.id) ?? [], own),
        });
      }
      return { items: setItems, takers: shown, attempts };
    },

    async board(share, row, now) {
      const { items: setItems, takers, attempts } = await store.data(row);
      const counted =
        row.kind === "review" ? [] : firstSubmitted(attempts).map(({ cells }) => cells);
      const questions = row.kind === "review" ? [] : setItems;
      const scores = takers.flatMap(({ score }) => (score === null ? [] : [score]));
      return {
        share,
        now: new Date(now).toISOString(),
        takers: [...takers],
        missing: await missingOf(row, takers),
        questions: questionStatistics(questions, counted),
        rules: groupStatistics(questions, counted, testedRules),
        types: groupStatistics(questions, counted, ({ type }) => [type]),
        scores: histogram(scores, share.max_score, SCORE_RANGES),
        mean: scores.length === 0 ? null : mean(scores),
      };
    },
  };
  return store;

  /** The students of the class who have not entered. */
  async function missingOf({ class_id }: ShareRow, takers: readonly BoardTaker[]) {
    if (class_id === null) return [];
    const here = new Set(takers.map(({ member_id }) => member_id));
    const members = await db
      .selectFrom("class_member")
      .select(["id as member_id", "name", "number"])
      .where("class_id", "=", class_id)
      .orderBy("id")
      .execute();
    return members.filter(({ member_id }) => !here.has(member_id));
  }
}

type ItemsOf = (examId: number) => Promise<readonly Item[]>;

/** The first submitted attempt of each taker: in a later one she may know the keys. */
function firstSubmitted(attempts: readonly BoardAttempt[]): BoardAttempt[] {
  const first = new Map<number, BoardAttempt>();
  for (const attempt of attempts)
    if (attempt.submittedAt !== null && !first.has(attempt.takerId))
      first.set(attempt.takerId, attempt);
  return [...first.values()];
}

/** How far a taker is. @param attempts hers, oldest first */
function progressOf(
  attempts: readonly BoardAttempt[],
  items: readonly Item[],
): Omit<BoardTaker, "id" | "name" | "number" | "same_name" | "form" | "member_id"> {
  const newest = attempts.at(-1);
  const submitted = attempts.filter(({ submittedAt }) => submittedAt !== null);
  const cells = newest?.cells ?? [];
  const last = items.find(({ id }) => id === newest?.lastQuestion);
  return {
    state: newest ? (newest.submittedAt === null ? "taking" : "done") : "entered",
    position: last?.position ?? null,
    answered_count: cells.filter(({ kind }) => kind !== "unanswered").length,
    score: submitted.length === 0 ? null : Math.max(...submitted.map(({ score }) => score ?? 0)),
    attempt_count: attempts.length,
    seconds: sumPoints(cells.map(({ seconds }) => seconds ?? 0)),
    submitted_at: submitted.at(-1)?.submittedAt ?? null,
    outcomes: cells.map(({ kind }) => (kind === "unanswered" ? null : kind)),
  };
}
