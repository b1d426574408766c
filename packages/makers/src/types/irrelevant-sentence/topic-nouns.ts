/** What a text is about: the nouns that stand in most of its sentences, rare ones before common ones. */
import { entryOf, singularOf, stemOf } from "@pulda/english";
import { isNoun } from "./hook.ts";
import type { Surroundings } from "./surroundings.ts";

/** What a sentence with a noun counts: the more, the rarer the noun. A noun of this Zipf value counts nothing. */
const COMMONEST = 7.5;
/** The Zipf value of a noun that the dictionary does not have. */
const UNKNOWN = 3;
/** How much more a noun counts that the text opens with. */
const OPENING = 2;
/** In fewer sentences a noun is only mentioned. */
const LEAST_SENTENCES = 2;

/** How much of a text is about each of its nouns, 0 to 1 (the noun that it is about most), by stem. */
export function topicNouns({ sentences, counts }: Surroundings): ReadonlyMap<string, number> {
  const opening = new Set(sentences[0]?.tokens.map(({ text }) => stemOf(text)));
  const weights = new Map<string, number>();
  for (const { tokens } of sentences)
    for (const token of tokens) {
      const stem = stemOf(token.text);
      const count = counts.get(stem) ?? 0;
      if (!isNoun(token) || count < LEAST_SENTENCES || weights.has(stem)) continue;
      const zipf = entryOf(singularOf(token.lower))?.zipf ?? UNKNOWN;
      weights.set(stem, count * (COMMONEST - zipf) * (opening.has(stem) ? OPENING : 1));
    }
  const most = Math.max(...weights.values());
  return new Map([...weights].map(([stem, weight]) => [stem, weight / most]));
}
