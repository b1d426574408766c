/** Word lists as files: a spreadsheet (XLSX), a table (CSV, TSV), or lines of text in any common form. */
import { DocumentError } from "../files/document-error.ts";
import { fileTypeOf } from "../files/file-type.ts";
import { CompoundFile } from "../files/hwp/compound-file.ts";
import { readPlainText } from "../files/plain-text.ts";
import { Zip } from "../files/zip.ts";
import { linesOfFile, linesOfRows } from "./word-table.ts";
import { readXlsx } from "./xlsx.ts";

/** In bytes. */
const MAX_FILE_BYTES = 15 * 1024 * 1024;

export type WordFile =
  | { readonly ok: true; readonly lines: string }
  /** `message` is in Korean. */
  | { readonly ok: false; readonly message: string };

/**
 * The lines of a file for `readWords`: `word⇥meaning`, or as they stand there. A file is read by what is in it, not by
 * its name.
 * @example readWordFile(new TextEncoder().encode("abandon,버리다\nability,능력")) // { ok: true, lines: "abandon\t버리다\n…" }
 */
export function readWordFile(bytes: Uint8Array): WordFile {
  try {
    return { ok: true, lines: linesIn(bytes) };
  } catch (error) {
    const known = error instanceof DocumentError ? error : new DocumentError("damaged");
    const { problem, message } = known.problem === "unknown-type" ? NO_WORDS : known;
    return { ok: false, message: problem === "too-large" ? TOO_LARGE : message };
  }
}

const NO_WORDS = new DocumentError("no-words");
const TOO_LARGE = "파일이 너무 커요. 15MB까지 읽을 수 있어요.";

function linesIn(bytes: Uint8Array): string {
  if (bytes.length > MAX_FILE_BYTES) throw new DocumentError("too-large");
  switch (fileTypeOf(bytes)) {
    case "zip":
      return linesOfRows(readXlsx(new Zip(bytes)));
    case "compound": {
      const names = new Set(new CompoundFile(bytes).names());
      if (names.has("EncryptedPackage")) throw new DocumentError("encrypted");
      throw new DocumentError(
        names.has("Workbook") || names.has("Book") ? "old-excel" : "no-words",
      );
    }
    case "text":
      return linesOfFile(readPlainText(bytes));
    case "pdf":
    case "image":
      throw new DocumentError("no-words");
  }
}
