/** The form of `families.txt`: its words are keys of 어형 변화, and what competes with them. */
import { describe, expect, it } from "vitest";
import { readLines } from "../src/lexicon/data.ts";
import { familyOf } from "../src/dictionary/families.ts";

const lines = readLines("families.txt").filter((line) => line !== "");
const FORM = /^[a-z]+ [nvar]( \| [nparv]: [a-z=-]+(, [a-z=-]+)*)+$/u;

describe("families.txt", () => {
  it("is written in the form that is read", () => {
    expect(lines.length).toBeGreaterThan(1500);
    expect(lines.filter((line) => !FORM.test(line))).toEqual([]);
  });

  it("is sorted, each base of a class once, each part once in a family", () => {
    const heads = lines.map((line) => line.split(" | ", 1)[0] ?? "");
    expect(heads).toEqual([...new Set(heads)].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    const doubled = lines.filter((line) => {
      const parts = line
        .split(" | ")
        .slice(1)
        .map((part) => part[0]);
      return new Set(parts).size < parts.length;
    });
    expect(doubled).toEqual([]);
  });

  it("knows the base of a derived word, and what is derived besides", () => {
    expect(familyOf("decision")).toMatchObject({ base: "decide", pos: "v" });
    expect(familyOf("judgement")?.derived.n?.[0]).toEqual(["judgment", "judgement"]);
    expect(familyOf("decide")).toBeNull();
  });

  it("leaves out persons and what denies the base", () => {
    expect(familyOf("teacher")).toBeNull();
    expect(familyOf("unfortunate")).toBeNull();
  });
});
