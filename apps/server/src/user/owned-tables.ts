/**
 * The tables whose rows are a user's own, by their `user_id`. What hangs on an exam, an attempt or a note
 * (questions, answers, rules of a note …) follows its row.
 */
import type { Schema } from "../database/schema.ts";

interface OwnedTable {
  readonly table: keyof Schema;
  /** The primary key. */
  readonly keys: readonly string[];
  /** What a user has at most one row of for each value of this column; "" for at most one row. */
  readonly oneFor?: string;
  /** So many rows are removed with one statement; what hangs on them goes as well. */
  readonly batch: number;
}

export const OWNED_TABLES = [
  { table: "attempt", keys: ["id"], batch: 20 },
  { table: "taker", keys: ["id"], batch: 200 },
  { table: "share", keys: ["id"], batch: 1 },
  { table: "class", keys: ["id"], batch: 1 },
  { table: "class_teacher", keys: ["class_id", "user_id"], oneFor: "class_id", batch: 500 },
  { table: "exchange", keys: ["id"], batch: 200 },
  { table: "exam", keys: ["id"], batch: 10 },
  { table: "model_usage", keys: ["user_id", "day"], oneFor: "day", batch: 500 },
  { table: "trash", keys: ["id"], batch: 500 },
  { table: "favorite", keys: ["id"], batch: 500 },
  { table: "word", keys: ["id"], oneFor: "text_key", batch: 500 },
  { table: "word_review", keys: ["id"], batch: 500 },
  { table: "word_setting", keys: ["user_id"], oneFor: "", batch: 1 },
  { table: "note", keys: ["id"], oneFor: "question_id", batch: 200 },
  { table: "rule_card", keys: ["id"], oneFor: "rule", batch: 500 },
  { table: "rule_occurrence", keys: ["question_id", "position"], batch: 500 },
  { table: "graded_answer", keys: ["attempt_id", "question_id"], batch: 500 },
  { table: "rule_answer", keys: ["attempt_id", "question_id", "rule"], batch: 500 },
] as const satisfies readonly OwnedTable[];
