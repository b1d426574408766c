/** Words of pasted lines. Pure: a page may read them itself. */
export { readWords, type ReadWords } from "./read-words.ts";
export type { TypedWord } from "./line-words.ts";
