/** Words that may stand beside a known word among the options, each with the reason why a learner may take it. */
import {
  areNearSynonyms,
  centroid,
  companionOf,
  exactSynonymsOf,
  inflect,
  isContent,
  levelOf,
  similarity,
  similarityTo,
  usagesOf,
  withParticle,
  type PartOfSpeech,
  type Usage,
  type UsageHere,
} from "@pulda/english";
import { koreanOf, means, type KnownWord } from "./known-words.ts";
import { distractorFit } from "./distractor-fit.ts";
import { sharesRoot } from "./shares-root.ts";

export interface WordDistractor {
  readonly lemma: string;
  /** In the form of the word in the text. */
  readonly form: string;
  /** In Korean, a full sentence: why it is wrong. */
  readonly reason: string;
  /** In Korean, a full sentence: why a learner may take it. */
  readonly trap: string;
  /** Whether only the text tells that it is wrong: it means another sense of the word, or its opposite. */
  readonly isOfWord: boolean;
}

/** Beside a word of this level or above, a word of the first level that only is of its field is no distractor: everyone knows it. */
const LEAST_LEVEL = 3;
/** What each kind of distractor is worth beside the nearness of words of one field; its own confusables before others'. */
const RANK = { sense: 3, nearMiss: 2.5, opposite: 2, own: 0.15 } as const;
/** How much less each further near miss tempts, and how much more one that goes with the words around, by its vector. */
const NEXT_NEAR_MISS = 0.02;
const GOES_WITH = 1;
/**
 * A near miss whose vector is further than this from the noun that the word goes with here is of another use of the sense, and
 * tempts nobody: "waterproof" for "proper" in "the proper method".
 */
const LEAST_COMPANIONSHIP = 0.12;
const STRANGE = 1;
const VERY_NEAR = 0.6;
/** Words whose vectors are nearer say nearly the same, or the opposite. */
const SAME_SIMILARITY = 0.6;

/** What stands around a word. */
export interface PlaceOfWord {
  /** The noun that the word stands before or acts on, if there is one. */
  readonly companion: string | null;
  /** The centroid of the other content words of its sentence; null where none has a vector. */
  readonly around: Float32Array | null;
}

const NOWHERE: PlaceOfWord = { companion: null, around: null };

/** The place of a token in its sentence. */
export function placeOfWord({ sentence, token, head }: KnownWord): PlaceOfWord {
  const others = sentence.tokens.filter((other) => other !== token && isContent(other));
  return {
    companion: companionOf(sentence, token, head.pos),
    around: centroid(others.map(({ lower }) => lower)),
  };
}

/** How near a word is to what stands around, 0–1: a reader can imagine it there. */
function fitHere(word: string, { companion, around }: PlaceOfWord): number {
  const toCompanion = companion === null ? 0 : (similarity(word, companion) ?? 0);
  const toAll = around === null ? 0 : (similarityTo(word, around) ?? 0);
  return Math.max(0, toCompanion, toAll);
}

/**
 * Words that are wrong as the meaning of a known word, the most tempting first: synonyms of its other senses, near misses,
 * its opposites, then words of the same field, those of its own world first. No two of them mean the same: both would be
 * seen to be wrong.
 * @param taken lower-case words that none may be
 * @param suits whether a form fits the place of the word
 * @param place where the word stands in a text, if it does
 */
