/** 단어 뜻: the meaning of a word of the passage, or the word of a meaning, shown with its sentence. */
import {
  certainMeaning,
  headwordOf,
  isLemma,
  levelOf,
  meaningAt,
  phrasesIn,
  type Analysis,
  type Headword,
  type Sentence,
  type Token,
} from "@pulda/english";
import type { ItemContent, Proof } from "@pulda/question";
import { testedWordSet } from "../blank/tested-words.ts";
import { type Maker, type MakeOrder, type Source } from "../../maker.ts";
import { quoted } from "../../shared/quote.ts";
import { knownWordsOf } from "../../shared/vocabulary/known-words.ts";
import { isConcrete, isWorthAsking } from "../../shared/vocabulary/worth-asking.ts";
import { sharesRoot } from "../../shared/vocabulary/shares-root.ts";
import { explanationOf, rejectionsFor } from "../../shared/rejections.ts";
import { passageRuns, insertKeyAt } from "../../shared/runs.ts";
import { difficultyOf } from "../../word-test/maker.ts";
import { meaningNote, TO_ENGLISH } from "../../word-test/meaning.ts";
import { findDistractorWords } from "../../word-test/distractors.ts";
import { isLoanword } from "../../shared/vocabulary/loanword.ts";
import { testedWordOf, type TestedWord } from "../../word-test/tested-word.ts";
import { knownMeanings, withMeaning } from "./known-meanings.ts";

/** The most items that are proposed for a passage. */
const MAX_PROPOSED = 10;
/** The least level of a word of our own dictionary, and that of one whose other senses are no options. */
const LEAST_LEVEL = 3;
const LEAST_OF_ONE_SENSE = 4;
/** So many words of that level a plain text has at most: every third text in the manner of exams. */
const MOST_OF_PLAIN = 3;
/** The longest sentence that is shown, in characters. */
const MAX_SENTENCE_LENGTH = 260;

/** Asked of a word in its sentence, whose other senses are options, too. */
const IN_CONTEXT = "밑줄 친 단어의 문맥상 뜻으로 가장 적절한 것을 고르시오.";

export const wordMeaning: Maker = {
  id: "word-meaning",
  name: "단어 뜻",
  shape: "choose",
  asks: "vocabulary",
  review: "type",
  isGlossed: false,
  auto: true,
  inAuto: true,
  *propose(source, order) {
    const tested = testedWordSet(order.existingItems);
    const candidates = source.analysis.sentences
      .filter(isWhole)
      .flatMap((sentence) => sentence.tokens.map((token) => ({ sentence, token })))
      .filter(({ token }) => order.at === null || token.start === order.at);
    let proposed = 0;
    for (const { sentence, token } of order.random.shuffled(candidates)) {
      const found =
        chosenByUsage(sentence, token, order) ??
        chosenByDictionary(source.analysis, sentence, token, order);
      if (!found || tested.has(found.word.lemma)) continue;
      const chosen = { source, sentence, token, ...found };
      if (order.at === null && !isPlain(source.analysis) && isEasy(chosen, order.level)) continue;
      yield write(chosen, order);
      if (++proposed === MAX_PROPOSED) break;
    }
    return "수준에 맞고 이 글에서의 뜻이 분명한 낱말을 찾지 못했어요.";
  },
};

type WithDistractors = Pick<Chosen, "word" | "distractors" | "isSense">;

/** A word of our own dictionary, with its other senses and its distractors. */
function chosenByUsage(
  sentence: Sentence,
  token: Token,
  { level, random }: MakeOrder,
): WithDistractors | null {
  const known = knownWordsOf(sentence).find((one) => one.token === token);
  if (!known || known.level < Math.min(level, LEAST_LEVEL) || isConcrete(known.head)) return null;
  if (level >= LEAST_LEVEL && isNegatedWord(known.head)) return null;
  const word = withMeaning(known, known.usage.meaning);
  const others = isLoanword(word) ? null : knownMeanings(known, random);
  return others && { word, ...others };
}

/** What makes a word the contrary of the rest of it. */
const NEGATING = /^(?:un|in|im|ir|il|dis|non|mis)(?=[a-z]{3})/u;

/** "Unlucky", "uncertainty": whoever knows the rest of it reads the meaning off the word. */
function isNegatedWord({ lemma, pos }: Headword): boolean {
  const rest = lemma.replace(NEGATING, "");
  return rest !== lemma && isLemma(rest, pos) && levelOf(rest) <= LEAST_LEVEL;
}

const plain = new WeakMap<Analysis, boolean>();

/** Whether a text has hardly a hard word: then the others are worth asking of its readers. Cached. */
function isPlain(analysis: Analysis): boolean {
  let known = plain.get(analysis);
  if (known === undefined) {
    const hard = new Set(
      analysis.sentences.flatMap(({ tokens }) =>
        tokens.flatMap((token) => {
          const head = token.text === token.lower ? headwordOf(token) : null;
          return head && levelOf(head.lemma) >= LEAST_OF_ONE_SENSE ? [head.lemma] : [];
        }),
      ),
    );
    plain.set(analysis, (known = hard.size <= MOST_OF_PLAIN));
  }
  return known;
}

/** Whether a word asks for no reading: most know it, and in its one sense. */
function isEasy({ word, distractors, isSense }: Chosen, level: number): boolean {
  return word.level < Math.min(level + 1, LEAST_OF_ONE_SENSE) && !distractors.some(isSense);
}

