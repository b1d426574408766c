/** 동의어: the word that means the same as the underlined one. */
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
import { refuse, type Maker, type MakeOrder, type Source } from "../../maker.ts";
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

/** How much of a word's use its one sense must make up. */
export const MIN_SENSE_SHARE = 0.85;
/** How near two words of one meaning must be in use, to be felt as the same. */
const MIN_SIMILARITY = 0.55;
/** A word that learners are not asked to know. */
const MIN_ZIPF = 3.3;

/** Words that WordNet's first sense does not do justice to: in many texts they mean something else. */
const UNFIT: ReadonlySet<string> = new Set(
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
  make(source, order) {
    const present = lowerCaseWords(source.text);
    for (const excerpt of order.random.shuffled(excerpts(source)))
      for (const word of order.random.shuffled(
        testedSenses(excerpt.sentences, order, MIN_SENSE_SHARE),
      )) {
        const double = findSynonym(word, present);
        const others = double && findDistractors(word, double, present, order);
        if (double && others)
          return { ok: true, item: write(source, excerpt, word, double, others, order) };
      }
    return refuse("뜻이 하나로 분명하고 누구나 아는 동의어가 있는 낱말을 찾지 못했어요.");
  },
};

/**
 * The best known word of the same meaning, or null.
 * @param present words that it must not be
 */
export function findSynonym(
  { head, sense }: Pick<TestedSense, "head" | "sense">,
  present: ReadonlySet<string>,
): string | null {
  const { lemma, pos, tag } = head;
  if (UNFIT.has(lemma)) return null;
  const found = [...exactSynonymsOf(lemma, pos)].filter((word) => {
    if ((entryOf(word)?.zipf ?? 0) < MIN_ZIPF || present.has(word) || UNFIT.has(word)) return false;
    // what began as a participle keeps more meanings than the dictionary says
    if (pos !== "v" && /(?:ing|ed)$/u.test(lemma + word)) return false;
    if (lemma.slice(0, 3) === word.slice(0, 3) || word.includes(lemma) || lemma.includes(word))
      return false;
    const near = similarity(lemma, word) ?? 0;
    return near >= MIN_SIMILARITY && mainSenses(word, pos)[0] === sense.id;
  });
  const [best] = found.toSorted(
    (a, b) => (similarity(lemma, b) ?? 0) - (similarity(lemma, a) ?? 0),
  );
  const form = best === undefined ? null : inflect(best, tag);
  return form === null || /\s/u.test(form) ? null : (best ?? null);
}

/** Four wrong options, the opposite among them where there is one. */
function findDistractors(
  { head, token }: TestedSense,
  double: string,
  present: ReadonlySet<string>,
  { random }: MakeOrder,
): string[] | null {
  const opposite = oppositeOf(head.lemma, head.pos);
  const shown = inflect(double, head.tag);
  const taken = new Set([...present, token.lower, shown]);
  const apart = [double, ...(opposite ? [opposite] : [])];
  const peers = findSimilarWords({ head, shown, apart, taken, subject: null }, 4, random);
  const contrary = opposite ? [inflect(opposite, head.tag)] : [];
  const all = [...contrary.filter((form) => !/\s/u.test(form) && form !== shown), ...peers];
  return all.length < 4 ? null : random.shuffled(all.slice(0, 4));
}

function write(
  source: Source,
  { span }: Excerpt,
  word: TestedSense,
  double: string,
  rivals: readonly string[],
  { keyNumbers: places }: MakeOrder,
): ItemContent {
  const { token, head, sense } = word;
  const key = places[0] ?? 1;
  const shown = inflect(double, head.tag);
  const options = insertKeyAt(shown, rivals, key);
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
