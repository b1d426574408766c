/** 문장 속 빈칸: the word of a list that a sentence of our dictionary lacks. */
import { withParticle } from "@pulda/english";
import { refuse } from "../maker.ts";
import { chooseWord } from "./choose-word.ts";
import { knownSense } from "./known.ts";
import type { WordMaker } from "./maker.ts";

const BLANK = "________";

export const wordBlank: WordMaker = {
  id: "word-blank",
  name: "문장 속 빈칸",
  shape: "choose",
  asks: "vocabulary",
  make(word, order) {
    const sense = knownSense(word);
    if (!sense) return refuse(`‘${word.text}’: 이 단어의 예문을 아직 갖고 있지 않아요.`);
    const { usage } = sense;
    const full = usage.sentence.replace("___", word.lemma);
    return chooseWord(word, sense, order, {
      type: "word-blank",
      instruction: "다음 빈칸에 들어갈 말로 가장 적절한 것은?",
      asked: usage.sentence.replace("___", BLANK),
      answer: word.lemma,
      note: `"${full}"에 들어갈 말은 ${withParticle(word.lemma, "이에요/예요", `'${word.lemma}'`)}.`,
      canTempt: false,
      taken: usage.synonyms.map(({ words }) => words),
    });
  },
};
