/** Text of photos and scans, through Tesseract; its language data is a package, so nothing is fetched. */
import { fileURLToPath } from "node:url";
import { createWorker, OEM, PSM } from "tesseract.js";
import { DocumentError } from "./document-error.ts";
import { imageSize } from "./image-size.ts";
import { withCircledOptions } from "./scanned-options.ts";

const MAX_PIXELS = 40_000_000;
const LANGUAGES = ["eng", "kor"];
const WORKER = fileURLToPath(new URL("./ocr-worker.ts", import.meta.url));

/** Below this a page is rather not one of text. */
const LEAST_CONFIDENCE = 40;

export interface ImageText {
  readonly text: string;
  /** 0–100, as Tesseract estimates it. */
  readonly confidence: number;
}

/** @throws DocumentError where the picture is too large, damaged or holds no text */
export async function readImage(
  bytes: Uint8Array,
  onProgress: (share: number) => void,
): Promise<ImageText> {
  const size = imageSize(bytes);
  if (size === null || size.width === 0 || size.height === 0) throw new DocumentError("damaged");
  if (size.width * size.height > MAX_PIXELS) throw new DocumentError("large-photo");
  const worker = await createWorker(LANGUAGES, OEM.LSTM_ONLY, {
    workerPath: WORKER,
    langPath: "packages",
    cacheMethod: "none",
    logger: ({ status, progress }) => {
      if (status === "recognizing text") onProgress(progress);
    },
    // what fails is thrown where it is awaited
    errorHandler: () => undefined,
  });
  try {
    // columns are found
    await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO });
    const { data } = await worker.recognize(Buffer.from(bytes));
    if (data.text.trim() === "" || data.confidence < LEAST_CONFIDENCE)
      throw new DocumentError("unreadable-photo");
    return { text: withCircledOptions(data.text), confidence: data.confidence };
  } catch (error) {
    if (error instanceof DocumentError) throw error;
    throw new DocumentError("damaged", { cause: error });
  } finally {
    await worker.terminate();
  }
}
