/** Blanks for nouns that the rest of the text determines. */
import { withParticle } from "@pulda/english";
import type { Excerpt } from "../../shared/excerpt.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import { testedWordSet } from "./tested-words.ts";
import type { Cloze } from "./cloze.ts";
import { findDistractors, type Distractor } from "./distractors.ts";
import { evidenceNote } from "./evidence-note.ts";
import { findCandidates } from "./candidate.ts";

/** A blank for a noun, or null. */
export function nounCloze(source: Source, excerpt: Excerpt, order: MakeOrder): Cloze | null {
  const tested = testedWordSet(order.existingItems);
  const candidates = findCandidates(excerpt, 2).filter(
    ({ token, evidence }) =>
      (order.at === null || token.start === order.at) &&
      !tested.has(token.lower) &&
      evidence.every((other) => !tested.has(other.token.lower)),
  );
  // candidates with the most evidence; a higher level also uses those with less
  for (const candidate of order.random.shuffled(candidates.slice(0, 1 + order.level))) {
    const distractors = findDistractors(source.text, candidate, order.random);
    if (!distractors) continue;
    const { token, evidence } = candidate;
    return {
      span: { start: token.start, end: token.end },
      original: token.text,
      wrong: distractors.map((one) => ({ text: one.word, reason: whyWrong(one, token.text) })),
      evidence: evidence.slice(0, 2).map((found) => ({
        span: { start: found.sentence.start, end: found.sentence.end },
        note: evidenceNote(found, token.text),
      })),
      rule: "recurrence",
      difficulty: evidence.length >= 3 ? "low" : "middle",
    };
  }
  return null;
}

function whyWrong({ word, repeated }: Distractor, key: string): string {
  return repeated
    ? `${withParticle(word, "은/는", `'${word}'`)} 같은 문장에 이미 다른 역할로 나온 말이고, 글의 다른 곳에서 이 자리의 내용과 함께 쓰인 말은 ${withParticle(key, "이에요/예요", `'${key}'`)}.`
    : `글 어디에도 ${withParticle(word, "과/와", `'${word}'`)} 관련된 내용이 없어서 앞뒤 문장과 이어지지 않아요.`;
}
