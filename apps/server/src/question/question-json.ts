/** A question's stored content: versioned, parsed when it is read, and checked against its passage. */
import { setImmediate } from "node:timers/promises";
import { type Item, ItemContent, roundTripProblems, type Passage } from "@pulda/question";
import { z } from "zod";

/** Version 1 (release 0.1.0) was the content alone, with its rules in one string. */
const StoredContent = z.object({ version: z.literal(2), content: ItemContent });

/** The value, or why it cannot be read; the problem quotes nothing of the content. */
export type Read<T> = { readonly value: T } | { readonly problem: string };

/** A stored question that cannot be read. */
export interface BrokenQuestion {
  readonly id: number;
  readonly position: number;
  readonly problem: string;
}

/** Called for every stored item that cannot be read, so that it is logged. */
export type ReportBroken = (
  where: "question" | "attempt_question" | "note",
  broken: { readonly id: number; readonly problem: string },
) => void;

/**
 * Parses JSON with a schema.
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

/** @param passages the passages of its exam: where given, the round trip is checked, too */
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

/** How many questions are parsed before the event loop runs: of the longest passages, some milliseconds each. */
const READ_BATCH_SIZE = 10;

/**
 * Parses stored questions, and lists separately those that cannot be read. Yields to the event loop between
 * batches, so that thousands of them do not block other requests.
 */
export async function readItems(
  rows: readonly QuestionRow[],
  passages: readonly Passage[],
): Promise<{ items: Item[]; broken: BrokenQuestion[] }> {
  const items: Item[] = [];
  const broken: BrokenQuestion[] = [];
  for (const [at, { id, position, body }] of rows.entries()) {
    if (at > 0 && at % READ_BATCH_SIZE === 0) await setImmediate();
    const read = readContent(body, passages);
    if ("problem" in read) broken.push({ id, position, problem: read.problem });
    else items.push({ ...read.value, id, position });
  }
  return { items, broken };
}
