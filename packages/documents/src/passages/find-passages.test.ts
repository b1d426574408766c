import { readQuestions } from "@pulda/question";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findPassages } from "./find-passages.ts";
import type { FoundPassage } from "./found.ts";
import { MORE_PASTES } from "../../test/more-pastes.ts";
import { PASTES, type ExpectedPassage } from "../../test/pastes.ts";
import { READER_PASTES } from "../../test/reader-pastes.ts";
import { WORKBOOK_PASTES } from "../../test/workbook-pastes.ts";
import { draws, effort } from "../../../../testing/effort.ts";

/** A text whose line breaks do not count: where a set paragraph ended cannot always be told. */
function words(text: string): string {
  return text.replaceAll(/\s+/gu, " ");
}

/** Of a found passage, what the table names of it. */
function shown(passage: FoundPassage | undefined, expected: ExpectedPassage): ExpectedPassage {
  const all = {
    text: words(passage?.text ?? ""),
    number: passage?.source.number ?? undefined,
    label: passage?.source.label ?? undefined,
    title: passage?.title,
    translation: passage?.translation ?? undefined,
    keys: passage?.questions.map((question) => readQuestions(question)[0]?.choice ?? null),
    glosses: passage?.glosses.map(({ word }) => word),
    warning: passage?.warnings.some((one) => one.includes(expected.warning ?? ""))
      ? expected.warning
      : passage?.warnings.join(" "),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => name in expected),
  ) as unknown as ExpectedPassage;
}

const ALL = [...PASTES, ...MORE_PASTES, ...WORKBOOK_PASTES, ...READER_PASTES];

/** A paste at its longest takes a second of each kind. */
const LENGTH = effort(40_000, 200_000);

describe("passages in a pasted text", () => {
  it.each(ALL)("finds those of $name", ({ text, passages, loose = 0 }) => {
    const found = findPassages(text);
    expect(found.passages.map((one, at) => shown(one, passages[at] ?? { text: "" }))).toEqual(
      passages.map((one) => ({ ...one, text: words(one.text) })),
    );
    expect(found.questions).toHaveLength(loose);
  });

  it("splits 95 of 100 as they are", () => {
    const expected = ALL.flatMap(({ passages }) => passages).length;
    const right = ALL.reduce((sum, { text, passages }) => {
      const found = new Set(findPassages(text).passages.map((one) => words(one.text)));
      return sum + passages.filter((one) => found.has(words(one.text))).length;
    }, 0);
    expect(right / expected).toBeGreaterThanOrEqual(0.95);
  });

  it("keeps paragraphs, speakers and the lines of a letter apart", () => {
    const letter =
      "Dear Ms. Hall,\nThank you for the lovely evening in your garden.\nSincerely,\nTom Reed";
    expect(findPassages(letter).passages[0]?.text).toBe(letter);
    const article = "The first of these paragraphs is short.\n\nThe second one is short as well.";
    expect(findPassages(article).passages[0]?.text).toBe(article);
    const dialogue = "Ann: Where have you been all day?\nBen: In the old library by the river.";
    expect(findPassages(dialogue).passages[0]?.text).toBe(dialogue);
  });

  it.each([
    [["The best communi-", "cation is short."], "The best communication is short."],
    [["It was a well-", "known story of old."], "It was a well-known story of old."],
    [["She was high-", "ly praised for it."], "She was highly praised for it."],
    [["He left—", "and came back soon."], "He left—and came back soon."],
  ])("joins %j", (lines, whole) => {
    expect(findPassages(lines.join("\n")).passages[0]?.text).toBe(whole);
  });

  it("warns of a passage that is too short or no English prose, and of none", () => {
    expect(findPassages("Bees dance.").passages[0]?.warnings.join()).toContain("너무 짧아요");
    expect(findPassages("벌은 춤을 춘다. 그리고 꿀을 모은다.").warnings).toHaveLength(1);
    expect(findPassages("")).toEqual({ passages: [], questions: [], leftOut: [], warnings: [] });
  });

  it("reads any text", () => {
    const part = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom(
        ..."\n|\n\n|\f|\t|1. |①|② |(A) |[31~34] |---|* bee: 벌|해석|정답|정답 ③|___|[서술형 1] |다음 글의 제목으로 가장 적절한 것은?|Dear Ann,|Bees dance in the dark. |- 3 -|홀수형|벌은 춤을 춘다. ".split(
          "|",
        ),
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 80 }), (parts) => {
        for (const { text, questions } of findPassages(parts.join("")).passages) {
          expect(text.trim()).not.toBe("");
          for (const question of questions) expect(question).not.toBe("");
        }
      }),
      draws(100, 5000),
    );
  });

  it.each([
    "\n",
    " ",
    "\t",
    "① ",
    "\n①",
    "1. ",
    "\n1. A",
    "\n\nBees dance.",
    "\n18. 다음 글의 것은?\nA b",
    "\n(1) a",
    "\n[1~9] 고르시오.",
    "\n정답: 1.③ 2.⑤",
    "\n해석\n벌이 난다.",
    "-\n",
    "a-\n",
    "* a: 벌 ",
    "\n---",
    "\n1번\nA b c d",
    "a   b\n",
    "(A) ",
    "___ ",
    "\n1. 벌이 난다.",
    "\nUnit 1",
    "[[(<",
    "다음 것은? ",
    "| a | b |\n",
    "|",
    "│ ",
    "┌──",
    "a / ",
    "\u3000",
    "a\u3000",
    "> ",
    "◆ ",
    "(98 words)\n",
    "A > ",
    "Tags: a ",
    "By Ann Lee, ",
    "#a ",
    "📘 ",
    "Q1. What? ",
    "a.    b\n",
    "1. [3점]\n",
    "1번 지문) ",
    "STEP 1. ",
    "● A",
    "```\n",
    "Name: ",
    "Read a ",
    "Day 1 ",
    "1. [주제] a\n",
    "A b.\n①\n②\n③\n④\n",
  ])("does work that grows with the length alone: %j", (unit) => {
    const pasted = unit.repeat(Math.floor(LENGTH / unit.length));
    expect(() => findPassages(pasted)).not.toThrow();
  });
});
