import { describe, expect, it } from "vitest";
import { alsoRight } from "./also-right.ts";
import type { FormCandidate } from "./inflections.ts";

/** What is right besides a form that stands in a text. */
function besides(text: string, form: Partial<FormCandidate> & { original: string }, words = 1) {
  const start = text.indexOf(form.original);
  const end = start + form.original.length;
  return alsoRight(
    text,
    { kind: "", rule: "", hint: "", ...form, start, end } as FormCandidate,
    words,
  );
}
const noun = { kind: "word-class n", original: "illustration" };
const gerund = { rule: "preposition-gerund", hint: "cause", original: "causing" };

describe("what a blank leaves open", () => {
  it.each([
    ["It does not match the illustration in the guide.", ["illustrations"]],
    ["It does not match its illustration.", ["illustrations"]],
    ["The illustration is old.", []],
    ["It is an illustration in a guide.", []],
  ])("is the number of a noun, if nothing tells it: %s", (text, expected) => {
    expect(besides(text, noun)).toEqual(expected);
  });

  it("is a perfect gerund, where two words may be written", () => {
    const text = "It stood there without causing harm.";
    expect(besides(text, gerund, 2)).toEqual(["having caused"]);
    expect(besides(text, gerund)).toEqual([]);
  });
});
