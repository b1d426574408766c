/** Reads the text of a file, whatever it is; `findPassages` finds the passages in it. */
import { DocumentError } from "./document-error.ts";
import { readDocx } from "./docx.ts";
import { fileTypeOf } from "./file-type.ts";
import { CompoundFile } from "./hwp/compound-file.ts";
import { isHwp, readHwp } from "./hwp/hwp.ts";
import { readHwpx } from "./hwp/hwpx.ts";
import { readImage } from "./image.ts";
import { readPdf } from "./pdf.ts";
import { readPlainText } from "./plain-text.ts";
import { Zip } from "./zip.ts";

/** In bytes. */
const MAX_FILE_BYTES = 30 * 1024 * 1024;

export type DocumentKind = "text" | "json" | "docx" | "hwpx" | "hwp" | "pdf" | "image";

export interface ReadDocument {
  readonly kind: DocumentKind;
  /** Pages are parted by form feeds. Of `json` the file as it is. */
  readonly text: string;
  /** In Korean, for the user. */
  readonly warnings: readonly string[];
}

export interface DocumentFile {
  /** Only compared with what the file is. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface Options {
  /** 0 to 1, while a PDF or a photo is read. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Reads a file by what is in it, not by its name. Everything is bounded before it is unpacked.
 * @throws DocumentError, and nothing else
 * @example (await readDocument({ name: "지문.hwpx", bytes })).text
 */
export async function readDocument(
  file: DocumentFile,
  { onProgress = () => undefined }: Options = {},
): Promise<ReadDocument> {
  if (file.bytes.length > MAX_FILE_BYTES) throw new DocumentError("too-large");
  try {
    const read = await readByType(file.bytes, onProgress);
    if (read.text.trim() === "") throw new DocumentError("no-text");
    return { ...read, warnings: [...nameWarnings(file.name, read.kind), ...read.warnings] };
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError("damaged", { cause: error });
  }
}

async function readByType(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<ReadDocument> {
  switch (fileTypeOf(bytes)) {
    case "zip":
      return readZip(new Zip(bytes));
    case "compound":
      return readCompound(new CompoundFile(bytes));
    case "pdf":
      return readPages(bytes, onProgress);
    case "image":
      return readPhoto(bytes, onProgress);
    case "text":
      return readText(bytes);
  }
}

const NUMBERED = "워드가 자동으로 매긴 번호는 읽지 못해요. 번호가 빠졌는지 봐 주세요.";
const SCANNED = "글자가 없는 PDF라서 쪽의 사진에서 글자를 읽었어요.";
const UNSURE = "글자를 잘못 읽은 곳이 있을 수 있어요. 사진과 견주어 봐 주세요.";
/** A photo that is read less surely is warned of. */
const SURE = 88;

async function readZip(zip: Zip): Promise<ReadDocument> {
  if (zip.has("word/document.xml")) {
    const { text, hasNumbering } = await readDocx(zip);
    return { kind: "docx", text, warnings: hasNumbering ? [NUMBERED] : [] };
  }
  const names = zip.names();
  if (names.some((name) => /^Contents\/section\d{1,4}\.xml$/u.test(name)) || isHwpxByType(zip))
    return { kind: "hwpx", text: readHwpx(zip), warnings: [] };
  if (names.some((name) => name.startsWith("xl/"))) throw new DocumentError("spreadsheet");
  if (names.some((name) => name.startsWith("ppt/"))) throw new DocumentError("slides");
  throw new DocumentError("archive");
}

function isHwpxByType(zip: Zip): boolean {
  const type = zip.read("mimetype");
  return type !== null && new TextDecoder().decode(type).startsWith("application/hwp+zip");
}

function readCompound(file: CompoundFile): ReadDocument {
  if (isHwp(file)) return { kind: "hwp", text: readHwp(file), warnings: [] };
  const names = new Set(file.names());
  if (names.has("EncryptedPackage")) throw new DocumentError("encrypted");
  if (names.has("WordDocument")) throw new DocumentError("old-word");
  if (names.has("Workbook") || names.has("Book")) throw new DocumentError("spreadsheet");
  if (names.has("PowerPoint Document")) throw new DocumentError("slides");
  throw new DocumentError("unknown-type");
}

async function readPages(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<ReadDocument> {
  const { text, confidence } = await readPdf(bytes, onProgress);
  const warnings = confidence === null ? [] : confidence < SURE ? [SCANNED, UNSURE] : [SCANNED];
  return { kind: "pdf", text, warnings };
}

async function readPhoto(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<ReadDocument> {
  const { text, confidence } = await readImage(bytes, onProgress);
  return { kind: "image", text, warnings: confidence < SURE ? [UNSURE] : [] };
}

function readText(bytes: Uint8Array): ReadDocument {
  const text = readPlainText(bytes);
  const isJson =
    /^\s{0,100}\{/u.test(text) && /"format"\s{0,4}:\s{0,4}"pulda-/u.test(text.slice(0, 2000));
  return { kind: isJson ? "json" : "text", text, warnings: [] };
}

/** The kinds that endings promise. */
const ENDINGS: Readonly<Record<string, DocumentKind>> = {
  pdf: "pdf",
  docx: "docx",
  hwp: "hwp",
  hwpx: "hwpx",
  txt: "text",
  md: "text",
  csv: "text",
  tsv: "text",
  json: "json",
  xml: "text",
  gift: "text",
  png: "image",
  jpg: "image",
  jpeg: "image",
  webp: "image",
  gif: "image",
  bmp: "image",
};
const NAMES: Readonly<Record<DocumentKind, string>> = {
  text: "텍스트",
  json: "풀다 문제집",
  docx: "워드(DOCX)",
  hwpx: "한글(HWPX)",
  hwp: "한글(HWP)",
  pdf: "PDF",
  image: "사진",
};

/** A file whose name says something else is read, and said so. */
function nameWarnings(name: string, kind: DocumentKind): string[] {
  const ending = /\.([A-Za-z]{1,5})$/u.exec(name.slice(-20))?.[1]?.toLowerCase();
  const promised = ending === undefined ? undefined : ENDINGS[ending];
  if (promised === undefined || promised === kind || (promised === "json" && kind === "text"))
    return [];
  return [`이름은 .${ending}이지만 ${NAMES[kind]} 파일이라서 그렇게 읽었어요.`];
}
