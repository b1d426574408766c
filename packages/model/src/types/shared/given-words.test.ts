import { describe, expect, it } from "vitest";
import { formsOf, meets } from "./given-words.ts";

describe("the forms of a given word", () => {
  it("are those of verb, noun and adjective, British ones included", () => {
    expect(formsOf("learn")).toEqual(expect.arrayContaining(["learns", "learned", "learnt"]));
    expect(formsOf("kneel")).toContain("knelt");
    expect(formsOf("spell")).toContain("spelt");
    expect(formsOf("lend")).not.toContain("lendt");
  });
});

describe("a wording that keeps the conditions", () => {
  it("has each word in some form, and as many words as asked", () => {
    expect(meets("a rule that was learnt early", ["rule", "learn", "early"], 6)).toBe(true);
    expect(meets("a rule that was learnt early", ["rule", "teach", "early"], 6)).toBe(false);
    expect(meets("a rule learned early", ["rule", "learn", "early"], 6)).toBe(false);
  });
});
