import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { clashesHere } from "./local-clash.ts";

/** Whether the words around the original tell against the turned word. */
function clashes(text: string, original: string, turned: string): boolean {
  const [sentence] = analyse(text).sentences;
  const token = sentence?.tokens.find(({ lower }) => lower === original);
  if (!sentence || !token) throw new Error(`no "${original}" in "${text}"`);
  return clashesHere(sentence, token, original, turned);
}

describe("a turned word", () => {
  it("clashes with a neighbour that goes with the original alone", () => {
    expect(clashes("They blame the driver far more severely.", "blame", "praise")).toBe(true);
  });

  it("does not clash with neighbours that go with both", () => {
    expect(clashes("The neighbours blame the second driver.", "blame", "praise")).toBe(false);
    expect(clashes("The village will benefit from a new bridge.", "benefit", "suffer")).toBe(false);
  });

  it("is not seen from far away", () => {
    expect(
      clashes(
        "The neighbours blame the driver who came around the corner of the narrow street, and severely.",
        "blame",
        "praise",
      ),
    ).toBe(false);
  });
});
