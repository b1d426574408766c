/** Which types a language model adds to a passage where types are chosen automatically. */

/** Types whose items teachers print most often, in any order. */
const PREFERRED = [
  "blank",
  "clause-blank",
  "irrelevant-sentence",
  "content-match",
  "summary",
  "implication",
] as const;
/** Of these one at first, by what the passage is. */
const OF_WHOLE_TEXT = ["topic", "title", "gist", "claim"] as const;
/** Stands for one of them, so that all passages have the same order. */
const WHOLE_TEXT = "whole-text";
/** What comes after those. */
const OTHERS = [
  "content-match-korean",
  "word-in-context",
  "guided-writing",
  "connective",
  "synonym",
  "definition",
  "word-choice",
  "word-order",
] as const;

const SALUTATION = /^\s*(?:Dear|To whom|Hello,|Hi,)\b/u;
const FAREWELL =
  /\b(?:sincerely|regards|best wishes|respectfully|yours truly|look forward to hearing)\b/iu;
const PERSONS = /\b(?:he|she|him|her|his|hers|I|my|me)\b/gu;
const PAST = /\b(?:was|were|had|did|said|went|came|took|felt|saw|knew|thought|[a-z]{2,}ed)\b/gu;
const WORDS = /[A-Za-z]+/gu;

/** Of a hundred words, how many have to be of persons and how many of the past in a story. */
const STORY = { persons: 6, past: 6 };

/**
 * What a passage is, as far as its words tell.
 * @example kindOf("Dear Ms. Kim, …") // "letter"
 */
export function kindOf(text: string): "letter" | "story" | "text" {
  if (SALUTATION.test(text) || FAREWELL.test(text)) return "letter";
  const words = text.match(WORDS)?.length ?? 0;
  const share = (pattern: RegExp) =>
    (100 * (text.match(pattern)?.length ?? 0)) / Math.max(1, words);
  return share(PERSONS) >= STORY.persons && share(PAST) >= STORY.past ? "story" : "text";
}

/**
 * Whether a type suits a passage: a purpose is asked of letters, a mood and what words refer to of stories.
 * @example suits("purpose", "Dear Ms. Kim, …") // true
 */
export function suits(type: string, text: string): boolean {
  if (type === "purpose") return kindOf(text) === "letter";
  if (type === "mood" || type === "reference") return kindOf(text) === "story";
  return true;
}

/**
 * The types that a model is to propose for a passage: each once, those that are preferred first. Passages of one exam
 * begin at different ones, so that the exam has them all.
 * @param passage the index of the passage
 * @example rotation(text, 4, { seed: 7, passage: 0 }) // ["summary", "topic", "blank", "clause-blank"]
 */
export function rotation(
  text: string,
  count: number,
  { seed, passage }: { readonly seed: number; readonly passage: number },
): string[] {
  const kind = kindOf(text);
  const whole = wholeTextTypes(kind, seed, passage);
  const all = [...PREFERRED, WHOLE_TEXT, ...(kind === "story" ? ["reference"] : [])];
  const main = shuffled(all, seed).map((type) => (type === WHOLE_TEXT ? whole[0]! : type));
  const start = (passage * count) % main.length;
  const preferred = [...main.slice(start), ...main.slice(0, start)];
  return [...preferred, ...shuffled([...whole.slice(1), ...OTHERS], seed)].slice(0, count);
}

/** The types that ask about the text as a whole, the one that suits it best first. */
function wholeTextTypes(
  kind: "letter" | "story" | "text",
  seed: number,
  passage: number,
): string[] {
  const start = (seed + passage) % OF_WHOLE_TEXT.length;
  const turned = [...OF_WHOLE_TEXT.slice(start), ...OF_WHOLE_TEXT.slice(0, start)];
  if (kind === "letter") return ["purpose", "title", "topic"];
  // a story claims nothing
  if (kind === "story") return ["mood", "title", "topic"];
  return turned;
}

/** Another order, the same for the same seed. */
function shuffled(types: readonly string[], seed: number): string[] {
  const rank = (type: string) => mixed(seed, type);
  return types.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** A number that looks like chance (FNV-1a of both). */
function mixed(seed: number, text: string): number {
  let value = 0x811c9dc5;
  for (const char of `${seed} ${text}`) value = Math.imul(value ^ char.charCodeAt(0), 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 0;
}
