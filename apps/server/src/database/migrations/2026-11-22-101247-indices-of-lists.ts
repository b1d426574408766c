import type { Kysely } from "kysely";

/**
 * Indices that answer the lists without the rows: what an exam is made of and an item hold stands in the row, too,
 * and SQLite reads through it to get at the columns behind. The column of an index's condition is in it, too:
 * SQLite looks it up in the row otherwise.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Exams: counted, filtered, searched and shown from here.
  await index("exam_list_index", "exam", [
    "user_id",
    "purpose",
    "id",
    "favorite_id",
    "state",
    "created_at",
    "title",
    "title_search",
  ]).execute();
  await index("exam_folder_index", "exam", ["favorite_id", "user_id"]).execute();
  await drop("exam_user_id_id_index");
  await drop("exam_favorite_id_index");

  await index("attempt_last_index", "attempt", [
    "exam_id",
    "user_id",
    "submitted_at",
    "id",
    "retake_of",
  ])
    .where("submitted_at" as never, "is not", null)
    .where("retake_of" as never, "is", null)
    .execute();
  await index("attempt_open_index", "attempt", ["user_id", "id"])
    .where("submitted_at" as never, "is", null)
    .execute();

  const ofNote = ["user_id", "missed_at", "id", "type", "exam_id", "title"];
  await index("note_list_index", "note", ofNote).execute();
  await index("note_open_index", "note", [...ofNote, "understood_at"])
    .where("understood_at" as never, "is", null)
    .execute();
  await drop("note_user_id_missed_at_index");

  // Words are listed in any order, counted and grouped from the first, forecast from the second.
  await index("word_list_index", "word", [
    "user_id",
    "created_at",
    "id",
    "state",
    "level",
    "text_key",
    "due_at",
    "exam_id",
    "removed_at",
  ])
    .where("removed_at" as never, "is", null)
    .execute();
  await index("word_due_index", "word", ["user_id", "due_at", "id", "state", "removed_at"])
    .where("removed_at" as never, "is", null)
    .execute();
  await drop("word_user_id_id_index");
  await drop("word_user_id_due_at_index");

  await index("word_review_day_index", "word_review", [
    "user_id",
    "reviewed_at",
    "tests_memory",
    "rating",
    "word_id",
  ]).execute();
  await drop("word_review_user_id_reviewed_at_index");
  await drop("word_review_known_change_index");
  await index("word_review_known_change_index", "word_review", [
    "user_id",
    "word_id",
    "reviewed_at",
    "known_change",
  ])
    .where("known_change" as never, "<>", 0)
    .execute();

  function index(name: string, table: string, columns: string[]) {
    return db.schema.createIndex(name).on(table).columns(columns);
  }

  function drop(name: string) {
    return db.schema.dropIndex(name).execute();
  }
}
