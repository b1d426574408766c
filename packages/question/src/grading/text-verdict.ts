/** The text verdict: the grade of one written text. */
export type TextVerdict =
  | { readonly kind: "right" | "wrong" }
  /** Right except for a typo; the note names it, in Korean. */
  | { readonly kind: "typo"; readonly note: string };

export const RIGHT: TextVerdict = { kind: "right" };
export const WRONG: TextVerdict = { kind: "wrong" };
