/** A word of a list, with what the dictionary knows of it. */
import { lookUp, meaningsOf, type WordClass } from "@pulda/english";

/** A word as it stands on a list. */
export interface ListedWord {
  readonly text: string;
  /** The learner's own meaning, or empty; "," and ";" part several. */
  readonly meaning: string;
  /** The sentence that it stood in, or empty. */
  readonly context: string;
}

export interface TestedWord {
  /** As it stands on the list. */
  readonly text: string;
  /** The dictionary form; the text itself where the dictionary does not have it. */
  readonly lemma: string;
  /** The part of speech of its context, else its most common one; null where it is not known. */
  readonly pos: WordClass | null;
  readonly level: number;
  /** What is printed as its meaning, in Korean: the learner's own first. */
  readonly meaning: string;
  /** Every meaning that is right: the learner's, and the dictionary's of all parts of speech. */
  readonly meanings: readonly string[];
}

/** So many of the dictionary's meanings are printed. */
const MAX_MEANINGS = 2;

/**
 * What can be asked of a word, or null for one without any meaning.
 * @example testedWordOf({ text: "address", meaning: "", context: "" })?.meaning // "주소; 연설"
 */
export function testedWordOf({ text, meaning, context }: ListedWord): TestedWord | null {
  const found = lookUp(text, context === "" ? undefined : { sentence: context, at: -1 });
  const own = parts(meaning);
  const known = found ? meaningsOf(found.lemma).flatMap(({ korean }) => korean.flatMap(parts)) : [];
  const shown = found?.senses.find((sense) => sense.meaning !== "");
  const phrase = found?.senses[0]?.pos === "phrase" ? parts(found.senses[0].meaning) : [];
  const meanings = [...new Set([...own, ...phrase, ...known])];
  const printed = own.length > 0 ? own : parts(shown?.meaning ?? "");
  if (meanings.length === 0 || printed.length === 0) return null;
  // a meaning that the dictionary has tells the part of speech better than how common each is
  const pos =
    known.length > 0 && own.length > 0
      ? (meaningsOf(found?.lemma ?? "").find(({ korean }) =>
          korean.flatMap(parts).some((one) => own.includes(one)),
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

/** The meanings that a text lists. */
function parts(meaning: string): string[] {
  return meaning
    .split(/[;,\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}
