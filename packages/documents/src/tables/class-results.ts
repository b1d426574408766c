/** The results of a class as tables: a row for each taker, and one for each question. */
import { tableOf, type Column, type Table } from "./table.ts";

export interface ListedTaker {
  readonly number: string;
  readonly name: string;
  /** "A", "B"; empty where all have one form. */
  readonly form: string;
  /** "제출함", "푸는 중", "들어옴", "안 들어옴". */
  readonly state: string;
  readonly score: number | "";
  readonly points: number | "";
  readonly seconds: number | "";
  /** How each question went: "O", "△", "X", or nothing. */
  readonly outcomes: readonly string[];
}

export interface ListedQuestion {
  readonly number: number;
  readonly type: string;
  readonly key: string;
  readonly points: number;
  /** 0–100; empty where nobody has taken it. */
  readonly correct: number | "";
  readonly discrimination: number | "";
  /** How many chose each option. */
  readonly choices: readonly number[];
  readonly unanswered: number;
  readonly seconds: number | "";
}

const TAKER_COLUMNS: readonly Column<ListedTaker>[] = [
  { name: "번호", cell: ({ number }) => number },
  { name: "이름", cell: ({ name }) => name },
  { name: "유형", cell: ({ form }) => form },
  { name: "상태", cell: ({ state }) => state },
  { name: "점수", cell: ({ score }) => score },
  { name: "만점", cell: ({ points }) => points },
  { name: "시간(초)", cell: ({ seconds }) => seconds },
];

/**
 * Takers as a table, with a column for each question.
 * @example takerTable("응시자", takers, 3).columns // ["번호", "이름", "상태", "점수", "만점", "시간(초)", "1번", "2번", "3번"]
 */
export function takerTable(name: string, takers: readonly ListedTaker[], questions: number): Table {
  const ofQuestions = Array.from({ length: questions }, (_, at): Column<ListedTaker> => ({
    name: `${at + 1}번`,
    cell: ({ outcomes }) => outcomes[at] ?? "",
  }));
  return tableOf(name, [...TAKER_COLUMNS, ...ofQuestions], takers);
}

/** Questions as a table. @example questionTable("문항", questions).columns[4] // "정답률(%)" */
export function questionTable(name: string, questions: readonly ListedQuestion[]): Table {
  const places = Math.max(0, ...questions.map(({ choices }) => choices.length));
  return tableOf<ListedQuestion>(
    name,
    [
      { name: "문항", cell: ({ number }) => number },
      { name: "유형", cell: ({ type }) => type },
      { name: "정답", cell: ({ key }) => key },
      { name: "배점", cell: ({ points }) => points },
      { name: "정답률(%)", cell: ({ correct }) => correct },
      { name: "변별도", cell: ({ discrimination }) => discrimination },
      ...Array.from({ length: places }, (_, at): Column<ListedQuestion> => ({
        name: `${at + 1}번 선택`,
        cell: ({ choices }) => choices[at] ?? "",
      })),
      { name: "무응답", cell: ({ unanswered }) => unanswered },
      { name: "시간 중앙값(초)", cell: ({ seconds }) => seconds },
    ],
    questions,
  );
}
