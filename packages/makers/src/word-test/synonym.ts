/** 동의어 for a word of a word list. */
import { getSense, oppositeOf, soleSense, withParticle } from "@pulda/english";
import { refuse } from "../maker.ts";
import { explanationOf, rejectionsFor } from "../shared/rejections.ts";
import { pointsFor, insertKeyAt } from "../shared/runs.ts";
import { synonymLemmas } from "../shared/vocabulary/word-distractors.ts";
import { findSimilarWords } from "../shared/vocabulary/similar-words.ts";
import { contentClass } from "./content-class.ts";
import { chooseWord } from "./choose-word.ts";
import { knownSense } from "./known.ts";
import { difficultyOf, wordProof, type WordMaker } from "./maker.ts";
import { meaningNote } from "./meaning.ts";
import { findSynonym, MIN_SENSE_SHARE } from "./wordnet-synonym.ts";

const INSTRUCTION = "다음 단어와 의미가 가장 가까운 것은?";
/** The Penn Treebank tag of the lemma. */
const TAGS = { n: "NN", v: "VB", a: "JJ", r: "RB" } as const;

export const wordSynonym: WordMaker = {
  id: "synonym",
  name: "동의어",
  shape: "choose",
  asks: "vocabulary",
  make(word, order) {
    const known = knownSense(word);
    const [nearest] = known ? synonymLemmas(known.usage) : [];
    if (known && nearest !== undefined)
      return chooseWord(word, known, order, {
        type: "synonym",
        instruction: INSTRUCTION,
        asked: word.text,
        answer: nearest,
        note: sameNote(word.text, nearest, known.usage.definition),
        // no sentence says which sense is meant
        canTempt: false,
        taken: [known.usage, ...known.others].flatMap(synonymLemmas),
      });
    const { keyNumbers, random } = order;
    const pos = contentClass(word);
    const id = pos && soleSense(word.lemma, pos, MIN_SENSE_SHARE);
    if (!pos || id === null)
      return refuse(`‘${word.text}’: 뜻이 하나로 분명하지 않아 동의어를 물을 수 없어요.`);
    const head = { lemma: word.lemma, pos, tag: TAGS[pos] };
    const sense = getSense(id);
    const synonymLemma = findSynonym(head, sense, new Set([word.lemma]));
    if (!synonymLemma) return refuse(`‘${word.text}’: 누구나 아는 동의어가 없어요.`);
    const opposite = oppositeOf(word.lemma, pos);
    const opposites = opposite && opposite !== synonymLemma ? [opposite] : [];
    const excluded = new Set([word.lemma, synonymLemma, ...opposites]);
    const wanted = {
      head,
      shown: synonymLemma,
      apart: [synonymLemma, ...opposites],
      taken: excluded,
      subject: null,
    };
    const similarWords = findSimilarWords(wanted, 4 - opposites.length, random);
    const distractorWords = random.shuffled([...opposites, ...similarWords]);
    if (distractorWords.length !== 4)
      return refuse(`‘${word.text}’ 옆에 놓을, 뜻이 분명히 다른 단어가 모자라요.`);
    const key = keyNumbers[0] ?? 1;
    const options = insertKeyAt(synonymLemma, distractorWords, key);
    const notes = [sameNote(word.text, synonymLemma, sense.gloss), meaningNote(word)];
    const distractors = rejectionsFor(
      options,
      key,
      (option) =>
        `${withParticle(option, "은/는", `'${option}'`)} ${option === opposite ? "반대되는 뜻이에요." : "뜻이 다른 낱말이에요."}`,
    );
    const difficulty = difficultyOf(word);
    return {
      ok: true,
      item: {
        version: 1,
        type: "synonym",
        shape: "choose",
        instruction: INSTRUCTION,
        points: pointsFor(difficulty),
        blocks: [{ kind: "prompt", runs: [{ kind: "plain", text: word.text }] }],
        options: options.map((option) => ({ cells: [option] })),
        key: { choice: key },
        explanation: explanationOf(notes, distractors),
        proof: wordProof(word, "synonym", {
          asked: word.text,
          answer: synonymLemma,
          notes,
          distractors,
        }),
        difficulty,
      },
    };
  },
};

function sameNote(word: string, synonym: string, definition: string): string {
  return `${withParticle(word, "과/와", `'${word}'`)} ${withParticle(synonym, "은/는", `'${synonym}'`)} 모두 ${withParticle(definition, "이라는/라는", `"${definition}"`)} 뜻이에요.`;
}
