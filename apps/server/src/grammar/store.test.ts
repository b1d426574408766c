import { sql, type CompiledQuery } from "kysely";
import { expect, it } from "vitest";
import { onBothDatabases } from "../../test/databases.ts";
import { addExam, addUser } from "../../test/sample-exam.ts";
import { databaseKindOf, type Database } from "../database/database.ts";
import { grammarStore, newestOccurrences } from "./store.ts";

onBothDatabases("occurrences of a rule", (database) => {
  it("are the newest of the user's, and found by their index without sorting", async () => {
    const db = database();
    const [userId, other] = [await addUser(db), await addUser(db)];
    const [examId, otherExam] = [await addExam(db, userId, "내 것"), await addExam(db, other)];
    const idsOf = async (id: number) =>
      (await db.selectFrom("question").select("id").where("exam_id", "=", id).execute()).map(
        (row) => row.id,
      );
    const [mine, others] = [await idsOf(examId), await idsOf(otherExam)];
    await db
      .insertInto("rule_occurrence")
      .values([
        ...mine.slice(0, 3).map((id) => occurrence(id, userId, "voice")),
        occurrence(mine[3]!, userId, "so-such"),
        occurrence(others[0]!, other, "voice"),
      ])
      .execute();
    const found = await grammarStore(db).occurrences(userId, "voice", 2);
    expect(found).toEqual(
      [mine[2], mine[1]].map((id) => ({
        exam_id: examId,
        question_id: id,
        title: "내 것",
        sentence: `Sentence ${id}.`,
        start: 0,
        end: 8,
      })),
    );

    expect(await planOf(db, newestOccurrences(db, userId, "voice", 2))).toMatch(
      PLAN[databaseKindOf(db)],
    );
  });

  it("are not of an exam that was given away to be removed", async () => {
    const db = database();
    const [userId, holder] = [await addUser(db), await addUser(db)];
    const [kept, given] = [await addExam(db, userId), await addExam(db, userId)];
    const questions = db.selectFrom("question").select(["id", "exam_id"]).orderBy("id");
    const rows = await questions.where("exam_id", "in", [kept, given]).execute();
    await db
      .insertInto("rule_occurrence")
      .values(rows.map(({ id }) => occurrence(id, userId, "voice")))
      .execute();
    await db.updateTable("exam").set({ user_id: holder }).where("id", "=", given).execute();
    const found = await grammarStore(db).occurrences(userId, "voice", 99);
    expect(found.map(({ question_id }) => question_id)).toEqual(
      rows.flatMap(({ id, exam_id }) => (exam_id === kept ? [id] : [])).toReversed(),
    );
  });

  it("are those of the last questions, and of each question the last ones in their order", async () => {
    const db = database();
    const userId = await addUser(db);
    const examId = await addExam(db, userId);
    const questions = db.selectFrom("question").select("id").where("exam_id", "=", examId);
    const [first, second] = await questions.orderBy("id").execute();
    await db
      .insertInto("rule_occurrence")
      .values(
        [second!, first!].flatMap(({ id }) =>
          [0, 1, 2].map((position) => ({
            ...occurrence(id, userId, "voice"),
            position,
            span_start: position,
          })),
        ),
      )
      .execute();
    const found = await grammarStore(db).occurrences(userId, "voice", 5);
    expect(found.map(({ question_id, start }) => [question_id, start])).toEqual([
      [second!.id, 0],
      [second!.id, 1],
      [second!.id, 2],
      [first!.id, 1],
      [first!.id, 2],
    ]);
  });
});

const INDEX = "rule_occurrence_user_id_rule_question_id_position_index";
/** The rows that the limit wants come out of the index in their order: nothing is sorted before it. */
const PLAN = {
  sqlite: new RegExp(
    `CO-ROUTINE found\nSEARCH rule_occurrence USING INDEX ${INDEX}[^\n]*\nSCAN found`,
  ),
  postgres: new RegExp(`Limit[^\n]*\n *-> +Index Scan Backward using ${INDEX}`),
};

async function planOf(db: Database, query: { compile(): CompiledQuery }): Promise<string> {
  const compiled = query.compile();
  const explain = (how: string) => ({ ...compiled, sql: `${how} ${compiled.sql}` });
  if (databaseKindOf(db) === "sqlite") {
    const { rows } = await db.executeQuery(explain("explain query plan"));
    return (rows as { detail: string }[]).map(({ detail }) => detail).join("\n");
  }
  return db.transaction().execute(async (transaction) => {
    // so few rows are read faster without any index
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_bitmapscan = off`.execute(transaction);
    const { rows } = await transaction.executeQuery(explain("explain"));
    return (rows as { "QUERY PLAN": string }[]).map((row) => row["QUERY PLAN"]).join("\n");
  });
}

function occurrence(question_id: number, user_id: number, rule: string) {
  const sentence = `Sentence ${question_id}.`;
  return { question_id, user_id, rule, position: 0, sentence, span_start: 0, span_end: 8 };
}
