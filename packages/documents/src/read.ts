/** What files and pasted texts hold. Loads readers of many formats: for a thread of its own. */
export { DocumentError } from "./files/document-error.ts";
export { readDocument } from "./files/read-document.ts";
export { readJson, type JsonImport } from "./json/read-json.ts";
export { readImport, type ImportedText } from "./imports/read-import.ts";
