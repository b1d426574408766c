/** What can be said of one written answer. */
export type Judged =
  | { readonly kind: "right" | "wrong" }
  /** Right but for a slip; the note says which, in Korean. */
  | { readonly kind: "slip"; readonly note: string };

export const RIGHT: Judged = { kind: "right" };
export const WRONG: Judged = { kind: "wrong" };
