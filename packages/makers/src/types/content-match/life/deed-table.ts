/** Predicates of deeds and their other wordings, true and turned round. */
import type { Deed } from "./deeds.ts";
import { ACTIVE_DEEDS } from "./deeds-active.ts";
import { PASSIVE_DEEDS } from "./deeds-passive.ts";
import type { Told } from "./told.ts";
import type { Words } from "./words.ts";

export type DeedEntry = readonly [
  bases: RegExp,
  rest: RegExp,
  write: (
    groups: readonly string[],
    words: Words,
    time: string,
    base: string,
  ) => readonly Told[] | null,
];

/** What a deed is in other words; null where no entry knows it. */
export function toldDeed(
  { base, voice, rest, isForced }: Deed,
  words: Words,
  time: string,
): readonly Told[] | null {
  if (isForced) return null;
  for (const [bases, pattern, write] of voice === "passive" ? PASSIVE_DEEDS : ACTIVE_DEEDS) {
    if (!bases.test(base)) continue;
    const match = pattern.exec(rest);
    const found = match
      ? write(
          match.map((group) => group ?? ""),
          words,
          time,
          base,
        )
      : null;
    if (found) return found;
  }
  return null;
}
