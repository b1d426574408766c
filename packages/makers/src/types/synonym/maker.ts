/** 동의어: the synonym of the underlined word, in the sense that it has in this text. */
import {
  companionFit,
  companionOf,
  companyFit,
  entryOf,
  inflect,
  levelOf,
  withParticle,
} from "@pulda/english";
import type { ItemContent, Rejection } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { explanationOf } from "../../shared/rejections.ts";
import { passageRuns, pointsFor, insertKeyAt } from "../../shared/runs.ts";
import { withOneAsLong } from "../../shared/vocabulary/as-long.ts";
import { candidateWords } from "../../shared/vocabulary/candidate-words.ts";
import { suitsObject } from "../../shared/vocabulary/fluent-opposite.ts";
import { keepProof } from "../../shared/vocabulary/keep-proof.ts";
import {
  placeOfWord,
  wordDistractors,
  type WordDistractor,
} from "../../shared/vocabulary/word-distractors.ts";
import { difficultyOfWord, type KnownWord } from "../../shared/vocabulary/known-words.ts";
import { lowerCaseWords } from "../../shared/vocabulary/similar-words.ts";
import { sharesRoot } from "../../shared/vocabulary/shares-root.ts";
import { isConcrete } from "../../shared/vocabulary/worth-asking.ts";
import { suitsArticle } from "../../shared/vocabulary/suits-article.ts";

const INSTRUCTION = "밑줄 친 낱말과 의미가 가장 가까운 것은?";
/** The least frequency (Zipf) of a synonym that learners can be expected to know. */
const MIN_ZIPF = 3.3;
const DISTRACTORS = 4;
/** How many of them at least are other senses, near misses or opposites of the word: other words of its field tempt nobody. */
const LEAST_OF_WORD = 3;
/**
 * How well the company of a synonym must fit, from 0 to 1: the noun that the word stands before or acts on, or else the
 * words around it.
 */
const LEAST_FIT = { companion: 0.5, around: 0.4 } as const;
/** A word of this level or below is asked only for a synonym that is as hard. */
const EASY = 2;
/** Harder words than of this level are no more worth asking. */
const HARDEST = 4;
/** What a level, several senses and a claim that turns on the word are worth, and what an adverb is worth less. */
const WORTH = { level: 1.5, severalSenses: 2.5, claim: 1, adverb: -1.5 } as const;
/**
 * What a word must be worth from this level of a set on, and its least level: "empty" and "rarely" everyone knows, and
 * "obvious" in its one sense.
 */
const DEMANDING = { level: 3, leastWorth: 7, severalSenses: 3, oneSense: 4 } as const;
/** A word of several senses may also be of a lower level: which one stands here has to be read. */
const LEAST_LEVEL = { several: 2, one: 3 } as const;

export const synonym: Maker = {
  id: "synonym",
  name: "동의어",
  shape: "choose",
  asks: "vocabulary",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    const best = candidatesIn(source, order)
      .filter(
        ({ word, distractors }) =>
          distractors.filter(({ isOfWord }) => isOfWord).length >= LEAST_OF_WORD &&
          isWorthIts(word, order),
      )
      .toSorted((a, b) => worthOf(b.word) - worthOf(a.word));
    for (const { excerpt, word, shown, distractors } of best)
      yield write(source, excerpt, word, shown, order.random.shuffled(distractors), order);
    return "이 글에서의 뜻이 분명하고, 바꿔 쓸 낱말과 헷갈릴 낱말을 우리 사전이 아는 낱말을 찾지 못했어요.";
  },
};

/** A word of several senses asks which one stands here, a hard one whether it is known, and one that turns a claim the claim. */
function worthOf({ head, level, others, usage }: KnownWord): number {
  return (
    WORTH.level * Math.min(HARDEST, level) +
    (others.length > 0 ? WORTH.severalSenses : 0) +
    WORTH.claim * (usage.contextAntonym?.weight ?? 0) +
    (head.pos === "r" ? WORTH.adverb : 0)
  );
}

/** Whether a word asks enough in a set of the order's level; one that is asked for asks what it asks. */
function isWorthIts(word: KnownWord, { level, at }: MakeOrder): boolean {
  if (at !== null || level < DEMANDING.level) return true;
  const least = word.others.length > 0 ? DEMANDING.severalSenses : DEMANDING.oneSense;
  return word.level >= least && worthOf(word) >= DEMANDING.leastWorth;
}

interface SynonymCandidate {
  readonly excerpt: Excerpt;
  readonly word: KnownWord;
  /** Its synonym. */
  readonly shown: string;
  readonly distractors: readonly WordDistractor[];
}

