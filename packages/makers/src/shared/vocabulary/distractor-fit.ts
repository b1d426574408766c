/** How well one word stands as an option beside another: of its field and of its kind, without meaning the same. */
import { hypernymsOf, similarity, usesAs, type PartOfSpeech } from "@pulda/english";

/** Words that are nearer by their vectors may mean nearly the same. */
const MAX_SIMILARITY = 0.5;
/** What being of one kind adds: a person beside persons, a tool beside tools. */
const KIND_SHARE = 0.4;

/**
 * From about −0.3 (of another world) to 0.9; null where the words are too near to be told apart.
 * @example distractorFit("physician", "lawyer", "n")! > distractorFit("physician", "fence", "n")! // true
 */
export function distractorFit(a: string, b: string, pos: PartOfSpeech): number | null {
  const near = similarity(a, b) ?? -0.1;
  return near > MAX_SIMILARITY ? null : near + KIND_SHARE * kindShared(a, b, pos);
}

/** The share of the ancestors in WordNet that the most common senses of two words have in common, 0–1. */
function kindShared(a: string, b: string, pos: PartOfSpeech): number {
  const [kindsA, kindsB] = [kindsOf(a, pos), kindsOf(b, pos)];
  const least = Math.min(kindsA.size, kindsB.size);
  let shared = 0;
  for (const kind of kindsA) if (kindsB.has(kind)) shared++;
  return least === 0 ? 0 : shared / least;
}

const cache = new Map<string, ReadonlySet<number>>();
/** How many words are remembered. */
const MAX_REMEMBERED = 20_000;

function kindsOf(lemma: string, pos: PartOfSpeech): ReadonlySet<number> {
  const id = `${lemma} ${pos}`;
  let kinds = cache.get(id);
  if (!kinds) {
    if (cache.size >= MAX_REMEMBERED) cache.clear();
    const [use] = usesAs(lemma, pos);
    cache.set(id, (kinds = new Set(use ? hypernymsOf(use.sense).slice(1) : [])));
  }
  return kinds;
}
