/** Features of 문장 삽입: how the slots are spread, which tempt, and what holds the given sentence in its place. */
import { sharesContent } from "../../shared/content.ts";
import { sentencesIn } from "../../shared/excerpt.ts";
import { tiesAndLeanings, tiesWithin } from "../../shared/cohesion.ts";
import type { FeatureExtractor, Features } from "./features.ts";

export const sentenceInsertionFeatures: FeatureExtractor = (
  { excerpt, operation, places, key },
  source,
): Features => {
  if (operation.kind !== "remove") return {};
  const sentences = sentencesIn(source, excerpt);
  const at = sentences.findIndex(({ start }) => start === operation.span.start);
  const removed = sentences[at];
  if (!removed) return {};
  const rest = sentences.filter((sentence) => sentence !== removed);
  // by slot: how many sentences stand before it
  const slots = places.map(({ start }, index) =>
    index + 1 === key ? at : rest.filter((sentence) => sentence.start < start).length,
  );
  const edges = [0, ...slots, rest.length];
  const runs = edges.slice(1).map((slot, index) => slot - (edges[index] ?? 0));
  const ties = tiesWithin(sentences, tiesAndLeanings(source.analysis));
  const back = ties.filter(({ dependent }) => dependent === removed.index);
  const forward = ties.filter(({ sources }) => sources.includes(removed.index));
  const lures = slots.filter(
    (slot, index) =>
      index + 1 !== key &&
      [rest[slot - 1], rest[slot]].some((beside) => beside && sharesContent(removed, beside)),
  );
  const next = sentences[at + 1];
  return {
    lures: lures.length,
    /** The most sentences in a row without a slot. */
    longestRun: Math.min(8, Math.max(...runs)),
    slotAtEnd: slots.at(-1) === rest.length ? 1 : 0,
    slotAtBreak: slots.some((slot) => rest[slot - 1]?.paragraph !== rest[slot]?.paragraph) ? 1 : 0,
    heldBack: back.length > 0 ? 1 : 0,
    heldForward: forward.length > 0 ? 1 : 0,
    tieKinds: new Set([...back, ...forward].map(({ kind }) => kind)).size,
    firmTies: [...back, ...forward].filter(({ strength }) => strength === 2).length,
    /** "… called the Azores." — "The Azores are …". */
    echoed: forward.some(
      ({ kind, dependent, span }) =>
        (kind === "term" || kind === "name") &&
        dependent === next?.index &&
        span.start - next.start < 5,
    )
      ? 1
      : 0,
    enumerated: /^(?:First|Second|Third|Finally|Next|Lastly)/u.test(removed.text) ? 1 : 0,
  };
};
