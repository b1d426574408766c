/** Five underlined words with definitions, one of which is that of another word or of another sense. */
import { stemOf, withParticle } from "@pulda/english";
import { circled, type ItemContent, type Rejection } from "@pulda/question";
import type { MakeOrder, Source } from "../../maker.ts";
import type { Excerpt } from "../../shared/excerpt.ts";
import {
  chooseFiveUnderlines,
  underlineBudget,
  type Underlinable,
} from "../../shared/five-underlines.ts";
import { explanationOf } from "../../shared/rejections.ts";
import { passageRuns, pointsFor } from "../../shared/runs.ts";
import { candidateWords } from "../../shared/vocabulary/candidate-words.ts";
import { keepProof } from "../../shared/vocabulary/keep-proof.ts";
import {
  difficultyOfWord,
  knownWords,
  type KnownWord,
} from "../../shared/vocabulary/known-words.ts";
import { isConcrete } from "../../shared/vocabulary/worth-asking.ts";
import { testedWordSet } from "../blank/tested-words.ts";
import { wrongDefinitionsOf, type WrongDefinition } from "./wrong-definitions.ts";

const INSTRUCTION = "밑줄 친 낱말의 영영풀이로 적절하지 않은 것은?";
/** The least level of the words that are defined rightly: below it everyone knows them. */
const LEAST_LEVEL = 3;
/** The most items that are proposed for an excerpt. */
const MAX_PROPOSED = 6;

interface Underlined extends Underlinable {
  readonly word: KnownWord;
}

/** Proposes items in which a word at or above the level is defined wrongly. */
export function* proposeWrongDefinition(
  source: Source,
  excerpt: Excerpt,
  order: MakeOrder,
): Generator<ItemContent, void, void> {
  const { random, keyNumbers } = order;
  const tested = testedWordSet(order.existingItems);
  const all = knownWords(excerpt.sentences)
    .filter(
      ({ level, token, head, head: { lemma } }) =>
        level >= Math.min(LEAST_LEVEL, order.level) &&
        !isConcrete(head) &&
        !tested.has(lemma) &&
        !tested.has(token.lower),
    )
    .map(underlined);
  const keys = random
    .shuffled(candidateWords(excerpt.sentences, order))
    .filter((word) => !isConcrete(word.head) && wrongDefinitionsOf(word).length > 0)
    .slice(0, MAX_PROPOSED);
  const budget = underlineBudget();
  for (const word of keys) {
    const five = chooseFiveUnderlines<Underlined>(
      [underlined(word)],
      all,
      keyNumbers,
      (list) => hardestFirst(random.shuffled(list)),
      budget,
    );
    const longest = Math.max(
      ...(five?.points ?? []).map((point) => (point.word === word ? 0 : lengthOf(point.word))),
    );
    // the longest option would stand out
    const wrong = wrongDefinitionsOf(word).find(
      ({ definition }) => word.head.lemma.length + definition.length <= longest,
    );
    if (five && wrong)
      yield write(
        source,
        excerpt,
        five.points.map((point) => point.word),
        five.key,
        wrong,
      );
  }
}

/** How long a word stands with its definition among the options. */
function lengthOf({ head, usage }: KnownWord): number {
  return head.lemma.length + usage.definition.length;
}

function underlined(word: KnownWord): Underlined {
  const { token, sentence, head } = word;
  return {
    word,
    start: token.start,
    end: token.end,
    sentence: sentence.index,
    // "inspect" and "inspection" are one word twice
    kind: stemOf(head.lemma),
  };
}

/** Hard words first, and last the names of things that can be seen: their definitions describe a picture. */
function hardestFirst(list: readonly Underlined[]): Underlined[] {
  return list.toSorted((a, b) => worth(b.word) - worth(a.word));
}

function worth({ level, head }: KnownWord): number {
  return Math.min(4, level) - (isConcrete(head) ? 3 : 0);
}

function write(
  source: Source,
  { span }: Excerpt,
  words: readonly KnownWord[],
  key: number,
  wrong: WrongDefinition,
): ItemContent {
  const keyed = words[key - 1]!;
  const rejections = words.flatMap((word, at): Rejection[] =>
    at === key - 1 ? [] : [{ choice: at + 1, reason: rightReason(word) }],
  );
  const difficulty = difficultyOfWord(keyed);
  return {
    version: 1,
    type: "definition",
    shape: "choose",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [
      {
        kind: "passage",
        runs: passageRuns(
          source.text,
          span,
          words.map(({ token }) => ({
            span: { start: token.start, end: token.end },
            run: { kind: "underlined", text: token.text },
          })),
        ),
      },
    ],
    options: words.map(({ head, usage }, at) => ({
      cells: [`${head.lemma}: ${at === key - 1 ? wrong.definition : usage.definition}`],
    })),
    key: { choice: key },
    explanation: explanationOf([`${circled(key)} ${rightReason(keyed)}`, wrong.reason], rejections),
    proof: keepProof(source, span, [keyed, ...words.filter((word) => word !== keyed)], rejections),
    difficulty,
  };
}

function rightReason({ token, usage }: KnownWord): string {
  return `${withParticle(token.text, "은/는", `'${token.text}'`)} 이 글에서 '${usage.meaning}'의 뜻이라 ${withParticle(usage.definition, "이라는/라는", `"${usage.definition}"`)} 풀이가 맞아요.`;
}
