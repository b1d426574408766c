/** Verbs, adjectives and adverbs that the text says again elsewhere, so that nothing else fits. */
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

/** The same word of the same thing, or its opposite in a contrast. */
const MIN_STRENGTH = 2;

/** A word to take out whose opposite is among the options, or null. */
export function oppositeCloze(source: Source, excerpt: Excerpt, order: MakeOrder): Cloze | null {
  const asked = testedWordSet(order.taken);
  const readable = excerpt.sentences.filter(({ readable: ok }) => ok);
  const keys = oppositeKeys(readable, order).filter(
    ({ start, token, point }) =>
      (order.at === null || start === order.at) &&
      point.strength >= MIN_STRENGTH &&
      !asked.has(token.lower),
  );
  const taken = lowerCaseWords(source.text);
  for (const { token, point } of order.random.shuffled(keys)) {
    const head = headwordOf(token);
    if (!head || taken.has(point.replacement)) continue;
    const peers = peersOf(point.sentence, token, head, [point.replacement, ...taken], order.random);
    if (peers.length < 3) continue;
    const opposite = point.replacement;
    return {
      span: { start: token.start, end: token.end },
      original: token.text,
      wrong: [
        {
          text: opposite,
          reason: `${withParticle(opposite, "은/는", `'${opposite}'`)} 글의 다른 곳에서 말한 내용과 반대가 돼요.`,
        },
        ...peers.map((text) => ({
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

/** Where two words' vectors are this near, a reader could take one for the other. */
const MAX_SIMILARITY = 0.5;
/** So many of the words that go best with what stands around are drawn from. */
const POOL_SIZE = 8;
/** How far the level of an option may be from the key's. */
const MAX_LEVEL_DIFFERENCE = 1.3;

/** Verbs without an object: they stand among such only. */
const INTRANSITIVE =
  /^(?:appear|disappear|rise|fall|arrive|depart|emerge|vanish|agree|disagree|succeed|fail|exist|die|survive|sleep|laugh|cry|hesitate|compete|cooperate|retreat|advance|deteriorate|flourish|wither|remain|stay|ascend|descend|sink|float|wake|decline|increase|decrease|diminish|object|vary|suffer|differ|converse)$/u;

/** Three plain words of the key's kind and form that go with what stands around, but mean another thing. */
function peersOf(
  sentence: Sentence,
  token: Token,
  head: Headword,
  taken: readonly string[],
  random: Random,
): string[] {
  const barred = new Set(taken);
  const around = contextVector(sentence, token);
  const before = sentence.tokens[token.index - 1]?.lower ?? "";
  const level = entryOf(head.lemma)?.zipf ?? 4;
  const best = oppositeLemmas(head.pos)
    .flatMap((lemma) => {
      const form = inflect(lemma, head.tag);
      if (barred.has(form) || barred.has(lemma) || /\s/u.test(form)) return [];
      if (INTRANSITIVE.test(lemma) !== INTRANSITIVE.test(head.lemma)) return [];
      if (/^an?$/u.test(before) && articleFor(form) !== before) return [];
      if (Math.abs((entryOf(lemma)?.zipf ?? 0) - level) > MAX_LEVEL_DIFFERENCE) return [];
      if ((similarity(lemma, head.lemma) ?? 0) > MAX_SIMILARITY) return [];
      return [{ lemma, form, fit: contextFit(lemma, around) }];
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
