/** An exam at its bounds and its attempts: read, copied and graded in pieces, between which others are answered. */
import { QUOTAS } from "@pulda/contract";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { inOneLocation, onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser, ITEMS, NOW, RIGHT } from "../../test/sample-exam.ts";
import { ENGINE, startServer, type Visitor } from "../../test/server.ts";
import type { Database } from "../database/database.ts";
import { examStore } from "../exam/store.ts";
import { quotasOf } from "../http/quotas.ts";
import { attemptStore } from "./store.ts";

const QUESTIONS = 3000;

/** An exam of many questions, the last but one of which cannot be read. */
async function largeExam(db: Database, userId: number, count = QUESTIONS): Promise<number> {
  const examId = await addExam(db, userId);
  const body = JSON.stringify({ version: 2, content: ITEMS[0] });
  await sql`insert into question (exam_id, position, body)
    with recursive n(i) as (select 5 union all select i + 1 from n where i < ${sql.lit(count)})
    select ${examId}, i, case when i = ${sql.lit(count - 1)} then '{' else ${body} end from n`.execute(
    db,
  );
  return examId;
}

inOneLocation("a large exam", (newLocation) => {
  it("is answered whole, and others' calls come between its pieces", async () => {
    const server = await startServer({}, ENGINE, await newLocation());
    const [owner, other] = [server.visitor(), server.visitor()];
    const examId = await largeExam(server.db, await owner.signUp());
    await other.signUp();

    /** The answer to a call, and how many calls of another user were answered meanwhile, each a read and a write. */
    async function meanwhile(call: (visitor: Visitor) => ReturnType<Visitor["get"]>) {
      const state = { isAnswered: false };
      const answered = call(owner).finally(() => (state.isAnswered = true));
      let between = 0;
      for (; !state.isAnswered; between += state.isAnswered ? 0 : 1)
        expect((await other.post("/api/v1/favorite/create", { title: "폴더" })).body.code).toBe(
          200,
        );
      await server.db.deleteFrom("favorite").execute();
      const { body } = await answered;
      expect(body.code).toBe(200);
      return { result: body.result as unknown as Record<string, unknown[]>, between };
    }

    const exam = await meanwhile((visitor) => visitor.get(`/api/v1/exam/${examId}`));
    expect(exam.result["questions"]).toHaveLength(QUESTIONS - 1);
    expect(exam.result["broken"]).toMatchObject([{ position: QUESTIONS - 1 }]);
    expect(exam.result["passages"]).toHaveLength(1);

    const fields = { exam_id: examId, mode: "test" };
    const start = await meanwhile((visitor) => visitor.post("/api/v1/attempt/start", fields));
    const questions = start.result["questions"] as { id: number; position: number }[];
    expect(questions.map(({ position }) => position)).toEqual(questions.map((_, at) => at + 1));
    expect(questions).toHaveLength(QUESTIONS - 1);
    expect(JSON.stringify(start.result)).not.toContain("비밀 해설");

    const id = Number(start.result["id"]);
    for (const [at, response] of RIGHT.entries())
      await owner.post(
        `/api/v1/attempt/answer/${id}`,
        { question_id: questions[at]!.id, response },
        "json",
      );
    const submit = await meanwhile((visitor) => visitor.post(`/api/v1/attempt/submit/${id}`));
    expect(submit.result).toMatchObject({ score: 8, max_score: 2 * (QUESTIONS - 1) });
    expect(submit.result["results"]).toHaveLength(QUESTIONS - 1);
    const read = await meanwhile((visitor) => visitor.get(`/api/v1/attempt/${id}`));
    expect(read.result["results"]).toEqual(submit.result["results"]);
    expect(read.result["responses"]).toHaveLength(4);

    const retake = { ...fields, retake_of: id };
    const again = await meanwhile((visitor) => visitor.post("/api/v1/attempt/start", retake));
    expect(again.result["questions"]).toHaveLength(QUESTIONS - 5);
    // read in one go, it would let none come between, or one
    for (const { between } of [exam, start, submit, read, again])
      expect(between).toBeGreaterThan(1);
    await server.stop();
  });

  it("costs of a quota as it is large, and an ordinary one nothing", async () => {
    const quotas = quotasOf({ ...QUOTAS, items: 9 });
    const server = await startServer({}, ENGINE, await newLocation(), { quotas });
    const owner = server.visitor();
    const userId = await owner.signUp();
    const [large, small] = [
      await largeExam(server.db, userId, 500),
      await addExam(server.db, userId),
    ];
    const code = async (id: number) => (await owner.get(`/api/v1/exam/${id}`)).body.code;
    expect([await code(large), await code(large), await code(small)]).toEqual([200, 429, 200]);
    const start = { exam_id: large, mode: "test" };
    expect((await owner.post("/api/v1/attempt/start", start)).body).toMatchObject({ code: 429 });
    await server.stop();
  });
});

