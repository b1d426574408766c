/** Pictures of a page as one picture in grey that Tesseract reads: PGM, which is a line of text and the samples. */
import { MAX_PIXELS, type Picture } from "./image.ts";
import type { PageImage } from "./pdf-images.ts";

/** A picture with one byte for each of its pixels. */
interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const WHITE = 255;

/**
 * The pictures of a page, upright, one below the other; null where there are none.
 * @example greyPicture([{ width: 8, height: 1, data: new Uint8Array([240]), samples: "bits", rotation: 0, dpi: 300 }])
 */
export function greyPicture(images: readonly PageImage[]): Picture | null {
  const [first] = images;
  if (!first) return null;
  const { dpi } = first;
  const strips = images.map((image) => rotated(greyOf(image), image.rotation));
  const width = strips.reduce((most, strip) => Math.max(most, strip.width), 0);
  const height = strips.reduce((sum, strip) => sum + strip.height, 0);
  if (width * height > MAX_PIXELS) return { bytes: pgm(strips[0]!), dpi };
  const data = new Uint8Array(width * height).fill(WHITE);
  let top = 0;
  for (const strip of strips) {
    for (let y = 0; y < strip.height; y++)
      data.set(strip.data.subarray(y * strip.width, (y + 1) * strip.width), (top + y) * width);
    top += strip.height;
  }
  return { bytes: pgm({ width, height, data }), dpi };
}

function pgm({ width, height, data }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

function greyOf({ width, height, data, samples }: PageImage): Grey {
  const grey = new Uint8Array(width * height);
  if (samples === "bits") {
    const bytesOfRow = Math.ceil(width / 8);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        grey[y * width + x] =
          (data[y * bytesOfRow + (x >> 3)]! & (128 >> (x & 7))) === 0 ? 0 : WHITE;
    return { width, height, data: grey };
  }
  const step = samples === "rgb" ? 3 : 4;
  for (let at = 0; at < grey.length; at++) {
    const [red, green, blue] = [data[at * step]!, data[at * step + 1]!, data[at * step + 2]!];
    grey[at] = (red * 299 + green * 587 + blue * 114) / 1000;
  }
  return { width, height, data: grey };
}

/** A picture that was rotated clockwise on its page. */
function rotated({ width, height, data }: Grey, rotation: PageImage["rotation"]): Grey {
  if (rotation === 0) return { width, height, data };
  const [wide, high] = rotation === 180 ? [width, height] : [height, width];
  const result = new Uint8Array(data.length);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [fromX, fromY] =
        rotation === 180
          ? [width - 1 - x, height - 1 - y]
          : rotation === 90
            ? [y, height - 1 - x]
            : [width - 1 - y, x];
      result[y * wide + x] = data[fromY * width + fromX]!;
    }
  return { width: wide, height: high, data: result };
}
