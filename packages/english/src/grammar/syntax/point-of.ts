/** A found point from its tokens. */
import type { Sentence, Token } from "../../analysis.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { standsAlone, textOf } from "./tokens.ts";

export interface PointParts {
  readonly rule: string;
  readonly first: Token;
  /** The first token where it is left out. */
  readonly last?: Token;
  readonly replacement: string | null;
  readonly cue: Token;
  /** In Korean, as `FoundPoint` has them. */
  readonly right: string;
  readonly wrong?: string;
}

/** A list of one point, or of none where a token is a part of a contraction. */
export function pointOf(sentence: Sentence, parts: PointParts): FoundPoint[] {
  const { rule, first, last = first, replacement, cue, right, wrong = "" } = parts;
  if (!standsAlone(sentence, first) || !standsAlone(sentence, last)) return [];
  const isCapital = replacement !== null && first.index === 0 && /^\p{Lu}/u.test(first.text);
  return [
    {
      rule,
      start: first.start,
      end: last.end,
      original: textOf(sentence, first, last),
      replacement: isCapital
        ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
        : replacement,
      cue: { start: cue.start, end: cue.end },
      right,
      wrong: replacement === null ? "" : wrong,
    },
  ];
}
