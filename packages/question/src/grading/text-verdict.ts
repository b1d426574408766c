/** What can be said of one written answer. */
export type TextVerdict =
  | { readonly kind: "right" | "wrong" }
  /** Right but for a slip; the note says which, in Korean. */
  | { readonly kind: "slip"; readonly note: string };

export const RIGHT: TextVerdict = { kind: "right" };
export const WRONG: TextVerdict = { kind: "wrong" };