onBothDatabases("a large attempt", (database) => {
  it("whose grading was interrupted is graded on, each answer once", async () => {
    const db = database();
    const userId = await addUser(db);
    const examId = await largeExam(db, userId, 400);
    const items = (await examStore(db).get(userId, examId))!.questions;
    const attempts = attemptStore(db);
    const begun = { examId, mode: "test" as const, startedAt: NOW, deadline: null, items };
    const { id } = await attempts.add(userId, begun);
    await sql`insert into answer (attempt_id, question_id, response, answered_at)
      select attempt_id, question_id, '{"choice":2}', ${NOW} from attempt_question where attempt_id = ${id}
        and position > 4`.execute(db);
    // as it is after a piece of it
    const half = { submitted_at: NOW, score: 2 * 96, graded_to: 100 };
    await db.updateTable("attempt").set(half).where("id", "=", id).execute();
    await attempts.finishGrading();
    const row = await db
      .selectFrom("attempt")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      score: 2 * (items.length - 4),
      graded_to: null,
      submitted_at: NOW,
    });
    const graded = await db
      .selectFrom("graded_answer")
      .select("question_id")
      .where("attempt_id", "=", id)
      .execute();
    expect(graded).toHaveLength(items.length - 100);
    await attempts.submit(userId, id, "2027-01-01T00:00:00.000Z");
    expect(
      await db.selectFrom("attempt").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
    ).toEqual(row);
  });

  it("is read in pages and graded in its own order, beside another at the same exam", async () => {
    const db = database();
    const userId = await addUser(db);
    const examId = await largeExam(db, userId, 260);
    const items = (await examStore(db).get(userId, examId))!.questions.toReversed();
    const attempts = attemptStore(db);
    const begun = { examId, mode: "test" as const, startedAt: NOW, deadline: null, items };
    const one = await attempts.add(userId, begun);
    const other = await attempts.add(userId, { ...begun, items: items.toReversed() });
    for (const { id } of [one, other])
      await sql`insert into answer (attempt_id, question_id, response, answered_at)
        select attempt_id, question_id, '{"choice":2}', ${NOW} from attempt_question
        where attempt_id = ${id} and position <= ${id === one.id ? 120 : 240}`.execute(db);
    const visit = new Map([items[0]!, items.at(-1)!].map(({ id }) => [id, 5]));
    await attempts.addTime(userId, one.id, "visit", visit);
    const large = await attempts.open(userId, one.id);
    if (!large || !("pages" in large)) throw new Error("not large");
    const ids: number[] = [];
    const seconds: number[] = [];
    for await (const page of large.pages()) {
      ids.push(...page.items.map(({ id }) => id));
      seconds.push(...page.seconds.keys());
    }
    expect(ids).toEqual(items.map(({ id }) => id));
    expect(seconds).toEqual([items[0]!.id, items.at(-1)!.id]);
    const submitted = await attempts.submit(userId, one.id, NOW);
    expect(submitted).toMatchObject({ head: { score: 240 } });
    const graded = db.selectFrom("graded_answer").select("question_id");
    expect(await graded.where("attempt_id", "=", one.id).execute()).toHaveLength(120);
  });
});
