/** Takers with an exam each, set up before anything is measured. */
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase, type Database } from "../apps/server/src/database/database.ts";
import { newCaller } from "../apps/server/test/caller.ts";
import { startProduct } from "./product.ts";
import { texts } from "./texts.ts";

/** Where the product stores its data: a folder, or a PostgreSQL database. */
export interface DatabaseLocation {
  readonly folder: string;
  readonly url: string | undefined;
}

export interface Taker {
  readonly email: string;
  readonly examId: number;
}

export const PASSWORD = "a long way to measure";
export const TEACHER = "bench@example.com";
export const QUESTIONS = 20;

const GENERATION_TIMEOUT_MS = 60_000;
/** All four shapes: mark, choose, arrange and write. */
const TYPES = ["grammar-error", "blank", "sentence-order", "word-order", "grammar-correction"];

/**
 * Registers a teacher and makes an exam of 20 questions through the API, then copies both in the database for
 * each taker: hashing 500 passwords and making 500 exams would take minutes and is not what is measured.
 */
export async function signUpClass(
  place: DatabaseLocation,
  port: number,
  size: number,
): Promise<Taker[]> {
  const examId = await makeExam(place, port);
  const db = await openDatabase(place);
  try {
    return await copies(db, examId, size);
  } finally {
    await db.destroy();
  }
}

/** The environment variables of a product that stores its data there. */
export function environmentOf({ folder, url = "" }: DatabaseLocation): Record<string, string> {
  return { PULDA_DATA_DIR: folder, DATABASE_URL: url };
}

/** Registers the teacher of the class and makes an exam of 20 questions through the API. @returns its id */
export async function makeExam(place: DatabaseLocation, port: number): Promise<number> {
  const product = await startProduct(port, environmentOf(place));
  const teacher = newCaller(product.url, "10.0.0.1");
  try {
    await teacher.post("/api/v1/user/register", { email: TEACHER, password: PASSWORD });
    const { result, message } = await teacher.post("/api/v1/exam/generate", {
      title: "bench",
      passages: texts(QUESTIONS),
      types: TYPES.map((type) => ({ type, count: QUESTIONS / TYPES.length })),
      seed: 1,
    });
    if (!result) throw new Error(`not generated: ${message}`);
    const { id } = result as { id: number };
    await untilReady(() => teacher.get(`/api/v1/exam/${id}`));
    return id;
  } finally {
    teacher.close();
    await product.stop();
  }
}

async function untilReady(look: () => Promise<{ result: unknown }>): Promise<void> {
  const until = Date.now() + GENERATION_TIMEOUT_MS;
  while (Date.now() < until) {
    const { state, questions } = (await look()).result as { state: string; questions: unknown[] };
    if (state === "ready" && questions.length === QUESTIONS) return;
    if (state !== "generating") throw new Error(`${state}, with ${questions.length} questions`);
    await sleep(200);
  }
  throw new Error("not made in a minute");
}

function copies(db: Database, examId: number, size: number): Promise<Taker[]> {
  return db.transaction().execute(async (transaction) => {
    const { id: _, ...exam } = await transaction
      .selectFrom("exam")
      .selectAll()
      .where("id", "=", examId)
      .executeTakeFirstOrThrow();
    const { id: __, ...user } = await transaction
      .selectFrom("user")
      .selectAll()
      .where("id", "=", exam.user_id)
      .executeTakeFirstOrThrow();
    const questions = await transaction
      .selectFrom("question")
      .select(["position", "body"])
      .where("exam_id", "=", examId)
      .execute();
    const takers: Taker[] = [];
    for (let number = 1; number <= size; number++) {
      const email = `taker${number}@example.com`;
      const added = await transaction
        .insertInto("user")
        .values({ ...user, email, admin_level: 1 })
        .returning("id")
        .executeTakeFirstOrThrow();
      const copy = await transaction
        .insertInto("exam")
        .values({ ...exam, user_id: added.id })
        .returning("id")
        .executeTakeFirstOrThrow();
      await transaction
        .insertInto("question")
        .values(questions.map((question) => ({ ...question, exam_id: copy.id })))
        .execute();
      takers.push({ email, examId: copy.id });
    }
    return takers;
  });
}
