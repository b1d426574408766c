/** After a share: for each student new items on what she missed, and for the class the next exam. */
import { randomInt } from "node:crypto";
import { DEFAULT_SETTINGS, MAX_SEED } from "@pulda/contract";
import type { Database } from "../../database/database.ts";
import type { Engine } from "../../engine/engine.ts";
import { addReadyExam } from "../../exam/add-ready.ts";
import type { StoredRequest } from "../../exam/exam-json.ts";
import type { ExamStore } from "../../exam/store.ts";
import { conflict, type Failure } from "../../http/failure.ts";
import type { BoardStore } from "../board/board-store.ts";
import { addCopy, addHolder } from "../copy-exam.ts";
import { settingColumns, type ShareRow } from "../share-row.ts";
import { newToken } from "../tokens.ts";
import { freshItems, itemsFor, onlyShown, type FreshItems } from "./fresh-items.ts";
import { missedByClass, missedByTaker, type MissedRule } from "./missed-rules.ts";

const NOBODY_DONE = conflict("아직 제출한 학생이 없어요.");
const NOTHING_MISSED = conflict(
  "틀린 규칙이 없어요. 모두 맞혔거나 규칙으로 다시 물을 수 없는 문항이에요.",
);
const NO_TEXT = conflict(
  "이 규칙이나 유형으로 새로 낼 수 있는 문항이 남아 있지 않아요. 다른 지문으로 문제집을 만든 다음 다시 해 주세요.",
);
const UNSOUND = conflict("새로 만든 문항이 지문과 맞지 않아서 내지 않았어요. 다시 시도해 주세요.");

/** The most rules of a class that are reviewed at once. */
const MAX_RULES = 40;
const MAX_PASSAGES_SEARCHED = 60;
const MAX_ROUNDS = 3;

export interface Reviews {
  /** Gives each taker an exam of her own, from passages of the teacher who asks for it. @returns the id of the new share */
  review(userId: number, row: ShareRow, count: number, now: number): Promise<number | Failure>;
  /** Makes an exam for the class on the teacher's desk. */
  next(
    row: ShareRow,
    count: number,
    now: number,
  ): Promise<{ exam_id: number; question_count: number } | Failure>;
}

interface Parts {
  readonly db: Database;
  readonly boards: BoardStore;
  readonly exams: ExamStore;
  readonly engine: Engine;
}

