/**
 * Every item that is written passes here, whoever has written it: its schema and its round trip are checked,
 * and its occurrences of rules are kept with it, in the transaction that stores it.
 */
import { ItemContent, roundTripProblems, type Passage } from "@pulda/question";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { occurrencesOf } from "../grammar/occurrence.ts";
import { readContent, writeContent } from "./question-json.ts";

/** The exam that questions stand in. */
export interface ExamOfItems {
  readonly id: number;
  readonly user_id: number;
  readonly passages: readonly Passage[];
}

/** An item with its place in the exam; `id` where the question had one before. */
interface Placed {
  readonly id?: number;
  readonly position: number;
  readonly content: ItemContent;
}

/** So many rows go in with one statement. */
const INSERT_BATCH_SIZE = 100;

/**
 * Stores items behind the first `after` questions of an exam, in their order. One that is not sound is left
 * out, and the next takes its place.
 * @returns the ids of those that are stored, and the items that are not
 */
export async function storeItems(
  db: Kysely<Schema>,
  exam: ExamOfItems,
  items: readonly ItemContent[],
  after: number,
): Promise<{ ids: number[]; unsound: ItemContent[] }> {
  const sound = items.filter((item) => isSound(item, exam.passages));
  const placed = sound.map((content, at) => ({ content, position: after + at + 1 }));
  const ids: number[] = [];
  for (let from = 0; from < placed.length; from += INSERT_BATCH_SIZE)
    ids.push(...(await insert(db, exam, placed.slice(from, from + INSERT_BATCH_SIZE))));
  return { ids, unsound: items.filter((item) => !sound.includes(item)) };
}

/** Puts an item in a question's place; false where it is not sound, and nothing is changed. */
export async function replaceItem(
  db: Kysely<Schema>,
  exam: ExamOfItems,
  id: number,
  content: ItemContent,
): Promise<boolean> {
  if (!isSound(content, exam.passages)) return false;
  const body = writeContent(content);
  await db.updateTable("question").set({ body }).where("id", "=", id).execute();
  await db.deleteFrom("rule_occurrence").where("question_id", "=", id).execute();
  await addOccurrences(db, exam, [{ id, content }]);
  return true;
}

/** Puts a removed question back as it was: one that could not be read then cannot be read now. */
export async function putBackQuestion(
  db: Kysely<Schema>,
  exam: ExamOfItems,
  { id, position, body }: { id: number; position: number; body: string },
): Promise<void> {
  const read = readContent(body, exam.passages);
  if ("value" in read) await insert(db, exam, [{ id, position, content: read.value }]);
  else await db.insertInto("question").values({ id, exam_id: exam.id, position, body }).execute();
}

function isSound(item: ItemContent, passages: readonly Passage[]): boolean {
  return ItemContent.safeParse(item).success && roundTripProblems(item, passages).length === 0;
}

async function insert(
  db: Kysely<Schema>,
  exam: ExamOfItems,
  placed: readonly Placed[],
): Promise<number[]> {
  const rows = await db
    .insertInto("question")
    .values(
      placed.map(({ content, ...place }) => ({
        ...place,
        exam_id: exam.id,
        body: writeContent(content),
      })),
    )
    .returning(["id", "position"])
    .execute();
  const ids = new Map(rows.map(({ id, position }) => [position, id]));
  const stored = placed.flatMap(({ position, content }) => {
    const id = ids.get(position);
    return id === undefined ? [] : [{ id, content }];
  });
  await addOccurrences(db, exam, stored);
  return stored.map(({ id }) => id);
}

async function addOccurrences(
  db: Kysely<Schema>,
  { user_id, passages }: ExamOfItems,
  items: readonly { readonly id: number; readonly content: ItemContent }[],
): Promise<void> {
  const rows = items.flatMap(({ id, content }) =>
    occurrencesOf(content, passages).map(({ rule, sentence, start, end }, position) => ({
      question_id: id,
      position,
      user_id,
      rule,
      sentence,
      span_start: start,
      span_end: end,
    })),
  );
  for (let from = 0; from < rows.length; from += INSERT_BATCH_SIZE)
    await db
      .insertInto("rule_occurrence")
      .values(rows.slice(from, from + INSERT_BATCH_SIZE))
      .execute();
}
