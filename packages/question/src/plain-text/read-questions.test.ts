import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ReadQuestion } from "./read-question.ts";
import { MAX_READ_QUESTIONS, readQuestions } from "./read-questions.ts";
import { draws } from "../../../../testing/effort.ts";

/** What a test says of a question: the rest is empty, and there is nothing to look at. */
type Expected = Partial<
  Pick<ReadQuestion, "instruction" | "text" | "options" | "choice" | "explanation" | "points"> & {
    accepted: readonly (readonly string[])[];
    labels: readonly (string | undefined)[];
    warnings: readonly string[];
  }
>;

function shown(pasted: string): Expected[] {
  return readQuestions(pasted).map((question) => {
    const { instruction, text, options, choice, explanation, points, fields, warnings } = question;
    const whole: Expected = { instruction, text, options, choice, explanation, points };
    if (question.type === "own-write") whole.accepted = fields.map(({ accepted }) => accepted);
    if (fields.some(({ label }) => label)) whole.labels = fields.map(({ label }) => label);
    if (warnings.length > 0) whole.warnings = warnings.map(({ code }) => code);
    return Object.fromEntries(
      Object.entries(whole).filter(
        ([, value]) =>
          value !== "" && value !== null && !(Array.isArray(value) && value.length === 0),
      ),
    );
  });
}

const TOPIC = "다음 글의 주제로 가장 적절한 것은?";
const BLANK = "빈칸에 들어갈 말로 알맞은 것은?";
const PASSAGE = "Bees visit many flowers every day. They carry pollen from one to the next.";
const FIVE = ["ants", "bees", "cats", "dogs", "eels"];
const circledLines = "① ants\n② bees\n③ cats\n④ dogs\n⑤ eels";
const topic = { instruction: TOPIC, text: PASSAGE, options: FIVE, choice: 2 };

