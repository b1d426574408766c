/** Shares, for the tests of their stores: the stores alone, and what is done by rows. */
import type { ShareSettings } from "@pulda/contract";
import { attemptStore } from "../src/attempt/store.ts";
import { classStore } from "../src/class/classes.ts";
import type { Database } from "../src/database/database.ts";
import { Failure } from "../src/http/failure.ts";
import { removerOf } from "../src/removal/remover.ts";
import { boardStore } from "../src/share/board/board-store.ts";
import { takerStore } from "../src/share/takers.ts";
import { shareItems } from "../src/share/items-of-share.ts";
import { shareStore } from "../src/share/shares.ts";
import { addExam, NOW } from "./sample-exam.ts";

/** When all begins, in milliseconds of Unix time. */
export const START = Date.parse(NOW);
export const MINUTE = 60_000;
/** A moment after the start, as it is stored. */
export const after = (minutes: number) => new Date(START + minutes * MINUTE).toISOString();

/** What is no failure. */
export function done<T>(outcome: T | Failure): T {
  if (outcome instanceof Failure) throw new Error(outcome.message);
  return outcome;
}

export function shareStores(db: Database, report: () => void = () => {}) {
  const items = shareItems(db, report);
  const remover = removerOf(db);
  const shares = shareStore({ db, items, remover, report });
  const attempts = attemptStore(db);
  return {
    items,
    shares,
    attempts,
    takers: takerStore(db, items, attempts),
    boards: boardStore(db, items),
    classes: classStore(db, remover, shares),
  };
}

type Stores = ReturnType<typeof shareStores>;

/** Gives a new exam of a teacher's. */
export async function give(
  { db, shares }: { readonly db: Database } & Pick<Stores, "shares">,
  teacherId: number,
  { classId = null, ...settings }: { classId?: number | null } & Partial<ShareSettings> = {},
) {
  const examId = await addExam(db, teacherId);
  const share = { examId, classId, title: undefined, settings };
  const { id } = done(await shares.create(teacherId, share, START));
  return { id, examId };
}

/** The row of a share, whoever asks. */
export function rowOf(db: Database, id: number) {
  return db.selectFrom("share").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** Stores the answer to a question of an attempt. */
export async function answer(
  db: Database,
  attempt: number,
  question: number,
  response: object,
  minutes = 1,
): Promise<void> {
  await db
    .insertInto("answer")
    .values({
      attempt_id: attempt,
      question_id: question,
      response: JSON.stringify(response),
      answered_at: after(minutes),
      version: 1,
      tries: 1,
      retry: null,
    })
    .execute();
}