export function wordDistractors(
  { head, usage, others }: UsageHere,
  taken: ReadonlySet<string>,
  suits: (form: string) => boolean = () => true,
  place: PlaceOfWord = NOWHERE,
): WordDistractor[] {
  const { companion } = place;
  const { lemma, pos } = head;
  const same = new Set([lemma, ...synonymLemmas(usage), ...exactSynonymsOf(lemma, pos)]);
  const seen = new Set(taken);
  const found: (WordDistractor & { rank: number })[] = [];
  const add = (other: string, rank: number, reason: string, trap: string): void => {
    const form = inflect(other, head.tag);
    if (same.has(other) || seen.has(form) || !isOneWord(form) || !suits(form)) return;
    // "invisible" beside "visible" is seen to be wrong
    if (sharesRoot(other, lemma) || sharesRoot(lemma, other)) return;
    // a word that means the same in some sense cannot surely be wrong
    if (synonymLemmas(usage).some((synonym) => areNearSynonyms(other, synonym, pos))) return;
    if (found.some((distractor) => meanTheSame(distractor.lemma, other, pos))) return;
    if (rank < RANK.opposite && levelOf(lemma) >= LEAST_LEVEL && levelOf(other) < 2) return;
    seen.add(form);
    found.push({ lemma: other, form, reason, trap, rank, isOfWord: rank >= RANK.opposite });
  };
  for (const sense of others)
    for (const other of synonymLemmas(sense))
      add(
        other,
        RANK.sense,
        `${withParticle(other, "은/는", `'${other}'`)} 이 낱말이 '${firstOf(sense.meaning)}'의 뜻일 때 바꿔 쓸 수 있어요.`,
        `${withParticle(lemma, "이/가", `'${lemma}'`)} '${firstOf(sense.meaning)}'의 뜻으로도 쓰여서 헷갈리기 쉬워요.`,
      );
  const isStrange = (other: string): boolean =>
    companion !== null && (similarity(other, companion) ?? 1) < LEAST_COMPANIONSHIP;
  for (const [at, other] of usage.nearMisses.entries())
    add(
      other,
      RANK.nearMiss -
        at * NEXT_NEAR_MISS +
        GOES_WITH * fitHere(other, place) -
        (isStrange(other) ? STRANGE : 0),
      means(other, koreanOf(other, pos)),
      `'${other}'도 그럴듯해 보이지만, ${withParticle(lemma, "이/가", `'${lemma}'`)} 여기서 나타내는 뜻과는 달라요.`,
    );
  for (const { words } of usage.opposites)
    add(
      words,
      RANK.opposite,
      `${withParticle(words, "은/는", `'${words}'`)} 반대되는 뜻이에요.`,
      `글의 흐름을 거꾸로 읽으면 '${words}'도 자연스러워 보여요.`,
    );
  for (const other of usage.confusables)
    add(
      other,
      RANK.own + nearness(lemma, other, pos),
      means(other, koreanOf(other, pos)),
      `같은 상황에서 자주 보는 낱말이라 ${withParticle(other, "을/를", `'${other}'`)} 고르기 쉬워요.`,
    );
  for (const synonym of synonymLemmas(usage))
    for (const other of usagesOf(synonym, pos)[0]?.confusables ?? [])
      add(
        other,
        nearness(lemma, other, pos),
        means(other, koreanOf(other, pos)),
        `비슷한 상황에서 쓰는 낱말이라 ${withParticle(other, "을/를", `'${other}'`)} 고르기 쉬워요.`,
      );
  return found.toSorted((a, b) => b.rank - a.rank);
}

/** How near a word of the same field is, 0–1; one that is too near to tell by its vector is wrong by our dictionary. */
function nearness(lemma: string, other: string, pos: PartOfSpeech): number {
  return distractorFit(lemma, other, pos) ?? VERY_NEAR;
}

/** Whether two words say the same in some sense, by our dictionary, WordNet or their vectors. */
function meanTheSame(a: string, b: string, pos: PartOfSpeech): boolean {
  return (
    (similarity(a, b) ?? 0) >= SAME_SIMILARITY ||
    exactSynonymsOf(a, pos).has(b) ||
    exactSynonymsOf(b, pos).has(a) ||
    haveCommon(synonymsOf(a, pos), synonymsOf(b, pos))
  );
}

/** A word with the synonyms of all its senses. */
function synonymsOf(lemma: string, pos: PartOfSpeech): Set<string> {
  return new Set([lemma, ...usagesOf(lemma, pos).flatMap(synonymLemmas)]);
}

function haveCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const one of a) if (b.has(one)) return true;
  return false;
}

/** The one-word synonyms of a sense, in its own order: the nearest first. */
export function synonymLemmas({ synonyms }: Usage): string[] {
  return synonyms.map(({ words }) => words).filter(isOneWord);
}

/** The first of several Korean meanings. */
export function firstOf(meaning: string): string {
  return meaning.split(",")[0]?.trim() ?? meaning;
}

function isOneWord(text: string): boolean {
  return /^[a-z]+$/u.test(text);
}
