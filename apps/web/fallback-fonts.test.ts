import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { fallbackFaces } from "./fallback-fonts.ts";
import { fontSizes } from "./font-file.ts";

const SERIF = "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2";

it("reads sizes off a font file", () => {
  const { ascent, descent, widthOf } = fontSizes(fileURLToPath(import.meta.resolve(SERIF)));
  // https://github.com/adobe-fonts/source-serif: 1000 units, 1036 above the line and 335 below it
  expect([ascent, descent]).toEqual([1.036, 0.335]);
  expect(widthOf("mmm")).toBe(widthOf("m"));
  expect(widthOf("i")).toBeLessThan(widthOf("m"));
  // what it does not have counts for nothing
  expect(widthOf("m가")).toBe(widthOf("m"));
});

it("gives system fonts the sizes of ours", () => {
  const faces = fallbackFaces().split("@font-face").slice(1);
  const sizesOf = (family: string) => {
    const face = faces.find((rule) => rule.includes(`"${family}"`)) ?? "";
    const [scale = 0, ascent = 0, descent = 0] = [...face.matchAll(/: ([\d.]+)%/gu)].map(
      ([, value]) => Number(value),
    );
    return { scale, line: ((ascent + descent) * scale) / 10_000 };
  };
  // wider letters than Times New Roman's, as wide as Noto Serif's, lines as high as ours
  expect(sizesOf("Passage Times").scale).toBeCloseTo(118.5, 0);
  expect(sizesOf("Passage Noto").scale).toBeCloseTo(100, 0);
  expect(sizesOf("Passage Times").line).toBeCloseTo(1.371, 3);
  expect(sizesOf("Interface Noto").scale).toBeCloseTo(93.9, 1);
});
