/** What lists, notes and 학습 현황 ask of the database is found by an index, however much others have stored. */
import { Kysely, sql, type CompiledQuery } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { inBothLocations } from "../../test/databases.ts";
import { fill, TEACHER } from "../../test/many-rows.ts";
import { attemptStore } from "../attempt/store.ts";
import { examStore } from "../exam/store.ts";
import { favoriteStore } from "../favorite/store.ts";
import { grammarStore } from "../grammar/store.ts";
import { ruleCardStore } from "../note/rule-card-store.ts";
import { fingerprintStore } from "../note/fingerprint-store.ts";
import { noteStore } from "../note/store.ts";
import { takerStore } from "../share/takers.ts";
import { countedShares, teaches } from "../share/share-row.ts";
import { studyStore } from "../study/store.ts";
import { makerStore } from "../user/maker-store.ts";
import { sessionStore } from "../user/session-store.ts";
import { reviewStore } from "../word/review-store.ts";
import { wordStore, type WordQuery } from "../word/store.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import type { Schema } from "./schema.ts";
import { openSqlite } from "./sqlite.ts";

/** A hundred users with forty exams each, so that one user's are few of them. */
const AMOUNTS = { exams: 4000, ofTeacher: 40, questions: 3 };
const PAGE = { page: 1, limit: 20 };
const now = new Date().toISOString();
const today = { now, zone: 540 };
const exams = { ...PAGE, only_favorite: false, favorite_id: 0, search: "" };
const notes = { understood: false };
const words: WordQuery = { search: "", filter: "all", sort: "newest", zone: 540 };

/** None of these calls needs the other stores. */
const takersOf = (db: Database) => takerStore(db, undefined as never, undefined as never);

/** What the calls ask for, by what is shown. */
const ASKED: Record<string, (db: Database) => Promise<unknown>> = {
  "the session of a call": (db) => sessionStore(db).find("none", now),
  "the list of exams": (db) => examStore(db).list(TEACHER, exams),
  "a page behind its last": (db) => examStore(db).list(TEACHER, { ...exams, page: 100 }),
  "the exams of a folder": (db) => examStore(db).list(TEACHER, { ...exams, favorite_id: 1 }),
  "the exams in folders": (db) => examStore(db).list(TEACHER, { ...exams, only_favorite: true }),
  "exams by title": (db) => examStore(db).list(TEACHER, { ...exams, search: "number" }),
  "the folders": (db) => favoriteStore(db).list(TEACHER),
  "the attempts": (db) => attemptStore(db).list(TEACHER, undefined, PAGE),
  "the attempts at an exam": (db) => attemptStore(db).list(TEACHER, AMOUNTS.exams, PAGE),
  "a page of questions": (db) => attemptStore(db).get(TEACHER, AMOUNTS.exams),
  "unfinished attempts": (db) => attemptStore(db).unfinished(TEACHER, 3),
  "attempts past their deadline": (db) => attemptStore(db).submitOverdue(TEACHER, now),
  "the word list": (db) => wordStore(db).list(TEACHER, words, PAGE, now),
  "the oldest words": (db) => wordStore(db).list(TEACHER, { ...words, sort: "oldest" }, PAGE, now),
  "words by alphabet": (db) =>
    wordStore(db).list(TEACHER, { ...words, sort: "alphabet" }, PAGE, now),
  "words by level": (db) => wordStore(db).list(TEACHER, { ...words, sort: "level" }, PAGE, now),
  "words by due date": (db) => wordStore(db).list(TEACHER, { ...words, sort: "due" }, PAGE, now),
  "words that are due": (db) => wordStore(db).list(TEACHER, { ...words, filter: "due" }, PAGE, now),
  "words by search": (db) => wordStore(db).list(TEACHER, { ...words, search: "word" }, PAGE, now),
  "the words of an exam": (db) =>
    wordStore(db).list(TEACHER, { ...words, exam_id: 100 }, PAGE, now),
  "the queue of words": (db) => reviewStore(db).queue(TEACHER, today),
  "the statistics of words": (db) => reviewStore(db).stats(TEACHER, today),
  "the notes": (db) => noteStore(db).list(TEACHER, notes, PAGE),
  "the notes with those understood": (db) =>
    noteStore(db).list(TEACHER, { understood: true }, PAGE),
  "the notes of a rule": (db) => noteStore(db).list(TEACHER, { ...notes, rule: "voice" }, PAGE),
  "the notes of a type": (db) => noteStore(db).list(TEACHER, { ...notes, type: "blank" }, PAGE),
  "the notes of an exam": (db) => noteStore(db).list(TEACHER, { ...notes, exam_id: 100 }, PAGE),
  "the groups of notes": (db) => noteStore(db).groups(TEACHER, false),
  "the exams of missed rules": (db) => noteStore(db).examsOf(TEACHER, [{ rule: "voice" }]),
  "what was asked before": (db) => fingerprintStore(db).asked(TEACHER, ["title", "blank"]),
  "the rules that are due": (db) => ruleCardStore(db).due(TEACHER, today),
  "the next rule that is due": (db) => ruleCardStore(db).nextDue(TEACHER, today),
  "where a rule stands": (db) => grammarStore(db).occurrences(TEACHER, "voice", 20),
  "the shares": (db) =>
    countedShares(db)
      .where((eb) => teaches(eb, TEACHER))
      .orderBy("share.id", "desc")
      .limit(20)
      .execute(),
  "a set by its link": (db) => takersOf(db).find({ token: "token-7" }, 0),
  "what a student was given": (db) => takersOf(db).assignments(TEACHER, 0),
  "a student's place among the takers of a share": (db) =>
    takersOf(db).taker(AMOUNTS.exams, TEACHER),
  "whether exams were made": (db) => makerStore(db).makes(TEACHER),
  "whether sets were given": (db) => makerStore(db).gives(TEACHER),
  "the days of study": (db) => studyStore(db).activity(TEACHER, 540),
  "the answers by type and rule": (db) => studyStore(db).answers(TEACHER, today, 28),
  "the growth of the word list": (db) => studyStore(db).words(TEACHER, 540),
  "the forecast": (db) => studyStore(db).due(TEACHER, today, 30),
};

