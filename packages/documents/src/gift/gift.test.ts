import { parse, type MultipleChoice, type ShortAnswer } from "gift-pegjs";
import type { Item } from "@pulda/question";
import { describe, expect, it } from "vitest";
import { everyType } from "../../test/real-items.ts";
import { bodyText, optionTexts, orderTexts } from "../markup/item-text.ts";
import { readGift } from "./read-gift.ts";
import { toGift } from "./to-gift.ts";

const exam = everyType();
const { text: file, warnings } = toGift(exam);
/** The questions that another program reads in the file. */
const parsed = parse(file) as (MultipleChoice | ShortAnswer)[];

const clean = (text: string): string =>
  text.replaceAll("\u0007", "").replace(/ {2,}/gu, " ").trim();

/** What the questions of an item have to be: one, or one for each field. */
function questionsOf(item: Item) {
  const common = { item, stem: bodyText(item), explanation: item.explanation.trim() };
  switch (item.shape) {
    case "choose":
    case "mark": {
      const answers = optionTexts(item).map((text) => text.replace("->", "→"));
      return [{ ...common, type: "MC", answers, key: item.key.choice - 1 }];
    }
    case "arrange":
      return [{ ...common, type: "Short", answers: orderTexts(item), key: 0 }];
    case "write":
      return item.key.accepted.map((answers) => ({ ...common, type: "Short", answers, key: 0 }));
  }
}

const expected = exam.items.flatMap(questionsOf);

/** What an import of one question gives. */
function readOne(gift: string) {
  const read = readGift(gift);
  return read.ok ? read.questions[0]! : read.message;
}

describe("an exam as GIFT", () => {
  it("has a question for each item and each field, with keys and 해설, as another parser reads it", () => {
    expect(
      parsed.map(({ type, stem, choices, globalFeedback }) => ({
        type,
        stem: clean(stem.text),
        answers: choices.map(({ text }) => text.text),
        key: choices.findIndex(({ isCorrect }) => isCorrect),
        explanation: clean(globalFeedback?.text ?? ""),
      })),
    ).toEqual(
      expected.map(({ item, type, answers, key, explanation }) => ({
        type,
        stem: expect.stringContaining(clean(`${item.instruction} [${item.points}점]`).slice(0, 20)),
        answers: answers.map((text) => clean(type === "MC" ? text : text.replaceAll("*", "\\*"))),
        key,
        explanation: clean(explanation),
      })),
    );
    for (const [at, { stem }] of expected.entries())
      expect(clean(parsed[at]!.stem.text)).toContain(clean(stem));
    expect(warnings[0]).toMatch(/칸마다 한 문항으로/u);
  });

  it("is read back with its texts, keys, points and 해설", () => {
    const questions = exam.items.flatMap((item) => {
      const read = readGift(toGift({ ...exam, items: [item] }).text);
      return read.ok ? read.questions : [];
    });
    expect(
      questions.map(({ instruction, explanation, type, options, choice, fields }) => ({
        instruction,
        explanation,
        type,
        options,
        choice,
        accepted: fields[0]?.accepted,
      })),
    ).toEqual(
      expected.map(({ item, explanation, type, answers, key }) => ({
        instruction: item.instruction,
        explanation,
        type: type === "MC" ? "own-choice" : "own-write",
        options: type === "MC" ? answers : [],
        choice: type === "MC" ? key + 1 : null,
        accepted: type === "MC" ? undefined : answers,
      })),
    );
    expect(questions.flatMap((one) => one.warnings)).toEqual([]);
    const points = exam.items.map((item) => item.points).reduce((sum, one) => sum + one, 0);
    expect(questions.reduce((sum, one) => sum + one.points!, 0)).toBeCloseTo(points);
  });
});

describe("a GIFT file of others", () => {
  it("is read, whatever the kind of question", () => {
    expect(
      readOne("\ufeff// a comment\n$CATEGORY: x\n::Q1:: 1+1은? {=2#맞아요 ~3 ~4}"),
    ).toMatchObject({
      instruction: "1+1은?",
      options: ["2", "3", "4"],
      choice: 1,
      explanation: "2: 맞아요",
    });
    expect(readOne("Grant is {~buried =entombed ~living} in Grant's tomb.")).toMatchObject({
      instruction: "Grant is _____ in Grant's tomb.",
      choice: 2,
    });
    expect(readOne("The sun rises in the East.{T}")).toMatchObject({
      options: ["True", "False"],
      choice: 1,
    });
    expect(readOne("Two plus two?{=four =4 =%50%five}")).toMatchObject({
      type: "own-write",
      fields: [{ accepted: ["four", "4"] }],
      warnings: [{ code: "partial-answers" }],
    });
    expect(readOne("When was Grant born? {#1822:5}")).toMatchObject({
      fields: [{ accepted: ["1822"] }],
      warnings: [{ code: "number-range" }],
    });
    expect(readOne("Match. {=Canada -> Ottawa =Italy -> Rome}")).toMatchObject({
      text: "〈보기〉 Ottawa / Rome",
      fields: [
        { label: "Canada", accepted: ["Ottawa"] },
        { label: "Italy", accepted: ["Rome"] },
      ],
    });
    expect(readOne("What is right?{~%50%a ~%50%b ~c}")).toMatchObject({
      choice: null,
      warnings: [{ code: "several-keys" }],
    });
    expect(
      readOne("[html]<p>Bees <u>dance</u>.</p><p>What do bees do?</p><script>x</script>{=a ~b}"),
    ).toMatchObject({ instruction: "What do bees do?", text: "Bees _dance_." });
  });

  it("says what it does not take over", () => {
    const read = readGift("Only a text.\n\nWrite an essay. {}\n\nA {=a ~b}\n\nB {=a");
    expect(read).toMatchObject({
      ok: true,
      warnings: [
        "1번째: 답이 없는 글이라 가져오지 않았어요.",
        "2번째: 서술형 문항은 가져올 수 없어요.",
        "4번째: 답을 닫는 괄호 }가 없어요.",
      ],
    });
    expect(readGift("nothing").ok).toBe(false);
    expect(readGift("x".repeat(5_000_000))).toEqual({ ok: false, message: "파일이 너무 커요." });
  });

  it("takes time that grows with its length", () => {
    for (const text of [
      "{",
      "{=\\",
      "::",
      "{~%",
      "#",
      "a{=b}\n\n",
      "<p ",
      "[html]<",
      "->=",
      "{####",
    ])
      expect(() => readGift(text.repeat(200_000))).not.toThrow();
    expect(readOne(`[html]${"<p ".repeat(200_000)}{=a ~b}`)).toMatchObject({ choice: 1 });
    expect(readGift("a{=b ~c}\n\n".repeat(150))).toMatchObject({
      ok: true,
      questions: { length: 100 },
      warnings: ["한 번에 100문항까지 가져올 수 있어서 뒤의 50문항은 뺐어요."],
    });
  });
});