const PASTES: [string, string, Expected[]][] = [
  [
    "a number with a point, options in lines, a key",
    `1. ${TOPIC}\n\n${PASSAGE}\n\n${circledLines}\n\n정답: ②`,
    [topic],
  ],
  [
    "a number with a bracket, options in one line",
    `1) ${TOPIC}\n${PASSAGE}\n① ants ② bees ③ cats ④ dogs ⑤ eels\n답 2`,
    [topic],
  ],
  [
    "a number in brackets, the key in brackets, a 해설",
    `[1] ${TOPIC}\n${PASSAGE}\n${circledLines}\n[정답] ②\n[해설] 벌에 관한 글이에요.`,
    [{ ...topic, explanation: "벌에 관한 글이에요." }],
  ],
  ["문 1.", `문 1. ${TOPIC}\n${PASSAGE}\n${circledLines}\n정답 ②번`, [topic]],
  ["문제 1", `문제 1\n${TOPIC}\n${PASSAGE}\n${circledLines}\n답: ②`, [topic]],
  ["1번", `1번. ${TOPIC}\n${PASSAGE}\n${circledLines}\n정답 : 2번`, [topic]],
  ["Q1.", `Q1. ${TOPIC}\n${PASSAGE}\n${circledLines}\nAnswer: ②`, [topic]],
  [
    "a bare number, as in 수능",
    `18 ${TOPIC}\n${PASSAGE}\n${circledLines}\n\n19 ${BLANK}\n${PASSAGE}\n${circledLines}\n\n18 ② 19 ③`,
    [topic, { ...topic, instruction: BLANK, choice: 3 }],
  ],
  ["no number at all", `${TOPIC}\n\n${PASSAGE}\n\n${circledLines}\n\n정답: ②`, [topic]],
  [
    "several without numbers",
    `${TOPIC}\n${PASSAGE}\n${circledLines}\n정답: ②\n\n${BLANK}\n${PASSAGE}\n${circledLines}\n정답: ⑤`,
    [topic, { ...topic, instruction: BLANK, choice: 5 }],
  ],
  [
    "options (1)–(5)",
    `1. ${TOPIC}\n${PASSAGE}\n(1) ants\n(2) bees\n(3) cats\n(4) dogs\n(5) eels\n정답: (2)`,
    [topic],
  ],
  [
    "options 1)–5) below 1.",
    `1. ${TOPIC}\n${PASSAGE}\n1) ants\n2) bees\n3) cats\n4) dogs\n5) eels\n정답: 2)`,
    [topic],
  ],
  [
    "options 1)–5) below 1)",
    `1) ${TOPIC}\n${PASSAGE}\n1) ants\n2) bees\n3) cats\n4) dogs\n5) eels\n정답: 2\n\n2) ${BLANK}\n1) ants\n2) bees\n정답: 1`,
    [topic, { instruction: BLANK, options: ["ants", "bees"], choice: 1 }],
  ],
  [
    "options 1.–5. below 1.",
    `1. ${TOPIC}\n${PASSAGE}\n1. ants\n2. bees\n3. cats\n4. dogs\n5. eels\n정답: 2\n\n2. ${BLANK}\n1. ants\n2. bees\n정답: 1`,
    [topic, { instruction: BLANK, options: ["ants", "bees"], choice: 1 }],
  ],
  [
    "options A.–E.",
    `1. ${TOPIC}\n${PASSAGE}\nA. ants\nB. bees\nC. cats\nD. dogs\nE. eels\n정답: B`,
    [topic],
  ],
  [
    "options A)–D) and a question in English",
    `1. What is the passage about?\n${PASSAGE}\nA) ants\nB) bees\nC) cats\nD) dogs\nAnswer: B`,
    [
      {
        instruction: "What is the passage about?",
        text: PASSAGE,
        options: FIVE.slice(0, 4),
        choice: 2,
      },
    ],
  ],
  [
    "keys in a list at the end",
    `1. ${TOPIC}\n${PASSAGE}\n${circledLines}\n\n2. ${BLANK}\n${PASSAGE}\n${circledLines}\n\n정답\n1.③ 2.⑤`,
    [
      { ...topic, choice: 3 },
      { ...topic, instruction: BLANK, choice: 5 },
    ],
  ],
  [
    "keys in a list behind their label",
    `1. ${TOPIC}\n${circledLines}\n2. ${BLANK}\n${circledLines}\n정답: 1 ③ 2 ⑤`,
    [
      { instruction: TOPIC, options: FIVE, choice: 3 },
      { instruction: BLANK, options: FIVE, choice: 5 },
    ],
  ],
  [
    "keys as a range",
    `1. ${TOPIC}\n${circledLines}\n2. ${BLANK}\n${circledLines}\n[정답]\n1~2 ③⑤`,
    [
      { instruction: TOPIC, options: FIVE, choice: 3 },
      { instruction: BLANK, options: FIVE, choice: 5 },
    ],
  ],
  [
    "keys in a row without numbers",
    `1. ${TOPIC}\n${circledLines}\n2. ${BLANK}\n${circledLines}\n<정답>\n③ ⑤`,
    [
      { instruction: TOPIC, options: FIVE, choice: 3 },
      { instruction: BLANK, options: FIVE, choice: 5 },
    ],
  ],
  [
    "정답 및 해설 at the end",
    `1. ${TOPIC}\n${circledLines}\n2. ${BLANK}\n${circledLines}\n\n정답 및 해설\n1. ③ 고양이가 주제예요.\n둘째 문장이 말해요.\n2. ⑤ 장어가 들어가요.`,
    [
      {
        instruction: TOPIC,
        options: FIVE,
        choice: 3,
        explanation: "고양이가 주제예요.\n둘째 문장이 말해요.",
      },
      { instruction: BLANK, options: FIVE, choice: 5, explanation: "장어가 들어가요." },
    ],
  ],
  [
    "keys, then explanations, at the end",
    `1. ${TOPIC}\n${circledLines}\n2. ${BLANK}\n${circledLines}\n\n[정답]\n1. ③  2. ⑤\n[해설]\n1. 고양이 글이에요.\n2. 장어 글이에요.`,
    [
      { instruction: TOPIC, options: FIVE, choice: 3, explanation: "고양이 글이에요." },
      { instruction: BLANK, options: FIVE, choice: 5, explanation: "장어 글이에요." },
    ],
  ],
  [
    "all in one line",
    `1. ${TOPIC} ① ants ② bees ③ cats 정답: ③`,
    [{ instruction: TOPIC, options: FIVE.slice(0, 3), choice: 3 }],
  ],
  [
    "the key in brackets behind the instruction",
    `1. ${TOPIC} (정답: ②)\n${PASSAGE}\n${circledLines}`,
    [topic],
  ],
  [
    "an option that is marked as the key",
    `1. ${TOPIC}\n${PASSAGE}\n① ants\n② bees (정답)\n③ cats\n④ dogs\n⑤ eels`,
    [topic],
  ],
  ["a key in words", `1. ${TOPIC}\n${PASSAGE}\n${circledLines}\n정답: Bees.`, [topic]],
  ["points", `1. ${TOPIC} [3점]\n${PASSAGE}\n${circledLines}\n정답: ②`, [{ ...topic, points: 3 }]],
  [
    "an instruction of two lines",
    `1. 다음 글의 빈칸에 들어갈 말로\n가장 적절한 것은?\n${PASSAGE}\n${circledLines}\n정답 ②`,
    [{ ...topic, instruction: "다음 글의 빈칸에 들어갈 말로 가장 적절한 것은?" }],
  ],
  [
    "a passage for several questions",
    `[1~2] 다음 글을 읽고 물음에 답하시오.\n\n${PASSAGE}\n\n1. ${TOPIC}\n${circledLines}\n\n2. ${BLANK}\n${circledLines}\n\n1 ② 2 ①`,
    [topic, { ...topic, instruction: BLANK, choice: 1 }],
  ],
  [
    "an instruction for several sentences",
    `[1-2] 다음 빈칸에 알맞은 것을 고르시오.\n1. The bee ____ home.\n① fly ② flies\n2. Bees ____ home.\n① fly ② flies\n정답 1. ② 2. ①`,
    [
      {
        instruction: "다음 빈칸에 알맞은 것을 고르시오.",
        text: "The bee ____ home.",
        options: ["fly", "flies"],
        choice: 2,
      },
      {
        instruction: "다음 빈칸에 알맞은 것을 고르시오.",
        text: "Bees ____ home.",
        options: ["fly", "flies"],
        choice: 1,
      },
    ],
  ],
  [
    "※ before several sentences",
    `※ 다음 빈칸에 알맞은 것을 고르시오.\n1. The bee ____ home.\n① fly ② flies\n2. Bees ____ home.\n① fly ② flies\n\n1 ② 2 ①`,
    [
      {
        instruction: "다음 빈칸에 알맞은 것을 고르시오.",
        text: "The bee ____ home.",
        options: ["fly", "flies"],
        choice: 2,
      },
      {
        instruction: "다음 빈칸에 알맞은 것을 고르시오.",
        text: "Bees ____ home.",
        options: ["fly", "flies"],
        choice: 1,
      },
    ],
  ],
  [
    "Markdown of a chat window",
    `### 1. ${TOPIC}\n\n> ${PASSAGE}\n\n- ① ants\n- ② bees\n- ③ cats\n- ④ dogs\n- ⑤ eels\n\n**정답:** ②\n\n**해설:** 벌 이야기예요.`,
    [{ ...topic, explanation: "벌 이야기예요." }],
  ],
  [
    "bold numbers and keys",
    `**1.** ${TOPIC}\n\n${PASSAGE}\n\n${circledLines}\n\n**정답: ②**`,
    [topic],
  ],
  [
    "full-width signs and line ends of Windows",
    `１．${TOPIC}\r\n${PASSAGE}\r\n（1） ants\r\n（2） bees\r\n정답：（2）\r\n`,
    [{ ...topic, options: FIVE.slice(0, 2) }],
  ],
  [
    "black circled numbers",
    `1. ${TOPIC}\n${PASSAGE}\n❶ ants ❷ bees ❸ cats ❹ dogs ❺ eels\n정답: ❷`,
    [topic],
  ],
  [
    "places within the passage",
    "1. 다음 글에서 전체 흐름과 관계 없는 문장은?\nBees fly. ① They see. ② They hear. ③ Cars stop. ④ They dance. ⑤ They rest.\n정답: ③",
    [
      {
        instruction: "다음 글에서 전체 흐름과 관계 없는 문장은?",
        text: "Bees fly. ① They see. ② They hear. ③ Cars stop. ④ They dance. ⑤ They rest.",
        options: ["①", "②", "③", "④", "⑤"],
        choice: 3,
      },
    ],
  ],
  [
    "parts (A)–(C) and options that order them",
    "1. 주어진 글 다음에 이어질 글의 순서로 알맞은 것은?\nBees fly.\n(A) They see.\n(B) They rest.\n(C) They dance.\n① (A)-(C)-(B)\n② (B)-(A)-(C)\n③ (C)-(A)-(B)\n정답 ①",
    [
      {
        instruction: "주어진 글 다음에 이어질 글의 순서로 알맞은 것은?",
        text: "Bees fly.\n(A) They see.\n(B) They rest.\n(C) They dance.",
        options: ["(A)-(C)-(B)", "(B)-(A)-(C)", "(C)-(A)-(B)"],
        choice: 1,
      },
    ],
  ],
  [
    "an answer to be written",
    `1. 빈칸에 알맞은 말을 쓰시오.\nBees ____ home.\n정답: fly / go back`,
    [
      {
        instruction: "빈칸에 알맞은 말을 쓰시오.",
        text: "Bees ____ home.",
        accepted: [["fly", "go back"]],
      },
    ],
  ],
  [
    "answers for labelled blanks",
    `1. 빈칸 (A), (B)에 알맞은 말을 쓰시오.\nBees (A)____ and (B)____.\n[답] (A) fly (B) dance`,
    [
      {
        instruction: "빈칸 (A), (B)에 알맞은 말을 쓰시오.",
        text: "Bees (A)____ and (B)____.",
        accepted: [["fly"], ["dance"]],
        labels: ["(A)", "(B)"],
      },
    ],
  ],
  [
    "lines that a PDF has broken",
    `1. ${TOPIC}\nBees visit many flowers every day and\nthey carry pollen from one to the next.\n① ants ② bees\n정답: ②`,
    [
      {
        instruction: TOPIC,
        text: "Bees visit many flowers every day and\nthey carry pollen from one to the next.",
        options: ["ants", "bees"],
        choice: 2,
      },
    ],
  ],
  [
    "an option of two lines",
    `1. ${TOPIC}\n① the way in which bees\nfind flowers\n② the sea\n정답: ①`,
    [{ instruction: TOPIC, options: ["the way in which bees find flowers", "the sea"], choice: 1 }],
  ],
  [
    "a list within the passage",
    `1. ${TOPIC}\nThree rules:\n1. Be kind.\n2. Be quick.\n${circledLines}\n정답: ②\n2. ${BLANK}\n${circledLines}\n정답: ①`,
    [
      { ...topic, text: "Three rules:\n1. Be kind.\n2. Be quick." },
      { instruction: BLANK, options: FIVE, choice: 1 },
    ],
  ],

  [
    "what a chat window prints: titles, rules, tags",
    `**문제 1. 빈칸 추론**\n\n${BLANK}\n\n> ${PASSAGE}\n\n① ants  \n② bees  \n\n<details>\n<summary>정답 및 해설</summary>\n\n**정답:** ② bees\n\n**해설:** 벌이에요.\n\n</details>\n\n---\n\n**문제 2. 주제**\n\n${TOPIC}\n\n${circledLines}\n\n**정답:** ②`,
    [
      {
        instruction: BLANK,
        text: PASSAGE,
        options: ["ants", "bees"],
        choice: 2,
        explanation: "벌이에요.",
      },
      { instruction: TOPIC, options: FIVE, choice: 2 },
    ],
  ],
  [
    "keys in a table of two columns",
    `1. ${TOPIC}\n${circledLines}\n2. ${BLANK}\n${circledLines}\n\n| 문항 | 정답 |\n|---|---|\n| 1 | ③ |\n| 2 | ⑤ |`,
    [
      { instruction: TOPIC, options: FIVE, choice: 3 },
      { instruction: BLANK, options: FIVE, choice: 5 },
    ],
  ],
  [
    "keys in a table of two rows",
    `1. ${TOPIC}\n${circledLines}\n2. ${BLANK}\n${circledLines}\n\n문항 1 2\n정답 ③ ⑤`,
    [
      { instruction: TOPIC, options: FIVE, choice: 3 },
      { instruction: BLANK, options: FIVE, choice: 5 },
    ],
  ],
  [
    "numbers in a line of their own",
    `01\n${TOPIC}\n${PASSAGE}\n${circledLines}\n답: ②\n\n02\n${BLANK}\n${circledLines}\n답: ①`,
    [topic, { instruction: BLANK, options: FIVE, choice: 1 }],
  ],
  [
    "서술형 behind the others",
    `1. ${TOPIC}\n${PASSAGE}\n${circledLines}\n정답: ②\n\n[서술형 1] 우리말을 영어로 쓰시오. (5점)\n그는 집에 간다.\n모범답안: He goes home.`,
    [
      topic,
      {
        instruction: "우리말을 영어로 쓰시오.",
        text: "그는 집에 간다.",
        points: 5,
        accepted: [["He goes home."]],
      },
    ],
  ],

  [
    "no key",
    `1. ${TOPIC}\n${PASSAGE}\n${circledLines}`,
    [{ instruction: TOPIC, text: PASSAGE, options: FIVE, warnings: ["no-key"] }],
  ],
  [
    "two keys",
    `1. ${TOPIC}\n${circledLines}\n정답: ①, ③`,
    [{ instruction: TOPIC, options: FIVE, warnings: ["several-keys"] }],
  ],
  [
    "a key that is no option",
    `1. ${TOPIC}\n① ants ② bees\n정답: ⑤`,
    [{ instruction: TOPIC, options: ["ants", "bees"], warnings: ["key-outside"] }],
  ],
  [
    "no options",
    `1. ${TOPIC}\n${PASSAGE}\n정답: ②`,
    [{ instruction: TOPIC, text: PASSAGE, choice: null, warnings: ["few-options"] }],
  ],
  [
    "six options",
    `1. ${TOPIC}\n${circledLines}\n⑥ foxes\n정답: ①`,
    [{ instruction: TOPIC, options: FIVE, choice: 1, warnings: ["many-options"] }],
  ],
  [
    "an option twice",
    `1. ${TOPIC}\n① ants ② ants\n정답: ①`,
    [{ instruction: TOPIC, options: ["ants", "ants"], choice: 1, warnings: ["same-options"] }],
  ],
  [
    "text behind the options",
    `1. ${TOPIC}\n${circledLines}\n\n- 3 쪽 -\n\n정답: ①`,
    [{ instruction: TOPIC, options: FIVE, choice: 1, warnings: ["left-out"] }],
  ],
  [
    "nothing to write and no key",
    "1. 빈칸에 알맞은 말을 쓰시오.\nBees ____ home.",
    [{ instruction: "빈칸에 알맞은 말을 쓰시오.", text: "Bees ____ home.", warnings: ["no-key"] }],
  ],
  ["no question", PASSAGE, []],
  ["nothing", "", []],
];

