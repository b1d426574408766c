/** The selections of five underlines that an excerpt allows. */
import type { FiveUnderlines } from "../five-underlines.ts";
import type { Excerpt } from "../excerpt.ts";
import type { MakeOrder, Source } from "../../maker.ts";
import { fivePoints } from "./five-points.ts";
import {
  grammarCandidates,
  grammarDifficulty,
  keyCandidates,
  levelFit,
  realPoints,
  tooFewReason,
  type EditableCandidate,
  type GrammarCandidate,
} from "./points.ts";

/** How many selections of one excerpt are offered. */
const MAX_SETS = 24;
const UNDERLINES = 5;

/**
 * The best selections, best first; none where the excerpt has too few real points, with the reason in Korean.
 * @param isAskable which points the type can ask
 */
export function underlinesOf(
  { text }: Source,
  { span, sentences }: Excerpt,
  order: MakeOrder,
  isAskable: (key: EditableCandidate) => boolean = () => true,
): { readonly sets: readonly FiveUnderlines<GrammarCandidate>[]; readonly reason: string } {
  const points = grammarCandidates(sentences);
  const real = realPoints(points);
  const keys = keyCandidates(points, sentences, order).filter(isAskable);
  const valueOf = ({ point }: EditableCandidate): number =>
    point.worth / 2 + levelFit(grammarDifficulty([point], text), order.level);
  const sets = fivePoints(keys, real, span, order.random, valueOf)
    .slice(0, MAX_SETS)
    .map(({ underlines }) => underlines);
  return { sets, reason: tooFewReason(real, UNDERLINES) };
}
