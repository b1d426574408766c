/** What tells a notice and a letter from other texts. */
import type { Analysis } from "@pulda/english";

/** An address or a farewell makes a letter of a text. */
const LETTER = /^Dear\b|\b(?:Sincerely|Best regards|Yours truly|Respectfully)\b/mu;
/** What notices have: clock times, dates with weekdays, prices, lines with a heading, a call to act, who may come. */
const SIGNS: readonly RegExp[] = [
  /\b\d{1,2}(?::\d\d)? ?[ap]\.m\./iu,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/u,
  /\$\d/u,
  /\b(?:register|registration|sign up|apply|applications?|participants|admission|entry|entries|tickets|fee|free of charge)\b/iu,
  /\b(?:please|must|will be (?:held|open|accepted|provided|available|closed|offered)|is (?:looking for|offering|inviting|accepting|pleased)|invites?|welcome|join us)\b/iu,
  /^(?:- |(?:Dates?|When|Where|Time|Place|Location|Venue|Fee|Price)s?:)/mu,
  /\b(?:on|every) (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/u,
  /\b(?:our (?:website|office|front desk)|the (?:front|information) desk|by (?:phone|e-?mail)|call \d{3}|\d{3}-\d{4}|\S@\S)/u,
  /\b(?:aged? \d|\d+ years old|in grades? \d|\d+ (?:and|or) (?:older|over)|under \d+)\b/u,
  /\bno (?:charge|experience|registration|\w+ experience)\b|\bat no cost\b/u,
];
const LEAST_SIGNS = 4;

/** What is sent in, to a contest at which nobody has to appear. */
const ENTRIES =
  /\b(?:entries|submit(?:ted)?|submissions?|upload|hand in your|send (?:us )?(?:your|a)|e-?mail your)\b/iu;
const CONTEST = /\b(?:contest|competition|prizes?|winners?)\b/iu;

/** Whether a notice is of a contest to which something is sent in. */
export function isForEntries(text: string): boolean {
  return CONTEST.test(text) && ENTRIES.test(text);
}

/** Whether a notice is of what opens and closes, and does not begin and end. */
export function isFacility(text: string): boolean {
  return /\b(?:opening hours|open daily|reopen\w*|swimming pool|ice rink)\b/iu.test(text);
}

/** Whether a text is addressed to somebody. */
export function isLetter({ text }: Analysis): boolean {
  return LETTER.test(text);
}

/**
 * Whether a text announces an event, a course, a contest or an offer; no letter.
 * @example isNotice(analyse("… Saturday, May 18, 7 p.m. … The fee is $6 … Please sign up by …")) // true
 */
export function isNotice(analysis: Analysis): boolean {
  const { text } = analysis;
  return !isLetter(analysis) && SIGNS.filter((sign) => sign.test(text)).length >= LEAST_SIGNS;
}
