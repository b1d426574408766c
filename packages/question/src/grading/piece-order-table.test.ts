/** Arranged pieces and their grades: right or wrong and nothing between, as in school. */
import { describe, expect, it } from "vitest";
import { grade, type ItemContent } from "../index.ts";

/** Pieces separated by "/", the accepted orders, and the response: a digit for each piece, from 0. */
type Row = readonly [pieces: string, orders: string, given: string, kind: "right" | "wrong"];

const digits = (order: string): number[] => [...order].map(Number);

function item(pieces: readonly string[], orders: readonly (readonly number[])[]): ItemContent {
  return {
    version: 1,
    type: "word-order",
    shape: "arrange",
    instruction: "배열하시오.",
    points: 3,
    blocks: [],
    pieces: [...pieces],
    key: { orders: orders.map((order) => [...order]) },
    explanation: "",
    proof: { kind: "author" },
    difficulty: "high",
  };
}

const WHO = "a / speaks / who / with clear words / language";
const HOW = "is / the / how / organized / brain";
const COPY = "numbers / to / was / copy / asked";
const ONE_ORDER: readonly Row[] = [
  [WHO, "21043", "21043", "right"],
  [WHO, "21043", "21034", "wrong"],
  [WHO, "21043", "20143", "wrong"],
  [WHO, "21043", "01234", "wrong"],
  [WHO, "21043", "34012", "wrong"],
  [WHO, "21043", "12043", "wrong"],
  [HOW, "21403", "21403", "right"],
  [HOW, "21403", "20143", "wrong"],
  [HOW, "21403", "21430", "wrong"],
  [HOW, "21403", "14203", "wrong"],
  [HOW, "21403", "30412", "wrong"],
  [COPY, "24130", "24130", "right"],
  [COPY, "24130", "24103", "wrong"],
  [COPY, "24130", "42130", "wrong"],
  [COPY, "24130", "01234", "wrong"],
  ["go / to", "10", "10", "right"],
  ["go / to", "10", "01", "wrong"],
];

const CALL = "called / up / he / his friend";
const TODAY = "we / today / will leave";
const SEVERAL_ORDERS: readonly Row[] = [
  [CALL, "2031 2013", "2031", "right"],
  [CALL, "2031 2013", "2013", "right"],
  [CALL, "2031 2013", "2103", "wrong"],
  [CALL, "2031 2013", "3012", "wrong"],
  [CALL, "2031", "2013", "wrong"],
  [TODAY, "021 102", "021", "right"],
  [TODAY, "021 102", "102", "right"],
  [TODAY, "021 102", "012", "wrong"],
  [TODAY, "021 102", "120", "wrong"],
  [TODAY, "021 102 012", "012", "right"],
];

const TWICE = "the / near / hive / the / tree";
const THRICE = "had / he / had / it / had";
const EQUAL_PIECES: readonly Row[] = [
  [TWICE, "02134", "02134", "right"],
  [TWICE, "02134", "32104", "right"],
  [TWICE, "02134", "04132", "wrong"],
  [TWICE, "02134", "03214", "wrong"],
  [TWICE, "02134", "12034", "wrong"],
  [THRICE, "10234", "10234", "right"],
  [THRICE, "10234", "12034", "right"],
  [THRICE, "10234", "14230", "right"],
  [THRICE, "10234", "30214", "wrong"],
  [THRICE, "10234", "01234", "wrong"],
  ["a boy / a / boy / saw", "0312", "0312", "right"],
  ["a boy / a / boy / saw", "0312", "1230", "right"],
  ["a boy / a / boy / saw", "0312", "1302", "wrong"],
];

const CASE = "The / the / dog / saw / cat";
const SIGNS = "Well, / well / he / did / it";
const CASE_AND_SIGNS: readonly Row[] = [
  [CASE, "02314", "02314", "right"],
  [CASE, "02314", "12304", "right"],
  [CASE, "02314", "04312", "wrong"],
  ["who / Is / he", "102", "102", "right"],
  ["who / Is / he", "102", "012", "wrong"],
  [SIGNS, "02341", "02341", "right"],
  [SIGNS, "02341", "12340", "right"],
  [SIGNS, "02341", "01234", "wrong"],
  ["home. / go", "10", "10", "right"],
  ["home. / go", "10", "01", "wrong"],
  ["home / go / .", "102", "102", "right"],
  ["home / go / .", "102", "120", "wrong"],
  ["home / go / .", "102", "10", "wrong"],
  ["yes / , / sir", "012", "012", "right"],
  ["yes / , / sir", "012", "021", "wrong"],
  ["its / it's / losing / colour", "1203", "1203", "right"],
  ["its / it's / losing / colour", "1203", "0213", "wrong"],
  ["dogs / dogs' / the / tails / like", "20413", "20413", "right"],
  ["dogs / dogs' / the / tails / like", "20413", "21403", "wrong"],
  ["don’t / I / know", "102", "102", "right"],
  ["can / not / cannot / I / you", "32401", "32401", "right"],
  ["can / not / cannot / I / you", "32401", "30142", "wrong"],
  ["“No,” / he / said", "012", "012", "right"],
  ["“No,” / he / said", "012", "120", "wrong"],
  ["나는 / 간다 / 학교에", "021", "021", "right"],
  ["나는 / 간다 / 학교에", "021", "012", "wrong"],
  ["😀 / 🙂", "01", "01", "right"],
  ["😀 / 🙂", "01", "10", "wrong"],
];

/** Orders that our page never sends, but another client might. */
const INCOMPLETE: readonly Row[] = [
  [WHO, "21043", "2104", "wrong"],
  [WHO, "21043", "2", "wrong"],
  [WHO, "21043", "210433", "wrong"],
  [WHO, "21043", "22222", "wrong"],
  [WHO, "21043", "21049", "wrong"],
  [TWICE, "02134", "02104", "wrong"],
  [TWICE, "02134", "0213", "wrong"],
  [THRICE, "10234", "10030", "wrong"],
];

const TABLES = { ONE_ORDER, SEVERAL_ORDERS, EQUAL_PIECES, CASE_AND_SIGNS, INCOMPLETE };

describe.each(Object.entries(TABLES))("arranged pieces: %s", (_name, rows) => {
  it.each(rows)("%s, %s: %s is %s", (pieces, orders, given, kind) => {
    const content = item(pieces.split(" / "), orders.split(" ").map(digits));
    expect(grade(content, { order: digits(given) })).toEqual({
      kind,
      points: kind === "right" ? 3 : 0,
      max_points: 3,
    });
  });
});

describe("the table", () => {
  it("has 60 orders or more, each once", () => {
    const rows = Object.values(TABLES).flat().map(String);
    expect(rows.length).toBeGreaterThanOrEqual(60);
    expect(new Set(rows).size).toBe(rows.length);
  });
  it("grades an empty or missing response as unanswered", () => {
    expect(grade(item(["go", "to"], [[1, 0]]), { order: [] }).kind).toBe("unanswered");
    expect(grade(item(["go", "to"], [[1, 0]]), null).kind).toBe("unanswered");
  });
});
