/** Whether a distractor says what the key says: then it would be a second answer. */
import { areNearSynonyms, isContent, lemmasOf, similarity, vectorSimilarity } from "@pulda/english";
import { themeVector } from "../../shared/claims/claim-content.ts";
import { sameRoot } from "../../shared/claims/supported.ts";
import { themesTold } from "../../shared/claims/text-themes.ts";
import type { BlankPoint } from "./point.ts";

/** Two phrases nearer than this may say the same. */
const MAX_KEY_SIMILARITY = 0.42;
/** A theme so near the key's words may be the key's. */
const MAX_THEME_SIMILARITY = 0.42;

/** Whether a distractor may say what the key says. */
export function restatesKey(
  theme: string,
  words: readonly string[],
  vector: Float32Array,
  { tokens }: BlankPoint,
  key: Float32Array,
): boolean {
  const keyWords = tokens.filter(isContent).map(({ lower }) => lower);
  if (words.some((word) => keyWords.some((own) => sameRoot(word, own) || areClose(word, own))))
    return true;
  if (keyWords.some((word) => themesTold(word).includes(theme))) return true;
  if (vectorSimilarity(vector, key) > MAX_KEY_SIMILARITY) return true;
  if (SCARCE.test(theme) && tokens.some(({ lower }) => LITTLE.test(lower))) return true;
  const ofTheme = themeVector(theme);
  return ofTheme !== null && vectorSimilarity(ofTheme, key) > MAX_THEME_SIMILARITY;
}

/** A key that says "little" or "only" speaks of limits, whatever its other words are. */
const LITTLE = /^(?:little|few|only|less|least|no|nothing|cannot|never|without|limited)$/u;
const SCARCE = /^(?:limits|scarcity|loss|failure|difficulty)$/u;

function areClose(a: string, b: string): boolean {
  if ((similarity(a, b) ?? 0) >= 0.7) return true;
  const [one, other] = [lemmasOf(a)[0]?.lemma ?? a, lemmasOf(b)[0]?.lemma ?? b];
  return (
    one === other || (areNearSynonyms(one, other, "v") && (similarity(one, other) ?? 0) > 0.45)
  );
}
