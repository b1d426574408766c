/**
 * Ties of a sentence that tells what happens next, by its opening: "The next morning", "When she returned", "He
 * nodded". Like leanings they tell a reader where the author has joined two sentences; in a text that tells what
 * happened, the course of the events does the rest (judged: docs/quality.md).
 */
import type { Analysis, Sentence, Token } from "../analysis.ts";
import { wordList } from "../words/word-list.ts";
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
const PERSON = /^(?:he|she|they|i|we)$/u;
/** What somebody is or has is no event. */
const STATES = wordList("be do have know like live love own");
/** How far behind its pronoun the verb stands: "She only nodded". */
const MOST_TO_VERB = 3;
/** How long a phrase before the pronoun is: "Listening to two notes at once, he …". */
const MOST_TO_COMMA = 14;

/**
 * One tie to the sentence directly before for each sentence that opens with what happens next.
 * @example progressTies(analyse("Mina opened the door. The next moment a dog ran out."))[0]?.words // "The next moment"
 */
export function progressTies({ sentences }: Analysis): Tie[] {
  return sentences.flatMap((sentence, index): Tie[] => {
    const before = sentences[index - 1];
    const found = before && (timeOf(sentence) ?? deedOf(sentence));
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

/** "He nodded", "Proudly she called", "Annoyed, he left": what somebody of whom the text speaks does next. */
function deedOf({ tokens }: Sentence): Words | null {
  const [opener] = tokens;
  const person = opener && tokens[isAdjunct(opener) ? endOfAdjunct(tokens) : 0];
  if (!person || !PERSON.test(person.lower)) return null;
  const verb = tokens
    .slice(person.index + 1, person.index + 1 + MOST_TO_VERB)
    .find(({ likely, lemma }) => likely === "VBD" && !STATES.has(lemma));
  return verb ? { first: opener, last: verb } : null;
}

/** Whether a word opens a phrase before the subject: "Proudly", "Listening to …", "Annoyed". */
function isAdjunct({ likely, lower }: Token): boolean {
  return /^(?:VB[GN]|JJ)$/u.test(likely ?? "") || /(?:ed|ly)$/u.test(lower);
}

/** The index behind the comma that ends a phrase, or behind a single word without one. */
function endOfAdjunct(tokens: readonly Token[]): number {
  const comma = tokens.slice(0, MOST_TO_COMMA).findIndex(({ text }) => text === ",");
  return comma < 0 ? 1 : comma + 1;
}
