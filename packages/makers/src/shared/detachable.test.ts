import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { isCountedOff } from "./detachable.ts";

describe("a sentence that is counted off", () => {
  it.each([
    ["The second way is slower.", true],
    ["In the fourth week a boy came.", true],
    ["For a third group nothing changed.", true],
    ["In the village nothing changed.", false],
    ["Seconds later the bell rang.", false],
  ])("%s", (text, expected) => {
    expect(isCountedOff(analyse(text).sentences[0]!)).toBe(expected);
  });
});
