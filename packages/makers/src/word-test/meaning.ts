/** 단어 뜻: multiple choice, from a word to its meaning or from a meaning to its word. */
import { withParticle } from "@pulda/english";
import { refuse, type Made } from "../maker.ts";
import { explanationOf, rejectionsFor } from "../shared/rejections.ts";
import { insertKeyAt } from "../shared/runs.ts";
import { difficultyOf, wordProof, type WordMaker, type WordMakeOrder } from "./maker.ts";
import { findDistractorWords } from "./distractors.ts";
import type { TestedWord } from "./tested-word.ts";

const TO_KOREAN = "다음 단어의 뜻으로 알맞은 것을 고르시오.";
export const TO_ENGLISH = "다음 뜻에 해당하는 단어로 알맞은 것을 고르시오.";

export const wordMeaning: WordMaker = {
  id: "word-meaning",
  name: "단어 뜻 (영→한)",
  shape: "choose",
  asks: "vocabulary",
  make: (word, order) =>
    choose(word, order, { type: "word-meaning", instruction: TO_KOREAN, toKorean: true }),
};

export const meaningWord: WordMaker = {
  id: "meaning-word",
  name: "단어 뜻 (한→영)",
  shape: "choose",
  asks: "vocabulary",
  make: (word, order) =>
    choose(word, order, { type: "meaning-word", instruction: TO_ENGLISH, toKorean: false }),
};

interface Direction {
  readonly type: string;
  readonly instruction: string;
  readonly toKorean: boolean;
}

function choose(
  word: TestedWord,
  { list, keyNumbers, random }: WordMakeOrder,
  { type, instruction, toKorean }: Direction,
): Made {
  const distractorWords = findDistractorWords(word, list, 4, random);
  if (!distractorWords)
    return refuse(`‘${word.text}’ 옆에 놓을, 뜻이 분명히 다른 단어가 모자라요.`);
  const key = keyNumbers[0] ?? 1;
  const options = insertKeyAt(word, distractorWords, key);
  const stem = toKorean ? word.text : word.meaning;
  const shown = (one: TestedWord): string => (toKorean ? one.meaning : one.text);
  const notes = [meaningNote(word)];
  const distractors = rejectionsFor(options, key, (one) => meaningNote(one));
  return {
    ok: true,
    item: {
      version: 1,
      type,
      shape: "choose",
      instruction,
      points: 2,
      blocks: [{ kind: "prompt", runs: [{ kind: "plain", text: stem }] }],
      options: options.map((one) => ({ cells: [shown(one)] })),
      key: { choice: key },
      explanation: explanationOf(notes, distractors),
      proof: wordProof(word, type, { asked: stem, answer: shown(word), notes, distractors }),
      difficulty: difficultyOf(word),
    },
  };
}

/** "‘address’는 ‘주소; 연설’이라는 뜻이에요." */
export function meaningNote({ text, meaning }: TestedWord): string {
  return `${withParticle(text, "은/는", `‘${text}’`)} ${withParticle(meaning, "이라는/라는", `‘${meaning}’`)} 뜻이에요.`;
}
