/** What the threads do that read files and pasted texts: functions of plain data. */
import type { MessagePort } from "node:worker_threads";
import {
  DocumentError,
  readDocument,
  readImport,
  readJson,
  type ImportedText,
  type JsonImport,
} from "@pulda/documents/read";

/** What is in a file: its passages and questions, or in Korean why it cannot be read. */
type FoundInFile =
  | { readonly ok: true; readonly found: ImportedText }
  | { readonly ok: false; readonly problem: string };

const PULDA_FILE =
  "풀다에서 내보낸 문제집 파일이에요. 문제집 만들기의 ‘지문 가져오기’에서 고르면 문제집으로 불러와요.";

/** What is in a pasted text. */
export function text(pasted: string): ImportedText {
  return readImport(pasted);
}

export async function file(given: {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Is sent how much has been read, 0 to 1. */
  readonly port?: MessagePort;
}): Promise<FoundInFile> {
  const onProgress = (share: number) => given.port?.postMessage(share);
  try {
    const read = await readDocument(given, { onProgress });
    if (read.kind === "json") return { ok: false, problem: PULDA_FILE };
    const found = readImport(read.text);
    return { ok: true, found: { ...found, warnings: [...read.warnings, ...found.warnings] } };
  } catch (error) {
    if (error instanceof DocumentError) return { ok: false, problem: error.message };
    throw error;
  } finally {
    given.port?.close();
  }
}

/** The exam in a file of Pulda JSON. */
export function exam(content: string): JsonImport {
  return readJson(content);
}
