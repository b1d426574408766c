/** Words whose meaning is plainly another one: what stands beside the key of a word test. */
import {
  areNearSynonyms,
  levelOf,
  lemmasWithMeaning,
  meaningsOf,
  type PartOfSpeech,
  type WordClass,
} from "@pulda/english";
import type { Random } from "../shared/random.ts";
import type { TestedWord } from "./tested-word.ts";

/** How far the level of another word may be from the asked one's. */
const MAX_LEVEL_DIFFERENCE = 1;

/**
 * So many other words of the same part of speech whose meanings have nothing in common with the asked
 * word or with each other: of the list first, then of the dictionary. Null where there are too few.
 */
export function findDistractorWords(
  asked: TestedWord,
  list: readonly TestedWord[],
  count: number,
  random: Random,
): TestedWord[] | null {
  const chosen: TestedWord[] = [];
  const take = (candidates: Iterable<TestedWord>): void => {
    for (const candidate of candidates) {
      if (chosen.length === count) return;
      if ([asked, ...chosen].every((one) => areApart(one, candidate))) chosen.push(candidate);
    }
  };
  const pos = asked.pos ?? "n";
  take(random.shuffled(list.filter((word) => word.pos === pos)));
  take(fromDictionary(pos, asked.level, random));
  return chosen.length === count ? chosen : null;
}

/** A walk through the dictionary's words of a part of speech and about one level. */
function* fromDictionary(pos: WordClass, level: number, random: Random): Generator<TestedWord> {
  const pool = poolOf(pos);
  const start = random.below(Math.max(1, pool.length));
  const step = 1 + 2 * random.below(200);
  for (let at = 0; at < pool.length; at++) {
    const word = pool[(start + at * step) % pool.length];
    if (word && Math.abs(word.level - Math.min(4, level)) <= MAX_LEVEL_DIFFERENCE) yield word;
  }
}

const pools = new Map<WordClass, readonly TestedWord[]>();

function poolOf(pos: WordClass): readonly TestedWord[] {
  const known = pools.get(pos);
  if (known) return known;
  const pool = [...lemmasWithMeaning()].toSorted().flatMap((lemma): TestedWord[] => {
    const meanings = meaningsOf(lemma);
    // a word of one part of speech alone cannot be taken for something else
    const [only] = meanings;
    if (meanings.length !== 1 || only?.pos !== pos || lemma.length < 3) return [];
    // "~ 모양의" is no meaning that stands alone
    if (only.korean.some((meaning) => meaning.startsWith("~"))) return [];
    return [
      {
        text: lemma,
        lemma,
        pos,
        level: levelOf(lemma),
        meaning: only.korean.slice(0, 2).join("; "),
        meanings: only.korean,
      },
    ];
  });
  pools.set(pos, pool);
  return pool;
}

/** Whether no meaning of one word could be taken for one of another. */
function areApart(a: TestedWord, b: TestedWord): boolean {
  if (a.lemma === b.lemma || a.text.toLowerCase() === b.text.toLowerCase()) return false;
  const [stemsA, stemsB] = [a.meanings.map(stemOfMeaning), b.meanings.map(stemOfMeaning)];
  if (stemsA.some((one) => stemsB.some((other) => clash(one, other)))) return false;
  return (["n", "v", "a", "r"] as const).every((pos) => !isNearAs(a, b, pos));
}

function isNearAs(a: TestedWord, b: TestedWord, pos: PartOfSpeech): boolean {
  const asPos = ({ lemma }: TestedWord): boolean =>
    meaningsOf(lemma).some((one) => one.pos === pos);
  return asPos(a) && asPos(b) && areNearSynonyms(a.lemma, b.lemma, pos);
}

/** A Korean meaning without brackets, "~", spaces and the endings that make it a word of some kind. */
function stemOfMeaning(meaning: string): string {
  return meaning
    .replace(/\([^)]*\)/gu, "")
    .replace(/~\S*/gu, "")
    .replace(/[^가-힣]/gu, "")
    .replace(
      /(?:하다|되다|시키다|하는|되는|하게|스러운|스럽게|적인|적으로|로운|롭게|한|된|히|다|의|게)$/u,
      "",
    );
}

/** Whether two stems are the same, or one has the other, or two syllables of it, in it. */
function clash(a: string, b: string): boolean {
  if (a === "" || b === "") return false;
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short) || long.endsWith(short);
  for (let at = 0; at + 2 <= short.length; at++)
    if (long.includes(short.slice(at, at + 2))) return true;
  return false;
}
