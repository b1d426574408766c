/** Words that may stand beside a key: of its kind, form, level and length, and none near it. */
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
  /** What the options stand for: the key's lemma, part of speech and form. */
  readonly head: Headword;
  /** The key as it is shown. */
  readonly shown: string;
  /** Lemmas that no option may be near to, besides the key's. */
  readonly apart: readonly string[];
  /** Lower-case words that no option may be. */
  readonly taken: ReadonlySet<string>;
  /** What the text is about, or null; words a little related to it are plausible. */
  readonly subject: Float32Array | null;
  /** Whether a form can stand in the place, such as behind "an". */
  readonly suits?: (form: string) => boolean;
}

/** Offensive or childish words, and what is rarely a word at all. */
const BARRED =
  /^(?:sex|sexual|sexy|nude|naked|rape|kill|killer|drug|gay|porn|nazi|god|devil|damn|hell|crap|shit|fuck|bitch|bastard|whore|slut|ass|butt|cock|dick|puss|boob|piss|poop|fart|slave|negro|jew|jewish|muslim|suicide|murder|corpse|rapist|prostitute|virgin|breast|penis|vagina|anal|oral|lover|mistress|idiot|moron|stupid|dumb|fat|ugly|retard|drunk|dope|weed|booze|gun|bomb|terror|terrorist|massacre|genocide|torture|abortion|lesbian|homosexual|foetus|urine|feces|vomit)\w*$/u;

const FIGURES =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|first|second|third|fourth|fifth|sixth|tenth|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|somebody|someone|anybody|nobody|everybody|dead|kept|done)$/u;

interface SimilarWord {
  readonly lemma: string;
  readonly zipf: number;
}

/** What a learner may know: rarer words are not, commoner ones say too little. */
const KNOWN = { least: 3.5, most: 5.4 } as const;

let pools: Readonly<Record<PartOfSpeech, SimilarWord[]>> | undefined;

/** The words of a part of speech that a learner may know, mostly used as that. */
function poolOf(pos: PartOfSpeech): readonly SimilarWord[] {
  if (!pools) {
    pools = { n: [], v: [], a: [], r: [] };
    for (const entry of entriesFrom(KNOWN.least)) {
      const [first] = entry.uses.toSorted((a, b) => b.count - a.count);
      if (first && isPeer(entry, first.pos))
        pools[first.pos].push({ lemma: entry.lemma, zipf: entry.zipf });
    }
  }
  return pools[pos];
}

function isPeer({ lemma, zipf, uses }: Entry, pos: PartOfSpeech): boolean {
  if (lemma.length < 4 || zipf > KNOWN.most || BARRED.test(lemma)) return false;
  const total = uses.reduce((sum, { count }) => sum + count, 0);
  const own = uses.filter((use) => use.pos === pos);
  const share = own.reduce((sum, { count }) => sum + count, 0) / Math.max(1, total);
  const [first] = own;
  if (!first || first.count < 2 || share < 0.7) return false;
  // numerals, and words that are names first
  return !FIGURES.test(lemma) && getSense(first.sense).words.includes(lemma);
}

/** How far from the key's own the level and the length of an option may be. */
const MAX_LEVEL_DIFFERENCE = 0.9;
const MAX_LENGTH_DIFFERENCE = 4;
/** Between strangers and kin of the text's subject. */
const PLAUSIBLE = { least: 0.12, most: 0.5 } as const;

/**
 * Up to `count` words beside a key, each in the key's form and none near another.
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
  const pool = poolOf(head.pos);
  const chosen: { lemma: string; form: string }[] = [];
  // a random walk through the pool: it is far larger than what is needed
  const start = random.below(Math.max(1, pool.length));
  const step = 1 + 2 * random.below(500);
  for (let at = 0; at < pool.length && chosen.length < count; at++) {
    const candidate = pool[(start + at * step) % pool.length];
    if (!candidate || Math.abs(candidate.zipf - level) > MAX_LEVEL_DIFFERENCE) continue;
    const { lemma } = candidate;
    if (Math.abs(lemma.length - head.lemma.length) > MAX_LENGTH_DIFFERENCE || taken.has(lemma))
      continue;
    // "plumbings": what is done is rarely counted
    if (head.tag === "NNS" && /(?:ing|ness|ity|ism)$/u.test(lemma)) continue;
    const form = inflect(lemma, head.tag);
    if (form === shown || taken.has(form) || /\s/u.test(form) || (suits && !suits(form))) continue;
    // an adverb in -ly stands among such
    if (head.pos === "r" && form.endsWith("ly") !== shown.endsWith("ly")) continue;
    if (chosen.some((other) => other.lemma === lemma)) continue;
    const near = subject ? similarityTo(lemma, subject) : null;
    if (subject && (near === null || near < PLAUSIBLE.least || near > PLAUSIBLE.most)) continue;
    const others = [head.lemma, ...apart, ...chosen.map((other) => other.lemma)];
    if (others.some((other) => areNearSynonyms(other, lemma, head.pos))) continue;
    chosen.push({ lemma, form });
  }
  return chosen.map(({ form }) => form);
}

/** Every word of a text in lower case: what an option must not repeat. */
export function lowerCaseWords(text: string): ReadonlySet<string> {
  return new Set(text.toLowerCase().match(/[a-z]+/gu));
}
