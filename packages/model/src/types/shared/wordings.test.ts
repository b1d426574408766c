import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import {
  clauseOrder,
  hasPrepositionBeforeRelative,
  opensWithMovable,
  otherRelatives,
  turnsRound,
} from "./wordings.ts";

function relativesIn(text: string, part: string): string[] {
  const [sentence] = analyse(text).sentences;
  const start = text.indexOf(part);
  return otherRelatives(sentence!, { start, end: start + part.length });
}

describe("other relatives", () => {
  it.each([
    ["It is a tool that makes paper.", "a tool that makes paper", ["a tool which makes paper"]],
    ["It is a tool which makes paper.", "a tool which makes paper", ["a tool that makes paper"]],
    [
      "The people who heard the noise called fewer fouls.",
      "The people who heard the noise",
      ["The people that heard the noise"],
    ],
    [
      "The student that wins the prize is young.",
      "The student that wins the prize",
      ["The student who wins the prize"],
    ],
    [
      "We see the small portion of it that happened to endure.",
      "the small portion of it that happened to endure",
      ["the small portion of it which happened to endure"],
    ],
    [
      "Most of us depend on something old that has been kept working.",
      "something old that has been kept working",
      ["something old which has been kept working"],
    ],
  ])("stand for the relative in %j", (text, part, expected) => {
    expect(relativesIn(text, part)).toEqual(expected);
  });
  it.each([
    ["He said that it makes paper.", "that it makes paper"],
    ["The house in which he lived was old.", "The house in which he lived"],
    ["He lost that tool.", "that tool"],
    ["The fact that he left hurt her.", "The fact that he left hurt"],
  ])("are none in %j", (text, part) => {
    expect(relativesIn(text, part)).toEqual([]);
  });
});

describe("an adverb at the head", () => {
  it("has a second place", () => {
    expect(opensWithMovable("Thus what appears to be disorder is a record")).toBe(true);
    expect(opensWithMovable("what appears to be disorder is a record")).toBe(false);
  });
});

describe("a contrast that could open the clause", () => {
  it.each([
    ["What matters is not speed but order", true],
    ["a song matters not for being heard but for what it tells", false],
    ["it is not known but soon will be", true],
    ["the plan is cheap but slow", false],
  ])("%s: %s", (text, found) => {
    expect(turnsRound(text)).toBe(found);
  });
});

describe("a preposition before a relative", () => {
  it.each([
    ["The house in which he lived was old.", "The house in which he lived", true],
    ["It shows who did what to whom.", "who did what to whom", false],
    ["The house that he lived in was old.", "The house that he lived in", false],
  ])("is there in %j: %j, %s", (text, part, isThere) => {
    const [sentence] = analyse(text).sentences;
    const start = text.indexOf(part);
    expect(hasPrepositionBeforeRelative(sentence!, { start, end: start + part.length })).toBe(
      isThere,
    );
  });
});

describe("two clauses that could change places", () => {
  it.each([
    [
      "The risk disappears once everybody knows it.",
      "The risk disappears once everybody knows it",
      "main-first",
    ],
    [
      "While wine ages, bread only grows stale.",
      "While wine ages, bread only grows stale",
      "other-first",
    ],
    ["He is the man who laughed when they fell.", "the man who laughed when they fell", null],
    ["Nobody knows when the river will freeze.", "Nobody knows when the river will freeze", null],
    [
      "It shows children that laughed when they fell.",
      "children that laughed when they fell",
      null,
    ],
    ["The door opened, and not once had he looked.", "opened, and not once had he looked", null],
    ["It looks as if the wall had moved.", "It looks as if the wall had moved", null],
  ] as const)("%s: %s, %s", (text, part, order) => {
    const [sentence] = analyse(text).sentences;
    const start = text.indexOf(part);
    expect(clauseOrder(sentence!, { start, end: start + part.length })).toBe(order);
  });
});
