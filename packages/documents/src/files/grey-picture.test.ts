import { describe, expect, it } from "vitest";
import { greyPicture } from "./grey-picture.ts";
import type { PageImage } from "./pdf-images.ts";

const image = (part: Partial<PageImage>): PageImage => ({
  width: 2,
  height: 2,
  data: new Uint8Array([0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0, 255]),
  samples: "rgb",
  rotation: 0,
  dpi: 300,
  ...part,
});

/** The head of a picture, and its samples. */
function parts(picture: ReturnType<typeof greyPicture>): [string, number[]] {
  const all = [...(picture?.bytes ?? [])];
  const end = all.lastIndexOf(10, 12) + 1;
  return [String.fromCharCode(...all.slice(0, end)), all.slice(end)];
}

describe("the picture of a page", () => {
  it("is grey, upright, and has its parts below each other", () => {
    expect(greyPicture([])).toBeNull();
    expect(parts(greyPicture([image({})]))).toEqual(["P5\n2 2\n255\n", [0, 255, 76, 29]]);
    expect(parts(greyPicture([image({ rotation: 180 })]))[1]).toEqual([29, 76, 255, 0]);
    const bits = image({
      width: 3,
      height: 1,
      data: new Uint8Array([0b10100000]),
      samples: "bits",
    });
    expect(parts(greyPicture([image({}), bits]))).toEqual([
      "P5\n3 3\n255\n",
      [0, 255, 255, 76, 29, 255, 255, 0, 255],
    ]);
  });

  it("that was rotated by a quarter is rotated back", () => {
    const wide = image({
      width: 2,
      height: 1,
      data: new Uint8Array([0b10000000]),
      samples: "bits",
    });
    expect(parts(greyPicture([{ ...wide, rotation: 90 }]))).toEqual(["P5\n1 2\n255\n", [255, 0]]);
    expect(parts(greyPicture([{ ...wide, rotation: 270 }]))).toEqual(["P5\n1 2\n255\n", [0, 255]]);
  });
});
