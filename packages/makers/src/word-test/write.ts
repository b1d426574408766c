/** 뜻 쓰기 and 철자 쓰기: writing a word's meaning, and the word of a meaning. */
import { lemmasMeaning } from "@pulda/english";
import { meaningNeighbours, orthographicNeighbours } from "../shared/orthographic-neighbours.ts";
import { difficultyOf, wordProof, type WordMaker } from "./maker.ts";
import { meaningNote } from "./meaning.ts";
import type { TestedWord } from "./tested-word.ts";

const WRITE_MEANING = "다음 단어의 뜻을 우리말로 쓰시오.";
const WRITE_WORD = "다음 뜻에 해당하는 단어를 영어로 쓰시오.";

/** Two, so that a typo can cost one. */
const POINTS = 2;

export const meaningWrite: WordMaker = {
  id: "meaning-write",
  name: "뜻 쓰기",
  shape: "write",
  asks: "vocabulary",
  make(word) {
    const notes = [
      `${meaningNote(word)}${word.meanings.length > 1 ? ` (맞는 뜻: ${word.meanings.join(", ")})` : ""}`,
    ];
    const [first = word.meaning, ...rest] = [
      ...new Set([...word.meaning.split("; "), ...word.meanings]),
    ];
    return {
      ok: true,
      item: {
        version: 1,
        type: meaningWrite.id,
        shape: "write",
        instruction: WRITE_MEANING,
        points: POINTS,
        blocks: [{ kind: "prompt", runs: [{ kind: "plain", text: word.text }] }],
        fields: [{}],
        grading: "meaning",
        neighbours: meaningNeighbours([first, ...rest]),
        key: { accepted: [[first, ...rest]] },
        explanation: notes.join("\n"),
        proof: wordProof(word, meaningWrite.id, {
          asked: word.text,
          answer: first,
          notes,
          distractors: [],
        }),
        difficulty: difficultyOf(word),
      },
    };
  },
};

export const wordWrite: WordMaker = {
  id: "word-write",
  name: "철자 쓰기",
  shape: "write",
  asks: "vocabulary",
  make(word) {
    const notes = [meaningNote(word)];
    const accepted = [word.text, ...alsoFitting(word)];
    return {
      ok: true,
      item: {
        version: 1,
        type: wordWrite.id,
        shape: "write",
        instruction: WRITE_WORD,
        points: POINTS,
        blocks: [{ kind: "prompt", runs: [{ kind: "plain", text: word.meaning }] }],
        // the first letter and the length identify one of several synonyms
        fields: [{ hint: hintOf(word.text) }],
        grading: "spelling",
        neighbours: orthographicNeighbours(accepted, "spelling"),
        key: { accepted: [accepted] },
        explanation: notes.join("\n"),
        proof: wordProof(word, wordWrite.id, {
          asked: word.meaning,
          answer: word.text,
          notes,
          distractors: [],
        }),
        difficulty: difficultyOf(word),
      },
    };
  },
};

/** Other words with the same meaning, first letter and length, which the hint does not rule out. */
function alsoFitting({ text, meaning }: TestedWord): string[] {
  const fits = (lemma: string): boolean =>
    lemma.length === text.length &&
    lemma[0] === text[0]?.toLowerCase() &&
    lemma !== text.toLowerCase();
  return [...new Set(meaning.split("; ").flatMap((one) => lemmasMeaning(one)))].filter(fits);
}

/** "a______ (7글자)"; for a phrase, each word. */
function hintOf(text: string): string {
  const words = text
    .split(/\s+/u)
    .map((word) => `${word.slice(0, 1)}${"_".repeat(word.length - 1)}`);
  return words.length > 1 ? words.join(" ") : `${words[0]} (${text.length}글자)`;
}
