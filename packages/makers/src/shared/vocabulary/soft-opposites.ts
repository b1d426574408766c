/** Words whose opposite rarely contradicts a text for sure: whatever stands there, nearly any text goes on as well. */
import type { Headword } from "@pulda/english";

/**
 * By part of speech: of degree, of number, of size, of colour and of a place or a time that nothing else depends on; of
 * verbs, the manner of an act ("glance", "stare") and what is only less exact ("calculate", "guess").
 */
const SOFT: Readonly<Record<string, ReadonlySet<string>>> = {
  a: words(
    `ancient average bare blank blonde brief central considerable dramatic due downward eastern elderly endless
     enormous everyday female fresh huge immediate inner less main major male mild minor modern nearby northern
     numerous online opposite outer overnight pale remarkable several sharp slight striking tall tiny total typical
     upper upward usual wonderful`,
  ),
  r: words(
    `accordingly altogether badly barely beautifully considerably dramatically eventually exactly extremely fairly
     fortunately greatly hardly highly immensely lastly less likewise loudly mostly noticeably otherwise precisely quite
     roughly scarcely seriously sharply slightly someday sooner unfortunately upward wonderfully`,
  ),
  v: words(
    `amaze bark burn calculate crawl cry drag drizzle edge exclaim figure glance lash plunge pour press roar rush
     scold shout stick stir stretch tap tear wonder wrap`,
  ),
  n: words(
    `alarm background belly blow branch ceiling coast dawn dip downpour drizzle dusk entrance glance gut handful
     male female midnight noon partner pole portion relative roar root shade shortcut software sum sunlight surface
     tap trace unit vehicle vowel`,
  ),
};

/**
 * Whether the opposite of a word is only softly wrong in nearly every text.
 * @example isSoft({ lemma: "slight", pos: "a", tag: "JJ" }) // true
 */
export function isSoft({ lemma, pos }: Headword): boolean {
  return SOFT[pos]?.has(lemma) ?? false;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u));
}
