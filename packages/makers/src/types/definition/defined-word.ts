/** The word of the text that a definition describes, among other words of the text. */
import { areNearSynonyms, withParticle } from "@pulda/english";
import type { ItemContent, Rejection } from "@pulda/question";
import type { MakeOrder, Source } from "../../maker.ts";
import type { Excerpt } from "../../shared/excerpt.ts";
import { explanationOf, rejectionsFor } from "../../shared/rejections.ts";
import { insertKeyAt, passageRuns, pointsFor } from "../../shared/runs.ts";
import { askedWords } from "../../shared/vocabulary/asked-words.ts";
import { keepProof } from "../../shared/vocabulary/keep-proof.ts";
import { synonymLemmas } from "../../shared/vocabulary/known-rivals.ts";
import {
  difficultyOfWord,
  knownWords,
  type KnownWord,
} from "../../shared/vocabulary/known-words.ts";
import { rivalry } from "../../shared/vocabulary/rivalry.ts";

export const INSTRUCTION = "다음 영영풀이에 해당하는 낱말로 가장 적절한 것은?";
/** The least level of the other options: below it everyone knows that they are not meant. */
const LEAST_LEVEL = 2;
const DISTRACTORS = 4;
/** The least rivalry of an option: any other is of another world. */
const LEAST_RIVALRY = 0.15;

/** Proposes items for the words at or above the level beside which four others of their class stand in the text. */
export function* proposeDefinedWord(
  source: Source,
  { span, sentences }: Excerpt,
  order: MakeOrder,
): Generator<ItemContent, void, void> {
  const known = knownWords(sentences).filter(
    ({ level }) => level >= Math.min(LEAST_LEVEL, order.level),
  );
  for (const word of order.random.shuffled(askedWords(sentences, order))) {
    const rivals = rivalsIn(known, word);
    if (rivals.length === DISTRACTORS)
      yield write(source, span, word, order.random.shuffled(rivals), order);
  }
}

/** The nearest other words of the class, which mean neither the same as the word nor as its synonyms. */
function rivalsIn(known: readonly KnownWord[], { head, usage }: KnownWord): KnownWord[] {
  const same = [head.lemma, ...synonymLemmas(usage)];
  return known
    .filter(
      (other) =>
        other.head.pos === head.pos &&
        !same.some(
          (one) => one === other.head.lemma || areNearSynonyms(one, other.head.lemma, head.pos),
        ) &&
        !usage.definition.includes(other.head.lemma),
    )
    .map((other) => ({ other, rank: rivalry(head.lemma, other.head.lemma, head.pos) }))
    .filter(({ rank }) => rank !== null && rank >= LEAST_RIVALRY)
    .toSorted((a, b) => b.rank! - a.rank!)
    .slice(0, DISTRACTORS)
    .map(({ other }) => other);
}

function write(
  source: Source,
  span: Excerpt["span"],
  word: KnownWord,
  rivals: readonly KnownWord[],
  { keyNumbers }: MakeOrder,
): ItemContent {
  const { head, usage } = word;
  const key = keyNumbers[0] ?? 1;
  const options = insertKeyAt(word, rivals, key);
  const note = `${withParticle(usage.definition, "이라는/라는", `'${usage.definition}'`)} 뜻의 낱말은 '${usage.meaning}'의 뜻인 ${withParticle(head.lemma, "이에요/예요", `'${head.lemma}'`)}.`;
  const rejections: Rejection[] = rejectionsFor(
    options,
    key,
    (other) =>
      `${withParticle(other.head.lemma, "은/는", `'${other.head.lemma}'`)} ${withParticle(other.usage.definition, "이라는/라는", `"${other.usage.definition}"`)} 뜻이에요.`,
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
    options: options.map((one) => ({ cells: [one.head.lemma] })),
    key: { choice: key },
    explanation: explanationOf([note], rejections),
    proof: keepProof(source, span, [word], rejections),
    difficulty,
  };
}
