/** Blanks that the words around them fill: a frame that leaves one form, a partner beside it, a word of the family. */
import { entryOf, levelOf, type Sentence, type Token } from "@pulda/english";
import type { FormCandidate } from "./inflections.ts";

/** Words of this level or below are derived without thinking. */
const BEGINNER = 2;
/** What may be said of a preposition and its gerund as one phrase: "way of -ing". */
const SET_NOUN = /^(?:way|ways|means|idea|habit)$/u;
const CONJUNCTION = /^(?:and|or|but)$/u;

/** Whether nothing is left to think about in a blank. */
export function isFilledByFrame(one: FormCandidate, sentences: readonly Sentence[]): boolean {
  const tokens = sentences.find(({ index }) => index === one.sentence)?.tokens ?? [];
  const at = tokens.findIndex(({ start }) => start === one.start);
  const before = tokens[at - 1];
  const after = tokens.find(({ start }) => start >= one.end);
  switch (one.rule) {
    case "adjective-adverb":
      return isMechanical(one);
    case "preposition-gerund":
      return SET_NOUN.test(tokens[at - 2]?.lower ?? "");
    case "parallel":
      return isListed(tokens, at, one.original);
    case "verb-complement":
      // "keep (choose)"; and of "asked me (turn, 2 words)" the number of words tells all
      return before?.start === one.cue.start || one.original.startsWith("to ");
    case "voice":
      // "has been (cover) by", "are (cover) with"
      return /^(?:by|with)$/u.test(after?.lower ?? "");
    case "word-class":
      return isEasyRoot(one);
    default:
      return false;
  }
}

/** "simple" → "simply" right before its verb or adjective, as the point's worth says: an easy word and its ending. */
const isMechanical = ({ hint, original, worth }: FormCandidate): boolean =>
  worth < 2 &&
  original.endsWith("ly") &&
  levelOf(hint) <= BEGINNER &&
  levelOf(original) <= BEGINNER;

/** A word that every learner knows, or one whose root is known less than the word itself: "continuous" of "continuum". */
const isEasyRoot = ({ hint, original }: FormCandidate): boolean =>
  levelOf(original) <= BEGINNER || (entryOf(hint)?.zipf ?? 0) < (entryOf(original)?.zipf ?? 0);

/** "showering, walking, or (wash)": the word before the conjunction has the ending that is asked. */
function isListed(tokens: readonly Token[], at: number, form: string): boolean {
  if (!CONJUNCTION.test(tokens[at - 1]?.lower ?? "")) return false;
  const partner = tokens[at - (tokens[at - 2]?.text === "," ? 3 : 2)];
  const ending = /(?:ing|ed)$/u.exec(form)?.[0];
  return ending !== undefined && (partner?.lower.endsWith(ending) ?? false);
}

/** Whether the answer, or for a derived word one of its family, stands elsewhere in the text, to be copied. */
export function isPrinted(one: FormCandidate, sentences: readonly Sentence[]): boolean {
  const [word = ""] = /[a-z]+$/u.exec(one.original.toLowerCase()) ?? [];
  const isDerived = /^(?:word-class|adjective-adverb)$/u.test(one.rule);
  const stem = one.hint.slice(0, Math.max(4, one.hint.length - 2));
  return sentences.some(({ tokens }) =>
    tokens.some(
      ({ lower, start, end }) =>
        (end <= one.start || start >= one.end) &&
        (lower === word || (isDerived && stem.length >= 4 && lower.startsWith(stem))),
    ),
  );
}
