import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { retagged } from "../../../shared/clause/retag.ts";
import { personOf } from "../../../shared/person.ts";
import { lifeStatements } from "./life-statements.ts";

const OPENING = "Maria Berg was born in Oslo in 1850. Her father sold maps, and she loved to read.";

/** What is said, and wrongly said, of a person of whom a text tells something. */
function told(sentences: string): { trues: string[]; falses: string[] } {
  const analysis = analyse(`${OPENING} ${sentences} She was calm, and she was kind.`);
  const person = personOf(analysis)!;
  const found = lifeStatements(retagged(analysis, person.name), person);
  return {
    trues: found.flatMap(({ text, reversal }) => (reversal ? [] : [text])),
    falses: found.flatMap(({ text, reversal }) => (reversal ? [text] : [])),
  };
}

describe("a life", () => {
  it("is about the person whom its opening names", () => {
    expect(personOf(analyse(`${OPENING} She left.`))).toEqual({ name: "Berg", isFemale: true });
    expect(personOf(analyse("Bees dance. They tell each other where flowers are."))).toBeNull();
  });

  it.each([
    [
      "Her uncle, a painter, taught her to draw.",
      "Berg learned to draw from her uncle.",
      "Berg learned to draw from her father.",
    ],
    [
      "In 1890 she became the first woman to lead the National Museum.",
      "No woman had led the National Museum before Berg.",
      "Another woman had led the National Museum before Berg.",
    ],
    [
      "She worked as a clerk before joining a theater company.",
      "Berg joined a theater company after working as a clerk.",
      "Berg joined a theater company before working as a clerk.",
    ],
    [
      "She died in 1900, two years before her system was adopted in Sweden.",
      "Berg did not live to see the day when her system was adopted in Sweden.",
      "Berg was still alive when her system was adopted in Sweden.",
    ],
    [
      "She had to leave school because her family was poor.",
      "Berg had no choice but to leave school.",
      "It was of her own free will that Berg decided to leave school.",
    ],
    [
      "She kept working on maps to the very end.",
      "Berg did not give up working on maps as long as she lived.",
      "Berg gave up working on maps long before her death.",
    ],
    [
      "She died in 1900, and in 1950 she was honored with a medal.",
      "It was only after her death that Berg was honored with a medal.",
      "Berg was still alive when she was honored with a medal.",
    ],
    [
      "In 1876 she proposed that maps should show winds.",
      "Berg put forward the idea that maps should show winds in 1876.",
      "Berg argued against the idea that maps should show winds.",
    ],
    [
      "In 1886 she opened a small museum.",
      "Berg was in her thirties when she opened a small museum.",
      "Berg was in her fifties when she opened a small museum.",
    ],
    [
      "She continued teaching until her death in 1900.",
      "Berg did not stop teaching as long as she lived.",
      "Berg gave up teaching long before her death.",
    ],
  ])("%s", (sentence, isTrue, isFalse) => {
    const { trues, falses } = told(sentence);
    expect(trues).toContain(isTrue);
    expect(falses).toContain(isFalse);
  });

  it("has its dated events in their order, and reversed", () => {
    const { falses } = told(
      "In 1875 she joined the Alpine Club. In 1880 she received the Royal Medal.",
    );
    expect(falses).toContain("Berg received the Royal Medal before she joined the Alpine Club.");
  });

  it("gives a deed no year that is not its own", () => {
    const { trues } = told(
      "In 1870 she moved to Paris, and she returned in 1872. Two years later she joined the Alpine Club.",
    );
    expect(trues).toContain("Berg became a member of the Alpine Club.");
    expect(trues.filter((text) => text.includes("1874"))).toEqual([]);
  });

  it("tells nothing of what others said, or of what the person was only connected with", () => {
    const { trues } = told(
      "Critics claimed she joined the Alpine Club. The school she attended won the Royal Medal.",
    );
    expect(trues.filter((text) => /Club|Medal/u.test(text))).toEqual([]);
  });

  it("is not told by words that point to something else", () => {
    const { trues } = told("In 1875 she joined this club. In 1880 she wrote it.");
    expect(trues.filter((text) => /\b(?:this|it)\b/u.test(text))).toEqual([]);
  });

  it("is not told by a clause that is broken off, or of a part of the body as of an undertaking", () => {
    const { trues } = told(
      "In 1880 she noticed signals in places where, according to theory, none should appear. Her voice failed in 1885.",
    );
    expect(trues.filter((text) => /where|voice/u.test(text))).toEqual([]);
  });
});
