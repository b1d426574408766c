/** Words of pasted lines and of files. Pure: a page may read them itself. */
export { readWords, type ReadWords } from "./read-words.ts";
export type { TypedWord } from "./line-words.ts";
export { linesOfFile } from "./word-table.ts";
