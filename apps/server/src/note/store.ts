/** The store of notes (오답노트): missed items. */
import type { Note } from "@pulda/contract";
import { testedRules, testedWords, type Item, type ItemResponse } from "@pulda/question";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../database/database.ts";
import { offsetOf, pageOf, type ResultPage, type PageRequest } from "../database/pagination.ts";
import type { NoteTable, Schema } from "../database/schema.ts";
import { readItem, readResponse, writeItem } from "../attempt/state/attempt-json.ts";
import type { ReportBroken } from "../question/question-json.ts";
import { MAX_NOTES } from "../user/owned-limits.ts";

/** An item that was missed in an attempt. */
export interface MissedItem {
  readonly examId: number | null;
  readonly title: string;
  readonly item: Item;
  readonly response: ItemResponse;
  readonly now: string;
}

interface NoteFilter {
  readonly rule?: string | undefined;
  readonly type?: string | undefined;
  readonly exam_id?: number | undefined;
  readonly understood: boolean;
}

/** How many notes there are of each rule, type and exam. */
interface NoteGroups {
  readonly rules: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, number>;
  readonly exams: { readonly id: number; readonly name: string; readonly count: number }[];
}

export interface NoteStore {
  /** The last missed first. */
  list(userId: number, filter: NoteFilter, page: PageRequest): Promise<ResultPage<Note>>;
  groups(userId: number, understood: boolean): Promise<NoteGroups>;
  /** The exams in which one of the rules or types was missed. */
  examsOf(
    userId: number,
    missed: readonly { rule?: string | undefined; type?: string | undefined }[],
  ): Promise<number[]>;
  /** Null where the note is not the user's. */
  edit(
    userId: number,
    id: number,
    change: { memo?: string | undefined; understoodAt?: string | null | undefined },
  ): Promise<Note | null>;
}

const INSERT_BATCH_SIZE = 200;

/** Adds notes, or increments their count: an item that is missed again is no longer understood. */
export async function recordMissed(
  db: Kysely<Schema>,
  userId: number,
  missed: readonly MissedItem[],
): Promise<void> {
  const rows = missed.map(({ examId, title, item, response, now }) => ({
    user_id: userId,
    question_id: item.id,
    exam_id: examId,
    title,
    type: item.type,
    item: writeItem(item),
    response: JSON.stringify(response),
    missed_at: now,
    times: 1,
    memo: "",
    understood_at: null,
  }));
  const rules = new Map(missed.map(({ item }) => [item.id, testedRules(item)]));
  for (let start = 0; start < rows.length; start += INSERT_BATCH_SIZE) {
    const stored = await db
      .insertInto("note")
      .values(rows.slice(start, start + INSERT_BATCH_SIZE))
      .onConflict((conflict) =>
        conflict.columns(["user_id", "question_id"]).doUpdateSet(({ ref, eb }) => ({
          exam_id: ref("excluded.exam_id"),
          title: ref("excluded.title"),
          type: ref("excluded.type"),
          item: ref("excluded.item"),
          response: ref("excluded.response"),
          missed_at: ref("excluded.missed_at"),
          understood_at: null,
          times: eb(ref("note.times"), "+", 1),
        })),
      )
      .returning(["id", "question_id"])
      .execute();
    // a question that was edited since may test other rules
    const ids = stored.map(({ id }) => id);
    await db.deleteFrom("note_rule").where("note_id", "in", ids).execute();
    const ruleRows = stored.flatMap(({ id, question_id }) =>
      (rules.get(question_id) ?? []).map((rule) => ({ note_id: id, rule })),
    );
    if (ruleRows.length > 0) await db.insertInto("note_rule").values(ruleRows).execute();
    await removeSurplus(db, userId);
  }
}

/** Removes the notes that were missed longest ago, beyond as many as a user may have. */
async function removeSurplus(db: Kysely<Schema>, userId: number): Promise<void> {
  const surplus = await db
    .selectFrom("note")
    .select("id")
    .where("user_id", "=", userId)
    .orderBy("missed_at", "desc")
    .limit(INSERT_BATCH_SIZE)
    .offset(MAX_NOTES)
    .execute();
  const ids = surplus.map(({ id }) => id);
  if (ids.length > 0) await db.deleteFrom("note").where("id", "in", ids).execute();
}

