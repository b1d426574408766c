import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { clashesHere, isForeign } from "./local-clash.ts";

function find(text: string, word: string) {
  const [sentence] = analyse(text).sentences;
  const token = sentence?.tokens.find(({ lower }) => lower === word);
  if (!sentence || !token) throw new Error(`no "${word}" in "${text}"`);
  return { sentence, token };
}

/** Whether the words around the original tell against the turned word. */
function clashes(text: string, original: string, turned: string): boolean {
  const { sentence, token } = find(text, original);
  return clashesHere(sentence, token, original, turned);
}

it.each([
  ["Such results attracted attention.", "attracted", "repelled", true],
  ["Similar memories are easily confused.", "similar", "dissimilar", true],
  ["Plans reduce costs.", "reduce", "increase", false],
])("in %j %s is at home and %s is foreign: %s", (text, original, form, expected) => {
  const { sentence, token } = find(text, original);
  expect(isForeign(sentence, token, form)).toBe(expected);
});

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