/** A page of these costs the same whatever comes after it: the index has the order, too. */
const IN_ORDER = ["the list of exams", "exams by title", "the notes"];

/** What is answered by an index alone: rows of exams and notes are long. */
const FROM_INDEX = [
  ["the list of exams", "exam_list_index"],
  ["the list of exams", "attempt_last_index"],
  ["exams by title", "exam_list_index"],
  ["the exams in folders", "exam_list_index"],
  ["the folders", "exam_folder_index"],
  ["the groups of notes", "note_open_index"],
  ["the word list", "word_list_index"],
  ["words by level", "word_list_index"],
  ["the queue of words", "word_due_index"],
  ["the forecast", "word_due_index"],
  ["the statistics of words", "word_review_day_index"],
  ["the growth of the word list", "word_review_known_change_index"],
] as const;

inBothLocations("query plans", (newLocation, kind) => {
  const asked: CompiledQuery[] = [];
  let db: Database;
  beforeAll(async () => {
    const location = await newLocation("empty");
    await fill(location, AMOUNTS);
    db = new Kysely<Schema>({
      dialect: location.url ? openPostgres(location.url, () => {}) : openSqlite(location.folder),
      log: ({ query }) => void asked.push(query),
    });
  });
  afterAll(() => db.destroy());

  async function plansOf(name: string): Promise<string[]> {
    asked.length = 0;
    await ASKED[name]?.(db);
    const queries = asked.filter(({ sql: text }) => /^(select|with) /.test(text));
    expect(queries).not.toEqual([]);
    const plans: string[] = [];
    for (const query of queries)
      plans.push(kind === "sqlite" ? await sqlitePlan(db, query) : await postgresPlan(db, query));
    return plans;
  }

  it.each(Object.keys(ASKED))("%s", async (name) => {
    const wrong = kind === "sqlite" ? WRONG_ON_SQLITE : WRONG_ON_POSTGRES;
    for (const plan of await plansOf(name)) expect(plan).not.toMatch(wrong);
  });

  // PostgreSQL keeps long values apart from their rows, so that it does not read through them.
  it.runIf(kind === "sqlite").each(IN_ORDER)("%s, without sorting", async (name) => {
    for (const plan of await plansOf(name)) expect(plan).not.toContain("USE TEMP B-TREE");
  });

  it.runIf(kind === "sqlite").each(FROM_INDEX)("%s, from %s", async (name, index) => {
    expect((await plansOf(name)).join("\n")).toContain(`USING COVERING INDEX ${index} `);
  });

  it.runIf(kind === "sqlite")("unfinished attempts, from their own index", async () => {
    expect((await plansOf("unfinished attempts")).join()).toContain("INDEX attempt_open_index");
  });

  it("would show a table that is read through", async () => {
    asked.length = 0;
    await db.selectFrom("answer").select("response").where("tries", "=", 7).execute();
    const [query] = asked as [CompiledQuery];
    const plan = kind === "sqlite" ? sqlitePlan(db, query) : postgresPlan(db, query);
    expect(await plan).toMatch(kind === "sqlite" ? WRONG_ON_SQLITE : WRONG_ON_POSTGRES);
  });
});

/** SCAN reads all of a table or of an index; of what the query has made itself that is right. */
const WRONG_ON_SQLITE = /^SCAN (?!shown|page|found|review\b|CONSTANT|\(|\d+ )/m;
/** A scan that names no condition, or reads the table itself from its beginning. */
const WRONG_ON_POSTGRES = /^(Seq Scan|Index .*|Bitmap Index Scan) without a condition/m;

async function sqlitePlan(db: Database, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const { rows } = await explain<{ detail: string }>(db, `explain query plan ${text}`, parameters);
  return rows.map(({ detail }) => detail).join("\n");
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Index Cond"?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * With what is dear made dearer: a small table is rightly read through, whatever its indices, and joined by a hash of all
 * its rows; which of the two is chosen depends on what the last vacuum could do.
 */
function postgresPlan(db: Database, { sql: text, parameters }: CompiledQuery): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    for (const way of ["seqscan", "hashjoin", "mergejoin"])
      await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(transaction);
    const { rows } = await explain<{ "QUERY PLAN": readonly { Plan: PlanNode }[] }>(
      transaction,
      `explain (format json) ${text}`,
      parameters,
    );
    const lines: string[] = [];
    const walk = (node: PlanNode) => {
      const name = node["Relation Name"] ?? node["Index Name"] ?? "";
      const condition = node["Index Cond"] ?? "without a condition";
      if (/Seq Scan|Index/.test(node["Node Type"]))
        lines.push(`${node["Node Type"]} ${condition}: ${name}`);
      node.Plans?.forEach(walk);
    };
    walk(rows[0]!["QUERY PLAN"][0]!.Plan);
    return lines.join("\n");
  });
}

function explain<Row>(db: Kysely<Schema>, text: string, parameters: readonly unknown[]) {
  const { query, queryId } = sql`select 1`.compile(db);
  return db.executeQuery<Row>({ query, queryId, sql: text, parameters });
}
