import { expect, it } from "vitest";
import { usedText } from "./time-text.ts";

const NOW = new Date("2026-11-22T12:00:00.000Z");

it.each([
  ["2026-11-22T11:30:00.000Z", "방금 전"],
  // Uses within an hour are not written, so this may be any of the last two hours.
  ["2026-11-22T10:30:00.000Z", "방금 전"],
  ["2026-11-22T09:59:00.000Z", "2시간 전"],
  ["2026-11-21T11:00:00.000Z", "1일 전"],
  ["2026-11-01T11:00:00.000Z", "21일 전"],
])("says of a use at %s: %s", (time, text) => {
  expect(usedText(time, NOW)).toBe(text);
});

it("names the day of a use that is long past", () => {
  expect(usedText("2026-03-05T03:00:00.000Z", NOW)).toContain("2026");
});
