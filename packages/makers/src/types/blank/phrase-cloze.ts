/** Blanks for verb phrases whose content words recur elsewhere in the text. */
import {
  vectorSimilarity,
  isContent,
  stemOf,
  verbForms,
  withParticle,
  type Sentence,
  type Token,
} from "@pulda/english";
import type { Excerpt } from "../../shared/excerpt.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import { testedSpans, overlaps } from "../../shared/target.ts";
import { quoted } from "../../shared/quote.ts";
import { topicVector } from "../../shared/topic-vector.ts";
import type { Cloze } from "./cloze.ts";
import { PHRASES } from "./phrase-bank.ts";
import { phraseVector } from "./phrase-vector.ts";

const WORDS = { least: 3, most: 9 } as const;
/** How many of the phrase's content words must recur. */
const MIN_RECURRENCES = 2;

interface Phrase {
  readonly sentence: Sentence;
  readonly tokens: readonly Token[];
  readonly form: "base" | "ing";
  /** Content words that recur, each with another sentence that contains it. */
  readonly recurrences: readonly { readonly word: Token; readonly sentence: Sentence }[];
}

/** A blank for a phrase, or null. */
export function phraseCloze(source: Source, excerpt: Excerpt, order: MakeOrder): Cloze | null {
  const testedBefore = order.existingItems.flatMap(testedSpans);
  const readable = excerpt.sentences.filter(({ readable: ok }) => ok);
  const phrases = readable
    .flatMap((sentence) => phrasesOf(sentence, readable))
    .filter(
      ({ tokens }) =>
        (order.at === null || tokens[0]?.start === order.at) &&
        !testedBefore.some((span) => overlaps(span, spanOf(tokens))),
    );
  const [phrase] = order.random.shuffled(phrases);
  if (!phrase) return null;
  const span = spanOf(phrase.tokens);
  const original = source.text.slice(span.start, span.end);
  const wrong = distractorsFor(phrase, original, readable, source.text, order);
  return (
    wrong && {
      span,
      original,
      wrong,
      evidence: notesOf(phrase),
      rule: "phrase",
      difficulty: "high",
    }
  );
}

function spanOf(tokens: readonly Token[]): { start: number; end: number } {
  return { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 };
}

const BEFORE_ING = /^(?:by|of|for|in|without|from|at|about|to)$/u;

/** "… to keep the words in mind.": from the verb to the punctuation that ends the clause. */
function phrasesOf(sentence: Sentence, all: readonly Sentence[]): Phrase[] {
  if (/["“”]/u.test(sentence.text)) return [];
  return sentence.tokens.flatMap((verb): Phrase[] => {
    const before = sentence.tokens[verb.index - 1];
    const base = verb.tag === "VB" && (before?.lower === "to" || before?.tag === "MD");
    const ing = verb.tag === "VBG" && BEFORE_ING.test(before?.lower ?? "");
    if ((!base && !ing) || /^(?:be|have|being|having)$/u.test(verb.lower)) return [];
    let end = verb.index + 1;
    while (inPhrase(sentence.tokens[end])) end++;
    const closing = sentence.tokens[end];
    const tokens = sentence.tokens.slice(verb.index, end);
    if (!closing || !/^[.,!]$/u.test(closing.text)) return [];
    if (tokens.length < WORDS.least || tokens.length > WORDS.most) return [];
    const recurrences = recurrencesOf(tokens, sentence, all);
    return recurrences.length >= MIN_RECURRENCES
      ? [{ sentence, tokens, form: base ? "base" : "ing", recurrences }]
      : [];
  });
}

function inPhrase(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^[A-Za-z-]+$/u.test(token.text) &&
    token.spaced &&
    /^(?:DT|JJ|NN|NNS|PRP|PRP\$|IN|RB|VBN|TO|CD)$/u.test(token.likely ?? "") &&
    !/^(?:that|because|if|while|although|though|since|than|as|whether|when)$/u.test(token.lower)
  );
}

function recurrencesOf(
  tokens: readonly Token[],
  own: Sentence,
  all: readonly Sentence[],
): Phrase["recurrences"] {
  const seen = new Set<string>();
  return tokens.flatMap((word) => {
    const stem = stemOf(word.text);
    if (!isContent(word) || seen.has(stem)) return [];
    seen.add(stem);
    const sentence = all.find(
      (other) =>
        other !== own &&
        other.tokens.some((token) => isContent(token) && stemOf(token.text) === stem),
    );
    return sentence ? [{ word, sentence }] : [];
  });
}

function notesOf({ recurrences }: Phrase): Cloze["evidence"] {
  const sentences = [...new Set(recurrences.map(({ sentence }) => sentence))].slice(0, 3);
  return sentences.map((sentence) => {
    const words = recurrences
      .filter((recurrence) => recurrence.sentence === sentence)
      .map(({ word }) => word.text);
    const last = words.at(-1) ?? "";
    return {
      span: { start: sentence.start, end: sentence.end },
      note: `${quoted(sentence.text)}에서 ${words.map((word) => `'${word}'`).join(", ")}${withParticle(last, "을/를", "")} 말하고 있으므로, 이 내용이 들어간 말이 알맞아요.`,
    };
  });
}

/** How many characters longer or shorter a distractor may be. */
const MAX_LENGTH_DIFFERENCE = 14;

/** Four phrases of the phrase bank, slightly related to the text's topic, in the key's form. */
function distractorsFor(
  { form, tokens }: Phrase,
  original: string,
  sentences: readonly Sentence[],
  text: string,
  { random }: MakeOrder,
): Cloze["wrong"] | null {
  const topic = topicVector(sentences);
  const present = new Set((text.match(/[A-Za-z]+/gu) ?? []).map(stemOf));
  const own = new Set(tokens.filter(isContent).map((token) => stemOf(token.text)));
  const suitable = PHRASES.filter((phrase) => {
    const stems = phrase.split(" ").map(stemOf);
    // a word of the text would make the phrase partly right, and a word of the key a second key
    if (stems.some((stem) => own.has(stem))) return false;
    if (stems.filter((stem) => stem.length > 4 && present.has(stem)).length > 1) return false;
    return Math.abs(phrase.length - original.length) <= MAX_LENGTH_DIFFERENCE;
  });
  const similarityTo = (phrase: string): number => {
    const vector = phraseVector(phrase);
    return topic && vector ? vectorSimilarity(topic, vector) : 0;
  };
  const plausible = suitable
    .map((phrase) => ({ phrase, similarityTo: similarityTo(phrase) }))
    .filter((one) => one.similarityTo < 0.75)
    .toSorted((a, b) => b.similarityTo - a.similarityTo || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, 7)
    .map(({ phrase }) => phrase);
  const chosen = random.shuffled(plausible).slice(0, 4);
  if (chosen.length < 4) return null;
  return chosen.map((phrase) => {
    const shown = form === "base" ? phrase : toIngForm(phrase);
    return {
      text: shown,
      reason: `${withParticle(shown, "은/는", `'${shown}'`)} 글에 나오지 않는 내용이라서 앞뒤와 이어지지 않아요.`,
    };
  });
}

function toIngForm(phrase: string): string {
  const [verb = "", ...rest] = phrase.split(" ");
  return [verbForms(verb).ing, ...rest].join(" ");
}
