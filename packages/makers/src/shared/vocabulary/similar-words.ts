/** Similar words as distractors: of the key's part of speech, form, level and length, but not of its meaning. */
import {
  areNearSynonyms,
  entriesFrom,
  entryOf,
  getSense,
  inflect,
  similarityTo,
  type Entry,
  type Headword,
  type PartOfSpeech,
} from "@pulda/english";
import type { Random } from "../random.ts";

export interface SimilarWordRequest {
  /** The key's lemma, part of speech and form. */
  readonly head: Headword;
  /** The key as shown. */
  readonly shown: string;
  /** Further lemmas that no distractor may be a near-synonym of. */
  readonly apart: readonly string[];
  /** Lower-case words that no distractor may be. */
  readonly taken: ReadonlySet<string>;
  /** The topic vector of the text, or null; distractors slightly related to it are plausible. */
  readonly subject: Float32Array | null;
  /** Whether a form fits the position, such as after "an". */
  readonly suits?: (form: string) => boolean;
}

/** Offensive or childish words, and strings that are rarely words. */
const EXCLUDED =
  /^(?:sex|sexual|sexy|nude|naked|rape|kill|killer|drug|gay|porn|nazi|god|devil|damn|hell|crap|shit|fuck|bitch|bastard|whore|slut|ass|butt|cock|dick|puss|boob|piss|poop|fart|slave|negro|jew|jewish|muslim|suicide|murder|corpse|rapist|prostitute|virgin|breast|penis|vagina|anal|oral|lover|mistress|idiot|moron|stupid|dumb|fat|ugly|retard|drunk|dope|weed|booze|gun|bomb|terror|terrorist|massacre|genocide|torture|abortion|lesbian|homosexual|foetus|urine|feces|vomit)\w*$/u;

const NUMERALS_AND_NAMES =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|first|second|third|fourth|fifth|sixth|tenth|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|somebody|someone|anybody|nobody|everybody|dead|kept|done)$/u;

interface SimilarWord {
  readonly lemma: string;
  readonly zipf: number;
}

/** Zipf frequencies of distractors: rarer words are unknown to learners, commoner ones mean too little. */
const ZIPF = { least: 3.5, most: 5.4 } as const;

let pools: Readonly<Record<PartOfSpeech, SimilarWord[]>> | undefined;

/** The distractor words of a part of speech: words that a learner may know, mostly used as this part of speech. */
function wordsOfClass(pos: PartOfSpeech): readonly SimilarWord[] {
  if (!pools) {
    pools = { n: [], v: [], a: [], r: [] };
    for (const entry of entriesFrom(ZIPF.least)) {
      const [first] = entry.uses.toSorted((a, b) => b.count - a.count);
      if (first && isInPool(entry, first.pos))
        pools[first.pos].push({ lemma: entry.lemma, zipf: entry.zipf });
    }
  }
  return pools[pos];
}

function isInPool({ lemma, zipf, uses }: Entry, pos: PartOfSpeech): boolean {
  if (lemma.length < 4 || zipf > ZIPF.most || EXCLUDED.test(lemma)) return false;
  const total = uses.reduce((sum, { count }) => sum + count, 0);
  const usesOfPos = uses.filter((use) => use.pos === pos);
  const share = usesOfPos.reduce((sum, { count }) => sum + count, 0) / Math.max(1, total);
  const [first] = usesOfPos;
  if (!first || first.count < 2 || share < 0.7) return false;
  // without numerals, and without words that are mainly names
  return !NUMERALS_AND_NAMES.test(lemma) && getSense(first.sense).words.includes(lemma);
}

/** How far a distractor's frequency (Zipf) and length (letters) may be from the key's. */
const MAX_LEVEL_DIFFERENCE = 0.9;
const MAX_LENGTH_DIFFERENCE = 4;
/** The similarity to the topic vector that makes a distractor plausible: neither unrelated nor central. */
const PLAUSIBLE_SIMILARITY = { least: 0.12, most: 0.5 } as const;

/**
 * Finds up to `count` distractors, each in the key's form, no two of them near-synonyms.
 * @example findSimilarWords(wanted, 4, random) // ["harvested", "borrowed", …]
 */
export function findSimilarWords(
  wanted: SimilarWordRequest,
  count: number,
  random: Random,
): string[] {
  const { head, shown, apart, taken, subject, suits } = wanted;
  const zipf = entryOf(head.lemma)?.zipf ?? 4;
  const level = Math.min(5, Math.max(3.8, zipf));
  const words = wordsOfClass(head.pos);
  const chosen: { lemma: string; form: string }[] = [];
  // visits the words at a random stride, since it is far larger than needed
  const start = random.below(Math.max(1, words.length));
  const step = 1 + 2 * random.below(500);
  for (let at = 0; at < words.length && chosen.length < count; at++) {
    const candidate = words[(start + at * step) % words.length];
    if (!candidate || Math.abs(candidate.zipf - level) > MAX_LEVEL_DIFFERENCE) continue;
    const { lemma } = candidate;
    if (Math.abs(lemma.length - head.lemma.length) > MAX_LENGTH_DIFFERENCE || taken.has(lemma))
      continue;
    // "plumbings": nouns of activities and qualities are rarely counted
    if (head.tag === "NNS" && /(?:ing|ness|ity|ism)$/u.test(lemma)) continue;
    const form = inflect(lemma, head.tag);
    if (form === shown || taken.has(form) || /\s/u.test(form) || (suits && !suits(form))) continue;
    // adverbs in -ly are offered only together
    if (head.pos === "r" && form.endsWith("ly") !== shown.endsWith("ly")) continue;
    if (chosen.some((other) => other.lemma === lemma)) continue;
    const similarity = subject ? similarityTo(lemma, subject) : null;
    if (
      subject &&
      (similarity === null ||
        similarity < PLAUSIBLE_SIMILARITY.least ||
        similarity > PLAUSIBLE_SIMILARITY.most)
    )
      continue;
    const others = [head.lemma, ...apart, ...chosen.map((other) => other.lemma)];
    if (others.some((other) => areNearSynonyms(other, lemma, head.pos))) continue;
    chosen.push({ lemma, form });
  }
  return chosen.map(({ form }) => form);
}

/** Every word of a text in lower case, which no distractor may repeat. */
export function lowerCaseWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[a-z]+/gu));
}
