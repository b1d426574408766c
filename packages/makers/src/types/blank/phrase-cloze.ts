/** Verb phrases whose content words come back elsewhere in the text. */
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
/** So many of the phrase's content words must come back. */
const MIN_RECURRENCES = 2;

interface Phrase {
  readonly sentence: Sentence;
  readonly tokens: readonly Token[];
  readonly form: "base" | "ing";
  /** Content words that other sentences have too, with one of those. */
  readonly echoes: readonly { readonly word: Token; readonly sentence: Sentence }[];
}

/** A phrase to take out, or null. */
export function phraseCloze(source: Source, excerpt: Excerpt, order: MakeOrder): Cloze | null {
  const asked = order.taken.flatMap(testedSpans);
  const readable = excerpt.sentences.filter(({ readable: ok }) => ok);
  const phrases = readable
    .flatMap((sentence) => phrasesOf(sentence, readable))
    .filter(
      ({ tokens }) =>
        (order.at === null || tokens[0]?.start === order.at) &&
        !asked.some((span) => overlaps(span, spanOf(tokens))),
    );
  const [phrase] = order.random.shuffled(phrases);
  if (!phrase) return null;
  const span = spanOf(phrase.tokens);
  const original = source.text.slice(span.start, span.end);
  const wrong = othersFor(phrase, original, readable, source.text, order);
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

/** "… to keep the words in mind.": from the verb to the mark that ends the clause. */
function phrasesOf(sentence: Sentence, all: readonly Sentence[]): Phrase[] {
  if (/["“”]/u.test(sentence.text)) return [];
  return sentence.tokens.flatMap((verb): Phrase[] => {
    const before = sentence.tokens[verb.index - 1];
    const base = verb.tag === "VB" && (before?.lower === "to" || before?.tag === "MD");
    const ing = verb.tag === "VBG" && BEFORE_ING.test(before?.lower ?? "");
    if ((!base && !ing) || /^(?:be|have|being|having)$/u.test(verb.lower)) return [];
    let end = verb.index + 1;
    while (inPhrase(sentence.tokens[end])) end++;
    const close = sentence.tokens[end];
    const tokens = sentence.tokens.slice(verb.index, end);
    if (!close || !/^[.,!]$/u.test(close.text)) return [];
    if (tokens.length < WORDS.least || tokens.length > WORDS.most) return [];
    const echoes = echoesOf(tokens, sentence, all);
    return echoes.length >= MIN_RECURRENCES
      ? [{ sentence, tokens, form: base ? "base" : "ing", echoes }]
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

function echoesOf(
  tokens: readonly Token[],
  own: Sentence,
  all: readonly Sentence[],
): Phrase["echoes"] {
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

function notesOf({ echoes }: Phrase): Cloze["evidence"] {
  const sentences = [...new Set(echoes.map(({ sentence }) => sentence))].slice(0, 3);
  return sentences.map((sentence) => {
    const words = echoes.filter((echo) => echo.sentence === sentence).map(({ word }) => word.text);
    const last = words.at(-1) ?? "";
    return {
      span: { start: sentence.start, end: sentence.end },
      note: `${quoted(sentence.text)}에서 ${words.map((word) => `'${word}'`).join(", ")}${withParticle(last, "을/를", "")} 말하고 있으므로, 이 내용이 들어간 말이 알맞아요.`,
    };
  });
}

/** So many letters longer or shorter an option may be. */
const MAX_LENGTH_DIFFERENCE = 14;

/** Four phrases of our own that touch the text's subject at most, in the same form. */
function othersFor(
  { form, tokens }: Phrase,
  original: string,
  sentences: readonly Sentence[],
  text: string,
  { random }: MakeOrder,
): Cloze["wrong"] | null {
  const subject = topicVector(sentences);
  const present = new Set((text.match(/[A-Za-z]+/gu) ?? []).map(stemOf));
  const own = new Set(tokens.filter(isContent).map((token) => stemOf(token.text)));
  const free = PHRASES.filter((phrase) => {
    const stems = phrase.split(" ").map(stemOf);
    // a word of the text would make the phrase half right, one of the key's a second key
    if (stems.some((stem) => own.has(stem))) return false;
    if (stems.filter((stem) => stem.length > 4 && present.has(stem)).length > 1) return false;
    return Math.abs(phrase.length - original.length) <= MAX_LENGTH_DIFFERENCE;
  });
  const near = (phrase: string): number => {
    const about = phraseVector(phrase);
    return subject && about ? vectorSimilarity(subject, about) : 0;
  };
  const plausible = free
    .map((phrase) => ({ phrase, near: near(phrase) }))
    .filter((one) => one.near < 0.75)
    .toSorted((a, b) => b.near - a.near || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, 7)
    .map(({ phrase }) => phrase);
  const chosen = random.shuffled(plausible).slice(0, 4);
  if (chosen.length < 4) return null;
  return chosen.map((phrase) => {
    const shown = form === "base" ? phrase : inIng(phrase);
    return {
      text: shown,
      reason: `${withParticle(shown, "은/는", `'${shown}'`)} 글에 나오지 않는 내용이라서 앞뒤와 이어지지 않아요.`,
    };
  });
}

function inIng(phrase: string): string {
  const [verb = "", ...rest] = phrase.split(" ");
  return [verbForms(verb).ing, ...rest].join(" ");
}
