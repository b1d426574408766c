/** The form of an entry of the tables of deeds. */
import type { LifeStatement } from "./life-statement.ts";
import type { Words } from "./words.ts";

/** Verbs, what follows them, and what is told of it: null where it cannot be. */
export type DeedEntry = readonly [
  bases: RegExp,
  rest: RegExp,
  write: (
    groups: readonly string[],
    words: Words,
    time: string,
    base: string,
  ) => readonly LifeStatement[] | null,
];
