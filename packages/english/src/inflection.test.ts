import { describe, expect, it } from "vitest";
import { adjectiveOf, adverbOf, findVerbBase, pluralOf, verbForms } from "./inflection.ts";

describe("verbForms", () => {
  it.each([
    ["write", "writes wrote written writing"],
    ["lie", "lies lay lain lying"],
    ["lay", "lays laid laid laying"],
    ["find", "finds found found finding"],
    ["study", "studies studied studied studying"],
    ["stop", "stops stopped stopped stopping"],
    ["occur", "occurs occurred occurred occurring"],
    ["visit", "visits visited visited visiting"],
    ["play", "plays played played playing"],
    ["go", "goes went gone going"],
    ["have", "has had had having"],
    ["watch", "watches watched watched watching"],
    ["choose", "chooses chose chosen choosing"],
    ["read", "reads read read reading"],
    ["die", "dies died died dying"],
    ["see", "sees saw seen seeing"],
  ])("%s: %s", (base, forms) => {
    const { s, past, participle, ing } = verbForms(base);
    expect([s, past, participle, ing].join(" ")).toBe(forms);
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
  it("is null for what no base gives", () => {
    expect(findVerbBase("xx-yy", "xx-yy")).toBeNull();
  });
});

describe("adverbs and plurals", () => {
  it("go both ways, for checked pairs only", () => {
    expect(adverbOf("easy")).toBe("easily");
    expect(adverbOf("possible")).toBe("possibly");
    expect(adverbOf("dramatic")).toBe("dramatically");
    expect(adverbOf("public")).toBe("publicly");
    expect(adverbOf("hard")).toBeNull();
    expect(adjectiveOf("truly")).toBe("true");
    expect(adjectiveOf("hardly")).toBeNull();
    expect(adjectiveOf("friendly")).toBeNull();
  });
  it("makes plurals", () => {
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
