import { describe, expect, it } from "vitest";
import { editDistance, decomposeHangul, nearSyllables } from "./edit-distance.ts";
import { gradeText } from "./grade-text.ts";

/** `[accepted answers, what was written, the text verdict]` */
type Case = readonly [accepted: string, written: string, kind: "right" | "typo" | "wrong"];

const EXACT: readonly Case[] = [
  ["to go", "To  go.", "right"],
  ["don’t", "don't", "right"],
  ["receive", "recieve", "wrong"],
  ["dance", "", "wrong"],
  ["dance", " . ", "wrong"],
];

const SPELLING: readonly Case[] = [
  ["receive", "receive", "right"],
  ["receive", "RECEIVE ", "right"],
  ["receive", "recieve", "typo"],
  ["receive", "receve", "typo"],
  ["receive", "receivee", "typo"],
  ["receive", "reveal", "wrong"],
  ["environment", "enviroment", "typo"],
  ["environment", "enviromant", "typo"],
  ["environment", "movement", "wrong"],
  // another first letter makes another word
  ["heat", "meat", "wrong"],
  // a word of three letters is too short for a typo
  ["ant", "and", "wrong"],
  // "advantege" is no word, but "off" is
  ["take advantage of", "take advantege of", "typo"],
  ["take advantage of", "take advantage off", "wrong"],
];

const MEANING: readonly Case[] = [
  ["주소|연설", "주소", "right"],
  ["주소|연설", "연설", "right"],
  ["주소|연설", "주소, 연설", "right"],
  ["주소|연설", " 주 소 ", "right"],
  ["주소", "주소를", "right"],
  ["주소", "주소이다", "right"],
  ["기억하다", "기억 하다", "right"],
  ["~을 이용하다", "이용하다", "right"],
  ["(시간이) 걸리다", "걸리다", "right"],
  ["분명한", "분명히", "typo"],
  ["설명하다", "설명", "typo"],
  ["기억하다", "기역하다", "typo"],
  ["깨닫다", "깨닷다", "typo"],
  ["증가하다", "감소하다", "wrong"],
  ["주소", "전화번호", "wrong"],
  ["힘", "힘을", "right"],
  ["과학", "과학은", "right"],
  ["학교", "학교로", "right"],
  ["~을 이용하다", "~을이용하다", "right"],
  ["양", "음", "wrong"],
  ["가다", "자다", "wrong"],
  // what looks like a particle makes another word
  ["나이", "나", "wrong"],
  ["속", "속도", "wrong"],
  ["결과", "결", "wrong"],
  ["종이", "종", "wrong"],
  ["가을", "가", "wrong"],
  ["힘", "흠", "wrong"],
  // more than three meanings are guesses
  ["주소", "이름, 나이, 주소, 학교", "wrong"],
  ["주소", "~", "wrong"],
];

const graded = (cases: readonly Case[], grading?: "spelling" | "meaning") =>
  cases.map(([accepted, written]) => [
    accepted,
    written,
    gradeText(accepted.split("|"), written, grading).kind,
  ]);

describe("a written answer", () => {
  it("may differ in case, spaces, quotes and a final stop", () => {
    expect(graded(EXACT)).toEqual(EXACT);
  });
  it("may have a typo in an English word", () => {
    expect(graded(SPELLING, "spelling")).toEqual(SPELLING);
  });
  it("may be one of several Korean meanings, with particles, and with a typo", () => {
    expect(graded(MEANING, "meaning")).toEqual(MEANING);
  });
  it("gets a note on its typo", () => {
    expect(gradeText(["receive"], "recieve", "spelling")).toMatchObject({
      note: "철자를 확인해 보세요: recieve → receive",
    });
    expect(gradeText(["설명하다"], "설명", "meaning")).toMatchObject({
      note: "품사까지 맞춰 써 보세요: 설명하다",
    });
  });
});

describe("spelling", () => {
  it("counts insertions, deletions, substitutions and swaps", () => {
    expect(editDistance("", "abc")).toBe(3);
    expect(editDistance("form", "from")).toBe(1);
    expect(editDistance("kitten", "sitting")).toBe(3);
    expect(editDistance("same", "same")).toBe(0);
    expect(editDistance("kitten", "sitting", 1)).toBe(2);
    expect(editDistance("abcdefgh", "bcdefghi", 2)).toBe(2);
  });
  it("decomposes Korean syllables, final consonants too", () => {
    expect(decomposeHangul("한a")).toBe("\u1112\u1161\u11aba");
    expect(decomposeHangul("가힣")).toBe("\u1100\u1161\u1112\u1175\u11c2");
    // Other accented letters stay one character, as do lone Korean letters.
    expect(decomposeHangul("é ㄱ 漢")).toBe("é ㄱ 漢");
    for (let code = 0xac00; code <= 0xd7a3; code++) {
      const syllable = String.fromCodePoint(code);
      expect(decomposeHangul(syllable)).toHaveLength((code - 0xac00) % 28 === 0 ? 2 : 3);
    }
    expect(editDistance(decomposeHangul("가"), decomposeHangul("각"))).toBe(1);
    expect(nearSyllables("가")).toHaveLength(18 + 20 + 27);
    for (const near of nearSyllables("힘"))
      expect(editDistance(decomposeHangul("힘"), decomposeHangul(near))).toBe(1);
    expect(nearSyllables("a")).toEqual([]);
  });
});
