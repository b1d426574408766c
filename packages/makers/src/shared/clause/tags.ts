/** Tags of tokens, as clauses are read by them: the agreed tag, or else the likely one. */
import type { Token } from "@pulda/english";

export const tagOf = (token: Token | undefined): string => token?.tag ?? token?.likely ?? "";

export const isFinite = (token: Token | undefined): boolean =>
  /^(?:VBZ|VBP|VBD|MD)$/u.test(tagOf(token));

export const isNoun = (token: Token | undefined): boolean => tagOf(token).startsWith("NN");

export const isPunctuation = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^[^\p{L}\p{N}]+$/u.test(token.text) &&
  !/^(?:['’]|[$%])$/u.test(token.text);

/** Half-open, in indices of tokens of one sentence. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Words that open a clause of their own within another clause. */
export const OPENER =
  /^(?:who|whom|whose|which|that|what|how|why|where|when|whether|if|because|although|though|while|whereas|unless|until|once|since|whoever|whatever|wherever|whenever)$/u;
