/** The notebook of missed items. */
import type { Note } from "@pulda/contract";
import { Item, Response, rulesOf, wordsOf } from "@pulda/question";
import type { Kysely, Selectable } from "kysely";
import type { Database } from "../database/database.ts";
import { offsetOf, pageOf, type Page, type PageRequest } from "../database/page.ts";
import type { NoteTable, Schema } from "../database/schema.ts";
import { contains } from "../database/search.ts";

/** An item that was missed in an attempt. */
export interface Missed {
  readonly examId: number;
  readonly title: string;
  readonly item: Item;
  readonly response: Response;
  readonly now: string;
}

interface NoteFilter {
  readonly rule?: string | undefined;
  readonly type?: string | undefined;
  readonly exam_id?: number | undefined;
  readonly understood: boolean;
}

/** How many notes there are of each rule, type and exam. */
interface Groups {
  readonly rules: ReadonlyMap<string, number>;
  readonly types: ReadonlyMap<string, number>;
  readonly exams: { readonly id: number; readonly name: string; readonly count: number }[];
}

export interface NoteStore {
  /** The last missed first. */
  list(userId: number, filter: NoteFilter, page: PageRequest): Promise<Page<Note>>;
  groups(userId: number, understood: boolean): Promise<Groups>;
  /** The exams in which something of the kind was missed. */
  examsOf(
    userId: number,
    kinds: readonly { rule?: string | undefined; type?: string | undefined }[],
  ): Promise<number[]>;
  /** Null where the note is not the user's. */
  edit(
    userId: number,
    id: number,
    change: { memo?: string | undefined; understoodAt?: string | null | undefined },
  ): Promise<Note | null>;
}

/** So many rows go in with one statement. */
const AT_ONCE = 200;

/** Puts missed items down, or counts them once more: missed again, it is not understood. */
export async function noteMissed(
  db: Kysely<Schema>,
  userId: number,
  missed: readonly Missed[],
): Promise<void> {
  const rows = missed.map(({ examId, title, item, response, now }) => ({
    user_id: userId,
    question_id: item.id,
    exam_id: examId,
    title,
    type: item.type,
    rules: `+${rulesOf(item).join("+")}+`,
    item: JSON.stringify(item),
    response: JSON.stringify(response),
    missed_at: now,
    times: 1,
    memo: "",
    understood_at: null,
  }));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await db
      .insertInto("note")
      .values(rows.slice(from, from + AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(["user_id", "question_id"]).doUpdateSet(({ ref, eb }) => ({
          exam_id: ref("excluded.exam_id"),
          title: ref("excluded.title"),
          item: ref("excluded.item"),
          response: ref("excluded.response"),
          missed_at: ref("excluded.missed_at"),
          understood_at: null,
          times: eb(ref("note.times"), "+", 1),
        })),
      )
      .execute();
}

export function noteStore(db: Database): NoteStore {
  const found = (userId: number, { rule, type, exam_id, understood }: NoteFilter) => {
    let notes = db.selectFrom("note").where("user_id", "=", userId);
    if (!understood) notes = notes.where("understood_at", "is", null);
    if (rule !== undefined) notes = notes.where(contains("rules", `+${rule}+`));
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
      return pageOf(rows.map(noteOf), count, page);
    },

    async groups(userId, understood) {
      const rows = await found(userId, { understood })
        .select(["rules", "type", "exam_id", "title"])
        .execute();
      const rules = new Map<string, number>();
      const types = new Map<string, number>();
      const exams = new Map<number, { id: number; name: string; count: number }>();
      for (const { rules: named, type, exam_id, title } of rows) {
        for (const rule of named.split("+").filter((one) => one !== ""))
          rules.set(rule, (rules.get(rule) ?? 0) + 1);
        types.set(type, (types.get(type) ?? 0) + 1);
        if (exam_id === null) continue;
        const known = exams.get(exam_id) ?? { id: exam_id, name: title, count: 0 };
        exams.set(exam_id, { ...known, count: known.count + 1 });
      }
      return { rules, types, exams: [...exams.values()] };
    },

    async examsOf(userId, kinds) {
      const exams = new Set<number>();
      for (const kind of kinds) {
        const rows = await found(userId, { ...kind, understood: true })
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
      const mine = { id, user_id: userId };
      if (Object.keys(change).length === 0) {
        const row = await db
          .selectFrom("note")
          .selectAll()
          .where("id", "=", mine.id)
          .where("user_id", "=", mine.user_id)
          .executeTakeFirst();
        return row ? noteOf(row) : null;
      }
      const row = await db
        .updateTable("note")
        .set(change)
        .where("id", "=", mine.id)
        .where("user_id", "=", mine.user_id)
        .returningAll()
        .executeTakeFirst();
      return row ? noteOf(row) : null;
    },
  };
}

function noteOf(row: Selectable<NoteTable>): Note {
  const item = Item.parse(JSON.parse(row.item));
  return {
    id: row.id,
    exam_id: row.exam_id,
    title: row.title,
    item,
    response: Response.parse(JSON.parse(row.response)),
    rules: rulesOf(item),
    words: wordsOf(item).map((word) => ({ ...word })),
    missed_at: row.missed_at,
    times: row.times,
    memo: row.memo,
    understood_at: row.understood_at,
  };
}
