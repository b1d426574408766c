/** The word of the text that a definition describes, among other words of the text. */
import {
  areNearSynonyms,
  entryOf,
  headwordOf,
  hypernymsOf,
  levelOf,
  similarity,
  usesAs,
  withParticle,
  type Headword,
  type Sentence,
} from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import type { MakeOrder, Source } from "../../maker.ts";
import type { Excerpt } from "../../shared/excerpt.ts";
import { explanationOf, rejectionsFor } from "../../shared/rejections.ts";
import { insertKeyAt, passageRuns, pointsFor } from "../../shared/runs.ts";
import { withOneAsLong } from "../../shared/vocabulary/as-long.ts";
import { candidateWords } from "../../shared/vocabulary/candidate-words.ts";
import { isClearlyOfItsClass } from "../../shared/vocabulary/clear-class.ts";
import { keepProof } from "../../shared/vocabulary/keep-proof.ts";
import { synonymLemmas } from "../../shared/vocabulary/word-distractors.ts";
import {
  difficultyOfWord,
  koreanOf,
  means,
  type KnownWord,
} from "../../shared/vocabulary/known-words.ts";
import { sharesRoot } from "../../shared/vocabulary/shares-root.ts";
import { isConcrete } from "../../shared/vocabulary/worth-asking.ts";

export const INSTRUCTION = "다음 영영풀이에 해당하는 낱말로 가장 적절한 것은?";
/** The fewest letters of an option. */
const MIN_LENGTH = 4;
const DISTRACTORS = 4;
/** The least similarity of an option to the word, and the least mean of all: any other is of another world. */
const LEAST_NEARNESS = { single: 0.28, mean: 0.42 } as const;
/** What a level adds to an option or a word, up to the hardest that is asked: a rare one is no more worth. */
const LEVEL_SHARE = 0.08;
const HARDEST = 4;
/** What the name of a thing that can be seen takes from a word: its definition describes a picture. */
const CONCRETE = 0.35;
/** A length of time, a science or a feeling: the only one among the words of most texts. */
const ALONE_OF_KIND =
  /^(?:(?:an?|the) (?:[a-z-]+ )?(?:period|time|length of time|stretch of time|feeling)|the (?:science|study) of)\b/u;
/** How many options are of the kind of such a thing, so that "a person who …" does not give it away. */
const LEAST_OF_KIND = 3;
/** What only points or counts is seen to be no answer. */
const POINTING = /^(?:such|several|other|another|same|many|much|little|certain|next|last|first)$/u;
/** From this level of a set on, a word of this frequency (Zipf) or above is one that nobody has to look up. */
const COMMON = { level: 3, zipf: 4.5 } as const;
/** How many options are above the words of beginners. */
const LEAST_HARD = 3;

/** An option beside the key: another word of the text. */
interface Other {
  readonly lemma: string;
  readonly near: number;
  readonly worth: number;
}

/** Proposes items for the words at or above the level beside which four distractors of their class stand in the text. */
export function* proposeDefinedWord(
  source: Source,
  { span, sentences }: Excerpt,
  order: MakeOrder,
): Generator<ItemContent, void, void> {
  const words = contentWords(sentences);
  // adverbs of one text seldom compete
  const asked = candidateWords(sentences, order).filter(
    ({ head, usage }) =>
      head.pos !== "r" &&
      !ALONE_OF_KIND.test(usage.definition) &&
      isWorthDefining(head, order) &&
      !isToldByItsKind(head, order),
  );
  const ranked = order.random.shuffled(asked).flatMap((word) => {
    const distractors = distractorsIn(words, word);
    return distractors ? [{ word, distractors, worth: worthOf(word, distractors) }] : [];
  });
  for (const { word, distractors } of ranked.toSorted((a, b) => b.worth - a.worth))
    yield write(source, span, word, order.random.shuffled(distractors), order);
}

/**
 * A thing is told by what its definition says that it is, and the other things of a text seldom are of its kind: judged, of
 * eight nouns ("loan", "disc") none was printed as it was. Beginners, and who asks for the word, get them.
 */
function isToldByItsKind({ pos }: Headword, { level, at }: MakeOrder): boolean {
  return pos === "n" && level >= COMMON.level && at === null;
}

/** Whether few readers of the level know a word at once; one that is asked for is defined. */
function isWorthDefining({ lemma }: Headword, { level, at }: MakeOrder): boolean {
  return at !== null || level < COMMON.level || (entryOf(lemma)?.zipf ?? 0) < COMMON.zipf;
}

