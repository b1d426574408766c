import { ItemContent, grade, roundTripProblems } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { makeWordTest, regenerateWordItem, WORD_MAKERS } from "./word-test.ts";
import { testedWordOf } from "./tested-word.ts";

const listed = (text: string, meaning = "", context = "") => ({ text, meaning, context });
const words =
  "abandon ability address ancient beautiful decision destroy enormous expensive fragile generous happen harvest increase island journey knowledge language measure nervous obvious patient protect quantity rapidly realize solution strength temperature universe victory wander"
    .split(" ")
    .map((text) => listed(text));
const every = Object.keys(WORD_MAKERS).map((type) => ({ type, count: 4 }));
const { items, refused } = makeWordTest({ words, types: every, seed: 1 });

describe("a word test", () => {
  it("has the requested number of items of each type, in a fixed order", () => {
    expect(items.map(({ type }) => type)).toEqual(
      every.flatMap(({ type, count }) => Array.from({ length: count }, () => type)),
    );
    expect(refused).toEqual([]);
  });

  it("fits the schema, and its keys are the answers of its proofs", () => {
    for (const item of items) {
      expect(ItemContent.parse(item)).toEqual(item);
      expect(roundTripProblems(item, [])).toEqual([]);
      expect(item.explanation).toMatch(/요\./u);
    }
  });

  it("rejects every distractor with a reason, and repeats no option", () => {
    expect(items.filter(({ shape }) => shape === "choose").length).toBeGreaterThan(7);
    for (const item of items) {
      if (item.shape !== "choose" || item.proof.kind !== "word") continue;
      const others = [1, 2, 3, 4, 5].filter((choice) => choice !== item.key.choice);
      expect(item.proof.distractors.map(({ choice }) => choice)).toEqual(others);
      expect(new Set(item.options.map(({ cells }) => cells[0])).size).toBe(5);
    }
  });

  it("tests no word twice in one type, and different words in different types", () => {
    const tested = items.map((item) => (item.proof.kind === "word" ? item.proof.word : ""));
    for (const { type } of every) {
      const own = tested.filter((_, at) => items[at]?.type === type);
      expect(new Set(own).size).toBe(own.length);
    }
    expect(new Set(tested).size).toBeGreaterThan(18);
  });

  it("is the same for the same request, and different for another seed", () => {
    const request = { words, types: every, seed: 1 };
    expect(JSON.stringify(makeWordTest(request).items)).toBe(JSON.stringify(items));
    expect(makeWordTest({ ...request, seed: 2 }).items).not.toEqual(items);
  });

  it("offers no meaning close to the tested word's", () => {
    const close = ["journey", "trip", "travel", "tour", "voyage"].map((text) => listed(text));
    const made = makeWordTest({
      words: close,
      types: [{ type: "word-meaning", count: 5 }],
      seed: 3,
    });
    for (const item of made.items) {
      if (item.shape !== "choose") continue;
      const offered = item.options.map(({ cells }) => cells[0] ?? "");
      expect(offered.filter((option) => /여행|항해|여정/u.test(option))).toHaveLength(1);
    }
  });

  it("asks for an opposite and for the word of a sentence where our dictionary knows the word", () => {
    const made = makeWordTest({
      words: ["reduce", "rarely", "visible", "protect", "qualm"].map((text) => listed(text)),
      types: [
        { type: "antonym", count: 5 },
        { type: "word-blank", count: 5 },
      ],
      seed: 1,
    });
    expect(made.items.map(({ type }) => type)).toEqual([
      ...Array<string>(4).fill("antonym"),
      ...Array<string>(4).fill("word-blank"),
    ]);
    expect(made.refused.map(({ reason }) => reason).join()).toMatch(/qualm.*예문/u);
    const answers = made.items.map((item) =>
      item.shape === "choose" ? item.options[item.key.choice - 1]?.cells[0] : null,
    );
    expect(answers.slice(0, 4)).toContain("often");
    expect(answers.slice(4).toSorted()).toEqual(["protect", "rarely", "reduce", "visible"]);
    for (const item of made.items.slice(4))
      expect(item.blocks[0]?.runs[0]).toMatchObject({ text: expect.stringMatching(/ ________ /u) });
  });

  it("prefers the learner's own meaning, and accepts the dictionary's too", () => {
    const own = [listed("address", "내가 사는 곳; 주소")];
    const [item] = makeWordTest({
      words: own,
      types: [{ type: "meaning-write", count: 1 }],
      seed: 1,
    }).items;
    if (!item) throw new Error("no item");
    for (const text of ["내가 사는 곳", "주소를", "연설"])
      expect([text, grade(item, { texts: [text] }).kind]).toEqual([text, "right"]);
    expect(grade(item, { texts: ["연셜"] })).toMatchObject({ kind: "partial", points: 1 });
  });

  it("accepts every word that the printed meaning, letter and length fit", () => {
    const [item] = makeWordTest({
      words: [listed("defense")],
      types: [{ type: "word-write", count: 1 }],
      seed: 1,
    }).items;
    if (!item) throw new Error("no item");
    expect(grade(item, { texts: ["defence"] }).kind).toBe("right");
    expect(grade(item, { texts: ["defance"] }).kind).toBe("partial");
  });

  it("takes the part of speech from the word's sentence", () => {
    const verb = testedWordOf(listed("address", "", "She will address the crowd."));
    expect(verb).toMatchObject({ pos: "v" });
    expect(testedWordOf(listed("addresses", "", "He addresses the crowd."))?.lemma).toBe("address");
  });

  it("refuses words without a meaning, and says when there are too few words", () => {
    const made = makeWordTest({
      words: [listed("qzxv"), listed("address")],
      types: [
        { type: "word-write", count: 3 },
        { type: "dictation", count: 1 },
      ],
      seed: 1,
    });
    expect(made.items).toHaveLength(1);
    const reasons = made.refused.map(({ reason }) => reason);
    expect(reasons[0]).toMatch(/qzxv.*뜻이 없는/u);
    expect(reasons.join()).toMatch(/단어가 더 없어요/u);
    expect(reasons.join()).toMatch(/만들 수 없는 문항 유형/u);
  });

  it("regenerates an item with another word", () => {
    const own = items.filter(({ type }) => type === "word-meaning");
    const made = regenerateWordItem({ words, type: "word-meaning", seed: 1, items: own });
    if (!made.ok || made.item.proof.kind !== "word") throw new Error("not regenerated");
    const tested = own.map(({ proof }) => (proof.kind === "word" ? proof.word : ""));
    expect(tested).not.toContain(made.item.proof.word);
    const one = regenerateWordItem({
      words: words.slice(0, 1),
      type: "word-write",
      seed: 1,
      items: [],
    });
    expect(one.ok).toBe(true);
    expect(regenerateWordItem({ words: [], type: "word-write", seed: 1, items: [] }).ok).toBe(
      false,
    );
  });
});
