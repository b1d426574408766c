/** Text of PDF files, through unpdf; pages that are pictures are read by Tesseract. */
import { getDocumentProxy } from "unpdf";
import { DocumentError } from "./document-error.ts";
import { MAX_PIXELS, readPictures } from "./image.ts";
import { pageText, type Fragment } from "./pdf-layout.ts";
import { pageImages, type PdfDocument } from "./pdf-images.ts";
import { greyPicture } from "./grey-picture.ts";

const MAX_PAGES = 200;
const MAX_FRAGMENTS_OF_PAGE = 20_000;

/** A page of text has more letters: fewer are a page number or a stamp on a scan. */
const LEAST_LETTERS_OF_PAGE = 40;
const MAX_SCANNED_PAGES = 10;

interface PdfText {
  /** Pages are parted by form feeds. */
  readonly text: string;
  /** 0–100, where its pages were pictures; otherwise null. */
  readonly confidence: number | null;
}

/** @throws DocumentError where the file is locked, damaged, too long, or has neither text nor pictures */
export async function readPdf(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<PdfText> {
  const document = await opened(bytes);
  try {
    if (document.numPages > MAX_PAGES) throw new DocumentError("too-many-pages");
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      pages.push(await textOfPage(document, number));
      // of a scan, it is how much has been read that counts
      if (pages[0] !== "") onProgress(number / document.numPages);
    }
    const text = pages.join("\n\f\n");
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    if (letters >= document.numPages * LEAST_LETTERS_OF_PAGE) return { text, confidence: null };
    const scanned = await readScans(document, onProgress);
    if (scanned !== null) return scanned;
    if (letters === 0) throw new DocumentError("scanned");
    return { text, confidence: null };
  } finally {
    await document.loadingTask.destroy();
  }
}

async function opened(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // a copy: the reader takes the buffer away
    return await getDocumentProxy(bytes.slice(), { verbosity: 0, maxImageSize: MAX_PIXELS });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new DocumentError(isLocked ? "encrypted" : "damaged", { cause: error });
  }
}

/** What the pictures of the pages say; null where there are none. */
async function readScans(
  document: PdfDocument,
  onProgress: (share: number) => void,
): Promise<PdfText | null> {
  const first = await pageImages(document, 1);
  const second = document.numPages > 1 && first.length === 0 ? await pageImages(document, 2) : [];
  if (first.length + second.length === 0) return null;
  if (document.numPages > MAX_SCANNED_PAGES) throw new DocumentError("many-scans");
  const pictures = Array.from({ length: document.numPages }, (_, at) => async () => {
    const images = await pageImages(document, at + 1);
    return greyPicture(images);
  });
  const pages = await readPictures(pictures, onProgress);
  const read = pages.filter(({ text }) => text.trim() !== "");
  if (read.length === 0) throw new DocumentError("unreadable-photo");
  return {
    text: pages.map(({ text }) => text).join("\n\f\n"),
    confidence: read.reduce((least, { confidence }) => Math.min(least, confidence), 100),
  };
}

async function textOfPage(document: PdfDocument, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { width } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const fragments: Fragment[] = [];
  for (const item of content.items.slice(0, MAX_FRAGMENTS_OF_PAGE)) {
    if (!("str" in item)) continue;
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    // rotated text is a watermark
    if (Math.abs(b) > Math.abs(a) || Math.abs(c) > Math.abs(d)) continue;
    const before = fragments.at(-1);
    if (item.str.trim() !== "")
      fragments.push({
        text: item.str,
        x,
        y,
        width: item.width,
        height: Math.abs(d) || item.height || 10,
      });
    else if (item.str !== "" && before)
      fragments[fragments.length - 1] = { ...before, text: `${before.text} ` };
  }
  page.cleanup();
  return pageText(fragments, width);
}
