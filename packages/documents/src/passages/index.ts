/** Passages found in pasted text. Pure: a page may find them itself. */
export { findPassages } from "./find-passages.ts";
export type { FoundDocument, FoundGloss, FoundPassage, FoundSource } from "./found.ts";
