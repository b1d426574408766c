import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { entriesFrom, entryOf, isLemma, usesAs } from "./entries.ts";
import { articleFor, finalSound } from "./word-sounds.ts";
import { hypernymsOf, getSense } from "./senses.ts";
import { vectorSimilarity, centroid, similarityTo, similarity } from "./vectors.ts";

describe("entries", () => {
  it("have senses, opposites and relatives, the most frequent sense first", () => {
    const increase = entryOf("increase");
    expect(increase?.opposites.map(({ word }) => word)).toContain("decrease");
    expect(entryOf("decide")?.relatives.map(({ word }) => word)).toContain("decision");
    expect(usesAs("bank", "n").map(({ count }) => count)).toEqual(
      usesAs("bank", "n")
        .map(({ count }) => count)
        .toSorted((a, b) => b - a),
    );
    expect(isLemma("rapidly", "r")).toBe(true);
    expect(isLemma("rapidly", "n")).toBe(false);
  });
  it("are null for a string that is not a lemma, whatever it is", () => {
    for (const word of ["", "xqzt", "__proto__", "constructor ", "dogs", "a\tb"])
      expect(entryOf(word)).toBeNull();
  });
  it("rank words by frequency", () => {
    const [water = 0, metabolism = 0, autotomy = 0] = ["water", "metabolism", "autotomy"].map(
      (word) => entryOf(word)?.zipf ?? 0,
    );
    expect(water).toBeGreaterThan(metabolism);
    expect(metabolism).toBeGreaterThan(autotomy);
  });
  it("refer to existing senses, for every lemma", () => {
    let count = 0;
    for (const { uses } of entriesFrom(0)) {
      for (const { sense, pos } of uses) expect(getSense(sense).pos).toBe(pos);
      count++;
    }
    expect(count).toBeGreaterThan(25_000);
  });
});

describe("senses", () => {
  it("have a gloss and hypernyms", () => {
    const [bee] = usesAs("bee", "n");
    expect(getSense(bee?.sense ?? -1).gloss).toMatch(/insect/u);
    const above = hypernymsOf(bee?.sense ?? -1).map((id) => getSense(id).words[0]);
    expect(above).toContain("insect");
    expect(above).toContain("animal");
  });
  it("throw for an unknown id", () => {
    expect(() => getSense(-1)).toThrow("no sense");
  });
});

describe("vectors", () => {
  it("are similar for related words", () => {
    expect(similarity("dog", "cat") ?? 0).toBeGreaterThan(similarity("dog", "treaty") ?? 1);
    expect(similarity("dog", "dog")).toBeCloseTo(1, 1);
    expect(similarity("dog", "xqzt")).toBeNull();
  });
  it("have a centroid for a text", () => {
    const sea = centroid(["ocean", "fish", "water"]);
    const law = centroid(["court", "judge", "trial"]);
    if (!sea || !law) throw new Error("no centre");
    expect(similarityTo("whale", sea) ?? 0).toBeGreaterThan(similarityTo("whale", law) ?? 1);
    expect(vectorSimilarity(sea, sea)).toBeCloseTo(1, 5);
    expect(centroid(["xqzt"])).toBeNull();
  });
});

describe("word sounds", () => {
  it("decide between a and an", () => {
    expect(
      ["hour", "university", "apple", "European", "cat", "honest", "one"].map(articleFor),
    ).toEqual(["an", "a", "an", "a", "a", "an", "a"]);
  });
  it("give the final consonant of the Korean reading", () => {
    expect(
      ["tongue", "ballet", "people", "because", "one", "right", "chalk"].map(finalSound),
    ).toEqual(["ng", "", "l", "", "n", "", "k"]);
  });
});

describe("the data that is loaded at run time", () => {
  it("stays below 15 MB", () => {
    const names = ["senses.txt", "words.txt", "vectors.bin", "vectors.words.txt", "readings.txt"];
    const size = names
      .map((name) => statSync(join(import.meta.dirname, "../../data", name)).size)
      .reduce((sum, bytes) => sum + bytes, 0);
    expect(size).toBeLessThan(15_000_000);
  });
});
