/** 영영풀이 for a word of a word list. */
import { getSense, soleSense, withParticle } from "@pulda/english";
import { INSTRUCTION } from "../types/definition/defined-word.ts";
import { refuse } from "../maker.ts";
import { explanationOf, rejectionsFor } from "../shared/rejections.ts";
import { pointsFor, insertKeyAt } from "../shared/runs.ts";
import { difficultyOf, wordProof, type WordMaker } from "./maker.ts";
import { meaningNote } from "./meaning.ts";
import { contentClass } from "./content-class.ts";
import { chooseWord } from "./choose-word.ts";
import { findDistractorWords } from "./distractors.ts";
import { knownSense } from "./known.ts";
import { definesWell, glossesOverlap, MIN_SENSE_SHARE } from "./wordnet-definition.ts";

export const wordDefinition: WordMaker = {
  id: "definition",
  name: "영영풀이",
  shape: "choose",
  asks: "vocabulary",
  make(word, order) {
    const known = knownSense(word);
    if (known) {
      const { definition } = known.usage;
      return chooseWord(word, known, order, {
        type: "definition",
        instruction: INSTRUCTION,
        asked: definition,
        answer: word.lemma,
        note: definedNote(definition, word.lemma),
        canTempt: true,
        taken: known.usage.synonyms.map(({ words }) => words),
      });
    }
    const { list, keyNumbers, random } = order;
    const pos = contentClass(word);
    const id = pos && soleSense(word.lemma, pos, MIN_SENSE_SHARE);
    if (id === null)
      return refuse(`‘${word.text}’: 뜻이 하나로 분명하지 않아 풀이로 물을 수 없어요.`);
    const sense = getSense(id);
    if (!definesWell(word.lemma, sense))
      return refuse(`‘${word.text}’: 이 단어만 가리키는 영영풀이가 없어요.`);
    const suitable = list.filter((one) => one === word || !alsoFits(one.lemma));
    const distractorWords = findDistractorWords(word, suitable, 4, random)?.filter(
      ({ lemma }) => !alsoFits(lemma),
    );
    if (distractorWords?.length !== 4)
      return refuse(`‘${word.text}’ 옆에 놓을, 뜻이 분명히 다른 단어가 모자라요.`);
    const key = keyNumbers[0] ?? 1;
    const options = insertKeyAt(word, distractorWords, key);
    const notes = [definedNote(sense.gloss, word.text), meaningNote(word)];
    const distractors = rejectionsFor(options, key, (one) => meaningNote(one));
    const difficulty = difficultyOf(word);
    return {
      ok: true,
      item: {
        version: 1,
        type: "definition",
        shape: "choose",
        instruction: INSTRUCTION,
        points: pointsFor(difficulty),
        blocks: [{ kind: "prompt", runs: [{ kind: "plain", text: sense.gloss }] }],
        options: options.map(({ text }) => ({ cells: [text] })),
        key: { choice: key },
        explanation: explanationOf(notes, distractors),
        proof: wordProof(word, "definition", {
          asked: sense.gloss,
          answer: word.text,
          notes,
          distractors,
        }),
        difficulty,
      },
    };

    function alsoFits(lemma: string): boolean {
      return pos !== null && glossesOverlap(sense, { lemma, pos });
    }
  },
};

function definedNote(definition: string, word: string): string {
  return `${withParticle(definition, "이라는/라는", `'${definition}'`)} 뜻의 낱말은 ${withParticle(word, "이에요/예요", `'${word}'`)}.`;
}
