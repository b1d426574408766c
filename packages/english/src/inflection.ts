/** Inflection: spelling rules, and tables of exceptions, which take precedence. */
import pluralize from "pluralize";
import { isLemma } from "./lexicon/entries.ts";
import { ADVERBS } from "./words/adverbs.ts";
import { DOUBLING } from "./words/doubling.ts";
import { IRREGULAR_VERBS } from "./words/irregular-verbs.ts";
import { PLURALS } from "./words/plurals.ts";

export interface VerbForms {
  readonly base: string;
  /** Third person singular present. */
  readonly s: string;
  readonly past: string;
  readonly participle: string;
  readonly ing: string;
}

/**
 * The forms of a verb by its base form.
 * @example verbForms("write").participle // "written"
 */
export function verbForms(base: string): VerbForms {
  const known = verbFormsCache.get(base);
  if (known) return known;
  const forms = makeVerbForms(base);
  if (verbFormsCache.size > 20_000) verbFormsCache.clear();
  verbFormsCache.set(base, forms);
  return forms;
}

const verbFormsCache = new Map<string, VerbForms>();

function makeVerbForms(base: string): VerbForms {
  if (base === "be") return { base, s: "is", past: "was", participle: "been", ing: "being" };
  const irregular = IRREGULAR_VERBS.get(base);
  const past = irregular?.[0] ?? regularPast(base);
  return {
    base,
    s: base === "have" ? "has" : thirdPerson(base),
    past,
    participle: irregular?.[1] ?? past,
    ing: ingForm(base),
  };
}

function regularPast(base: string): string {
  if (base.endsWith("e")) return `${base}d`;
  if (/[^aeiou]y$/u.test(base)) return `${base.slice(0, -1)}ied`;
  return `${beforeVowel(base)}ed`;
}

function ingForm(base: string): string {
  if (/^(?:lie|die|tie|untie|belie|vie)$/u.test(base)) return `${base.slice(0, -2)}ying`;
  if (/^(?:singe|tinge|binge)$/u.test(base)) return `${base}ing`;
  if (/[^eoy]e$/u.test(base)) return `${base.slice(0, -1)}ing`;
  return `${beforeVowel(base)}ing`;
}

/** The stem before -ed and -ing: "stop" → "stopp", "panic" → "panick". */
function beforeVowel(base: string): string {
  if (/[aeiou]c$/u.test(base)) return `${base}k`;
  return doublesFinal(base) ? base + base.at(-1) : base;
}

/** One short vowel before one consonant, in a stressed last syllable. */
function doublesFinal(base: string): boolean {
  if (!/(?:^|[^aeiou]|qu)[aeiouy][bdfgklmnprstvz]$/u.test(base)) return false;
  const syllables = base.replace(/qu/gu, "q").match(/[aeiouy]+/gu)?.length ?? 0;
  return (syllables === 1 && !/^(?:bus)$/u.test(base)) || DOUBLING.has(base);
}

