/** Whether an adverb beside a turned word tells by itself that it is turned: one blames severely, and does not praise so. */
import { similarity, type Sentence, type Token } from "@pulda/english";

/** How far on either side a word is taken in at one look, in tokens. */
const REACH = 5;
/** An adverb that goes with the original by its vector as nearly as this … */
const TIED = 0.3;
/** … and with the turned word no more than this. */
const LOOSE = 0.2;

/**
 * @param original the lemma in the text
 * @param turned the lemma in its place
 * @example clashesHere(sentence, token, "blame", "praise") // true in "We blame the second far more severely"
 */
export function clashesHere(
  { tokens }: Sentence,
  { index }: Token,
  original: string,
  turned: string,
): boolean {
  return tokens
    .slice(Math.max(0, index - REACH), index + REACH + 1)
    .filter((other) => other.index !== index && other.tag === "RB")
    .some(
      ({ lower }) =>
        (similarity(lower, original) ?? 0) >= TIED && (similarity(lower, turned) ?? 1) <= LOOSE,
    );
}
