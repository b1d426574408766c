/** A word of a word list with its dictionary entry. */
import { lookUp, meaningsOf, type WordClass } from "@pulda/english";

/** A word as it stands on a word list. */
export interface ListedWord {
  readonly text: string;
  /** The learner's own meaning, or empty; several are separated by "," or ";". */
  readonly meaning: string;
  /** Its sentence, or empty. */
  readonly context: string;
}

export interface TestedWord {
  /** As on the list. */
  readonly text: string;
  /** The lemma; the text itself where it is not in the dictionary. */
  readonly lemma: string;
  /** The part of speech in its context, else the most common one; null where unknown. */
  readonly pos: WordClass | null;
  readonly level: number;
  /** The printed meaning, in Korean: the learner's own if there is one. */
  readonly meaning: string;
  /** Every accepted meaning: the learner's, and the dictionary's for all parts of speech. */
  readonly meanings: readonly string[];
}

/** The most meanings that are printed. */
const MAX_MEANINGS = 2;

/**
 * A word prepared for testing, or null for a word without a meaning.
 * @example testedWordOf({ text: "address", meaning: "", context: "" })?.meaning // "주소; 연설"
 */
export function testedWordOf({ text, meaning, context }: ListedWord): TestedWord | null {
  const found = lookUp(text, context === "" ? undefined : { sentence: context, at: -1 });
  const own = splitMeanings(meaning);
  const known = found
    ? meaningsOf(found.lemma).flatMap(({ korean }) => korean.flatMap(splitMeanings))
    : [];
  const shown = found?.senses.find((sense) => sense.meaning !== "");
  const phrase = found?.senses[0]?.pos === "phrase" ? splitMeanings(found.senses[0].meaning) : [];
  const meanings = [...new Set([...own, ...phrase, ...known])];
  const printed = own.length > 0 ? own : splitMeanings(shown?.meaning ?? "");
  if (meanings.length === 0 || printed.length === 0) return null;
  // the learner's meaning determines the part of speech better than frequency, if the dictionary has it
  const pos =
    known.length > 0 && own.length > 0
      ? (meaningsOf(found?.lemma ?? "").find(({ korean }) =>
          korean.flatMap(splitMeanings).some((one) => own.includes(one)),
        )?.pos ?? null)
      : null;
  return {
    text,
    lemma: found?.lemma ?? text.toLowerCase(),
    pos: pos ?? shown?.pos ?? null,
    level: found?.level ?? 5,
    meaning: printed.slice(0, MAX_MEANINGS).join("; "),
    meanings,
  };
}

/** Splits a list of meanings. */
function splitMeanings(meaning: string): string[] {
  return meaning
    .split(/[;,\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
