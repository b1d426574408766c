import Papa from "papaparse";
import { readSheet } from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { readWords } from "../words/index.ts";
import { attemptTable, resultTable } from "./results.ts";
import { toCsv } from "./to-csv.ts";
import { toXlsx } from "./to-xlsx.ts";
import { toQuizlet, wordTable } from "./words.ts";

const WORDS = [
  { text: "abandon", meaning: "버리다, 그만두다", context: 'They "abandon" the plan.', level: 3 },
  { text: "=HYPERLINK(A1)", meaning: "-하는 경향이 있다", context: "", level: 1 },
  { text: "look\nup\t\u0007", meaning: "찾아보다", context: "<b>&amp;</b>", level: 2 },
  { text: "+1", meaning: "@cmd", context: "", level: 5 },
];

describe("a word list as a table", () => {
  it("has only the columns that have something", () => {
    expect(wordTable("단어", [{ text: "brief", meaning: "" }]).columns).toEqual(["단어", "뜻"]);
    expect(wordTable("단어", WORDS).columns).toEqual(["단어", "뜻", "문장", "수준"]);
  });

  it("is CSV that is read again", () => {
    const words = [
      { text: "comb", meaning: "빗, 벌집", context: 'She said, "Go!"', state: "학습 중" },
      { text: "take off", meaning: '"벗다"; 이륙하다', context: "", due: "2026-11-25" },
    ];
    const { words: read } = readWords(toCsv(wordTable("단어장", words)));
    expect(read).toEqual(words.map(({ text, meaning }) => ({ text, meaning })));
  });

  it("is CSV in which nothing is computed", () => {
    const csv = toCsv(wordTable("단어", WORDS));
    expect(csv).toMatch(/^\ufeff단어,뜻,문장,수준\r\n/u);
    const { data } = Papa.parse<string[]>(csv.slice(1), { skipEmptyLines: true });
    expect(data.slice(1)).toEqual([
      ["abandon", "버리다, 그만두다", 'They "abandon" the plan.', "3"],
      ["'=HYPERLINK(A1)", "'-하는 경향이 있다", "", "1"],
      ["look\nup", "찾아보다", "<b>&amp;</b>", "2"],
      ["'+1", "'@cmd", "", "5"],
    ]);
  });

  it("is XLSX whose texts a reader of others finds as they are", async () => {
    const sheet = await readSheet(Buffer.from(await toXlsx(wordTable("단어: [1/2]", WORDS))));
    expect(sheet).toEqual([
      ["단어", "뜻", "문장", "수준"],
      ["abandon", "버리다, 그만두다", 'They "abandon" the plan.', 3],
      ["=HYPERLINK(A1)", "-하는 경향이 있다", null, 1],
      ["look\nup", "찾아보다", "<b>&amp;</b>", 2],
      ["+1", "@cmd", null, 5],
    ]);
  });

  it("is a line for each word for Quizlet", () => {
    expect(toQuizlet(WORDS.slice(0, 3))).toBe(
      "abandon\t버리다, 그만두다\n=HYPERLINK(A1)\t-하는 경향이 있다\nlook up\t찾아보다\n",
    );
  });
});

describe("results as a table", () => {
  const result = { number: 1, type: "빈칸 추론", answer: "③", key: "③", points: 2.5, score: 2.5 };

  it("say what was right", () => {
    const { columns, rows } = resultTable("중간고사", [
      result,
      { ...result, number: 2, answer: "①", score: 0 },
      { ...result, number: 3, answer: "", score: 0, seconds: 12 },
      { ...result, number: 4, answer: "kept", key: "keeps", score: 1 },
    ]);
    expect(columns).toEqual(["문항", "유형", "내 답", "정답", "결과", "배점", "점수", "시간(초)"]);
    expect(rows.map((row) => row[4])).toEqual(["맞음", "틀림", "안 풂", "일부"]);
    expect(rows[2]).toEqual([3, "빈칸 추론", "", "③", "안 풂", 2.5, 0, 12]);
  });

  it("name their takers where there are several", async () => {
    const table = resultTable("반", [
      { ...result, taker: "김하나" },
      { ...result, taker: "이두리" },
    ]);
    const sheet = await readSheet(Buffer.from(await toXlsx(table)));
    expect(sheet.map((row) => row[0])).toEqual(["이름", "김하나", "이두리"]);
    expect(sheet[1]?.[6]).toBe(2.5);
  });

  it("tell several attempts apart, with a sheet of them", async () => {
    const taken = [
      { number: 1, submitted: "2026-11-23 13:20", mode: "시험", questions: 2, answered: 1 },
      { number: 2, submitted: "2026-11-24 09:05", mode: "연습", questions: 2, answered: 2 },
    ].map((attempt) => ({ ...attempt, points: 5, score: 2.5 }));
    const items = resultTable(
      "문항",
      taken.map((attempt) => ({ ...result, attempt })),
    );
    expect(items.columns.slice(0, 4)).toEqual(["풀이", "제출한 때", "방식", "문항"]);
    const bytes = Buffer.from(await toXlsx(attemptTable("풀이", taken), items));
    expect(await readSheet(bytes, "풀이")).toEqual([
      ["풀이", "제출한 때", "방식", "문항 수", "푼 문항", "만점", "점수"],
      [1, "2026-11-23 13:20", "시험", 2, 1, 5, 2.5],
      [2, "2026-11-24 09:05", "연습", 2, 2, 5, 2.5],
    ]);
    expect((await readSheet(bytes, "문항")).map((row) => row[2])).toEqual(["방식", "시험", "연습"]);
  });
});