/** The words of the text that can stand as options: each lemma once, where its part of speech is certain. */
function contentWords(sentences: readonly Sentence[]): Headword[] {
  const seen = new Set<string>();
  return sentences
    .filter(({ readable }) => readable)
    .flatMap((sentence) =>
      sentence.tokens.flatMap((token): Headword[] => {
        const head = headwordOf(token);
        if (!head || token.text !== token.lower || !token.spaced) return [];
        if (head.lemma.length < MIN_LENGTH || seen.has(head.lemma)) return [];
        if (POINTING.test(head.lemma) || !isClearlyOfItsClass(sentence, token, head.pos)) return [];
        seen.add(head.lemma);
        return [head];
      }),
    );
}

/** The four nearest others of the class, which mean neither the same as the word nor as its synonyms; null where there
 * are none that compete. */
function distractorsIn(words: readonly Headword[], { head, usage }: KnownWord): string[] | null {
  const { lemma, pos } = head;
  const same = [lemma, ...synonymLemmas(usage)];
  const candidates = words
    .filter(
      (other) =>
        other.pos === pos &&
        !same.some((one) => areNearSynonyms(one, other.lemma, pos)) &&
        !sharesRoot(other.lemma, lemma) &&
        // "a set of instructions" is no tomato and no oven
        (isConcrete(head) || !isConcrete(other)) &&
        !usage.definition.includes(other.lemma),
    )
    .flatMap((other): Other[] => {
      const near = similarity(lemma, other.lemma) ?? 0;
      return near < LEAST_NEARNESS.single
        ? []
        : [{ lemma: other.lemma, near, worth: near + levelShare(levelOf(other.lemma)) }];
    })
    .toSorted((a, b) => b.worth - a.worth);
  const found = withOneAsLong(candidates, lemma, DISTRACTORS, (other) => other.lemma);
  if (!found || found.length < DISTRACTORS) return null;
  const mean = found.reduce((sum, { near }) => sum + near, 0) / DISTRACTORS;
  if (mean < LEAST_NEARNESS.mean) return null;
  const others = found.map((other) => other.lemma);
  const hard = others.filter((other) => levelOf(other) > 1).length;
  const isFair = areOfItsKind(head, others) && shareItsGenus(head, usage.definition, others);
  return hard >= LEAST_HARD && isFair ? others : null;
}

/** Whether enough options are things that can be seen as well, where the word names one. */
function areOfItsKind(head: Headword, others: readonly string[]): boolean {
  if (!isConcrete(head)) return true;
  const things = others.filter((lemma) => isConcrete({ ...head, lemma }));
  return things.length >= LEAST_OF_KIND;
}

/** "a boat that …": what the definition says that it is. */
const GENUS =
  /^(?:an?|the) (?:[a-z-]+ )*?([a-z]+)(?= (?:that|who|which|where|used|made|with|for|of|in|on)\b|,|$)/u;

/** Whether a thing is not the only boat, bird or tool among the options. */
function shareItsGenus(head: Headword, definition: string, others: readonly string[]): boolean {
  const genus = isConcrete(head) ? GENUS.exec(definition)?.[1] : undefined;
  const sense = genus === undefined ? undefined : usesAs(genus, "n")[0]?.sense;
  return (
    sense === undefined ||
    others.some((lemma) => usesAs(lemma, "n").some((use) => hypernymsOf(use.sense).includes(sense)))
  );
}

function worthOf({ head, level }: KnownWord, others: readonly string[]): number {
  const near = others.reduce((sum, other) => sum + (similarity(head.lemma, other) ?? 0), 0);
  return near / others.length + levelShare(level) - (isConcrete(head) ? CONCRETE : 0);
}

function levelShare(level: number): number {
  return Math.min(HARDEST, level) * LEVEL_SHARE;
}

function write(
  source: Source,
  span: Excerpt["span"],
  word: KnownWord,
  distractors: readonly string[],
  { keyNumbers }: MakeOrder,
): ItemContent {
  const { head, usage } = word;
  const key = keyNumbers[0] ?? 1;
  const options = insertKeyAt(head.lemma, distractors, key);
  const note = `${withParticle(usage.definition, "이라는/라는", `'${usage.definition}'`)} 뜻의 낱말은 '${usage.meaning}'의 뜻인 ${withParticle(head.lemma, "이에요/예요", `'${head.lemma}'`)}.`;
  const rejections = rejectionsFor(options, key, (other) =>
    means(other, koreanOf(other, head.pos)),
  );
  const difficulty = difficultyOfWord(word);
  return {
    version: 1,
    type: "definition",
    shape: "choose",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [
      { kind: "passage", runs: passageRuns(source.text, span, []) },
      { kind: "prompt", runs: [{ kind: "plain", text: usage.definition }] },
    ],
    options: options.map((lemma) => ({ cells: [lemma] })),
    key: { choice: key },
    explanation: explanationOf([note], rejections),
    proof: keepProof(source, span, [word], rejections),
    difficulty,
  };
}
