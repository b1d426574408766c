import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { hasDate, namesSeason, namesTime, tellsOfDeath } from "./dated.ts";

const sentenceOf = (text: string) => analyse(text).sentences[0]!;

describe("a sentence with a date", () => {
  it.each([
    ["She moved to Leeds in 1902.", true],
    ["Born in Leeds, she moved away soon.", true],
    ["She moved to Leeds with 1,500 books.", false],
    ["The next morning she left.", false],
  ])("%s", (text, expected) => {
    expect(hasDate(sentenceOf(text))).toBe(expected);
  });

  it("may tell of a death, a season or a time", () => {
    expect(tellsOfDeath(sentenceOf("She lived to be ninety."))).toBe(true);
    expect(tellsOfDeath(sentenceOf("She lived in Leeds."))).toBe(false);
    expect(namesSeason(sentenceOf("By autumn they had left."))).toBe(true);
    expect(namesSeason(sentenceOf("That night they left."))).toBe(false);
    expect(namesTime(sentenceOf("That night they left."))).toBe(true);
  });
});
