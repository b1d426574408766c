/** 동의어: the synonym of the underlined word. */
import {
  exactSynonymsOf,
  entryOf,
  inflect,
  mainSenses,
  oppositeOf,
  similarity,
  withParticle,
} from "@pulda/english";
import type { ItemContent } from "@pulda/question";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { explanationOf, rejectionsFor } from "../../shared/rejections.ts";
import { passageRuns, pointsFor, insertKeyAt } from "../../shared/runs.ts";
import {
  meaningDifficulty,
  meaningProof,
  testedSenses,
  type TestedSense,
} from "../../shared/vocabulary/tested-sense.ts";
import { findSimilarWords, lowerCaseWords } from "../../shared/vocabulary/similar-words.ts";

const INSTRUCTION = "밑줄 친 낱말과 의미가 가장 가까운 것은?";

/** The least share of a word's uses that its one sense must have. */
export const MIN_SENSE_SHARE = 0.85;
/** The least similarity of two synonyms by word vectors, so that readers agree. */
const MIN_SIMILARITY = 0.55;
/** The least frequency of a synonym that learners can be expected to know. */
const MIN_ZIPF = 3.3;

/** Words that in many texts have another sense than WordNet's first. */
const MISLEADING: ReadonlySet<string> = new Set(
  "arms authorities authorization awful blight camp cautious comforts crude desire devise dozens effort enroll equally factory finances foliage fumes household humanities husbandry incorporate jump knife locality magic magical magnate mindset molded moose narrative null oath papers patrol permit plenty praise print roar satire scores single stab supernatural talks tears telegraph total trader wasteland whatever wizard workout coach program process require shooting perspective section charge issue figure order case party subject matter state study term".split(
    " ",
  ),
);

export const synonym: Maker = {
  id: "synonym",
  name: "동의어",
  shape: "choose",
  asks: "vocabulary",
  review: "type",
  auto: true,
  inAuto: false,
  *propose(source, order) {
    const present = lowerCaseWords(source.text);
    for (const excerpt of order.random.shuffled(excerpts(source)))
      for (const word of order.random.shuffled(
        testedSenses(excerpt.sentences, order, MIN_SENSE_SHARE),
      )) {
        const synonymLemma = findSynonym(word, present);
        const distractors = synonymLemma && findDistractors(word, synonymLemma, present, order);
        if (synonymLemma && distractors)
          yield write(source, excerpt, word, synonymLemma, distractors, order);
      }
    return "뜻이 하나로 분명하고 누구나 아는 동의어가 있는 낱말을 찾지 못했어요.";
  },
};

/**
 * The most similar common synonym, or null.
 * @param present words that are excluded
 */
export function findSynonym(
  { head, sense }: Pick<TestedSense, "head" | "sense">,
  present: ReadonlySet<string>,
): string | null {
  const { lemma, pos, tag } = head;
  if (MISLEADING.has(lemma)) return null;
  const found = [...exactSynonymsOf(lemma, pos)].filter((word) => {
    if ((entryOf(word)?.zipf ?? 0) < MIN_ZIPF || present.has(word) || MISLEADING.has(word))
      return false;
    // adjectives from participles have more meanings than the dictionary lists
    if (pos !== "v" && /(?:ing|ed)$/u.test(lemma + word)) return false;
    if (lemma.slice(0, 3) === word.slice(0, 3) || word.includes(lemma) || lemma.includes(word))
      return false;
    const likeness = similarity(lemma, word) ?? 0;
    return likeness >= MIN_SIMILARITY && mainSenses(word, pos)[0] === sense.id;
  });
  const [best] = found.toSorted(
    (a, b) => (similarity(lemma, b) ?? 0) - (similarity(lemma, a) ?? 0),
  );
  const form = best === undefined ? null : inflect(best, tag);
  return form === null || /\s/u.test(form) ? null : (best ?? null);
}

/** Four distractors, the opposite among them where there is one. */
function findDistractors(
  { head, token }: TestedSense,
  synonymLemma: string,
  present: ReadonlySet<string>,
  { random }: MakeOrder,
): string[] | null {
  const opposite = oppositeOf(head.lemma, head.pos);
  const shown = inflect(synonymLemma, head.tag);
  const excluded = new Set([...present, token.lower, shown]);
  const apart = [synonymLemma, ...(opposite ? [opposite] : [])];
  const similarWords = findSimilarWords(
    { head, shown, apart, taken: excluded, subject: null },
    4,
    random,
  );
  const opposites = opposite ? [inflect(opposite, head.tag)] : [];
  const all = [...opposites.filter((form) => !/\s/u.test(form) && form !== shown), ...similarWords];
  return all.length < 4 ? null : random.shuffled(all.slice(0, 4));
}

function write(
  source: Source,
  { span }: Excerpt,
  word: TestedSense,
  synonymLemma: string,
  distractors: readonly string[],
  { keyNumbers }: MakeOrder,
): ItemContent {
  const { token, head, sense } = word;
  const key = keyNumbers[0] ?? 1;
  const shown = inflect(synonymLemma, head.tag);
  const options = insertKeyAt(shown, distractors, key);
  const note = `${withParticle(token.text, "과/와", `'${token.text}'`)} ${withParticle(shown, "은/는", `'${shown}'`)} 모두 ${withParticle(sense.gloss, "이라는/라는", `"${sense.gloss}"`)} 뜻이에요.`;
  const reasons = rejectionsFor(
    options,
    key,
    (option) =>
      `${withParticle(option, "은/는", `'${option}'`)} ${
        option === inflect(oppositeOf(head.lemma, head.pos) ?? "", head.tag)
          ? "반대되는 뜻이에요."
          : "뜻이 다른 낱말이에요."
      }`,
  );
  const difficulty = meaningDifficulty(word);
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
    options: options.map((option) => ({ cells: [option] })),
    key: { choice: key },
    explanation: explanationOf([note], reasons),
    proof: meaningProof(source, span, word, reasons),
    difficulty,
  };
}
