/** Blanks for verbs, adjectives and adverbs that the text restates elsewhere or contrasts with their opposite. */
import {
  areNearSynonyms,
  articleFor,
  entryOf,
  headwordOf,
  inflect,
  oppositeLemmas,
  similarity,
  withParticle,
  type Headword,
  type Sentence,
  type Token,
} from "@pulda/english";
import type { Excerpt } from "../../shared/excerpt.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import type { Random } from "../../shared/random.ts";
import { oppositeKeys } from "../../shared/vocabulary/candidates.ts";
import { lowerCaseWords } from "../../shared/vocabulary/similar-words.ts";
import { contextFit, contextVector } from "../../shared/vocabulary/context-fit.ts";
import { testedWordSet } from "./tested-words.ts";
import type { Cloze } from "./cloze.ts";

/** The same word about the same thing, or its opposite in a contrast. */
const MIN_STRENGTH = 2;

/** A blank for a word whose opposite is among the distractors, or null. */
export function oppositeCloze(source: Source, excerpt: Excerpt, order: MakeOrder): Cloze | null {
  const tested = testedWordSet(order.existingItems);
  const readable = excerpt.sentences.filter(({ readable: ok }) => ok);
  const keys = oppositeKeys(readable, order).filter(
    ({ start, token, point }) =>
      (order.at === null || start === order.at) &&
      point.strength >= MIN_STRENGTH &&
      !tested.has(token.lower),
  );
  const present = lowerCaseWords(source.text);
  for (const { token, point } of order.random.shuffled(keys)) {
    const head = headwordOf(token);
    if (!head || present.has(point.replacement)) continue;
    const similarWords = similarWordsFor(
      point.sentence,
      token,
      head,
      [point.replacement, ...present],
      order.random,
    );
    if (similarWords.length < 3) continue;
    const opposite = point.replacement;
    return {
      span: { start: token.start, end: token.end },
      original: token.text,
      wrong: [
        {
          text: opposite,
          reason: `${withParticle(opposite, "은/는", `'${opposite}'`)} 글의 다른 곳에서 말한 내용과 반대가 돼요.`,
        },
        ...similarWords.map((text) => ({
          text,
          reason: `글 어디에도 ${withParticle(text, "이라고/라고", `'${text}'`)} 볼 만한 내용이 없어요.`,
        })),
      ],
      evidence: [
        { span: { start: point.evidence.start, end: point.evidence.end }, note: point.note },
      ],
      rule: "opposite",
      difficulty: "middle",
    };
  }
  return null;
}

/** The cosine similarity above which a reader could confuse two words. */
const MAX_SIMILARITY = 0.5;
/** How many of the words that fit the context best are shuffled. */
const POOL_SIZE = 8;
/** How far a distractor's frequency (Zipf) may be from the key's. */
const MAX_LEVEL_DIFFERENCE = 1.3;

/** Intransitive verbs, which are offered only together. */
const INTRANSITIVE =
  /^(?:appear|disappear|rise|fall|arrive|depart|emerge|vanish|agree|disagree|succeed|fail|exist|die|survive|sleep|laugh|cry|hesitate|compete|cooperate|retreat|advance|deteriorate|flourish|wither|remain|stay|ascend|descend|sink|float|wake|decline|increase|decrease|diminish|object|vary|suffer|differ|converse)$/u;

/** Three words of the key's part of speech and form that fit the context but have another meaning. */
function similarWordsFor(
  sentence: Sentence,
  token: Token,
  head: Headword,
  present: readonly string[],
  random: Random,
): string[] {
  const excluded = new Set(present);
  const context = contextVector(sentence, token);
  const before = sentence.tokens[token.index - 1]?.lower ?? "";
  const level = entryOf(head.lemma)?.zipf ?? 4;
  const best = oppositeLemmas(head.pos)
    .flatMap((lemma) => {
      const form = inflect(lemma, head.tag);
      if (excluded.has(form) || excluded.has(lemma) || /\s/u.test(form)) return [];
      if (INTRANSITIVE.test(lemma) !== INTRANSITIVE.test(head.lemma)) return [];
      if (/^an?$/u.test(before) && articleFor(form) !== before) return [];
      if (Math.abs((entryOf(lemma)?.zipf ?? 0) - level) > MAX_LEVEL_DIFFERENCE) return [];
      if ((similarity(lemma, head.lemma) ?? 0) > MAX_SIMILARITY) return [];
      return [{ lemma, form, fit: contextFit(lemma, context) }];
    })
    .toSorted((a, b) => b.fit - a.fit || (a.form < b.form ? -1 : 1))
    .filter(({ lemma }) => !areNearSynonyms(lemma, head.lemma, head.pos))
    .slice(0, POOL_SIZE);
  const chosen: typeof best = [];
  for (const one of random.shuffled(best))
    if (
      chosen.length < 3 &&
      chosen.every(({ lemma }) => !areNearSynonyms(lemma, one.lemma, head.pos))
    )
      chosen.push(one);
  return chosen.map(({ form }) => form);
}
