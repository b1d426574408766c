/**
 * The only module that writes items: it checks their schema and round trip, and writes the occurrences of
 * their rules in the same transaction.
 */
import { ItemContent, roundTripProblems, type Passage } from "@pulda/question";
import type { Kysely } from "kysely";
import type { Schema } from "../database/schema.ts";
import { occurrencesOf } from "../grammar/occurrence.ts";
import { readContent, writeContent } from "./question-json.ts";

/** The exam that items are stored in. */
export interface ExamOfItems {
  readonly id: number;
  readonly user_id: number;
  readonly passages: readonly Passage[];
}

/** An item with its position in the exam; `id` where a removed question is restored. */
interface PositionedItem {
  readonly id?: number;
  readonly position: number;
  readonly content: ItemContent;
}

const INSERT_BATCH_SIZE = 100;

/**
 * Stores items after the first `after` questions of an exam, in their order. An unsound item is left out, and
 * the next takes its position.
 * @returns the ids of the stored items, and the unsound items
 */
export async function storeItems(
  db: Kysely<Schema>,
  exam: ExamOfItems,
  items: readonly ItemContent[],
  after: number,
): Promise<{ ids: number[]; unsound: ItemContent[] }> {
  const sound = items.filter((item) => isSound(item, exam.passages));
  const positioned = sound.map((content, at) => ({ content, position: after + at + 1 }));
  const ids: number[] = [];
  for (let start = 0; start < positioned.length; start += INSERT_BATCH_SIZE)
    ids.push(...(await insert(db, exam, positioned.slice(start, start + INSERT_BATCH_SIZE))));
  return { ids, unsound: items.filter((item) => !sound.includes(item)) };
}

/**
 * Rewrites what decides nothing of items: their points, or a note in their proof. A question is left as it is where it
 * cannot be read, or would be unsound.
 */
export async function rewriteItems(
  db: Kysely<Schema>,
  { id: examId, passages }: Pick<ExamOfItems, "id" | "passages">,
  positions: readonly number[],
  rewrite: (item: ItemContent, position: number) => ItemContent,
): Promise<void> {
  const rows = await db
    .selectFrom("question")
    .select(["id", "position", "body"])
    .where("exam_id", "=", examId)
    .where("position", "in", positions)
    .execute();
  for (const { id, position, body } of rows) {
    const read = readContent(body);
    if ("problem" in read) continue;
    const content = rewrite(read.value, position);
    const rewritten = writeContent(content);
    if (rewritten === body || !isSound(content, passages)) continue;
    await db.updateTable("question").set({ body: rewritten }).where("id", "=", id).execute();
  }
}

/** Replaces the item of a question; false, and nothing changed, where the new one is unsound. */
export async function replaceItem(
  db: Kysely<Schema>,
  exam: ExamOfItems,
  id: number,
  content: ItemContent,
): Promise<boolean> {
  if (!isSound(content, exam.passages)) return false;
  await db.updateTable("question").set(columnsOf(content)).where("id", "=", id).execute();
  await db.deleteFrom("rule_occurrence").where("question_id", "=", id).execute();
  await addOccurrences(db, exam, [{ id, content }]);
  return true;
}

/** Restores a removed question exactly, even one that cannot be read. */
export async function restoreQuestion(
  db: Kysely<Schema>,
  exam: ExamOfItems,
  { id, position, body }: { id: number; position: number; body: string },
): Promise<void> {
  const read = readContent(body, exam.passages);
  if ("value" in read) await insert(db, exam, [{ id, position, content: read.value }]);
  else await db.insertInto("question").values({ id, exam_id: exam.id, position, body }).execute();
}

/** The columns of a stored item: what is looked for is not searched in its JSON. */
function columnsOf(content: ItemContent) {
  const { type, proof } = content;
  return {
    body: writeContent(content),
    type,
    passage: proof.kind === "made" ? proof.passage : null,
  };
}

function isSound(item: ItemContent, passages: readonly Passage[]): boolean {
  return ItemContent.safeParse(item).success && roundTripProblems(item, passages).length === 0;
}

async function insert(
  db: Kysely<Schema>,
  exam: ExamOfItems,
  positioned: readonly PositionedItem[],
): Promise<number[]> {
  const rows = await db
    .insertInto("question")
    .values(
      positioned.map(({ content, ...row }) => ({
        ...row,
        exam_id: exam.id,
        ...columnsOf(content),
      })),
    )
    .returning(["id", "position"])
    .execute();
  const ids = new Map(rows.map(({ id, position }) => [position, id]));
  const stored = positioned.flatMap(({ position, content }) => {
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
  for (let start = 0; start < rows.length; start += INSERT_BATCH_SIZE)
    await db
      .insertInto("rule_occurrence")
      .values(rows.slice(start, start + INSERT_BATCH_SIZE))
      .execute();
}
