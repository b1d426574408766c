/** Rows that the stores' tests begin with. */
import type { ItemContent, Passage } from "@pulda/question";
import type { Database } from "../src/database/database.ts";
import { examStore } from "../src/exam/store.ts";
import { userStore } from "../src/user/store.ts";

export const NOW = "2026-11-21T00:00:00.000Z";

const TEXT = "Bees dance. They turn in the hive. The dance tells the way.";
export const PASSAGE: Passage = { text: TEXT };

const common = {
  version: 1,
  type: "own-choice",
  instruction: "물음에 답하시오.",
  points: 2,
  blocks: [],
  explanation: "비밀 해설",
  proof: { kind: "author" },
  difficulty: "low",
} as const;

/** An item of each shape. */
export const ITEMS: ItemContent[] = [
  {
    ...common,
    shape: "choose",
    options: [{ cells: ["가"] }, { cells: ["나"] }],
    key: { choice: 2 },
    blocks: [],
  },
  {
    ...common,
    shape: "mark",
    places: 2,
    key: { choice: 1 },
    blocks: [
      {
        kind: "passage",
        runs: [
          { kind: "underlined", text: "Bees", place: 1 },
          { kind: "underlined", text: "dance", place: 2 },
        ],
      },
    ],
  },
  { ...common, shape: "write", fields: [{}], key: { accepted: [["dance"]] }, blocks: [] },
  { ...common, shape: "arrange", pieces: ["dance", "bees"], key: { orders: [[1, 0]] }, blocks: [] },
];

/** The right answer to each of `ITEMS`, in order. */
export const RIGHT = [{ choice: 2 }, { choice: 1 }, { texts: ["Dance."] }, { order: [1, 0] }];

let count = 0;

export async function addUser(db: Database): Promise<number> {
  count += 1;
  const user = await userStore(db).add({
    email: `user${count}@example.com`,
    passwordHash: null,
    now: NOW,
  });
  if (!user) throw new Error("the address is taken");
  return user.id;
}

export async function addExam(db: Database, userId: number, title = "문제집"): Promise<number> {
  const exams = examStore(db);
  const id = await exams.add(userId, {
    title,
    seed: 1,
    engineVersion: "test",
    request: { version: 1, passages: [PASSAGE], types: "auto", level: 3, picks: [], words: [] },
    now: NOW,
  });
  await exams.store({ id, number: 0 }, { items: ITEMS, passages: [PASSAGE], before: 0, done: 1 });
  await exams.finish({ id, number: 0 }, "ready", []);
  return id;
}

/** The first table with a row, of all that hold what belongs to users; null when all are empty. */
export async function leftoverTable(db: Database): Promise<string | null> {
  for (const table of TABLES) {
    const row = await db.selectFrom(table).selectAll().limit(1).executeTakeFirst();
    if (row) return table;
  }
  return null;
}

const TABLES = [
  "user",
  "identity",
  "session",
  "known_device",
  "user_token",
  "registration",
  "recovery_code",
  "mail",
  "favorite",
  "exam",
  "question",
  "exchange",
  "model_usage",
  "rule_occurrence",
  "attempt",
  "attempt_question",
  "annotation",
  "question_time",
  "answer",
  "graded_answer",
  "rule_answer",
  "word",
  "word_review",
  "note",
  "note_rule",
  "rule_card",
  "word_setting",
] as const;
