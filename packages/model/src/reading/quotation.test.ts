import { describe, expect, it } from "vitest";
import { readingOf } from "./reading.ts";
import { findEvidence, findQuotation, findTarget, isProblem } from "./quotation.ts";

const TEXT = `A cat that sleeps all day is not lazy. It "saves" its strength—so biologists say—for the night, when prey is out and a cat sees far better than what it hunts. People who own cats often learn this only when a heavy body lands on the bed at four in the morning. The animal is not cruel to its owner. It has merely finished its rest, and the day of a cat begins when ours ends. Those who cannot bear it may as well keep a dog.`;

const reading = readingOf({ type: "topic", passage: 0, text: TEXT, level: 3, seed: 1, avoid: [] });
if (typeof reading === "string") throw new Error(reading);
const { source, excerpt } = reading;
const whole = { start: 0, end: TEXT.length };

describe("findQuotation", () => {
  it("finds whole words alone, each place once", () => {
    expect(findQuotation(TEXT, whole, "cat")).toHaveLength(3);
    expect(findQuotation(TEXT, whole, "a cat")).toHaveLength(2);
    expect(findQuotation(TEXT, whole, "law")).toEqual([]);
  });

  it("takes curly for straight quotation marks, and a hyphen for a dash, at the same place", () => {
    const [span] = findQuotation(
      TEXT,
      whole,
      "It “saves” its strength-so biologists say-for the night",
    );
    expect(span && TEXT.slice(span.start, span.end)).toBe(
      'It "saves" its strength—so biologists say—for the night',
    );
  });

  it("finds nothing outside the span, and nothing for an empty quotation", () => {
    expect(findQuotation(TEXT, { start: 20, end: TEXT.length }, "A cat that sleeps")).toEqual([]);
    expect(findQuotation(TEXT, whole, "  ")).toEqual([]);
  });

  it("does not take an ellipsis for what it leaves out", () => {
    expect(findQuotation(TEXT, whole, "A cat … is not lazy.")).toEqual([]);
  });
});

describe("findTarget", () => {
  it("finds words within their sentence", () => {
    const found = findTarget(source, excerpt, {
      sentence: "The animal is not cruel to its owner.",
      target: "cruel",
    });
    expect(!isProblem(found) && TEXT.slice(found.span.start, found.span.end)).toBe("cruel");
  });

  it("goes by the quoted part of the sentence where the words stand twice in it", () => {
    const sentence = "and the day of a cat begins when ours ends";
    const found = findTarget(source, excerpt, { sentence, target: "when ours ends" });
    expect(isProblem(found)).toBe(false);
  });

  it("says what is not in the text", () => {
    const found = findTarget(source, excerpt, { sentence: "Dogs are better.", target: "Dogs" });
    expect(isProblem(found) && found.check).toBe("evidence-quoted");
    const target = findTarget(source, excerpt, {
      sentence: "The animal is not cruel to its owner.",
      target: "kind",
    });
    expect(isProblem(target) && target.forModel).toContain("kind");
  });
});

describe("findEvidence", () => {
  it("wants more than a word", () => {
    const found = findEvidence(source, excerpt, ["cat"]);
    expect(isProblem(found)).toBe(true);
  });

  it("gives the place of each quotation in their order", () => {
    const found = findEvidence(source, excerpt, ["the day of a cat begins", "A cat that sleeps"]);
    expect(
      !isProblem(found) && found.spans.map(({ start, end }) => TEXT.slice(start, end)),
    ).toEqual(["the day of a cat begins", "A cat that sleeps"]);
  });
});