/** A word whose Korean is certain, with words of its field. */
function chosenByDictionary(
  analysis: Analysis,
  sentence: Sentence,
  token: Token,
  { level, random }: MakeOrder,
): WithDistractors | null {
  const word = wordAt(sentence, token, level);
  // a plant or a stone is glossed, not asked
  const head = headwordOf(token);
  if (!word || !head || isConcrete(head) || isLoanword(word)) return null;
  const shown = new Set(sentence.tokens.map(({ lemma }) => lemma));
  const others = meaningWords(analysis).filter(({ lemma }) => !shown.has(lemma));
  const distractors = findDistractorWords(word, others, 4, random, true);
  return distractors && { word, distractors, isSense: () => false };
}

const cache = new WeakMap<Analysis, readonly TestedWord[]>();

/** The words of a text whose sense is certain, cached. */
function meaningWords(analysis: Analysis): readonly TestedWord[] {
  let words = cache.get(analysis);
  if (words === undefined) {
    words = analysis.sentences.flatMap((sentence) =>
      sentence.tokens.flatMap((token) => wordAt(sentence, token, 1) ?? []),
    );
    cache.set(analysis, words);
  }
  return words;
}

/** What a sentence that is shown alone may not begin with, or say of something: nobody knows what it points to. */
const POINTING =
  /^(?:It|This|That|These|Those|He|She|They|Such|Both|Neither|Either)\b|\b(?:this|these|those) [a-z]/u;

/** Whether a sentence can be shown alone: not too long, no fragment, no broken quotation, nothing that points outside. */
function isWhole({ readable, text, tokens }: Sentence): boolean {
  return (
    readable &&
    text.length <= MAX_SENTENCE_LENGTH &&
    /^[A-Z][^"“”]*[.!?]$/u.test(text) &&
    !POINTING.test(text) &&
    tokens.some(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag ?? ""))
  );
}

/** The word of a token as it would be tested, or null where its sense is not certain. */
function wordAt(sentence: Sentence, token: Token, level: number): TestedWord | null {
  const head = headwordOf(token);
  if (!head || token.text !== token.lower || head.lemma.length < 4) return null;
  // "household chores": a noun in a compound may have another sense
  const next = sentence.tokens[token.index + 1];
  if (head.pos === "n" && next?.likely?.startsWith("NN")) return null;
  const found = meaningAt(token);
  if (!found?.isOfToken || found.lemma !== head.lemma || found.pos !== head.pos) return null;
  if (!isWorthAsking(found, level)) return null;
  if (phrasesIn(sentence).some(({ tokens }) => tokens.includes(token.index))) return null;
  const meaning = certainMeaning(sentence, token, found);
  return meaning === null ? null : testedWordOf({ text: head.lemma, meaning, context: "" });
}

/** As the key has one meaning, the sense of this text, each option has one. */
function withOneMeaning(word: TestedWord): TestedWord {
  return { ...word, meaning: word.meaning.split(/[;,]/u)[0]?.trim() ?? word.meaning };
}

interface Chosen {
  readonly source: Source;
  readonly sentence: Sentence;
  readonly token: Token;
  readonly word: TestedWord;
  readonly distractors: readonly TestedWord[];
  /** Whether a distractor is another sense of the word itself. */
  readonly isSense: (distractor: TestedWord) => boolean;
}

function write(
  { source, sentence, token, word, distractors, isSense }: Chosen,
  { keyNumbers, random }: MakeOrder,
): ItemContent {
  const key = keyNumbers[0] ?? 1;
  // to be found by its meaning, a word must have the same form in the text and in the options, and no
  // article may give it away
  const article = /^an?$/u.test(sentence.tokens[token.index - 1]?.lower ?? "");
  // an adverb of another kind cannot stand in the place, and a word of its family beside the place tells it
  const toKorean =
    token.text !== word.text ||
    article ||
    word.pos === "r" ||
    distractors.some(isSense) ||
    sentence.tokens.some((other) => other !== token && sharesRoot(other.lower, word.text)) ||
    random.next() < 0.5;
  const placed = insertKeyAt(word, distractors, key);
  const options = placed.map(withOneMeaning);
  const span = { start: sentence.start, end: sentence.end };
  const target = { start: token.start, end: token.end };
  const note = `${quoted(sentence.text)}에서 ${meaningNote(word)}`;
  const rejections = rejectionsFor(placed, key, (one) =>
    isSense(one)
      ? `'${one.meaning}'도 '${one.text}'의 뜻이지만, 이 문장에는 어울리지 않아요.`
      : meaningNote(withOneMeaning(one)),
  );
  const operation: Extract<Proof, { kind: "made" }>["operation"] = toKorean
    ? { kind: "keep" }
    : { kind: "blank", span: target, original: token.text };
  return {
    version: 1,
    type: "word-meaning",
    shape: "choose",
    instruction: toKorean ? IN_CONTEXT : TO_ENGLISH,
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
            span: target,
            run: toKorean ? { kind: "underlined", text: token.text } : { kind: "blank" },
          },
        ]),
      },
    ],
    options: options.map((one) => ({ cells: [toKorean ? one.meaning : one.text] })),
    key: { choice: key },
    explanation: explanationOf([note], rejections),
    proof: {
      kind: "made",
      passage: source.passage,
      source: span,
      operation,
      rules: ["meaning"],
      // a word that was removed is tested in its form in the text
      words: [{ text: toKorean ? word.lemma : token.text, span: target }],
      evidence: [{ span: target, note }],
      distractors: rejections,
    },
    difficulty: difficultyOf(word),
  };
}
