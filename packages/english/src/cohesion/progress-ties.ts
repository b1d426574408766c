/**
 * Ties of a sentence that tells what happens next, by its opening: "The next morning", "When she returned", "He
 * nodded". Like leanings they tell a reader where the author has joined two sentences; in a text that tells what
 * happened, the course of the events does the rest (judged: docs/quality.md).
 */
import type { Analysis, Sentence, Token } from "../analysis.ts";
import { makeTie, openingOf, type Tie } from "./tie.ts";

const UNIT =
  "(?:second|moment|minute|hour|day|night|morning|afternoon|evening|week|weekend|month|season|spring|summer|autumn|fall|winter|year|decade)";
/** Openings that place an event behind the one before. */
const NEXT_IN_TIME = [
  "then\\b(?! again)",
  "(?:next|soon|afterwards?|later|eventually|finally|suddenly|immediately|presently|gradually|slowly|now|again)\\b",
  "(?:at (?:last|once|first|that|this)|just then|only then|by then|since then|until then|from then on|after (?:that|this)|before long|in the end|in time|little by little)\\b",
  `(?:that|this|the (?:next|following|same)|later that|early the next|late that|by the (?:next|following)) ${UNIT}\\b`,
  `(?:by|within|before|after|for|over|in|on) (?:(?:the|that|this|an?|the next|the following|several|a few|many|two|three|four|five|six|seven|ten) )?(?:\\w+ )?${UNIT}s?\\b`,
  `(?:a|an|one|two|three|four|five|six|several|some|many|a few) (?:\\w+ )?${UNIT}s? (?:later|after|afterwards?|passed|went by)\\b`,
  `${UNIT}s (?:later|passed|went by)\\b`,
  "(?:by noon|by midnight|at noon|at midnight|at dawn|at dusk|on the way|for the rest of|for a (?:while|moment|time|long time)|by the time|from that)\\b",
  "(?:when|as|after|once|before|while|until|as soon as) (?:he|she|they|we|i|it|the|his|her|their|my|our|nobody|someone|everyone)\\b",
].join("|");
const NEXT = new RegExp(`^["“‘(]?(?:${NEXT_IN_TIME})`, "iu");
/** Somebody answers, or does something about what was said or done: "He nodded", "She laughed". */
const REACTING =
  /^(?:accept|admit|agree|answer|apologize|blush|cry|decide|explain|frown|gasp|grin|hesitate|hurry|laugh|look|nod|object|obey|pause|point|read|refuse|remember|reply|say|shake|shout|shrug|sigh|sit|smile|stare|stop|take|tell|thank|turn|wait|whisper|wonder)$/u;
const PERSON = /^(?:he|she|they|i|we)$/u;
/** How far behind its pronoun the verb stands: "She only nodded". */
const MOST_TO_VERB = 3;

/**
 * One tie to the sentence directly before for each sentence that opens with what happens next.
 * @example progressTies(analyse("Mina opened the door. The next moment a dog ran out."))[0]?.words // "The next moment"
 */
export function progressTies({ sentences }: Analysis): Tie[] {
  return sentences.flatMap((sentence, index): Tie[] => {
    const before = sentences[index - 1];
    const found = before && (timeOf(sentence) ?? reactionOf(sentence));
    if (!before || !found) return [];
    const anchor = { start: before.start, end: before.end, text: openingOf(before) };
    const tie = makeTie("leaning", sentence, found.first, found.last, [index - 1], anchor, 1);
    return [{ ...tie, near: true, relation: "progress" }];
  });
}

interface Words {
  readonly first: Token;
  readonly last: Token;
}

function timeOf({ text, tokens, start }: Sentence): Words | null {
  const found = NEXT.exec(text);
  const words = found && tokens.filter((token) => token.end <= start + found[0].length);
  const first = words?.find((token) => /^\p{L}/u.test(token.text));
  const last = words?.at(-1);
  return first && last ? { first, last } : null;
}

function reactionOf({ tokens }: Sentence): Words | null {
  const first = tokens[0];
  if (!first || !PERSON.test(first.lower)) return null;
  const verb = tokens
    .slice(1, 1 + MOST_TO_VERB)
    .find(({ likely, lemma }) => likely === "VBD" && REACTING.test(lemma));
  return verb ? { first, last: verb } : null;
}
