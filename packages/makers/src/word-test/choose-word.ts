/** Items that offer the word asked for among others which our dictionary knows to be wrong. */
import type { UsageHere } from "@pulda/english";
import type { Rejection } from "@pulda/question";
import { refuse, type Made } from "../maker.ts";
import { explanationOf } from "../shared/rejections.ts";
import { insertKeyAt, pointsFor } from "../shared/runs.ts";
import { wordDistractors, type WordDistractor } from "../shared/vocabulary/word-distractors.ts";
import { koreanOf, means } from "../shared/vocabulary/known-words.ts";
import { findDistractorWords } from "./distractors.ts";
import { difficultyOf, wordProof, type WordMakeOrder } from "./maker.ts";
import { meaningNote } from "./meaning.ts";
import type { TestedWord } from "./tested-word.ts";

interface Question {
  readonly type: string;
  readonly instruction: string;
  /** What is printed above the options. */
  readonly asked: string;
  readonly answer: string;
  /** In Korean, a full sentence: why the answer is right. */
  readonly note: string;
  /** Words that none of the others may be. */
  readonly taken: readonly string[];
  /** Whether words of a near meaning are surely wrong: in a sentence, or as an opposite, they may be right. */
  readonly canTempt: boolean;
}

const DISTRACTORS = 4;

/** Makes the item, or refuses where too few words are surely wrong. */
export function chooseWord(
  word: TestedWord,
  sense: UsageHere,
  { list, random, keyNumbers }: WordMakeOrder,
  { type, instruction, asked, answer, note, taken, canTempt }: Question,
): Made {
  const excluded = new Set([word.lemma, answer, ...taken]);
  const usage = canTempt ? sense.usage : { ...sense.usage, nearMisses: [] };
  const distractors = wordDistractors({ ...sense, usage }, excluded).slice(0, DISTRACTORS);
  const more = findDistractorWords(word, list, DISTRACTORS, random) ?? [];
  for (const { lemma } of more) {
    if (distractors.length === DISTRACTORS) break;
    if (excluded.has(lemma) || distractors.some((distractor) => distractor.lemma === lemma))
      continue;
    const reason = means(lemma, koreanOf(lemma, sense.head.pos));
    distractors.push({ lemma, form: lemma, reason, trap: "", isOfWord: false });
  }
  if (distractors.length < DISTRACTORS)
    return refuse(`‘${word.text}’ 옆에 놓을, 뜻이 분명히 다른 단어가 모자라요.`);
  const key = keyNumbers[0] ?? 1;
  const options = insertKeyAt<WordDistractor | null>(null, random.shuffled(distractors), key);
  const rejections = options.flatMap((distractor, at): Rejection[] =>
    distractor
      ? [
          {
            choice: at + 1,
            reason: distractor.reason,
            ...(distractor.trap && { trap: distractor.trap }),
          },
        ]
      : [],
  );
  const notes = [note, meaningNote(word)];
  const difficulty = difficultyOf(word);
  return {
    ok: true,
    item: {
      version: 1,
      type,
      shape: "choose",
      instruction,
      points: pointsFor(difficulty),
      blocks: [{ kind: "prompt", runs: [{ kind: "plain", text: asked }] }],
      options: options.map((distractor) => ({ cells: [distractor?.lemma ?? answer] })),
      key: { choice: key },
      explanation: explanationOf(notes, rejections),
      proof: wordProof(word, type, { asked, answer, notes, distractors: rejections }),
      difficulty,
    },
  };
}
