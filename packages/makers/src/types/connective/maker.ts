/** 연결어: one or two blanks for sentence connectives; the distractors express other relations. */
import { discourseOf } from "@pulda/english";
import { excerpts, type Excerpt } from "../../shared/excerpt.ts";
import type { Maker, MakeOrder, Source } from "../../maker.ts";
import { testedSpans, overlaps } from "../../shared/target.ts";
import { doesArgue } from "../../shared/vocabulary/argument.ts";
import { connectiveCandidates } from "./candidates.ts";
import { pairItem, pairsOf, distractorsOfPair } from "./pair.ts";
import { fourDistractors } from "./distractors.ts";
import { singleItem } from "./single.ts";
import { isCertain, isTellable, readingOf, type Reading } from "./support.ts";

/** In a story one thing happens after another, and two sentences may stand in several relations. */
const NO_ARGUMENT =
  "이야기나 전기, 편지는 주장을 펴는 글이 아니어서, 두 문장의 관계가 하나로 정해지지 않아요.";
/** The most items that are proposed for an excerpt. */
const MAX_PROPOSED = 6;

export const connective: Maker = {
  id: "connective",
  name: "연결어",
  shape: "choose",
  asks: "reading",
  review: "type",
  auto: true,
  inAuto: true,
  *propose(source, order) {
    const testedBefore = order.existingItems.flatMap(testedSpans);
    const isTested = ({ candidate }: Reading): boolean =>
      testedBefore.some((span) => overlaps(span, candidate));
    const isAsked = ({ candidate }: Reading): boolean =>
      order.at === null || candidate.start === order.at;
    let found = 0;
    if (order.at === null && !doesArgue(source.analysis)) return NO_ARGUMENT;
    for (const excerpt of order.random.shuffled(excerpts(source))) {
      const readings = readingsOf(source, excerpt);
      found = Math.max(found, readings.length);
      const pairs = pairsOf(readings.filter(isTellable)).filter(
        ([a, b]) => isAsked(a) && !(isTested(a) && isTested(b)),
      );
      let proposed = 0;
      for (const pair of order.random.shuffled(pairs).slice(0, MAX_PROPOSED)) {
        const distractors = distractorsOfPair(pair, order.random);
        if (!distractors) continue;
        proposed++;
        yield pairItem(source, excerpt, pair, distractors, order);
      }
      // one blank asks half as much: only where a text gives no two
      if (proposed > 0) continue;
      const single = readings.filter(
        (one) => isCertain(one) && isAsked(one) && !isTested(one) && !isPrinted(one, excerpt),
      );
      for (const reading of leastTested(single, order).slice(0, MAX_PROPOSED)) {
        const distractors = fourDistractors(reading, order.random);
        if (distractors) yield singleItem(source, excerpt, reading, distractors, order);
      }
    }
    return `앞뒤 두 문장을 모두 읽으면 관계가 하나로 정해지는 연결어(However, For example 등)가 있어야 해요. (연결어 ${found}개를 살펴봤어요)`;
  },
};

/** The connectives of an excerpt, each with what its two sides say. */
function readingsOf({ analysis }: Source, { sentences }: Excerpt): Reading[] {
  const roles = discourseOf(analysis);
  return connectiveCandidates(sentences).map((candidate) => {
    const { index } = candidate.sentence;
    const before = candidate.place === "half" ? index : index - 1;
    return readingOf(candidate, roles[before], roles[index]);
  });
}

/** Whether the excerpt prints the connective besides. */
function isPrinted({ candidate: { text, replaced } }: Reading, { sentences }: Excerpt): boolean {
  const lower = text.toLowerCase();
  const times = sentences.reduce(
    (sum, sentence) => sum + sentence.text.toLowerCase().split(lower).length - 1,
    0,
  );
  // the author's own is taken out; where it is reworded, nothing of it is
  const own = replaced.toLowerCase().includes(lower) ? 1 : 0;
  return lower.length > 5 && times > own;
}

/** In random order, but relations that the exam has tested less come first. */
function leastTested(readings: readonly Reading[], { random, timesTested }: MakeOrder): Reading[] {
  return random
    .shuffled(readings)
    .toSorted((a, b) => timesTested(a.candidate.relation) - timesTested(b.candidate.relation));
}
