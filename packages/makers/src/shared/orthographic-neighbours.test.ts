import { grade, type ItemContent } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { make, makeWordTest, SAMPLES } from "../index.ts";
import { meaningNeighbours, orthographicNeighbours } from "./orthographic-neighbours.ts";

describe("rivals", () => {
  it.each([
    ["quiet", "quite"],
    ["conversation", "conservation"],
    ["considerable", "considerate"],
    ["persecute", "prosecute"],
  ])("of %s in spelling: %s", (answer, rival) => {
    expect(orthographicNeighbours([answer], "spelling")).toContain(rival);
  });

  it.each([
    ["hopping", "hoping"],
    ["planned", "planed"],
    ["choose", "chose"],
    ["awoken", "awaken"],
    ["latter", "later"],
    ["exciting", "exiting"],
    ["to starred", "stared"],
  ])("of %s as a form: %s", (answer, rival) => {
    expect(orthographicNeighbours([answer], "form")).toContain(rival);
  });

  it.each([
    ["receive", "recieve"],
    ["receive", "received"],
    ["environment", "enviroment"],
    ["successful", "succesful"],
    ["beginning", "begining"],
    ["occurred", "occured"],
    ["necessary", "neccessary"],
  ])("of %s are not %s", (answer, slip) => {
    expect(orthographicNeighbours([answer], "spelling")).not.toContain(slip);
  });

  it("of a Korean meaning are meanings of other words, a letter apart", () => {
    expect(meaningNeighbours(["감소"])).toContain("감사");
    expect(meaningNeighbours(["주소"])).toContain("주스");
    expect(meaningNeighbours(["연설"])).not.toContain("연셜");
    expect(meaningNeighbours(["~을 이용하다", "😀", ""])).toEqual([]);
  });
});

const kindOf = (item: ItemContent, ...texts: string[]): string => grade(item, { texts }).kind;

describe("written items", () => {
  const passages = SAMPLES.map(({ text }) => ({ text }));
  const types = ["word-form", "grammar-correction", "word-spelling"].map((type) => ({
    type,
    count: 12,
  }));
  const words = ["quiet", "conversation", "address", "thank", "decrease", "take advantage of"];
  const listed = words.map((text) => ({ text, meaning: "", context: "" }));
  const items = [
    ...make({ passages, types, seed: 1, level: 3 }).items,
    ...makeWordTest({
      words: listed,
      types: ["word-write", "meaning-write"].map((type) => ({ type, count: words.length })),
      seed: 1,
    }).items,
  ];

  it("say what a slip costs", () => {
    const gradings = new Map(
      items.map((item) => [item.type, item.shape === "write" ? item.grading : null]),
    );
    expect(Object.fromEntries(gradings)).toEqual({
      "word-form": "form",
      "grammar-correction": "form",
      "word-spelling": "spelling",
      "word-write": "spelling",
      "meaning-write": "meaning",
    });
  });

  it("take every accepted answer, and no rival, no word in brackets", () => {
    const rivals = items.flatMap((item) => (item.shape === "write" ? (item.neighbours ?? []) : []));
    expect(rivals.length).toBeGreaterThan(20);
    for (const item of items) {
      if (item.shape !== "write") continue;
      const firsts = item.key.accepted.map(([first = ""]) => first);
      const withOne = (at: number, text: string): string[] => firsts.with(at, text);
      item.key.accepted.forEach((answers, at) => {
        for (const answer of answers) expect(kindOf(item, ...withOne(at, answer))).toBe("right");
        const wrong = [...(item.neighbours ?? []), item.fields[at]?.hint ?? "", "x"].filter(
          (text) => !item.key.accepted.flat().includes(text),
        );
        const empty = firsts.map(() => "");
        for (const text of wrong)
          expect([text, kindOf(item, ...empty.with(at, text))]).toEqual([
            text,
            text === "" ? "unanswered" : "wrong",
          ]);
      });
    }
  });
});
