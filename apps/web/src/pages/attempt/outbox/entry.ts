/** The entries of an outbox, and how entries about the same thing are merged. */
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
  /** The version of the stored answer that it replaces; 0 for none. */
  readonly baseVersion: number;
  /** Responses that were sent and never acknowledged: the server may have stored one of them. */
  readonly unacknowledged: readonly ItemResponse[];
}

interface AnnotationEntry {
  readonly kind: "annotation";
  readonly questionId: number;
  readonly change: AnnotationChange;
}

/** Seconds by question id; totals of one visit. */
interface TimeEntry {
  readonly kind: "time";
  readonly visit: string;
  readonly seconds: Readonly<Record<number, number>>;
}

export type Entry = AnswerEntry | AnnotationEntry | TimeEntry | { readonly kind: "submit" };

/**
 * The waiting entries with one more. An answer replaces an earlier one to the same item, and a time that of
 * the same visit; `submit` is always last.
 * @param inFlight is being sent, so it is not replaced
 * @example withEntry([a2], { ...a2, response: b }, null) // one entry, with response b and the base of a2
 */
export function withEntry(
  waiting: readonly Entry[],
  entry: Entry,
  inFlight: Entry | null,
): readonly Entry[] {
  const isSubmitted = waiting.some(({ kind }) => kind === "submit");
  if (entry.kind === "submit") return isSubmitted ? waiting : [...waiting, entry];
  // The last one: an entry whose delivery failed can still be before the one that followed it.
  const at = waiting.findLastIndex((other) => other !== inFlight && isAboutSame(other, entry));
  const before = waiting[at];
  if (before) return waiting.with(at, merged(before, entry));
  const end = waiting.findIndex(({ kind }) => kind === "submit");
  return end >= 0 ? waiting.toSpliced(end, 0, entry) : [...waiting, entry];
}

/** The entry after a delivery without an acknowledgement. */
export function asUnacknowledged(entry: Entry): Entry {
  if (entry.kind !== "answer") return entry;
  const { unacknowledged, response } = entry;
  if (unacknowledged.some((sent) => isSame(sent, response))) return entry;
  return { ...entry, unacknowledged: [...unacknowledged, response] };
}

export function isSame(one: ItemResponse, other: ItemResponse): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isAboutSame(one: Entry, other: Entry): boolean {
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
