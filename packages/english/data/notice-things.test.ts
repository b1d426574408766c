/** The form of `notice-things.txt`, and how things are found in it. */
import { describe, expect, it } from "vitest";
import { noticeThing } from "../src/index.ts";
import { readLines } from "../src/lexicon/data.ts";

const lines = readLines("notice-things.txt").filter((line) => line !== "");

describe("the things of notices", () => {
  it("stand once, sorted, in English and Korean", () => {
    expect(lines.length).toBeGreaterThan(1400);
    expect(
      lines.filter(
        (line) => !/^[a-z0-9][a-z0-9'é -]* \| [가-힣A-Z0-9][가-힣A-Za-z0-9 ]*$/u.test(line),
      ),
    ).toEqual([]);
    const english = lines.map((line) => line.split(" | ", 1)[0]!);
    expect(english).toEqual([...new Set(english)].toSorted());
  });

  it("are found in any number and with the words that stand before them", () => {
    expect(
      ["your own water bottle", "two T-shirts", "a light lunch", "some gloves"].map(noticeThing),
    ).toEqual(["물병", "티셔츠", "가벼운 점심", "장갑"]);
    expect(noticeThing("hope")).toBeNull();
    expect(noticeThing("lunch for two")).toBeNull();
  });
});
