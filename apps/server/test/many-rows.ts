/**
 * A database with many exams, answers, notes and words, written by SQL directly: by calls it would take days.
 * Each exam has one submitted attempt, in which all of its questions were answered, and a note.
 */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { openDatabase } from "../src/database/database.ts";
import { SQLITE_FILE } from "../src/database/sqlite.ts";
import type { DatabaseLocation } from "./databases.ts";
import { ITEMS } from "./sample-exam.ts";

/** The users whose calls are looked at: one like many others, and one with far more exams than anyone has. */
export const TEACHER = 1;
export const COLLECTOR = 2;

interface Amounts {
  readonly exams: number;
  /** Of these the teacher's; others have as many. */
  readonly ofTeacher: number;
  /** In each exam, at most 25. */
  readonly questions: number;
}

/** The collector has every tenth exam. */
const SHARE_OF_COLLECTOR = 10;
const MAX_QUESTIONS = 25;
const MOMENTS = 1000;
const DAY_MS = 86_400_000;
const WORDS_OF_EXAM = 2;
const REQUEST_LENGTH = 2000;

/** The value of a signed-in user's session cookie. */
export function tokenOf(user: number): string {
  return `bench-${user}`;
}

/**
 * Fills an empty database. Where not all exams are the teacher's, they are spread over the users as time would bring
 * them, and the collector has a tenth.
 */
export async function fill(location: DatabaseLocation, amounts: Amounts): Promise<void> {
  await (await openDatabase(location)).destroy();
  const database = await openRaw(location);
  try {
    for (const statement of statements(amounts, location.url !== undefined))
      await database.run(statement);
  } finally {
    await database.close();
  }
}

