/** Papers as plain data, and the types of what is written and read; light enough for a thread that answers requests. */
export type { ExamContent } from "./exam/exam-content.ts";
export { composePaper } from "./paper/compose.ts";
export {
  composeWordSheet,
  SHEET_KINDS,
  type SheetKind,
  type SheetWord,
} from "./paper/word-sheet.ts";
export { keyText } from "./paper/key-text.ts";
export type { Paper } from "./paper/paper.ts";
export type { ImportedText } from "./imports/read-import.ts";