function thirdPerson(base: string): string {
  if (base === "quiz") return "quizzes";
  if (/(?:s|x|z|ch|sh|[^aeiou]o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const BASE_BY_FORM: ReadonlyMap<string, string> = new Map(
  [...IRREGULAR_VERBS].flatMap(([base, [past, participle]]) => [
    [past, base] as const,
    [participle, base] as const,
  ]),
);

/**
 * The base form of an inflected verb, or null when no base form inflects to this form.
 * @param lemma the base form according to a tagger
 * @example findVerbBase("written", "write") // "write"
 */
export function findVerbBase(form: string, lemma: string): string | null {
  const lower = form.toLowerCase();
  const irregular = BASE_BY_FORM.get(lower);
  for (const base of [lemma, irregular, ...regularBases(lower), lower]) {
    if (!base || !/^[a-z]+$/u.test(base) || (base !== irregular && !isVerb(base))) continue;
    if (base === lower) return base;
    const { s, past, participle, ing } = verbForms(base);
    if (lower === s || lower === past || lower === participle || lower === ing) return base;
  }
  return null;
}

function isVerb(base: string): boolean {
  return base === "be" || isLemma(base, "v");
}

/** Possible base forms of a regular form. */
function regularBases(form: string): string[] {
  const stem = /^(.+?)(?:ed|ing|es|s|d)$/u.exec(form)?.[1];
  if (stem === undefined) return [];
  const long = form.replace(/(?:ing|ed)$/u, "");
  return [
    form.replace(/s$/u, ""),
    form.replace(/d$/u, ""),
    long,
    `${long}e`,
    long.replace(/(.)\1$/u, "$1"),
    long.replace(/ck$/u, "c"),
    form.replace(/ie[sd]$/u, "y"),
    form.replace(/es$/u, ""),
    form.replace(/ying$/u, "ie"),
  ];
}

/**
 * The plural of a noun.
 * @example pluralOf("city") // "cities"
 */
export function pluralOf(noun: string): string {
  return PLURALS.get(noun) ?? pluralize.plural(noun);
}

const SINGULARS: ReadonlyMap<string, string> = new Map(
  [...PLURALS].map(([singular, plural]) => [plural, singular]),
);

/**
 * The singular of a noun in either number; the word itself where no singular is known.
 * @example singularOf("oases") // "oasis"
 */
export function singularOf(word: string): string {
  const lower = word.toLowerCase();
  const known = singularsCache.get(lower);
  if (known !== undefined) return known;
  const found =
    singularCandidates(lower).find(
      (candidate) =>
        candidate !== lower && isLemma(candidate, "n") && pluralOf(candidate) === lower,
    ) ?? lower;
  if (singularsCache.size > 20_000) singularsCache.clear();
  singularsCache.set(lower, found);
  return found;
}

const singularsCache = new Map<string, string>();

function singularCandidates(word: string): string[] {
  const listed = SINGULARS.get(word);
  return [
    ...(listed ? [listed] : []),
    pluralize.singular(word),
    word.replace(/s$/u, ""),
    word.replace(/es$/u, ""),
    word.replace(/es$/u, "is"),
    word.replace(/ies$/u, "y"),
  ];
}

/**
 * The comparative of an adjective or adverb.
 * @example comparativeOf("useful") // "more useful"
 */
export function comparativeOf(adjective: string): string {
  return COMPARED.get(adjective)?.[0] ?? suffixed(adjective, "er") ?? `more ${adjective}`;
}

/** @example superlativeOf("big") // "biggest" */
export function superlativeOf(adjective: string): string {
  return COMPARED.get(adjective)?.[1] ?? suffixed(adjective, "est") ?? `most ${adjective}`;
}

const COMPARED: ReadonlyMap<string, readonly [string, string]> = new Map([
  ["good", ["better", "best"]],
  ["well", ["better", "best"]],
  ["bad", ["worse", "worst"]],
  ["badly", ["worse", "worst"]],
  ["little", ["less", "least"]],
  ["many", ["more", "most"]],
  ["much", ["more", "most"]],
  ["far", ["farther", "farthest"]],
]);

/** Adjectives of two syllables that take -er; all others of two or more take "more". */
const TAKES_ER =
  /^(?:quiet|clever|narrow|shallow|hollow|mellow|simple|gentle|humble|noble|subtle|able|ample|feeble|nimble|cruel)$/u;
const TAKES_MORE =
  /^(?:tired|bored|real|right|wrong|just|ill|glad|fun|afraid|daily|likely|lively)$/u;

function suffixed(adjective: string, suffix: "er" | "est"): string | null {
  const syllables = adjective.replace(/e$/u, "").match(/[aeiouy]+/gu)?.length ?? 0;
  const endsInY = syllables === 2 && /[^aeiou]y$/u.test(adjective);
  if (TAKES_MORE.test(adjective)) return null;
  if (syllables > 1 && !endsInY && !TAKES_ER.test(adjective)) return null;
  if (/[^aeiou]y$/u.test(adjective) && !/^(?:shy|sly|spry|wry)$/u.test(adjective))
    return `${adjective.slice(0, -1)}i${suffix}`;
  if (adjective.endsWith("e")) return adjective + suffix.slice(1);
  const doubled = /(?:^|[^aeiou])[aeiou][bdgmnpt]$/u.test(adjective) && syllables === 1;
  return adjective + (doubled ? adjective.at(-1) : "") + suffix;
}

/** The adverb of an adjective, from a checked list; null for a word that is not in it. */
export function adverbOf(adjective: string): string | null {
  return ADVERBS.get(adjective.toLowerCase()) ?? null;
}

const ADJECTIVES: ReadonlyMap<string, string> = new Map(
  [...ADVERBS].map(([adjective, adverb]) => [adverb, adjective]),
);

/** @example adjectiveOf("easily") // "easy" */
export function adjectiveOf(adverb: string): string | null {
  return ADJECTIVES.get(adverb.toLowerCase()) ?? null;
}
