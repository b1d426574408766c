import { describe, expect, it } from "vitest";
import { ADJECTIVES, PLURALS, VERBS } from "../test/inflections.ts";
import {
  adjectiveOf,
  adverbOf,
  comparativeOf,
  findVerbBase,
  pluralOf,
  singularOf,
  superlativeOf,
  verbForms,
} from "./inflection.ts";

const rows = (table: string): string[][] => table.split(", ").map((row) => row.split(" "));

describe("240 inflected forms", () => {
  it("are at least 240", () => {
    expect([PLURALS, VERBS, ADJECTIVES].flatMap(rows).length).toBeGreaterThanOrEqual(240);
  });
  it.each(rows(PLURALS))("%s, %s", (singular = "", plural = "") => {
    expect(pluralOf(singular)).toBe(plural);
    expect(singularOf(plural)).toBe(singular);
  });
  it.each(rows(VERBS))("%s, %s, %s, %s, %s", (base = "", s, past, participle, ing) => {
    expect(verbForms(base)).toEqual({ base, s, past, participle, ing });
    // "lay" is the past of "lie" as well as a verb of its own
    for (const form of [s, past, participle, ing])
      expect(findVerbBase(form ?? "", base)).toBe(base);
  });
  it.each(rows(ADJECTIVES))("%s, %s, %s", (positive = "", comparative, superlative) => {
    expect(comparativeOf(positive)).toBe(comparative?.replace("-", " "));
    expect(superlativeOf(positive)).toBe(superlative?.replace("-", " "));
  });
});

describe("findVerbBase", () => {
  it.each([
    ["written", "write"],
    ["lying", "lie"],
    ["found", "find"],
    ["studies", "study"],
    ["stopped", "stop"],
    ["was", "be"],
    ["has", "have"],
  ])("%s ← %s", (form, base) => {
    expect(findVerbBase(form, base)).toBe(base);
  });
  it("is null for a form without a base", () => {
    expect(findVerbBase("xx-yy", "xx-yy")).toBeNull();
  });
});

describe("adverbs and plurals", () => {
  it("map both ways, for checked pairs only", () => {
    expect(adverbOf("easy")).toBe("easily");
    expect(adverbOf("possible")).toBe("possibly");
    expect(adverbOf("dramatic")).toBe("dramatically");
    expect(adverbOf("public")).toBe("publicly");
    expect(adverbOf("hard")).toBeNull();
    expect(adjectiveOf("truly")).toBe("true");
    expect(adjectiveOf("hardly")).toBeNull();
    expect(adjectiveOf("friendly")).toBeNull();
  });
  it("forms plurals", () => {
    expect(
      ["virus", "chef", "cliff", "radio", "stomach", "human", "roof", "piano"].map(pluralOf),
    ).toEqual(["viruses", "chefs", "cliffs", "radios", "stomachs", "humans", "roofs", "pianos"]);
    expect(["city", "box", "knife", "hero"].map(pluralOf)).toEqual([
      "cities",
      "boxes",
      "knives",
      "heroes",
    ]);
  });
});
