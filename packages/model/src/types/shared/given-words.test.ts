import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { byLetters, formsOf, givenWords, meets } from "./given-words.ts";

/** What is given of a part of a sentence. */
function given(text: string, target: string, korean: string, named: readonly string[] = []) {
  const start = text.indexOf(target);
  const sentence = analyse(text).sentences.find((one) => one.end > start)!;
  return givenWords(sentence, { start, end: start + target.length }, named, korean).given;
}

describe("the forms of a given word", () => {
  it("are those of verb, noun and adjective, British ones included", () => {
    expect(formsOf("learn")).toEqual(expect.arrayContaining(["learns", "learned", "learnt"]));
    expect(formsOf("kneel")).toContain("knelt");
    expect(formsOf("spell")).toContain("spelt");
    expect(formsOf("lend")).not.toContain("lendt");
  });
});

describe("the words that are given", () => {
  const TEXT =
    "At the same time, they are deprived of the practice that would enable them to do it.";
  const TARGET = "deprived of the practice that would enable them to do it";

  it("are verbs in their dictionary form and nouns as they stand; the rest is to be found", () => {
    expect(given(TEXT, TARGET, "그들이 그것을 할 수 있게 해 줄 연습을 빼앗긴")).toEqual([
      "deprive",
      "the practice",
      "would",
      "enable",
      "do",
    ]);
  });

  it("are pronouns that the Korean does not show", () => {
    expect(given(TEXT, TARGET, "할 수 있게 해 줄 연습을 빼앗긴")).toEqual(
      expect.arrayContaining(["them", "it"]),
    );
  });

  it("are what the model names, too", () => {
    expect(given(TEXT, TARGET, "그들, 그것", ["of"])).toContain("of");
    expect(given(TEXT, TARGET, "그들, 그것", ["deprived"])).toContain("deprive");
  });

  it.each([
    [
      "a participle that looks like an adjective",
      "It was the girl who had beaten him in the final.",
      "who had beaten him in the final",
      ["beat", "the final"],
    ],
    [
      "a gerund before its clause",
      "He left it without feeling that a rival had won.",
      "without feeling that a rival had won",
      ["feel", "a rival", "win"],
    ],
    [
      "no conjunction with the pronoun behind it",
      "They saw that nobody had asked.",
      "saw that nobody had asked",
      ["see", "nobody", "ask"],
    ],
    [
      "a verb with a prefix",
      "It was a door by which it could be re-entered.",
      "by which it could be re-entered",
      ["could", "re-enter"],
    ],
    [
      "an adverb's comparative",
      "A system works best by sharing faults.",
      "A system works best by sharing faults",
      ["a system", "work", "well", "share", "faults"],
    ],
    [
      "an article that a comparative parts from its noun",
      "She learned it on entering the wider world.",
      "on entering the wider world",
      ["enter", "the", "wide", "world"],
    ],
    [
      "no noun with the pronoun behind it",
      "He is the person everyone knows.",
      "the person everyone knows",
      ["the person", "everyone", "know"],
    ],
    [
      "no quantity as another word",
      "It was nothing more than a memory left there.",
      "nothing more than a memory left there",
      ["nothing", "a memory", "leave", "there"],
    ],
    [
      "no name with the noun before it",
      "He left by the time Hugh arrived to help.",
      "by the time Hugh arrived to help",
      ["the time", "Hugh", "arrive", "help"],
    ],
    [
      "verbs for adjectives that come of them",
      "The more convincing it sounds, the less it is worth keeping.",
      "more convincing it sounds, the less it is worth keeping",
      ["convince", "sound", "less", "worth", "keep"],
    ],
    [
      "a preposition as often as it is needed",
      "He writes with the pen with which he began.",
      "writes with the pen with which he began",
      ["write", "with", "the pen", "with", "begin"],
      ["with"],
    ],
    [
      "a name with its capital, at the head of its sentence, too",
      "Minho waited for the anger that he deserved.",
      "Minho waited for the anger that he deserved",
      ["Minho", "wait", "the anger", "deserve"],
    ],
    [
      "words of names with their capital",
      "The species was unknown to European science.",
      "unknown to European science",
      ["unknown", "European", "science"],
    ],
    [
      "no that before a clause",
      "It sounded so harsh that composers avoided it.",
      "sounded so harsh that composers avoided",
      ["sound", "harsh", "composers", "avoid"],
    ],
    [
      "a conjunction beside which another is as right",
      "He waited while his brother ran back.",
      "waited while his brother ran back",
      ["wait", "while", "brother", "run", "back"],
    ],
    [
      "no auxiliary before its subject",
      "Only later did someone ask what it meant.",
      "Only later did someone ask",
      ["only", "later", "someone", "ask"],
    ],
    [
      "no comparative in its form",
      "It was removed faster than the current could replace it.",
      "removed faster than the current could replace",
      ["remove", "fast", "the current", "could", "replace"],
    ],
  ])("are %s", (_what, text, target, expected, named: string[] = []) => {
    expect(given(text, target, "그의 그가 그것", named)).toEqual(expected);
  });

  it("are listed without regard to an article", () => {
    expect(["the practice", "enable", "a rule"].toSorted(byLetters)).toEqual([
      "enable",
      "the practice",
      "a rule",
    ]);
  });
});

describe("a wording that keeps the conditions", () => {
  it("has each word in some form, and as many words as asked", () => {
    expect(meets("a rule that was learnt early", ["rule", "learn", "early"], 6)).toBe(true);
    expect(meets("a rule that was learnt early", ["rule", "teach", "early"], 6)).toBe(false);
    expect(meets("a rule learned early", ["rule", "learn", "early"], 6)).toBe(false);
    expect(meets("a rule learned early", ["a rule", "learn"], 4)).toBe(true);
    expect(meets("the rule learned early", ["a rule", "learn"], 4)).toBe(false);
  });
});