describe("questions in a pasted text", () => {
  it.each(PASTES)("reads %s", (_, pasted, expected) => {
    const whole = expected.map((one) =>
      Object.fromEntries(Object.entries(one).filter(([, value]) => value !== null)),
    );
    expect(shown(pasted)).toEqual(whole);
  });

  it("says where each question stands", () => {
    const first = `1. ${TOPIC}\n${circledLines}\n정답: ②`;
    const second = `2. ${BLANK}\n${circledLines}\n정답: ①`;
    const pasted = `머리말\n\n${first}\n\n${second}\n`;
    expect(readQuestions(pasted).map(({ span }) => pasted.slice(span.start, span.end))).toEqual([
      first,
      second,
    ]);
  });

  it("reads no more questions than an exam takes, and cuts what is longer than a question may be", () => {
    const many = Array.from({ length: 150 }, (_, at) => `${at + 1}. ${TOPIC}\n① a ② b\n정답: ①`);
    expect(readQuestions(many.join("\n"))).toHaveLength(MAX_READ_QUESTIONS);
    const long = readQuestions(`1. ${TOPIC}\n${"word ".repeat(5000)}\n① a ② b\n정답: ①`);
    expect(long[0]).toMatchObject({ choice: 1, warnings: [{ code: "too-long" }] });
  });

  it("reads whatever is pasted", () => {
    const part = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 20 }),
      fc.constantFrom(
        "\n",
        "1. ",
        "2) ",
        "①",
        "⑤",
        "(1) ",
        "정답",
        "정답: ③",
        "[해설]",
        "1.③ 2.⑤",
        "[1~3] ",
        TOPIC,
        "※ ",
        "A. ",
        "3점]",
        "  ",
      ),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const pasted = parts.join("");
        for (const { span, choice, options } of readQuestions(pasted)) {
          expect(span.start >= 0 && span.start <= span.end && span.end <= pasted.length).toBe(true);
          expect(choice === null || (choice >= 1 && choice <= options.length)).toBe(true);
        }
      }),
      draws(100, 5000),
    );
  });

  it.each([
    "\n",
    " ",
    "① ",
    "\n①",
    "1. ",
    "\n1. ",
    `\n1. ${TOPIC}`,
    "\n정답: 1.③ 2.⑤",
    "\n정답\n1. ③",
    "(1) ",
    "\n[1~9] 고르시오. ",
    "정답 ",
    "1 1 ",
    "\n문 1 ",
    "1-2③④ ",
  ])("does work that grows with the length alone: %o", (unit) => {
    const pasted = unit.repeat(Math.floor(200_000 / unit.length));
    expect(() => readQuestions(pasted)).not.toThrow();
  });
});
