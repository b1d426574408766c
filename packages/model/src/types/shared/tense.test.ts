import { analyse } from "@pulda/english";
import { describe, expect, it } from "vitest";
import { tensesIn } from "./tense.ts";

const tenses = (text: string, part: string): string[] => {
  const [sentence] = analyse(text).sentences;
  const start = text.indexOf(part);
  return sentence ? tensesIn(sentence, { start, end: start + part.length }) : [];
};

describe("tensesIn", () => {
  it.each([
    ["The old bridge connects two towns that trade with each other.", ["현재"]],
    ["She asked why the old bridge was closed.", ["과거"]],
    ["The town has often grown since then.", ["현재완료"]],
    ["We knew that the train had already left the station.", ["과거", "과거완료"]],
    ["We got lost three times as often as those who had wandered.", ["과거", "과거완료"]],
    ["They were being told what to do.", ["과거진행"]],
    ["They may have built a wall to have seemed brave.", []],
    ["They will build a wall to stop the water.", []],
  ])("of %s", (text, found) => {
    expect(tenses(text, text.slice(0, -1))).toEqual(found);
  });

  it("know a perfect behind an infinitive", () => {
    const part = "to jog a memory that had been formed elsewhere";
    expect(tenses(`The page served only ${part}.`, part)).toEqual(["과거완료"]);
  });

  it("are those of the span alone", () => {
    expect(tenses("She said that the bridge is closed.", "the bridge is closed")).toEqual(["현재"]);
  });
});
