/** The pages behind the items: the answer sheet, and the answers. */
import { circled } from "@pulda/question";
import type { Paper, PaperAnswer } from "../paper/paper.ts";
import { paragraph, type FlowBlock, type FlowCell, type Inline } from "./flow.ts";
import { NAME_LINE } from "./head-flow.ts";
import { flowText } from "./inlines.ts";

/** Where the numerals of an answer sheet stand. */
const SHEET_STOPS = [0.14, 0.28, 0.42, 0.56, 0.7];
/** What a written answer stands on. */
const LINE = "_".repeat(30);

/** The answer sheet on a page of its own: a row of ①–⑤ for each item, or a line to write on. */
export function answerSheetFlow({ answerSheet, groups, head }: Paper): FlowBlock[] {
  if (answerSheet.length === 0) return [];
  const name = head.hasNameLine ? [paragraph("nameLine", [{ text: NAME_LINE }])] : [];
  const rows = answerSheet.map(({ number, options }) => {
    const numerals = Array.from({ length: options }, (_, at) => `\t${circled(at + 1)}`);
    const rest = options > 0 ? numerals.join("") : `\t${LINE}`;
    return paragraph("sheetRow", [{ text: String(number), form: "bold" }, { text: rest }], {
      tabStops: SHEET_STOPS,
    });
  });
  return [sheetTitle("답안지", groups.length > 0), ...name, ...rows];
}

/** The answers on pages of their own: with 해설, or as a table. */
export function answersFlow({ answers, groups, totalPoints }: Paper): FlowBlock[] {
  if (answers.length === 0) return [];
  const hasNotes = answers.some(({ explanation }) => explanation !== "");
  return [
    sheetTitle(hasNotes ? "정답과 해설" : "정답", groups.length > 0),
    ...(hasNotes ? answers.flatMap(explained) : tableOf(answers, totalPoints > 0)),
  ];
}

function sheetTitle(text: string, startsPage: boolean): FlowBlock {
  return paragraph("sheetTitle", [{ text }], { startsPage, keepsNext: true });
}

/** An answer with its 해설, a paragraph for each of its lines. */
function explained({ number, key, points, explanation }: PaperAnswer): FlowBlock[] {
  const lines = explanation.split("\n").filter((line) => line.trim() !== "");
  return [
    paragraph(
      "key",
      [{ text: `${number}.  ${flowText(key)}`, form: "bold" }, { text: `  [${points}점]` }],
      { keepsNext: lines.length > 0 },
    ),
    ...lines.map((line) => paragraph("explanation", [{ text: flowText(line) }])),
  ];
}

/** The longest key that fits into a cell of the table. */
const SHORT_KEY = 3;
const TABLE_COLUMNS = 5;
/** A table is not split, so that a long one is several. */
const TABLE_ROWS = 10;

/** Numerals in tables, and written answers below them; those of a word test in one list. */
function tableOf(answers: readonly PaperAnswer[], hasTable: boolean): FlowBlock[] {
  const short = answers.filter(({ key }) => hasTable && key.length <= SHORT_KEY);
  const long = answers.filter((answer) => !short.includes(answer));
  return [
    ...chunks(short, TABLE_COLUMNS * TABLE_ROWS).map(grid),
    ...long.map(({ number, key }) =>
      paragraph("key", [{ text: `${number}. `, form: "bold" }, { text: flowText(key) }]),
    ),
  ];
}

function grid(answers: readonly PaperAnswer[]): FlowBlock {
  return {
    kind: "grid",
    lines: "all",
    shares: Array.from({ length: TABLE_COLUMNS }, () => 1 / TABLE_COLUMNS),
    rows: chunks(answers, TABLE_COLUMNS).map((row) =>
      Array.from({ length: TABLE_COLUMNS }, (_, at) => cellOf(row[at])),
    ),
  };
}

function cellOf(answer: PaperAnswer | undefined): FlowCell {
  const inlines: Inline[] = answer
    ? [{ text: String(answer.number), form: "bold" }, { text: `  ${flowText(answer.key)}` }]
    : [];
  return { paragraph: paragraph("cell", inlines) };
}

/** A list in parts of a size; the last may be smaller. */
function chunks<One>(list: readonly One[], size: number): One[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );
}
