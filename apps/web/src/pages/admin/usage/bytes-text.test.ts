import { expect, it } from "vitest";
import { bytesText } from "./bytes-text.ts";

it.each([
  [0, "0 바이트"],
  [999, "999 바이트"],
  [1_234_567, "1.2 MB"],
  [45_600_000, "46 MB"],
  [3_000_000_000, "3.0 GB"],
])("says %i bytes as %s", (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});
