import { analyse } from "@pulda/english";
import { grade, ItemContent, plainText, roundTripProblems } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { make, SAMPLES } from "../../../index.ts";
import { seeded } from "../../../shared/random.ts";
import { asksIn } from "./asks.ts";
import { writtenItem } from "./item.ts";

type Write = ItemContent & { shape: "write" };
const passages = SAMPLES.map(({ title, text }) => ({ title, text }));

const made = (level: number): ItemContent[] =>
  make({ passages, types: [{ type: "word-order", count: passages.length }], seed: 1, level }).items;
const written = (level: number): Write[] =>
  made(level).filter((item): item is Write => item.shape === "write");
const items = written(3);
/** The item whose box marks a word. */
const marked = (word: string): Write =>
  items.find(({ blocks }) =>
    blocks.some(({ runs }) => runs.some((run) => run.kind === "underlined" && run.text === word)),
  )!;

describe("a clause that is to be written", () => {
  it("is for level 3 and above", () => {
    expect(items.length).toBeGreaterThan(1);
    expect(written(2)).toEqual([]);
  });

  it("gives the source back, and its key is right", () => {
    for (const item of items) {
      expect(ItemContent.parse(item)).toEqual(item);
      expect(roundTripProblems(item, passages)).toEqual([]);
      expect(item.key.accepted[0]).toHaveLength(1);
      expect(grade(item, { texts: [item.key.accepted[0]![0]!] }).kind).toBe("right");
    }
  });

  it("shows its words in a box, not in their order", () => {
    for (const { blocks, key } of items) {
      const box = blocks.find(({ kind }) => kind === "example");
      const shown = plainText(box?.runs ?? []).split(" / ");
      expect(shown.length).toBeGreaterThan(3);
      expect(key.accepted[0]?.[0]?.toLowerCase()).not.toBe(shown.join(" ").toLowerCase());
    }
  });
});

describe("a word that is marked", () => {
  const item = marked("collect");
  const graded = (text: string) => grade(item, { texts: [text] });

  it("is right in the form that the place decides, whatever the capital and the full stop", () => {
    expect(graded("that he had collected over the years").kind).toBe("right");
    expect(graded("That he had collected over the years.").kind).toBe("right");
    expect(graded("that he'd collected over the years").kind).toBe("right");
  });

  it.each([
    "that he had collect over the years",
    "that he had collecting over the years",
    "that he had been collected over the years",
    "that he collected over the years",
    "that over the years he had collected",
  ])("is wrong in %s", (text) => {
    expect(graded(text).kind).toBe("wrong");
  });

  it("loses a point for a slip of the pen", () => {
    expect(graded("that he had colected over the years").kind).toBe("partial");
  });

  it("is explained with its form and the reason", () => {
    expect(item.explanation).toContain(
      "'had' 뒤에서 완료형을 이루므로 'collect'를 과거분사 'collected'로 바꿔 써야 해요.",
    );
  });
});

describe("a word that is to be added", () => {
  const text = "People who walk at night often notice that the moon seems to be following them.";
  const analysis = analyse(text);
  const { sentences } = analysis;
  const source = { passage: 0, text, analysis };
  const ask = asksIn(sentences[0]!, 3).find(({ added }) => added)!;
  const item = writtenItem(
    source,
    { span: { start: 0, end: text.length }, sentences },
    ask,
    seeded(1),
  );
  const graded = (answer: string) => grade(item, { texts: [answer] });

  it("is right in its place alone", () => {
    expect(roundTripProblems(item, [{ text }])).toEqual([]);
    expect(graded("the moon seems to be following them").kind).toBe("right");
    expect(graded("the moon seems be to following them").kind).toBe("wrong");
    expect(graded("the moon seems and be following them").kind).toBe("wrong");
  });

  it("is missed where it is left out, and the number of words is told", () => {
    const { kind, notes } = graded("the moon seems be following them");
    expect(kind).toBe("wrong");
    expect(notes).toEqual(["7단어로 써야 하는데 6단어로 썼어요."]);
  });

  it("tells which given word is left out", () => {
    expect(graded("the moon seems to follow them").notes).toEqual([
      "써야 하는 말이 빠졌어요: be",
      "써야 하는 말이 빠졌어요: following",
      "7단어로 써야 하는데 6단어로 썼어요.",
    ]);
  });

  it("is explained", () => {
    expect(item.explanation).toContain(
      "'seems' 뒤에 동사원형 'be'가 이어지려면 to부정사가 되어야 하므로 'to'를 추가해야 해요.",
    );
  });
});
