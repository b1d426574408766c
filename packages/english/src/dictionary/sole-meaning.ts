/** Words that mean the same in nearly every text, so that their first meaning can be printed without a doubt. */
import { lazy, readLines } from "../lexicon/data.ts";
import { usesAs } from "../lexicon/entries.ts";
import { meaningsOf, type WordClass } from "./meanings.ts";
import { isContentClass } from "./word-form.ts";

/** Read by hand, where the rule below is wrong: `lemma⇥part of speech⇥one`, `several`, or `clear` where no one needs a gloss. */
const byHand = lazy(
  () =>
    new Map(
      readLines("senses-in-texts.txt").map((line) => {
        const [lemma = "", pos = "", senses = ""] = line.split("\t");
        return [`${lemma} ${pos}`, senses];
      }),
    ),
);

/**
 * The Korean meaning of a lemma as a part of speech, where it means the same in nearly every text: our dictionary or
 * WordNet knows one sense of it, or it was read by hand. Null where the text decides between senses.
 * @example soleMeaning("acorn", "n") // "도토리"
 * @example soleMeaning("patch", "n") // null: a piece, a plot, an eyepatch
 */
export function soleMeaning(lemma: string, pos: WordClass): string | null {
  if (!isContentClass(pos)) return null;
  const korean = meaningsOf(lemma).find((one) => one.pos === pos)?.korean ?? [];
  const senses = byHand().get(`${lemma} ${pos}`);
  const hasOne = senses === "one" || korean.length === 1 || usesAs(lemma, pos).length === 1;
  return senses !== "several" && senses !== "clear" && hasOne ? (korean[0] ?? null) : null;
}
