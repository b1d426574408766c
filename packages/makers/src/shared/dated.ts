/** Sentences that a date puts in their place, so that nobody has to read them for it. */
import type { Sentence } from "@pulda/english";

const YEAR = /\b(?:1\d|20)\d\d\b/u;
const OF_LIFE =
  /\b(?:born|age of|aged|died|death|childhood)\b|\bas an? (?:small |young |little )?(?:boy|girl|child|teenager)\b|\bwhen (?:he|she) was (?:still |only |just )?(?:an? |\p{L}+(?:teen|ty|-\p{L}+)\b|(?:four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/iu;
const OF_DEATH = /\b(?:died|death|dying|lived to)\b/iu;
/** "By autumn": a season. */
const OF_SEASON =
  /\b(?:by|in|that|this|next|following|one) (?:spring|summer|autumn|winter|year)\b/iu;
/** "The next morning". */
const OF_TIME =
  /\b(?:by|in|that|this|next|following|one) (?:spring|summer|autumn|winter|morning|afternoon|evening|night|day|week|month|year)\b/iu;

/**
 * Whether a sentence names a year, or the birth, the age or the death of somebody.
 * @example hasDate(sentence) // true, of "Born in 1902, she grew up in Leeds."
 */
export function hasDate({ text }: Sentence): boolean {
  return YEAR.test(text) || OF_LIFE.test(text);
}

/** Whether a sentence tells of somebody's death: it stands last. */
export function tellsOfDeath({ text }: Sentence): boolean {
  return OF_DEATH.test(text);
}

/** Whether a sentence names a season or a year: "by autumn". */
export function namesSeason({ text }: Sentence): boolean {
  return OF_SEASON.test(text);
}

/** Whether a sentence names a season, or a day or a part of one: "the next morning". */
export function namesTime({ text }: Sentence): boolean {
  return OF_TIME.test(text);
}
