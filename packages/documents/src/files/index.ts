/** Text of files. */
export { DocumentError, type DocumentProblem } from "./document-error.ts";
export {
  MAX_FILE_BYTES,
  readDocument,
  type DocumentFile,
  type DocumentKind,
  type ReadDocument,
} from "./read-document.ts";
