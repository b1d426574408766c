import { describe, expect, it } from "vitest";
import { readAiken } from "./read-aiken.ts";

const FILE = `\ufeffWhat is the correct answer to this question?\r
A. Is it this one?\r
B. Maybe this answer?\r
C. Possibly this one?\r
ANSWER: C\r
\r
다음 글의 주제로 가장 적절한 것은? [3점]

A path that many feet have made is rarely straight.
It bends where the ground was wet.
A) the memory of a path
B) the cost of a map
answer: a
`;

describe("an Aiken file", () => {
  it("gives own questions with their places in it", () => {
    const read = readAiken(FILE);
    expect(read).toMatchObject({
      ok: true,
      warnings: [],
      questions: [
        {
          instruction: "What is the correct answer to this question?",
          options: ["Is it this one?", "Maybe this answer?", "Possibly this one?"],
          choice: 3,
          points: null,
          warnings: [],
        },
        {
          instruction: "다음 글의 주제로 가장 적절한 것은?",
          text: "A path that many feet have made is rarely straight.\nIt bends where the ground was wet.",
          options: ["the memory of a path", "the cost of a map"],
          choice: 1,
          points: 3,
        },
      ],
    });
    const spans = read.ok ? read.questions.map(({ span }) => span) : [];
    expect(spans.map(({ start, end }) => FILE.slice(start, end).trim())).toEqual([
      expect.stringMatching(/^What[^]*ANSWER: C$/u),
      expect.stringMatching(/^다음 글[^]*answer: a$/u),
    ]);
  });

  it("says what to look at and what was left out", () => {
    expect(
      readAiken(
        "Q?\nA. a\nB. b\nC. c\nD. d\nE. e\nF. f\nANSWER: F\n\nQ?\nA. a\nnote\nB. b\nANSWER: D\n\nNo options.\nANSWER: A\n\nANSWER: B\n\nQ?\nA. a\nB. b",
      ),
    ).toMatchObject({
      questions: [
        { choice: null, warnings: [{ code: "many-options" }, { code: "key-outside" }] },
        { choice: null, warnings: [{ code: "left-out" }, { code: "key-outside" }] },
      ],
      warnings: [
        "3번째: ‘A. …’처럼 적은 보기가 두 개 이상 있어야 해요.",
        "4번째: 정답 줄 앞에 문항이 없어요.",
        "5번째: ‘ANSWER: A’처럼 정답을 적은 줄이 없어요.",
      ],
    });
    expect(readAiken("nothing at all")).toMatchObject({ ok: false });
    expect(readAiken("x".repeat(5_000_000))).toEqual({ ok: false, message: "파일이 너무 커요." });
  });

  it("takes time that grows with its length", () => {
    for (const text of ["\n", "A. ", "A. a\n", "ANSWER: A\n", "Q\n\n"])
      expect(() => readAiken(text.repeat(300_000))).not.toThrow();
  });
});
