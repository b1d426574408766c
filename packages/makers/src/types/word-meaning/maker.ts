/** 단어 뜻: what a word of the passage means, or which word has a meaning, shown in its sentence. */
import {
  headwordOf,
  meaningAt,
  phrasesIn,
  soleSense,
  type Analysis,
  type Sentence,
  type Token,
} from "@pulda/english";
import type { ItemContent, Proof } from "@pulda/question";
import { testedWordSet } from "../blank/tested-words.ts";
import { refuse, type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { quoted } from "../../shared/quote.ts";
import { explanationOf, rejectionsFor } from "../../shared/rejections.ts";
import { passageRuns, insertKeyAt } from "../../shared/runs.ts";
import { difficultyOf } from "../../word-test/maker.ts";
import { meaningNote, TO_ENGLISH, TO_KOREAN } from "../../word-test/meaning.ts";
import { findDistractorWords } from "../../word-test/distractors.ts";
import { isLoanword } from "../../word-test/loanword.ts";
import { testedWordOf, type TestedWord } from "../../word-test/tested-word.ts";

/** How far below the asked level a word may be. */
const MAX_LEVELS_BELOW = 1;
/** How much of a word's use one sense must make up, or the sentence may mean another ("musical scales"). */
const MIN_SENSE_SHARE = 0.7;
/** A sentence that is shown for one word. */
const MAX_SENTENCE_LENGTH = 260;

export const wordMeaning: Maker = {
  id: "word-meaning",
  name: "단어 뜻",
  shape: "choose",
  asks: "vocabulary",
  review: "type",
  isGlossed: false,
  auto: true,
  make(source, order) {
    const asked = testedWordSet(order.taken);
    const places = source.analysis.sentences
      .filter(isWhole)
      .flatMap((sentence) => sentence.tokens.map((token) => ({ sentence, token })))
      .filter(({ token }) => order.at === null || token.start === order.at);
    for (const { sentence, token } of order.random.shuffled(places)) {
      const word = wordAt(sentence, token, order.level);
      if (!word || asked.has(word.lemma) || isLoanword(word)) continue;
      const others = findDistractorWords(word, meaningWords(source.analysis), 4, order.random);
      if (others)
        return { ok: true, item: write({ source, sentence, token, word, others }, order) };
    }
    return refuse("수준에 맞고 이 글에서의 뜻이 분명한 낱말을 찾지 못했어요.");
  },
};

const known = new WeakMap<Analysis, readonly TestedWord[]>();

/** The words of a text whose meaning there is sure. */
function meaningWords(analysis: Analysis): readonly TestedWord[] {
  let words = known.get(analysis);
  if (words === undefined) {
    words = analysis.sentences.flatMap((sentence) =>
      sentence.tokens.flatMap((token) => wordAt(sentence, token, 1) ?? []),
    );
    known.set(analysis, words);
  }
  return words;
}

/** A sentence that stands alone: not over-long, no fragment, no quotation cut in two. */
function isWhole({ readable, text, tokens }: Sentence): boolean {
  return (
    readable &&
    text.length <= MAX_SENTENCE_LENGTH &&
    /^[A-Z][^"“”]*[.!?]$/u.test(text) &&
    tokens.some(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag ?? ""))
  );
}

/** The word of a place as it is asked about, or null where its meaning there is not sure. */
function wordAt(sentence: Sentence, token: Token, level: number): TestedWord | null {
  const head = headwordOf(token);
  if (!head || token.text !== token.lower || head.lemma.length < 4) return null;
  // "household chores": before another noun a noun means something else
  const next = sentence.tokens[token.index + 1];
  if (head.pos === "n" && next?.likely?.startsWith("NN")) return null;
  const found = meaningAt(token);
  if (!found?.isOfToken || found.lemma !== head.lemma || found.pos !== head.pos) return null;
  if (phrasesIn(sentence).some(({ tokens }) => tokens.includes(token.index))) return null;
  if (
    found.level < level - MAX_LEVELS_BELOW ||
    soleSense(head.lemma, head.pos, MIN_SENSE_SHARE) === null
  )
    return null;
  return testedWordOf({ text: head.lemma, meaning: found.meaning, context: "" });
}

interface Chosen {
  readonly source: Source;
  readonly sentence: Sentence;
  readonly token: Token;
  readonly word: TestedWord;
  readonly others: readonly TestedWord[];
}

function write(
  { source, sentence, token, word, others }: Chosen,
  { keyNumbers: places, random }: MakeOrder,
): ItemContent {
  const key = places[0] ?? 1;
  // asked for by its meaning, a word has to stand in the text as it stands in the options, and no
  // article may give it away
  const article = /^an?$/u.test(sentence.tokens[token.index - 1]?.lower ?? "");
  const toKorean = token.text !== word.text || article || random.next() < 0.5;
  const options = insertKeyAt(word, others, key);
  const span = { start: sentence.start, end: sentence.end };
  const place = { start: token.start, end: token.end };
  const note = `${quoted(sentence.text)}에서 ${meaningNote(word)}`;
  const distractors = rejectionsFor(options, key, (one) => meaningNote(one));
  const operation: Extract<Proof, { kind: "made" }>["operation"] = toKorean
    ? { kind: "keep" }
    : { kind: "blank", span: place, original: token.text };
  return {
    version: 1,
    type: "word-meaning",
    shape: "choose",
    instruction: toKorean ? TO_KOREAN : TO_ENGLISH,
    points: 2,
    blocks: [
      {
        kind: "prompt",
        runs: [{ kind: "plain", text: toKorean ? word.text : word.meaning }],
      },
      {
        kind: "passage",
        runs: passageRuns(source.text, span, [
          {
            span: place,
            run: toKorean ? { kind: "underlined", text: token.text } : { kind: "blank" },
          },
        ]),
      },
    ],
    options: options.map((one) => ({ cells: [toKorean ? one.meaning : one.text] })),
    key: { choice: key },
    explanation: explanationOf([note], distractors),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation,
      rules: ["meaning"],
      // taken out it is asked for as it stands there
      words: [{ text: toKorean ? word.lemma : token.text, span: place }],
      evidence: [{ span: place, note }],
      distractors,
    },
    difficulty: difficultyOf(word),
  };
}
