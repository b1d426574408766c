/** Rejections of distractors, and the explanation written from them. */
import { circled, type Rejection } from "@pulda/question";

/**
 * A rejection of each option or numbered place except the key.
 * @param key the choice number of the key
 * @example rejectionsFor(["a", "b"], 1, (word) => `${word}…`) // [{ choice: 2, reason: "b…" }]
 */
export function rejectionsFor<T>(
  options: readonly T[],
  key: number,
  reasonOf: (option: T, at: number) => string,
): Rejection[] {
  return options.flatMap((option, at) =>
    at === key - 1 ? [] : [{ choice: at + 1, reason: reasonOf(option, at) }],
  );
}

/** The explanation: what settles the key, one line each, then the rejections. */
export function explanationOf(notes: readonly string[], rejections: readonly Rejection[]): string {
  return [...notes, ...rejections.map(({ choice, reason }) => `${circled(choice)} ${reason}`)].join(
    "\n",
  );
}
