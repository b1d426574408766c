/** Predicates of deeds and their other wordings, true and reversed. */
import type { Deed } from "./deeds.ts";
import { MENTAL_DEEDS } from "./mental-deeds.ts";
import { PASSIVE_DEEDS } from "./passive-deeds.ts";
import { CAREER_DEEDS } from "./career-deeds.ts";
import { WORK_DEEDS } from "./work-deeds.ts";
import type { DeedEntry } from "./deed-entry.ts";
import type { LifeStatement } from "./life-statement.ts";
import type { Words } from "./words.ts";

const ACTIVE_DEEDS: readonly DeedEntry[] = [...CAREER_DEEDS, ...WORK_DEEDS, ...MENTAL_DEEDS];

/** What a deed is in other words; null where no entry knows it. */
export function toldDeed(
  { base, voice, rest, isForced }: Deed,
  words: Words,
  time: string,
): readonly LifeStatement[] | null {
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