export function reviewsOf({ db, boards, exams, engine }: Parts): Reviews {
  /** New items for rules, from passages of the teacher's that the class has not seen, then from ours. */
  async function freshItemsFor(
    userId: number,
    row: ShareRow,
    rules: readonly MissedRule[],
    rounds: number,
  ) {
    const copy = await exams.origin(row.holder_id, row.exam_id);
    const seen = copy?.request.passages.map(({ text }) => text) ?? [];
    const except = row.source_exam_id === null ? [] : [row.source_exam_id];
    const seed = randomInt(MAX_SEED - MAX_ROUNDS);
    const made = await freshItems(engine, {
      userId,
      rules: rules.slice(0, MAX_RULES),
      passages: await exams.passages(userId, MAX_PASSAGES_SEARCHED, { except }),
      seen,
      seed,
      rounds,
    });
    return { made, seed };
  }

  return {
    async review(userId, row, count, now) {
      const data = await boards.data(row);
      if (!data.attempts.some(({ submittedAt }) => submittedAt !== null)) return NOBODY_DONE;
      const takers = missedByTaker(data);
      if (takers.length === 0) return NOTHING_MISSED;
      const fewest = Math.min(...takers.map(({ rules }) => rules.length));
      const rounds = Math.min(MAX_ROUNDS, Math.ceil(count / fewest));
      const { made, seed } = await freshItemsFor(userId, row, missedByClass(takers), rounds);
      if (made.items.length === 0) return NO_TEXT;
      const { version } = await engine.about();
      const title = `${row.title} 복습`.slice(0, 100);
      const common = { title, seed, engineVersion: version, now: iso(now) };
      const result = await db
        .transaction()
        .execute(async (transaction) => {
          const holder = await addHolder(transaction, iso(now));
          const add = async (chosen: readonly number[]) => {
            const { items, passages } = onlyShown(made, chosen);
            const request = requestOf(passages);
            const copy = await addCopy(transaction, holder, { ...common, request, items });
            if (!copy) throw new Unsound();
            return copy.id;
          };
          const all = await add(made.items.map((_, at) => at));
          const { id } = await transaction
            .insertInto("share")
            .values({
              user_id: row.user_id,
              holder_id: holder,
              class_id: row.class_id,
              exam_id: all,
              source_exam_id: null,
              kind: "review",
              title,
              token: newToken(),
              code: null,
              code_expires_at: null,
              seed: row.seed,
              closed_at: null,
              created_at: iso(now),
              settled_at: null,
              ...settingColumns({
                ...DEFAULT_SETTINGS,
                mode: "practice",
                max_attempts: null,
                requires: row.requires,
                asks_number: row.asks_number === 1,
                show_answers: "now",
                show_explanations: "now",
              }),
            })
            .returning("id")
            .executeTakeFirstOrThrow();
          // Students who missed the same rules share an exam.
          const sets = new Map<string, number>();
          for (const { takerId, rules } of takers) {
            const chosen = itemsFor(
              made,
              rules.map(({ rule }) => rule),
              count,
            );
            if (chosen.length === 0) continue;
            const key = chosen.join();
            const examId = sets.get(key) ?? (await add(chosen));
            sets.set(key, examId);
            await transaction
              .insertInto("taker")
              .columns(TAKER_COLUMNS)
              .expression((from) =>
                from
                  .selectFrom("taker")
                  .select(({ val, ref }) => [
                    val(id).as("share_id"),
                    ref("user_id").as("user_id"),
                    ref("member_id").as("member_id"),
                    val(examId).as("exam_id"),
                    ref("name").as("name"),
                    ref("number").as("number"),
                    ref("same_name").as("same_name"),
                    val<"A" | "B" | null>(null).as("form"),
                    val(iso(now)).as("entered_at"),
                  ])
                  .where("id", "=", takerId),
              )
              .execute();
          }
          return id;
        })
        .catch((error: unknown) => {
          if (error instanceof Unsound) return UNSOUND;
          throw error;
        });
      return result;
    },

    async next(row, count, now) {
      const data = await boards.data(row);
      if (!data.attempts.some(({ submittedAt }) => submittedAt !== null)) return NOBODY_DONE;
      const rules = missedByClass(missedByTaker(data)).slice(0, count);
      if (rules.length === 0) return NOTHING_MISSED;
      const rounds = Math.min(MAX_ROUNDS, Math.ceil(count / rules.length));
      const { made, seed } = await freshItemsFor(row.user_id, row, rules, rounds);
      if (made.items.length === 0) return NO_TEXT;
      const chosen = itemsFor(
        made,
        rules.map(({ rule }) => rule),
        count,
      );
      const { items, passages } = onlyShown(made, chosen);
      const { version } = await engine.about();
      const id = await addReadyExam(db, row.user_id, {
        title: `${row.title} 다음`.slice(0, 100),
        seed,
        engineVersion: version,
        request: requestOf(passages),
        now: iso(now),
        items,
        purpose: "set",
      });
      return id === null ? UNSOUND : { exam_id: id, question_count: items.length };
    },
  };
}

const TAKER_COLUMNS = [
  "share_id",
  "user_id",
  "member_id",
  "exam_id",
  "name",
  "number",
  "same_name",
  "form",
  "entered_at",
] as const;

class Unsound extends Error {}

function requestOf(passages: FreshItems["passages"]): StoredRequest {
  return {
    version: 1,
    passages: [...passages],
    types: [],
    level: 3,
    picks: [],
    words: [],
  };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