/** A database that takes any statement, fast: what a crash would lose is made again. */
async function openRaw({ folder, url }: DatabaseLocation) {
  if (url === undefined) {
    const file = new DatabaseSync(join(folder, SQLITE_FILE));
    file.exec("pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off");
    file.exec("pragma cache_size = -400000; pragma temp_store = memory");
    return {
      run: async (statement: string) => file.exec(statement),
      close: async () => file.close(),
    };
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("set synchronous_commit = off; set session_replication_role = replica");
  return { run: (statement: string) => client.query(statement), close: () => client.end() };
}

function statements({ exams, ofTeacher, questions }: Amounts, isPostgres: boolean): string[] {
  const now = Date.now();
  const moments = Array.from(
    { length: MOMENTS },
    (_, at) => `(${at}, '${iso(now - Math.round(((MOMENTS - at) * 364 * DAY_MS) / MOMENTS))}')`,
  );
  const far = iso(now + 20 * DAY_MS);
  const users = Math.max(1, Math.ceil(exams / ofTeacher));
  const owner = exams <= ofTeacher ? String(TEACHER) : ownerOf(users);
  const series = (name: string, count: number) =>
    isPostgres
      ? `create temp table ${name} as select n from generate_series(1, ${count}) as made(n)`
      : `create temp table ${name} as
         with recursive made(n) as (select 1 union all select n + 1 from made where n < ${count})
         select n from made`;
  const item = { ...ITEMS[0], explanation: "x".repeat(1000), id: 1, position: 1 };
  const hashes = [TEACHER, COLLECTOR].map(
    (user) => `when ${user} then '${createHash("sha256").update(tokenOf(user)).digest("hex")}'`,
  );
  return [
    series("numbers", exams),
    series("places", MAX_QUESTIONS),
    "create temp table moment (at integer primary key, time text)",
    `insert into moment values ${moments.join(", ")}`,
    `create temp table given (exam integer primary key, owner integer, nth integer, time text)`,
    // Exams were made one after another; each is the nth, or nearly, of its owner's.
    `insert into given select n, ${owner}, n / ${users}, moment.time from numbers
       inner join moment on moment.at = (n - 1) * ${MOMENTS} / ${exams} order by n`,
    `insert into "user" (id, email, admin_level, created_at)
       select n, 'user' || n || '@example.com', 1, '${iso(now)}' from numbers where n <= ${users}`,
    `insert into session
         (token_hash, user_id, created_at, expires_at, last_used_at, user_agent, method)
       select case n ${hashes.join(" ")} else 'session-' || n end, n,
         '${iso(now)}', '${iso(now + 30 * DAY_MS)}', '${iso(now)}', '', 'password'
       from numbers where n <= ${users}`,
    `insert into favorite (id, user_id, title)
       select (n - 1) * 10 + place, n, 'folder ' || place
       from numbers cross join (select n as place from places where n <= 10) as ten where n <= ${users}`,
    `insert into exam (id, user_id, favorite_id, title, title_search, state, seed, engine_version,
         request, refused, done, total, created_at, purpose)
       select exam, owner, case when nth % 3 = 0 then (owner - 1) * 10 + 1 + nth % 10 end,
         'exam number ' || exam, 'exam number ' || exam, 'ready', 1, '1',
         '${"x".repeat(REQUEST_LENGTH)}', '{"version":1,"refused":[]}', 1, 1, time, 'set' from given order by exam`,
    `insert into question (id, exam_id, position, body)
       select (exam - 1) * ${questions} + n, exam, n, '{}' from given cross join places where n <= ${questions} order by exam, n`,
    `insert into attempt (id, user_id, exam_id, mode, started_at, submitted_at, score, max_score, question_count)
       select exam, owner, exam, 'test', time, time, 20, ${questions}, ${questions} from given order by exam`,
    `insert into class (id, user_id, title, created_at)
       select n, n, 'class ' || n, '${iso(now)}' from numbers where n <= ${users}`,
    `insert into class_member (class_id, name, number, user_id)
       select n, 'student ' || place, '' || place, 1 + (n + place) % ${users} from numbers
       cross join (select n as place from places where n <= 20) as twenty where n <= ${users}`,
    // Each exam was given once, and taken by five.
    `insert into share (id, user_id, holder_id, class_id, exam_id, source_exam_id, kind, title, token, seed, mode,
         taking_order, requires, asks_number, show_score, show_answers, show_explanations, created_at, settled_at)
       select exam, owner, owner, owner, exam, exam, 'exam', 'share', 'token-' || exam, 1, 'test',
         'same', 'name', 0, 'now', 'now', 'now', time, case when nth % 20 = 0 then null else time end
       from given order by exam`,
    `insert into taker (share_id, user_id, name, number, same_name, entered_at)
       select exam, 1 + (owner + n) % ${users}, 'taker', '' || n, 1, time
       from given cross join places where n <= 5 order by exam, n`,
    `insert into answer (attempt_id, question_id, response, answered_at, version, tries)
       select exam, (exam - 1) * ${questions} + n, '{"choice":1}', time, 1, 1
       from given cross join places where n <= ${questions} order by exam, n`,
    `insert into graded_answer
         (attempt_id, question_id, user_id, type, outcome, points, max_points, answered_at)
       select exam, (exam - 1) * ${questions} + n, owner,
         case n % 4 when 0 then 'blank' when 1 then 'sentence-order' when 2 then 'word-order' else 'grammar-error' end,
         case when n % 5 = 0 then 'wrong' else 'right' end, 1, 1, time
       from given cross join places where n <= ${questions} order by exam, n`,
    `insert into rule_answer (attempt_id, question_id, rule, user_id, missed, answered_at)
       select exam, (exam - 1) * ${questions} + n, case n % 2 when 0 then 'voice' else 'tense' end, owner,
         case when n % 5 = 0 then 1 else 0 end, time
       from given cross join places where n <= ${Math.min(10, questions)} order by exam, n`,
    `insert into note (id, user_id, exam_id, title, question_id, type, item, response, missed_at, times, memo,
         understood_at)
       select exam, owner, exam, 'exam number ' || exam, (exam - 1) * ${questions} + 1, 'blank',
         '${JSON.stringify({ version: 2, item })}', '{"choice":1}', time, 1, '', case when nth % 4 = 0 then time end
       from given order by exam`,
    `insert into note_rule (note_id, rule)
       select exam, case nth % 2 when 0 then 'voice' else 'tense' end from given order by exam`,
    `insert into rule_card (user_id, rule, type, state, due_at, reps)
       select n, 'rule-' || place, 'blank', 'learning', '${far}', 1 from numbers
       cross join (select n as place from places where n <= 20) as twenty where n <= ${users}`,
    `insert into word (id, user_id, text, text_key, meaning, meaning_search, meaning_initials, level, context,
         exam_id, created_at, state, due_at, reps)
       select (exam - 1) * ${WORDS_OF_EXAM} + n, owner, 'word' || exam || 'x' || n, 'word' || exam || 'x' || n,
         '뜻', '뜻', 'ㄸ', 1 + nth % 5, '${"x".repeat(100)}', exam, time,
         case n when 1 then 'known' else 'learning' end,
         case when nth % 50 = 0 then time else '${far}' end, 2
       from given cross join places where n <= ${WORDS_OF_EXAM} order by exam, n`,
    `insert into word_review (user_id, word_id, rating, reviewed_at, former, tests_memory, known_change)
       select owner, (exam - 1) * ${WORDS_OF_EXAM} + n, 3, time, '{}', 1, case n when 1 then 1 else 0 end
       from given cross join places where n <= ${WORDS_OF_EXAM} order by exam, n`,
    "analyze",
    ...(isPostgres ? ["vacuum"] : []),
  ];
}

/** Whose the exam n is. */
function ownerOf(users: number): string {
  return `case when n % ${users} = 0 then ${TEACHER}
    when n % ${SHARE_OF_COLLECTOR} = 1 then ${COLLECTOR} else 3 + n % ${users - 2} end`;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
