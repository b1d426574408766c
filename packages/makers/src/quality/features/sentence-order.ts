/** Features of 글의 순서: how the parts are cut, and what holds them together. */
import { sentencesIn, wordCountOf } from "../../shared/excerpt.ts";
import { tiesAndLeanings, tiesWithin } from "../../shared/cohesion.ts";
import type { FeatureExtractor, Features } from "./features.ts";

export const sentenceOrderFeatures: FeatureExtractor = (
  { excerpt, operation },
  source,
): Features => {
  if (operation.kind !== "shuffle") return {};
  const pieces = operation.pieces.map((piece) => sentencesIn(source, piece));
  const words = pieces.map((piece) =>
    piece.reduce((sum, sentence) => sum + wordCountOf(sentence), 0),
  );
  const partOf = new Map(
    pieces.flatMap((piece, part) => piece.map(({ index }) => [index, part] as const)),
  );
  // ties that lead to an earlier part or to the given text
  const crossing = tiesWithin(
    sentencesIn(source, excerpt),
    tiesAndLeanings(source.analysis),
  ).filter(({ dependent, sources }) => {
    const part = partOf.get(dependent);
    return part !== undefined && sources.every((at) => (partOf.get(at) ?? -1) !== part);
  });
  const isOpener = (index: number): boolean => pieces.some(([first]) => first?.index === index);
  return {
    /** How many times as long as the shortest part the longest is, less one. */
    unevenness: Math.min(4, Math.max(...words) / Math.max(1, Math.min(...words)) - 1),
    singleParts: pieces.filter(({ length }) => length < 2).length,
    longParts: pieces.filter(({ length }) => length > 3).length,
    brokenParts: operation.pieces.filter(({ start, end }) =>
      source.text.slice(start, end).includes("\n"),
    ).length,
    /** Parts that begin with a word that leads back. */
    tiedOpenings: new Set(
      crossing.filter(({ dependent }) => isOpener(dependent)).map(({ dependent }) => dependent),
    ).size,
    /** Parts that a strong tie holds. */
    firmParts: new Set(
      crossing
        .filter(({ strength }) => strength === 2)
        .map(({ dependent }) => partOf.get(dependent)),
    ).size,
    tieKinds: new Set(crossing.map(({ kind }) => kind)).size,
    enumerated: crossing.filter(({ kind }) => kind === "sequence").length,
  };
};
