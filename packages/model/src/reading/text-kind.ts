/** What kind of text a passage is, as far as surface signs tell: types that ask for a point refuse letters and stories. */
import type { Excerpt } from "@pulda/makers/building";

/** A salutation, a closing, or the sentence with which letters say what they want. */
const LETTER =
  /^(?:Dear\b|To whom it may concern)|(?:^|[.!?]\s)(?:Yours )?(?:[Ss]incerely|[Ff]aithfully|[Tt]ruly)\b|\b(?:I am|I'm|We are|We're) writing to\b/u;

/** Words that stand for persons of whom a story tells. */
const PERSON = /\b(?:I|my|me|he|him|his|she|her)\b/giu;
/** A story names persons at least once in so many of its sentences. */
const PERSONAL = 0.5;
/** So many of its sentences tell what happened. */
const PAST = 0.75;

/**
 * Whether a text is a letter or a mail: it wants something of its reader, who is asked for its purpose.
 * @example isLetter(excerptOf("Dear Ms. Han, I am writing to ask for …")) // true
 */
export function isLetter({ sentences }: Excerpt): boolean {
  return sentences.some(({ text }) => LETTER.test(text));
}

/**
 * Whether a text tells a story to its end: nearly all of its sentences are in the past, most are about persons, and the
 * last draws no conclusion in the present.
 * @example isStory(excerptOf("She opened the door. Nobody was there. …")) // true
 */
export function isStory({ sentences }: Excerpt): boolean {
  const told = sentences.filter(({ tokens }) => tokens.some(({ likely }) => likely === "VBD"));
  const personal = sentences.filter(({ text }) => text.search(PERSON) >= 0);
  const last = sentences.at(-1);
  return (
    told.length >= sentences.length * PAST &&
    personal.length >= sentences.length * PERSONAL &&
    last !== undefined &&
    told.includes(last)
  );
}
