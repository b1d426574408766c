import { describe, expect, it } from "vitest";
import { toGift } from "../gift/to-gift.ts";
import { toMoodleXml } from "../moodle-xml/to-moodle-xml.ts";
import { topic } from "../../test/items.ts";
import { ONION } from "../../test/more-passages.ts";
import { readImport } from "./read-import.ts";

const AIKEN =
  "Bees dance.\nWhat do bees do?\nA. dance\nB. sleep\nANSWER: A\n\n1+1은?\nA) 2\nB) 3\nANSWER: A";
const PASTE = `18. 다음 글의 요지로 가장 적절한 것은?\n${ONION}\n① 하나\n② 둘\n③ 셋\n④ 넷\n⑤ 다섯\n정답 ③`;

describe("an import", () => {
  it("has the questions of GIFT, Moodle XML and Aiken", () => {
    const content = {
      title: "문항",
      code: "X",
      seed: 1,
      passages: [],
      items: [topic(1), topic(2)],
    };
    for (const text of [toGift(content).text, toMoodleXml(content).text]) {
      const { questions, passages, isQuestionFile } = readImport(text);
      expect(passages).toEqual([]);
      expect(isQuestionFile).toBe(true);
      expect(questions).toHaveLength(2);
    }
    expect(readImport(AIKEN).questions.map(({ choice }) => choice)).toEqual([1, 1]);
  });

  it("has passages with their questions, ready to be taken over", () => {
    const { passages, isQuestionFile } = readImport(PASTE);
    expect(isQuestionFile).toBe(false);
    expect(passages).toMatchObject([
      {
        text: ONION,
        questions: [{ choice: 3, options: ["하나", "둘", "셋", "넷", "다섯"], text: ONION }],
      },
    ]);
  });

  it("says why a file of questions has none", () => {
    const { questions, warnings } = readImport("<quiz><question type='essay'/></quiz>");
    expect(questions).toEqual([]);
    expect(warnings.join()).toContain("서술형");
    expect(readImport('<quiz><!DOCTYPE a [<!ENTITY b "c">]></quiz>').warnings.join()).toMatch(
      /XML/u,
    );
  });

  it.each([
    "The set {a, b} has two members, and {} has none.",
    "Read the text.\n\nAnswer: B is wrong.",
    "<p>Bees dance.</p>",
    "A. dogs\nB. cats",
  ])("takes %j for a text", (text) => {
    expect(readImport(text).isQuestionFile).toBe(false);
  });

  it.each(["{", "{ ", "{=", "::a", "A. b\n", "<", "<!--", "<?xml >", "ANSWER: A\n"])(
    "does work that grows with the length alone: %j",
    (unit) => {
      expect(() => readImport(unit.repeat(Math.floor(100_000 / unit.length)))).not.toThrow();
    },
  );
});