/** The words that can be asked, in random order. */
function candidatesIn(source: Source, order: MakeOrder): SynonymCandidate[] {
  const lemmas = source.analysis.sentences.flatMap(({ tokens }) =>
    tokens.map(({ lemma }) => lemma),
  );
  const present = new Set([...lowerCaseWords(source.text), ...lemmas]);
  return order.random.shuffled(excerpts(source)).flatMap((excerpt) =>
    order.random.shuffled(wordsIn(excerpt, order)).flatMap((word): SynonymCandidate[] => {
      const shown = isGraded(word) ? null : findSynonym(word, present);
      if (shown === null) return [];
      const ranked = wordDistractors(
        word,
        new Set([...present, shown]),
        (form) =>
          // "inappropriate" beside "appropriate" points at it
          !sharesRoot(form, shown) &&
          !sharesRoot(shown, form) &&
          suitsArticle(word.sentence, word.token, form),
        placeOfWord(word),
      );
      // a key that is the longest option must be no rule, and a longer distractor none either
      const distractors =
        withOneAsLong(ranked, shown, DISTRACTORS, ({ form }) => form) ??
        (order.random.below(3) === 0 ? ranked.slice(0, DISTRACTORS) : null);
      return distractors?.length === DISTRACTORS ? [{ excerpt, word, shown, distractors }] : [];
    }),
  );
}

/** The words of the level, and easier ones of several senses; what can be seen has another name, and no more. */
function wordsIn({ sentences }: Excerpt, order: MakeOrder): KnownWord[] {
  const level = Math.min(order.level, LEAST_LEVEL.several);
  return candidateWords(sentences, { ...order, level }).filter(
    ({ head, level: own, others, usage }) =>
      !isConcrete(head) &&
      (others.length > 0 ||
        // "coupon": no claim of a text hangs on its name
        (usage.contextAntonym !== null && own >= Math.min(order.level, LEAST_LEVEL.one))),
  );
}

/** "More surprisingly": few other adverbs can stand behind such a word. */
function isGraded({ head, sentence, token }: KnownWord): boolean {
  const before = sentence.tokens[token.index - 1]?.lower ?? "";
  return head.pos === "r" && /^(?:more|most|less|least|so|very|too|as|how)$/u.test(before);
}

/** The nearest synonym of this sense that learners know and the text does not print, in the form of the word. */
function findSynonym(word: KnownWord, present: ReadonlySet<string>): string | null {
  const { head, usage, sentence, token } = word;
  const companion = companionOf(sentence, token, head.pos);
  const lemma = usage.synonyms.find((substitute) => {
    const one = substitute.words;
    const form = inflect(one, head.tag);
    return (
      /^[a-z]+$/u.test(one) &&
      // what one does "thoroughly" is not always done "carefully"
      (companion === null
        ? companyFit(substitute, sentence, token) >= LEAST_FIT.around
        : companionFit(substitute, companion) >= LEAST_FIT.companion) &&
      (entryOf(one)?.zipf ?? 0) >= MIN_ZIPF &&
      !present.has(one) &&
      !present.has(form) &&
      !/\s/u.test(form) &&
      !sharesRoot(one, head.lemma) &&
      // "obvious" and "clear": two words of middle school
      (levelOf(head.lemma) > EASY || levelOf(one) >= EASY) &&
      // "serve no purpose" is no "function no purpose"
      (head.pos !== "v" || suitsObject(sentence, token, one)) &&
      suitsArticle(word.sentence, word.token, form)
    );
  })?.words;
  return lemma === undefined ? null : inflect(lemma, head.tag);
}

function write(
  source: Source,
  { span }: Excerpt,
  word: KnownWord,
  shown: string,
  distractors: readonly WordDistractor[],
  { keyNumbers }: MakeOrder,
): ItemContent {
  const { token, usage } = word;
  const key = keyNumbers[0] ?? 1;
  const options = insertKeyAt<WordDistractor | null>(null, distractors, key);
  const note = `${withParticle(token.text, "과/와", `'${token.text}'`)} ${withParticle(shown, "은/는", `'${shown}'`)} 모두 '${usage.meaning}', 곧 ${withParticle(usage.definition, "이라는/라는", `"${usage.definition}"`)} 뜻이에요.`;
  const rejections = options.flatMap((distractor, at): Rejection[] =>
    distractor ? [{ choice: at + 1, reason: distractor.reason, trap: distractor.trap }] : [],
  );
  const difficulty = difficultyOfWord(word);
  return {
    version: 1,
    type: "synonym",
    shape: "choose",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(source.text, span, [
          {
            span: { start: token.start, end: token.end },
            run: { kind: "underlined", text: token.text },
          },
        ]),
      },
    ],
    options: options.map((distractor) => ({ cells: [distractor?.form ?? shown] })),
    key: { choice: key },
    explanation: explanationOf([note], rejections),
    proof: keepProof(source, span, [word], rejections),
    difficulty,
  };
}
