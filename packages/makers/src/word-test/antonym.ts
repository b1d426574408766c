/** 반의어 for a word of a word list. */
import { withParticle } from "@pulda/english";
import { refuse } from "../maker.ts";
import { chooseWord } from "./choose-word.ts";
import { knownSense } from "./known.ts";
import type { WordMaker } from "./maker.ts";

export const wordAntonym: WordMaker = {
  id: "antonym",
  name: "반의어",
  shape: "choose",
  asks: "vocabulary",
  make(word, order) {
    const sense = knownSense(word);
    const answer = sense?.usage.opposites
      .map(({ words }) => words)
      .find((one) => /^[a-z]+$/u.test(one));
    if (!sense || answer === undefined)
      return refuse(`‘${word.text}’: 뚜렷한 반의어를 아는 단어가 아니에요.`);
    // no sentence says which sense is meant, nor how far a word has to be reversed
    const taken = [sense.usage, ...sense.others].flatMap(({ opposites, contextAntonym }) => [
      ...opposites.map(({ words }) => words),
      ...(contextAntonym?.words ?? []),
    ]);
    return chooseWord(word, sense, order, {
      type: "antonym",
      instruction: "다음 단어와 의미가 반대인 것은?",
      asked: word.text,
      answer,
      note: `${withParticle(answer, "은/는", `'${answer}'`)} '${word.text}'의 반대말이에요.`,
      canTempt: false,
      taken,
    });
  },
};
