/** A question's stored content: versioned, parsed when it is read, and checked against its passage. */
import { setImmediate } from "node:timers/promises";
import { type Item, ItemContent, roundTripProblems, type Passage } from "@pulda/question";
import { z } from "zod";

/** The form of 0.1.0 was the content alone, with its rules in one text. */
const StoredContent = z.object({ version: z.literal(2), content: ItemContent });

/** What was read; or why it cannot be, which says nothing of what it holds. */
export type Read<T> = { readonly value: T } | { readonly problem: string };

/** A question that is there and cannot be shown. */
export interface BrokenQuestion {
  readonly id: number;
  readonly position: number;
  readonly problem: string;
}

/** Told of every stored item that cannot be read, so that it is logged. */
export type ReportBroken = (
  where: "question" | "attempt_question" | "note",
  broken: { readonly id: number; readonly problem: string },
) => void;

/**
 * Reads JSON of a schema.
 * @example readJson(StoredContent, row.body) // { value: … } or { problem: "not JSON" }
 */
export function readJson<T>(schema: z.ZodType<T>, text: string): Read<T> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: "not JSON" };
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  return { problem: `${issue?.code} at ${issue?.path.join(".")}` };
}

/** @param passages what it was made from: its round trip is checked, too, where they are given */
export function readContent(body: string, passages?: readonly Passage[]): Read<ItemContent> {
  const read = readJson(StoredContent, body);
  if ("problem" in read) return read;
  const { content } = read.value;
  if (passages && roundTripProblems(content, passages).length > 0)
    return { problem: "no round trip" };
  return { value: content };
}

export function writeContent(content: ItemContent): string {
  return JSON.stringify({ version: 2, content });
}

interface QuestionRow {
  readonly id: number;
  readonly position: number;
  readonly body: string;
}

/** How many questions are read without a pause. */
const AT_ONCE = 50;

/**
 * Stored questions as items, and those that cannot be read apart; thousands of them leave room for other
 * requests in between.
 */
export async function readItems(
  rows: readonly QuestionRow[],
  passages: readonly Passage[],
): Promise<{ items: Item[]; broken: BrokenQuestion[] }> {
  const items: Item[] = [];
  const broken: BrokenQuestion[] = [];
  for (const [at, { id, position, body }] of rows.entries()) {
    if (at > 0 && at % AT_ONCE === 0) await setImmediate();
    const read = readContent(body, passages);
    if ("problem" in read) broken.push({ id, position, problem: read.problem });
    else items.push({ ...read.value, id, position });
  }
  return { items, broken };
}
