/** Text of PDF files, through unpdf. */
import { getDocumentProxy } from "unpdf";
import { DocumentError } from "./document-error.ts";
import { pageText, type Fragment } from "./pdf-layout.ts";

const MAX_PAGES = 200;
const MAX_FRAGMENTS_OF_PAGE = 20_000;

/** The text of a file, its pages parted by form feeds. */
export async function readPdf(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<string> {
  const document = await opened(bytes);
  try {
    if (document.numPages > MAX_PAGES) throw new DocumentError("too-many-pages");
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      pages.push(await textOfPage(document, number));
      onProgress(number / document.numPages);
    }
    const text = pages.join("\n\f\n");
    if (text.trim() === "") throw new DocumentError("scanned");
    return text;
  } finally {
    await document.loadingTask.destroy();
  }
}

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

async function opened(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    // a copy: the reader takes the buffer away
    return await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new DocumentError(isLocked ? "encrypted" : "damaged", { cause: error });
  }
}

async function textOfPage(document: PdfDocument, number: number): Promise<string> {
  const page = await document.getPage(number);
  const { width } = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const fragments: Fragment[] = [];
  for (const item of content.items.slice(0, MAX_FRAGMENTS_OF_PAGE)) {
    if (!("str" in item)) continue;
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    // text that is turned is a watermark
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
