/** What the thread does that reads files and pasted texts: functions of plain data. */
import type { FoundDocument } from "@pulda/documents";
import {
  DocumentError,
  findPassages,
  readDocument,
  readJson,
  type JsonImport,
} from "@pulda/documents/read";

/** What is in a file: its passages, or in Korean why it cannot be read. */
type FoundInFile =
  | { readonly ok: true; readonly found: FoundDocument }
  | { readonly ok: false; readonly problem: string };

const PULDA_FILE =
  "풀다에서 내보낸 문제집 파일이에요. ‘만든 문제집’에서 파일로 문제집을 불러와 주세요.";

export function passages(pasted: string): FoundDocument {
  return findPassages(pasted);
}

export async function file(given: {
  readonly name: string;
  readonly bytes: Uint8Array;
}): Promise<FoundInFile> {
  try {
    const { kind, text, warnings } = await readDocument(given);
    if (kind === "json") return { ok: false, problem: PULDA_FILE };
    const found = findPassages(text);
    return { ok: true, found: { ...found, warnings: [...warnings, ...found.warnings] } };
  } catch (error) {
    if (error instanceof DocumentError) return { ok: false, problem: error.message };
    throw error;
  }
}

/** The exam in a file of Pulda JSON. */
export function exam(text: string): JsonImport {
  return readJson(text);
}
