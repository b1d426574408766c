/** What waits to be sent, and how entries of the same matter become one. */
import type { ItemResponse } from "@pulda/question";
import type { FieldsOf } from "../../../api/client.ts";

export type AnnotationChange = Pick<
  FieldsOf<"attemptAnnotate">,
  "flagged" | "strike" | "highlight"
>;

export interface AnswerEntry {
  readonly kind: "answer";
  readonly questionId: number;
  readonly response: ItemResponse;
  /** The version of the stored answer that it follows; 0 for none. */
  readonly baseVersion: number;
  /** Answers that were sent and may have arrived, though nobody said so. */
  readonly unacknowledged: readonly ItemResponse[];
}

interface AnnotationEntry {
  readonly kind: "annotation";
  readonly questionId: number;
  readonly change: AnnotationChange;
}

/** Seconds by question id, as totals of one visit. */
interface TimeEntry {
  readonly kind: "time";
  readonly visit: string;
  readonly seconds: Readonly<Record<number, number>>;
}

export type Entry = AnswerEntry | AnnotationEntry | TimeEntry | { readonly kind: "submit" };

/**
 * The waiting entries with one more. An answer takes the place of an earlier one to the same question,
 * time that of the same visit; what is submitted comes last.
 * @param inFlight is being sent: nothing takes its place
 * @example withEntry([a2], { ...a2, response: b }, null) // one entry, with response b and the base of a2
 */
export function withEntry(
  waiting: readonly Entry[],
  entry: Entry,
  inFlight: Entry | null,
): readonly Entry[] {
  const isSubmitted = waiting.some(({ kind }) => kind === "submit");
  if (entry.kind === "submit") return isSubmitted ? waiting : [...waiting, entry];
  // The last of them: one that was sent in vain can still stand before the one that followed it.
  const at = waiting.findLastIndex((other) => other !== inFlight && isSameMatter(other, entry));
  const before = waiting[at];
  if (before) return waiting.with(at, merged(before, entry));
  const end = waiting.findIndex(({ kind }) => kind === "submit");
  return end >= 0 ? waiting.toSpliced(end, 0, entry) : [...waiting, entry];
}

/** An answer that may have arrived without anyone saying so. */
export function asUnacknowledged(entry: Entry): Entry {
  if (entry.kind !== "answer") return entry;
  const { unacknowledged: doubts, response } = entry;
  if (doubts.some((doubt) => isSame(doubt, response))) return entry;
  return { ...entry, unacknowledged: [...doubts, response] };
}

export function isSame(one: ItemResponse, other: ItemResponse): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isSameMatter(one: Entry, other: Entry): boolean {
  if (one.kind === "answer" && other.kind === "answer") return one.questionId === other.questionId;
  return one.kind === "time" && other.kind === "time" && one.visit === other.visit;
}

function merged(before: Entry, entry: Entry): Entry {
  if (before.kind === "answer" && entry.kind === "answer")
    return { ...before, response: entry.response };
  if (before.kind === "time" && entry.kind === "time")
    return { ...before, seconds: { ...before.seconds, ...entry.seconds } };
  return entry;
}
