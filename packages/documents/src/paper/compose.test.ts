import type { Item } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { arranging, EVERY_KIND, implication, places, topic, writing } from "../../test/items.ts";
import { composePaper, type PaperRequest } from "./compose.ts";

const REQUEST: PaperRequest = {
  title: "1학기 중간고사",
  layout: { size: "A4", columns: 2 },
  answers: "end",
  hasExplanations: false,
  sharesTexts: true,
  hasAnswerSheet: false,
};

const paperOf = (change: Partial<PaperRequest>) =>
  composePaper(EVERY_KIND, { ...REQUEST, ...change });

/** How many of an item's options stand in a row. */
function perRow(texts: readonly string[], columns: 1 | 2 = 2): number | null {
  const item = { ...topic(1), options: texts.map((text) => ({ cells: [text] })) } as Item;
  const { groups } = composePaper([item], { ...REQUEST, layout: { size: "A4", columns } });
  const area = groups[0]?.items[0]?.area;
  return area?.kind === "options" ? area.perRow : null;
}

describe("a paper", () => {
  it("has the items under the numbers of the exam, and the sum of their points", () => {
    const paper = composePaper(EVERY_KIND, REQUEST);
    const numbers = paper.groups.flatMap(({ items }) => items.map(({ number }) => number));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(paper).toMatchObject({ itemCount: 7, totalPoints: 14 });
  });

  it("prints a text once above the items that leave it as it is", () => {
    const { groups } = composePaper(EVERY_KIND, REQUEST);
    expect(groups.map(({ heading, items }) => [heading, items.length])).toEqual([
      ["[1–3] 다음 글을 읽고 물음에 답하시오.", 3],
      ["", 1],
      ["", 1],
      ["", 1],
      ["", 1],
    ]);
    expect(groups[0]?.blocks[0]?.runs.map(({ kind }) => kind)).toEqual(["plain", "underlined"]);
    expect(groups[0]?.items.map(({ instruction, blocks }) => [instruction, blocks.length])).toEqual(
      [
        ["윗글의 주제로 가장 적절한 것은?", 0],
        ["윗글의 주제로 가장 적절한 것은?", 0],
        ["밑줄 친 부분이 윗글에서 의미하는 바로 가장 적절한 것은?", 0],
      ],
    );
  });

  it("has the exam's code with the answers alone: with it the exam can be made again", () => {
    expect(paperOf({ code: "A7-1" }).head.code).toBe("A7-1");
    expect(paperOf({ code: "A7-1", answers: "none" }).head.code).toBe("");
  });

  it("gives away no word that one of them keeps back", () => {
    const { groups } = composePaper([topic(1), implication(2)], REQUEST);
    expect(groups[0]?.blocks[1]).toEqual({
      kind: "gloss",
      runs: [{ kind: "plain", text: "* detour: 우회로" }],
    });
  });

  it.each([
    ["two mark words in it", [implication(1), implication(2)]],
    ["they are of two passages", [topic(1, 0), topic(2, 1)]],
    ["one changes it", [topic(1), writing(2)]],
  ])("prints it with each where %s", (_, items) => {
    expect(composePaper(items, REQUEST).groups.map(({ heading }) => heading)).toEqual(["", ""]);
  });

  it("prints each text with its item where that is wanted", () => {
    const { groups } = composePaper(EVERY_KIND, { ...REQUEST, sharesTexts: false });
    expect(groups).toHaveLength(7);
    expect(groups[0]?.items[0]).toMatchObject({
      instruction: "다음 글의 주제로 가장 적절한 것은?",
    });
  });

  it("has the answers that are wanted", () => {
    expect(paperOf({}).answers.map(({ key }) => key)).toEqual([
      "①",
      "①",
      "⑤",
      "①",
      "②",
      "(A) keeps",
      "it keeps bends",
    ]);
    expect(paperOf({}).answers[0]?.explanation).toBe("");
    expect(paperOf({ hasExplanations: true }).answers[0]?.explanation).toContain("땅이 말랐다는");
    expect(paperOf({ answers: "none" }).answers).toEqual([]);
    expect(paperOf({ answers: "only" }).groups).toEqual([]);
    expect(JSON.stringify(paperOf({ answers: "none" }))).not.toMatch(/retains|굽은 까닭/u);
  });

  it("has an answer sheet of the options that an item has", () => {
    const { answerSheet } = composePaper([topic(1), places(2), arranging(3)], {
      ...REQUEST,
      hasAnswerSheet: true,
    });
    expect(answerSheet).toEqual([
      { number: 1, options: 5 },
      { number: 2, options: 3 },
      { number: 3, options: 0 },
    ]);
  });
});

describe("options", () => {
  it("stand in as few rows as they fit in", () => {
    expect(perRow(["far", "wet", "dry", "old", "new"])).toBe(5);
    expect(perRow(["believe", "resist", "imagine", "conceal", "reveal"])).toBe(3);
    expect(perRow(["to be known by all", "to be seen", "to go", "to stay", "to run"])).toBe(2);
    expect(perRow(["the memory that a crooked path keeps of it", "b", "c", "d", "e"])).toBe(1);
    expect(perRow(["to be known by all", "to be seen", "to go", "to stay", "to run"], 1)).toBe(3);
    expect(perRow(["길이 기억하는 것을 지도는 잊는다", "나", "다", "라", "마"])).toBe(1);
  });
});
