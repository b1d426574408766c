/** What sets words apart from all that claims are made of. */
import { lazy } from "../lexicon/data.ts";
import { centroid, vectorSimilarity } from "../lexicon/vectors.ts";
import { claimFields } from "./bank.ts";

/** The direction that all claims share: frequent words are near to everything. */
const shared = lazy(() =>
  centroid(
    claimFields().flatMap(({ claims }) =>
      claims.flatMap(({ phrase }) => phrase.match(/[a-z]{4,}/gu) ?? []),
    ),
  ),
);

/**
 * The centroid of some words without what all claims share, of length 1: two such vectors are near (0.2 and more)
 * only where the words speak of the same things. Null where no word has a vector.
 */
export function distinctiveVector(words: readonly string[]): Float32Array | null {
  const own = centroid(words);
  const common = shared();
  if (!own || !common) return null;
  const along = vectorSimilarity(own, common);
  const rest = own.map((component, at) => component - along * common[at]!);
  const length = Math.hypot(...rest);
  return length === 0 ? null : rest.map((component) => component / length);
}
