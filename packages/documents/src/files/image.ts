/** Text of photos and scans, through Tesseract; its language data is a package, so nothing is fetched. */
import { fileURLToPath } from "node:url";
import { createWorker, OEM, PSM } from "tesseract.js";
import { DocumentError } from "./document-error.ts";
import { imageSize } from "./image-size.ts";
import { withCircledOptions } from "./scanned-options.ts";

/** Of one picture. */
export const MAX_PIXELS = 40_000_000;
const LANGUAGES = ["eng", "kor"];
const WORKER = fileURLToPath(new URL("./ocr-worker.ts", import.meta.url));

/** Below this a page is rather not one of text. */
const LEAST_CONFIDENCE = 40;

export interface ImageText {
  readonly text: string;
  /** 0–100, as Tesseract estimates it. */
  readonly confidence: number;
}

export interface Picture {
  readonly bytes: Uint8Array;
  /** How many pixels an inch has; null where the file itself says so. Lines are told from columns by it. */
  readonly dpi: number | null;
}

/** @throws DocumentError where the picture is too large, damaged or holds no text */
export async function readImage(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<ImageText> {
  const size = imageSize(bytes);
  if (size === null || size.width === 0 || size.height === 0) throw new DocumentError("damaged");
  if (size.width * size.height > MAX_PIXELS) throw new DocumentError("large-photo");
  const [page] = await readPictures([() => Promise.resolve({ bytes, dpi: null })], onProgress);
  if (!page || page.text.trim() === "" || page.confidence < LEAST_CONFIDENCE)
    throw new DocumentError("unreadable-photo");
  return page;
}

/**
 * The texts of pictures of a kind that Tesseract reads, one after another; what is hardly readable has none.
 * @param pictures called in turn, so that one alone is in memory
 * @throws DocumentError where one is damaged
 */
export async function readPictures(
  pictures: readonly (() => Promise<Picture | null>)[],
  onProgress: (share: number) => void,
): Promise<ImageText[]> {
  let done = 0;
  const worker = await createWorker(LANGUAGES, OEM.LSTM_ONLY, {
    workerPath: WORKER,
    langPath: "packages",
    cacheMethod: "none",
    logger: ({ status, progress }) => {
      if (status === "recognizing text") onProgress((done + progress) / pictures.length);
    },
    // what fails is thrown where it is awaited
    errorHandler: () => undefined,
  });
  try {
    // columns are found
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
    const texts: ImageText[] = [];
    for (const picture of pictures) {
      const given = await picture();
      texts.push(given === null ? UNREADABLE : await recognised(worker, given));
      done++;
      onProgress(done / pictures.length);
    }
    return texts;
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError("damaged", { cause: error });
  } finally {
    await worker.terminate();
  }
}

const UNREADABLE: ImageText = { text: "", confidence: 0 };

async function recognised(
  worker: Awaited<ReturnType<typeof createWorker>>,
  { bytes, dpi }: Picture,
): Promise<ImageText> {
  // 0 is what the file says, or what Tesseract makes of it
  await worker.setParameters({ user_defined_dpi: String(dpi ?? 0) });
  const { data } = await worker.recognize(Buffer.from(bytes));
  return data.confidence < LEAST_CONFIDENCE
    ? UNREADABLE
    : { text: withCircledOptions(data.text), confidence: data.confidence };
}
