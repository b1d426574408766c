/** Why the options beside the key fail, and the 해설 that says so. */
import { circled, type Rejection } from "@pulda/question";

/**
 * A reason against each option or place but the keyed one.
 * @param key counts from 1
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

/** What settles the key, a line each, then what speaks against each of the others. */
export function explanationOf(notes: readonly string[], rejections: readonly Rejection[]): string {
  return [...notes, ...rejections.map(({ choice, reason }) => `${circled(choice)} ${reason}`)].join(
    "\n",
  );
}
