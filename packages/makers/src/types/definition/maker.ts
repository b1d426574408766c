/** 영영풀이: the word of the text that an English definition describes. */
import {
  hypernymsOf,
  areNearSynonyms,
  centroid,
  getSense,
  headwordOf,
  similarityTo,
  soleSense,
  stemOf,
  usesAs,
  withParticle,
  type Headword,
  type Sense,
  type Sentence,
} from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { explanationOf, rejectionsFor } from "../../shared/rejections.ts";
import { rivalry } from "../../shared/vocabulary/rivalry.ts";
import { sharesRoot } from "../../shared/vocabulary/shares-root.ts";
import { passageRuns, pointsFor, insertKeyAt } from "../../shared/runs.ts";
import {
  meaningDifficulty,
  meaningProof,
  testedSenses,
  type TestedSense,
} from "../../shared/vocabulary/tested-sense.ts";

export const INSTRUCTION = "다음 영영풀이에 해당하는 낱말로 가장 적절한 것은?";

/** The least share of a word's uses that its one sense must have. */
export const MIN_SENSE_SHARE = 0.92;
/** The least similarity of a definition to its word, by word vectors. */
const MIN_SENSE_FIT = 0.37;
const GLOSS_WORDS = { least: 4, most: 20 } as const;

/** Words too general for a distractor. */
const TOO_GENERAL =
  /^(?:have|make|take|give|come|went|look|seem|become|million|billion|hundred|thousand|thing|year|time|kind|type|part|many|such|other|more|most|same|very|also|only|even|just)$/u;

/** Another word of the text, with its definition. */
interface DefinitionDistractor {
  readonly lemma: string;
  /** Null where the word has several senses. */
  readonly gloss: string | null;
}

/** How often the last distractor must be longer than the key where none is. */
const KEPT_FOR_LONGER = 0.8;

export const definition: Maker = {
  id: "definition",
  name: "영영풀이",
  shape: "choose",
  asks: "vocabulary",
  review: "type",
  auto: true,
  inAuto: false,
  *propose(source, order) {
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const words = testedSenses(excerpt.sentences, order, MIN_SENSE_SHARE).filter(
        ({ head, sense }) => definesWell(head.lemma, sense),
      );
      for (const word of order.random.shuffled(words)) {
        const distractors = findDistractors(excerpt.sentences, word, order);
        if (distractors) yield write(source, excerpt, word, distractors, order);
      }
    }
    return "뜻이 하나로 분명하고 영영풀이로 물을 만한 낱말을 찾지 못했어요.";
  },
};

/** Whether a sense's definition describes a word well enough, without containing it. */
export function definesWell(lemma: string, { gloss }: Sense): boolean {
  const words = gloss.split(/\s+/u);
  if (words.length < GLOSS_WORDS.least || words.length > GLOSS_WORDS.most) return false;
  if (/[A-Z;`]|\bor\b.*\bor\b/u.test(gloss) || gloss.startsWith("(")) return false;
  // a sense unlike the word's typical use is not the one that readers think of
  const told = centroid(words.filter((word) => word.length > 3));
  if (!told || (similarityTo(lemma, told) ?? 0) < MIN_SENSE_FIT) return false;
  return !words.some((word) => sharesRoot(word, lemma));
}

/**
 * Whether a definition could also define another word: it is that of a hypernym, or the two definitions overlap.
 */
export function glossesOverlap(
  { id, gloss }: Sense,
  { lemma, pos }: Pick<Headword, "lemma" | "pos">,
): boolean {
  const told = new Set(contentStems(gloss));
  const uses = usesAs(lemma, pos);
  if (uses.some(({ sense }) => hypernymsOf(sense).includes(id))) return true;
  return uses
    .slice(0, 4)
    .some(
      ({ sense }) =>
        contentStems(getSense(sense).gloss).filter((stem) => told.has(stem)).length >= 2,
    );
}

function contentStems(text: string): string[] {
  return (text.match(/[a-z]{4,}/gu) ?? []).map(stemOf);
}

/** Four other words of the text, of the same part of speech, that the definition does not fit. */
function findDistractors(
  sentences: readonly Sentence[],
  { head, sense }: TestedSense,
  { random }: MakeOrder,
): DefinitionDistractor[] | null {
  const heads = sentences.flatMap(({ tokens }) =>
    tokens.flatMap((token) => headwordOf(token) ?? []),
  );
  const told = new Set((sense.gloss.match(/[a-z]+/gu) ?? []).map(stemOf));
  const found: DefinitionDistractor[] = [];
  const ranked = random
    .shuffled(distinct(heads).filter(({ pos }) => pos === head.pos))
    .map((candidate) => ({ candidate, rank: rivalry(head.lemma, candidate.lemma, head.pos) }))
    .filter(({ rank }) => rank !== null)
    .toSorted((a, b) => b.rank! - a.rank!);
  for (const { candidate } of ranked) {
    const { lemma, pos } = candidate;
    if (found.length === 4) break;
    // the last place is kept for one that is longer than the key, which would else tell itself
    const isLast = found.length === 3;
    if (
      isLast &&
      [lemma, ...found.map((one) => one.lemma)].every((one) => one.length <= head.lemma.length) &&
      random.next() < KEPT_FOR_LONGER
    )
      continue;
    if (lemma.length < 4 || TOO_GENERAL.test(lemma)) continue;
    if (told.has(stemOf(lemma)) || glossesOverlap(sense, candidate)) continue;
    if (
      [head.lemma, ...found.map((one) => one.lemma)].some((other) =>
        areNearSynonyms(other, lemma, pos),
      )
    )
      continue;
    const sole = soleSense(lemma, pos, 0.7);
    found.push({ lemma, gloss: sole === null ? null : getSense(sole).gloss });
  }
  return found.length === 4 ? found : null;
}

function distinct(heads: readonly Headword[]): Headword[] {
  const seen = new Set<string>();
  return heads.filter(({ lemma }) => !seen.has(lemma) && seen.add(lemma));
}

function write(
  source: Source,
  { span }: Excerpt,
  word: TestedSense,
  distractors: readonly DefinitionDistractor[],
  { keyNumbers }: MakeOrder,
): ItemContent {
  const { head, sense } = word;
  const key = keyNumbers[0] ?? 1;
  const options = insertKeyAt<DefinitionDistractor>(
    { lemma: head.lemma, gloss: sense.gloss },
    distractors,
    key,
  );
  const note = `${withParticle(sense.gloss, "이라는/라는", `'${sense.gloss}'`)} 뜻의 낱말은 ${withParticle(head.lemma, "이에요/예요", `'${head.lemma}'`)}.`;
  const rejections = rejectionsFor(
    options,
    key,
    ({ lemma, gloss }) =>
      `${withParticle(lemma, "은/는", `'${lemma}'`)} ${gloss ? `${withParticle(gloss, "이라는/라는", `"${gloss}"`)} 뜻이에요.` : "이 풀이와 뜻이 다른 낱말이에요."}`,
  );
  const difficulty = meaningDifficulty(word);
  return {
    version: 1,
    type: "definition",
    shape: "choose",
    instruction: INSTRUCTION,
    points: pointsFor(difficulty),
    blocks: [
      { kind: "passage", runs: passageRuns(source.text, span, []) },
      { kind: "prompt", runs: [{ kind: "plain", text: sense.gloss }] },
    ],
    options: options.map(({ lemma }) => ({ cells: [lemma] })),
    key: { choice: key },
    explanation: explanationOf([note], rejections),
    proof: meaningProof(source, span, word, rejections),
    difficulty,
  };
}
