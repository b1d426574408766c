/** Predicates of deeds and their other wordings, true and turned round. */
import type { Deed } from "./deeds.ts";
import { DEEDS_OF_MIND } from "./deeds-mind.ts";
import { PASSIVE_DEEDS } from "./deeds-passive.ts";
import { DEEDS_OF_WAYS } from "./deeds-ways.ts";
import { DEEDS_OF_WORK } from "./deeds-works.ts";
import type { DeedEntry } from "./deed-entry.ts";
import type { Told } from "./told.ts";
import type { Words } from "./words.ts";

const ACTIVE_DEEDS: readonly DeedEntry[] = [...DEEDS_OF_WAYS, ...DEEDS_OF_WORK, ...DEEDS_OF_MIND];

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
