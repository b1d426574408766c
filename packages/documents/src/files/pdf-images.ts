/** The pictures on a page of a PDF: what a scanner has made of it. */
import { getResolvedPDFJS, type getDocumentProxy } from "unpdf";
import { MAX_PIXELS } from "./image.ts";

export type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;

/** How the samples of a picture stand in its bytes, as pdf.js counts. */
const BITS = 1;
const RGB = 2;

export interface PageImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
  /** Bits of one sample each, three bytes of a colour, or four with how opaque it is. */
  readonly samples: "bits" | "rgb" | "rgba";
  /** How the picture is rotated on the page, clockwise. */
  readonly rotation: Rotation;
  /** How many pixels an inch of the page has. */
  readonly dpi: number;
}

type Rotation = 0 | 90 | 180 | 270;

/** Smaller pictures are signs and logos. */
const LEAST_PIXELS = 60_000;
const MAX_OPERATIONS = 20_000;
const MAX_IMAGES = 12;

/** The pictures of a page that may hold text, from the top down. */
export async function pageImages(document: PdfDocument, number: number): Promise<PageImage[]> {
  const page = await document.getPage(number);
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const found: { image: PageImage; top: number }[] = [];
  let matrix = IDENTITY;
  const saved: Matrix[] = [];
  for (const [at, operation] of fnArray.slice(0, MAX_OPERATIONS).entries()) {
    const args = argsArray[at] as readonly unknown[] | null;
    if (operation === OPS.save) saved.push(matrix);
    else if (operation === OPS.restore) matrix = saved.pop() ?? IDENTITY;
    else if (operation === OPS.transform) matrix = product(matrix, args as unknown as Matrix);
    else if (
      (operation === OPS.paintImageXObject || operation === OPS.paintInlineImageXObject) &&
      found.length < MAX_IMAGES
    ) {
      const raw = await imageOf(page, args?.[0]);
      const image = raw && withSamples(raw, matrix, page.rotate);
      if (image) found.push({ image, top: matrix[5] + Math.max(0, matrix[3]) });
    }
  }
  page.cleanup();
  return found.toSorted((one, other) => other.top - one.top).map(({ image }) => image);
}

type Matrix = readonly [number, number, number, number, number, number];

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

function product(one: Matrix, [a, b, c, d, e, f]: Matrix): Matrix {
  return [
    one[0] * a + one[2] * b,
    one[1] * a + one[3] * b,
    one[0] * c + one[2] * d,
    one[1] * c + one[3] * d,
    one[0] * e + one[2] * f + one[4],
    one[1] * e + one[3] * f + one[5],
  ];
}

/** @param rotate how the page is rotated before it is shown, clockwise, in degrees */
function rotationOf([a, b, , d]: Matrix, rotate: number): Rotation {
  const drawn = Math.abs(b) > Math.abs(a) ? (b > 0 ? 270 : 90) : a < 0 && d < 0 ? 180 : 0;
  return ((((drawn + rotate) % 360) + 360) % 360) as Rotation;
}

interface RawImage {
  readonly width: number;
  readonly height: number;
  readonly kind?: number;
  readonly data?: Uint8Array | Uint8ClampedArray;
}

/** In ms; a picture that cannot be decoded never comes. */
const DECODING_TIMEOUT_MS = 20_000;

type Page = Awaited<ReturnType<PdfDocument["getPage"]>>;

async function imageOf(page: Page, given: unknown): Promise<RawImage | null> {
  if (typeof given !== "string") return isImage(given) ? given : null;
  const objects = given.startsWith("g_") ? page.commonObjs : page.objs;
  const image = await new Promise<unknown>((resolve) => {
    const timer = setTimeout(resolve, DECODING_TIMEOUT_MS, null);
    objects.get(given, (one: unknown) => {
      clearTimeout(timer);
      resolve(one);
    });
  });
  return isImage(image) ? image : null;
}

function isImage(value: unknown): value is RawImage {
  return typeof value === "object" && value !== null && "width" in value && "height" in value;
}

const POINTS_OF_INCH = 72;
/** What scanners make; a picture that says otherwise is taken for the nearest of these. */
const DPI = { least: 70, most: 1200 };

function dpiOf(width: number, [a, b]: Matrix): number {
  const inches = Math.hypot(a, b) / POINTS_OF_INCH;
  return Math.round(Math.min(DPI.most, Math.max(DPI.least, width / Math.max(inches, 0.01))));
}

function withSamples(
  { width, height, kind, data }: RawImage,
  matrix: Matrix,
  rotate: number,
): PageImage | null {
  const pixels = width * height;
  if (!data || pixels < LEAST_PIXELS || pixels > MAX_PIXELS) return null;
  const samples = kind === BITS ? "bits" : kind === RGB ? "rgb" : "rgba";
  const bytes =
    samples === "bits" ? Math.ceil(width / 8) * height : pixels * (samples === "rgb" ? 3 : 4);
  return data.length >= bytes
    ? {
        width,
        height,
        data,
        samples,
        rotation: rotationOf(matrix, rotate),
        dpi: dpiOf(width, matrix),
      }
    : null;
}
