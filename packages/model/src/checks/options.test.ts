import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import {
  copiedProblem,
  differentProblem,
  koreanEndingProblem,
  lengthProblem,
  levelProblem,
  outwardFormProblem,
  capitalProblem,
  wordCountProblem,
} from "./options.ts";

const five = (...texts: string[]) => ({ texts, key: 0 });

describe("options are different", () => {
  it("sees the same words as the same, whatever their case and signs", () => {
    expect(
      differentProblem(five("ways to save time", "Ways to save: time", "a", "b", "c"))?.check,
    ).toBe("options-differ");
  });

  it("sees one changed word of many as the same option", () => {
    const long = "the reason why early maps of the sea were kept secret by kings";
    expect(
      differentProblem(five(long, long.replace("kings", "queens"), "a", "b", "c")),
    ).not.toBeNull();
  });

  it("takes options that share their subject", () => {
    expect(
      differentProblem(five("ways to save time", "reasons to save time", "limits of time")),
    ).toBeNull();
  });
});

describe("lengths are near", () => {
  const others = ["x".repeat(40), "y".repeat(44), "z".repeat(38), "w".repeat(42)];

  it.each([
    ["the key much longer", "k".repeat(70)],
    ["the key much shorter", "k".repeat(20)],
  ])("refuses %s", (_, key) => {
    expect(lengthProblem(five(key, ...others))?.check).toBe("near-lengths");
  });

  it("refuses a distractor of half the others' length", () => {
    expect(
      lengthProblem(five("k".repeat(40), ...others.slice(1), "short one here ok"))?.check,
    ).toBe("near-lengths");
  });

  it("takes near lengths, and words of any", () => {
    expect(lengthProblem(five("k".repeat(45), ...others))).toBeNull();
    expect(lengthProblem(five("accept", "do", "resist", "overlook", "see"))).toBeNull();
    expect(lengthProblem(five("misunderstanding", "rule", "grammar", "defect", "word"))).toBeNull();
  });
});

describe("options have one form", () => {
  it.each([
    ["the key's capital alone", ["The cost", "the price", "the gain", "the loss", "the time"]],
    ["two capitals", ["the cost", "The price", "The gain", "the loss", "the time"]],
    ["a full stop alone", ["It grows.", "It shrinks", "It stays", "It ends", "It turns"]],
    ["the key the only question", ["Who Pays?", "The Cost", "The Price", "The Gain", "The Loss"]],
    [
      "the key the only statement",
      ["The Cost", "Who Pays?", "Who Gains?", "Why Pay?", "How Much?"],
    ],
  ])("refuses %s", (_, texts) => {
    expect(outwardFormProblem({ texts, key: 0 })?.check).toBe("one-form");
  });

  it("takes an option that begins with a name", () => {
    expect(outwardFormProblem(five("the cost of fame", "Millet's fame", "the gain"))).toBeNull();
  });

  it("takes options that begin with names of the passage, beside others that do not", () => {
    const text = "When Millet died, people said that Millet had painted peasants.";
    const texts = ["Millet's fame", "the price", "Millet's peasants", "Millet's gain", "the loss"];
    expect(outwardFormProblem({ texts, key: 0 })?.check).toBe("one-form");
    expect(outwardFormProblem({ texts, key: 0 }, text)).toBeNull();
    expect(outwardFormProblem({ texts, key: 1 }, text)).toBeNull();
    expect(capitalProblem({ texts, key: 1 }, false, text)).toBeNull();
    expect(capitalProblem({ texts, key: 1 }, false)?.check).toBe("one-form");
  });

  it("takes titles of several kinds", () => {
    expect(
      outwardFormProblem(five("Who Pays?", "The Cost", "Why Pay?", "Gains: A View", "The Loss")),
    ).toBeNull();
  });

  it("wants one ending of Korean options", () => {
    expect(koreanEndingProblem(five("배워야 한다.", "쉬어야 한다."))).toBeNull();
    expect(koreanEndingProblem(five("배워야 한다.", "쉬는 것."))?.check).toBe("one-form");
  });
});

it("wants a synonym to have the form of another option", () => {
  expect(wordCountProblem(five("get back", "lose", "hide", "sell"))?.check).toBe("one-form");
  expect(wordCountProblem(five("recover", "lose", "give up", "sell"))).toBeNull();
});

describe("the key is not copied", () => {
  const text = "Most of the people around you will never notice the stain.";

  it("refuses five words in a row of the text, whatever the case", () => {
    expect(copiedProblem("Why people around you will never care", text)?.check).toBe(
      "key-not-copied",
    );
  });

  it("takes four, and what is said anew", () => {
    expect(copiedProblem("the people around you seldom look", text)).toBeNull();
    expect(copiedProblem("why others overlook our flaws", text)).toBeNull();
  });
});

describe("words are not above the level", () => {
  const text = analyse("People trust a friend who admits an error.");

  it("names the hard words", () => {
    const hard = ["the obfuscation of trust", "a pusillanimous friend", "perspicacious advice"];
    expect(levelProblem(hard, text, 2)?.forModel).toContain("obfuscation");
  });

  it("takes hard words of the text itself, and any word at the highest levels", () => {
    expect(levelProblem(["the obfuscation of trust"], analyse("Obfuscation hurts."), 2)).toBeNull();
    expect(levelProblem(["the obfuscation of trust"], text, 5)).toBeNull();
  });
});
