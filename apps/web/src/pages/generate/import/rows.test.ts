import type { FoundDocument, ReadQuestion } from "@pulda/contract";
import { describe, expect, it } from "vitest";
import { chosenPassages, chosenQuestions, foundOf, joined, withQuestion } from "./rows.ts";

const passage = (text: string, part: object = {}): FoundDocument["passages"][number] => ({
  text,
  translation: null,
  title: "",
  label: "",
  questions: [],
  warnings: [],
  ...part,
});

const document = (part: Partial<FoundDocument>): FoundDocument => ({
  passages: [],
  questions: [],
  is_question_file: false,
  left_out: [],
  warnings: [],
  ...part,
});

const question = (instruction: string, choice: number | null = 1): ReadQuestion => ({
  span: { start: 0, end: 1 },
  type: "own-choice",
  instruction,
  text: "",
  options: ["하나", "둘"],
  choice,
  fields: [],
  explanation: "",
  points: null,
  warnings: choice === null ? [{ code: "no-key", message: "정답을 찾지 못했어요." }] : [],
});

const rowsOf = (passages: FoundDocument["passages"]) => foundOf(document({ passages })).rows;

describe("passages that were found", () => {
  it("are all chosen, and named as they were printed; their questions are not chosen", () => {
    const found = foundOf(
      document({
        passages: [
          passage("One.", { label: "18", title: "길", questions: [question("?")] }),
          passage("Two.", { translation: "둘." }),
        ],
        questions: [question("듣기?")],
      }),
    );
    expect(found.rows).toMatchObject([
      { label: "18 · 길", isChosen: true, questions: [{ number: 1, isChosen: false }] },
      { label: "", isChosen: true, questions: [], translation: "둘." },
    ]);
    expect(found.questions).toMatchObject([{ number: 2, isChosen: false }]);
    expect(chosenPassages(found.rows)).toEqual([
      { text: "One." },
      { text: "Two.", translation: "둘." },
    ]);
    expect(chosenQuestions(found)).toEqual([]);
  });

  it("are joined with the one before, and what came along with them", () => {
    const rows = rowsOf([
      passage("One.", { translation: "하나." }),
      passage("Two.", {
        warnings: ["짧아요."],
        translation: "둘.",
        questions: [question("?")],
      }),
      passage("Three."),
    ]);
    const both = joined(rows, 1);
    expect(both.map(({ text }) => text)).toEqual(["One.\n\nTwo.", "Three."]);
    expect(both[0]).toMatchObject({ warnings: ["짧아요."], translation: "하나.\n\n둘." });
    expect(both[0]?.questions).toHaveLength(1);
    expect(joined(rows, 0)).toEqual(rows);
  });

  it("are split at lines of dashes, and left out where they are not chosen", () => {
    const [first, second] = rowsOf([
      passage("One.\n---\nTwo.", { translation: "하나." }),
      passage("Three."),
    ]);
    expect(chosenPassages([first!, { ...second!, isChosen: false }])).toEqual([
      { text: "One.", translation: "하나." },
      { text: "Two." },
    ]);
  });
});

describe("questions that were found", () => {
  it("go with their passage once they are chosen, and not without it", () => {
    const passages = [passage("One.", { questions: [question("가?"), question("나?")] })];
    const found = withQuestion(foundOf(document({ passages })), 2, { isChosen: true });
    expect(chosenPassages(found.rows)).toMatchObject([
      { text: "One.", own: [{ instruction: "나?", choice: 1 }] },
    ]);
    expect(chosenQuestions(found)).toMatchObject([{ number: 2 }]);
    const without = { ...found, rows: found.rows.map((row) => ({ ...row, isChosen: false })) };
    expect(chosenPassages(without.rows)).toEqual([]);
    expect(chosenQuestions(without)).toEqual([]);
  });

  it("of a file of questions are chosen where nothing is missing", () => {
    const questions = [question("가?"), question("나?", null)];
    const found = foundOf(document({ questions, is_question_file: true }));
    expect(chosenQuestions(found).map(({ number }) => number)).toEqual([1]);
    expect(found.questions[1]?.warnings).toEqual(["정답을 찾지 못했어요."]);
  });
});
