import { describe, expect, it } from "vitest";
import { pluralOf } from "../inflection.ts";
import { NOUN_FIELDS, nounClass } from "./fields.ts";

describe("NOUN_FIELDS", () => {
  it("has enough fields of each class to choose four from, for any text", () => {
    const classes = Map.groupBy(NOUN_FIELDS, (field) => field.class);
    expect(classes.size).toBe(8);
    for (const fields of classes.values()) expect(fields.length).toBeGreaterThanOrEqual(10);
  });

  it("has each word once, so that fields are distinct", () => {
    const all = NOUN_FIELDS.flatMap(({ words }) => words);
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
    for (const word of all) expect(word).toMatch(/^[a-z]{3,}$/u);
  });

  it("has distinct plurals of countable nouns", () => {
    const mass = new Set(["substance", "quality"]);
    const counted = NOUN_FIELDS.filter((field) => !mass.has(field.class));
    for (const word of counted.flatMap(({ words }) => words)) expect(pluralOf(word)).not.toBe(word);
  });
});

describe("nounClass", () => {
  it.each([
    ["parrot", "animal"],
    ["champion", "person"],
    ["neuron", "nature"],
    ["umbrella", "object"],
    ["honesty", "quality"],
    ["zyzzyva", null],
  ])("%s: %s", (noun, kind) => {
    expect(nounClass(noun)).toBe(kind);
  });
});
