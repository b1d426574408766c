/** Verbs, adjectives and adverbs that the text says again elsewhere, so that nothing else fits. */
import { articleFor, headwordOf, withParticle } from "@pulda/english";
import type { Excerpt } from "../excerpt.ts";
import type { Order, Source } from "../maker.ts";
import { subjectOf } from "../subject.ts";
import { oppositeKeys } from "../vocabulary/candidates.ts";
import { findPeers, wordsOf } from "../vocabulary/peers.ts";
import { askedWords } from "./asked.ts";
import type { Cloze } from "./cloze.ts";

/** The same word of the same thing, or its opposite in a contrast. */
const FIRM = 2;

/** A word to take out whose opposite is among the options, or null. */
export function opposedCloze(source: Source, excerpt: Excerpt, order: Order): Cloze | null {
  const asked = askedWords(order.taken);
  const readable = excerpt.sentences.filter(({ readable: ok }) => ok);
  const keys = oppositeKeys(readable, order).filter(
    ({ start, token, point }) =>
      (order.at === null || start === order.at) &&
      point.strength >= FIRM &&
      !asked.has(token.lower),
  );
  const taken = wordsOf(source.text);
  for (const { token, point } of order.random.shuffled(keys)) {
    const head = headwordOf(token);
    const before = point.sentence.tokens[token.index - 1]?.lower ?? "";
    if (!head || taken.has(point.replacement)) continue;
    const suits = (form: string): boolean => !/^an?$/u.test(before) || articleFor(form) === before;
    const peers = findPeers(
      { head, shown: token.text, apart: [], taken, subject: subjectOf(readable), suits },
      3,
      order.random,
    );
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
