import { encode } from "uqr";

/** The quiet zone, in modules; the paper around it is white, too. */
const BORDER = 1;

/**
 * A QR code (ISO/IEC 18004, error correction M) as rows of "0" and "1".
 * @example qrModules("https://example.com/t/a").length // 27
 */
export function qrModules(text: string): string[] {
  return encode(text, { border: BORDER, ecc: "M" }).data.map((row) =>
    row.map((isDark) => (isDark ? "1" : "0")).join(""),
  );
}