/** @param report called for each note whose item cannot be read */
export function noteStore(db: Database, report: ReportBroken = () => {}): NoteStore {
  const found = (userId: number, { rule, type, exam_id, understood }: NoteFilter) => {
    let notes = db.selectFrom("note").where("user_id", "=", userId);
    if (!understood) notes = notes.where("understood_at", "is", null);
    if (rule !== undefined)
      notes = notes.where(({ exists, selectFrom }) =>
        exists(
          selectFrom("note_rule")
            .select("rule")
            .whereRef("note_rule.note_id", "=", "note.id")
            .where("note_rule.rule", "=", rule),
        ),
      );
    if (type !== undefined) notes = notes.where("type", "=", type);
    if (exam_id !== undefined) notes = notes.where("exam_id", "=", exam_id);
    return notes;
  };
  return {
    async list(userId, filter, page) {
      const { count } = await found(userId, filter)
        .select(({ fn }) => fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      const rows = await found(userId, filter)
        .selectAll()
        .orderBy("missed_at", "desc")
        .orderBy("id", "desc")
        .limit(page.limit)
        .offset(offsetOf(page))
        .execute();
      return pageOf(
        rows.map((row) => noteOf(row, report)),
        count,
        page,
      );
    },

    async groups(userId, understood) {
      const named = await found(userId, { understood })
        .innerJoin("note_rule", "note_rule.note_id", "note.id")
        .select(["rule", ({ fn }) => fn.countAll<number>().as("count")])
        .groupBy("rule")
        .execute();
      const rows = await found(userId, { understood })
        .select(["type", "exam_id", "title"])
        .execute();
      const types = new Map<string, number>();
      const exams = new Map<number, { id: number; name: string; count: number }>();
      for (const { type, exam_id, title } of rows) {
        types.set(type, (types.get(type) ?? 0) + 1);
        if (exam_id === null) continue;
        const group = exams.get(exam_id) ?? { id: exam_id, name: title, count: 0 };
        exams.set(exam_id, { ...group, count: group.count + 1 });
      }
      const rules = new Map(named.map(({ rule, count }) => [rule, count] as const));
      return { rules, types, exams: [...exams.values()] };
    },

    async examsOf(userId, missed) {
      const exams = new Set<number>();
      for (const filter of missed) {
        const rows = await found(userId, { ...filter, understood: true })
          .select("exam_id")
          .distinct()
          .execute();
        for (const { exam_id } of rows) if (exam_id !== null) exams.add(exam_id);
      }
      return [...exams];
    },

    async edit(userId, id, { memo, understoodAt }) {
      const change = {
        ...(memo !== undefined && { memo }),
        ...(understoodAt !== undefined && { understood_at: understoodAt }),
      };
      if (Object.keys(change).length === 0) {
        const row = await db
          .selectFrom("note")
          .selectAll()
          .where("id", "=", id)
          .where("user_id", "=", userId)
          .executeTakeFirst();
        return row ? noteOf(row, report) : null;
      }
      const row = await db
        .updateTable("note")
        .set(change)
        .where("id", "=", id)
        .where("user_id", "=", userId)
        .returningAll()
        .executeTakeFirst();
      return row ? noteOf(row, report) : null;
    },
  };
}

function noteOf(row: Selectable<NoteTable>, report: ReportBroken): Note {
  const read = readItem(row.item);
  if ("problem" in read) report("note", { id: row.id, problem: read.problem });
  const item = "value" in read ? read.value : null;
  return {
    id: row.id,
    exam_id: row.exam_id,
    title: row.title,
    item,
    response: item && readResponse(row.response),
    rules: item ? testedRules(item) : [],
    words: item ? testedWords(item).map((word) => ({ ...word })) : [],
    missed_at: row.missed_at,
    times: row.times,
    memo: row.memo,
    understood_at: row.understood_at,
  };
}
