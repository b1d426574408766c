/** Grammar points as candidates of an item. */
import type { GrammarPoint } from "@pulda/english";
import type { Underlinable } from "../five-underlines.ts";

/** A grammar point that can be underlined. */
export interface GrammarCandidate extends Underlinable {
  readonly point: GrammarPoint;
}

/** A grammar point with a replacement that is certainly wrong. */
export interface EditableCandidate extends GrammarCandidate {
  readonly point: GrammarPoint & { readonly replacement: string };
}
