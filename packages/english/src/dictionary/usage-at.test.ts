import { describe, expect, it } from "vitest";
import { analyse } from "../analysis.ts";
import { companionOf } from "./companions.ts";
import { companionFit, companyFit, usageAt } from "./usage-at.ts";

/** The sense of the first occurrence of a word in a sentence, by its Korean. */
function meaningIn(sentence: string, word: string): string | null {
  const [first] = analyse(sentence).sentences;
  const token = first?.tokens.find(({ lower }) => lower === word);
  if (!first || !token) throw new Error(`no "${word}"`);
  return usageAt(first, token)?.usage.meaning ?? null;
}

describe("the sense of a word in a text", () => {
  it("is the only one that is known", () => {
    expect(meaningIn("They had told nobody of this intention.", "intention")).toMatch(/의도/u);
  });

  it("is not taken for the only one of a word that has several elsewhere", () => {
    expect(
      meaningIn("She stood on the board and held the rail with both hands.", "rail"),
    ).toBeNull();
  });

  it("is, of several, the most frequent one where its company stands near", () => {
    expect(meaningIn("Black clothes absorb the heat of the sun.", "absorb")).toMatch(/흡수/u);
    expect(meaningIn("Scientists observe the behavior of wild birds.", "observe")).toMatch(/관찰/u);
  });

  it("is never a rarer one: its company stands beside other senses, too", () => {
    expect(meaningIn("They had to abandon the ship in the storm.", "abandon")).toBeNull();
  });

  it("is not guessed where no company tells, nor for a word that is not known", () => {
    expect(meaningIn("He wanted to abandon everything.", "abandon")).toBeNull();
    expect(meaningIn("She bought a xylophone yesterday.", "xylophone")).toBeNull();
  });
});

describe("the company of a substitute", () => {
  const [sentence] = analyse("The coupon solves this problem at once.").sentences;
  const token = sentence!.tokens.find(({ lower }) => lower === "solves")!;

  it("fits wholly where it is met, or hardly matters", () => {
    expect(companyFit({ words: "cause", company: "problem, crisis" }, sentence!, token)).toBe(1);
    expect(companyFit({ words: "cause", company: "any" }, sentence!, token)).toBe(1);
  });

  it("fits less the farther the words are in meaning", () => {
    const near = companyFit({ words: "cause", company: "difficulty" }, sentence!, token);
    const far = companyFit({ words: "cause", company: "butter" }, sentence!, token);
    expect(near).toBeGreaterThan(far);
    expect(near).toBeLessThan(1);
  });
});

/** The companion of a word of the first sentence of a text. */
function companion(text: string, word: string, pos: "a" | "v" | "n"): string | null {
  const [sentence] = analyse(text).sentences;
  const token = sentence!.tokens.find(({ lower }) => lower === word)!;
  return companionOf(sentence!, token, pos);
}

describe("the companion of a word", () => {
  it("is the noun that an adjective stands before, and the object of a verb", () => {
    expect(companion("They climbed the high stone wall at night.", "climbed", "v")).toBe("wall");
    expect(companion("It was a successful, happy birthday party.", "successful", "a")).toBe(
      "party",
    );
  });

  it("is unknown where no noun follows", () => {
    expect(companion("The party was successful for the children.", "successful", "a")).toBeNull();
    expect(companion("The price had fallen in the spring.", "fallen", "v")).toBeNull();
    expect(companion("They found it on the beach.", "found", "v")).toBeNull();
  });

  it("fits by meaning", () => {
    const substitute = { words: "weaken", company: "memory" };
    expect(companionFit(substitute, "memory")).toBe(1);
    expect(companionFit(substitute, "butter")).toBeLessThan(0.5);
  });
});
