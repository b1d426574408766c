/** Results as tables: a row for each item that was taken, and one for each attempt. */
import { tableOf, type Column, type Table } from "./table.ts";

export interface ListedAttempt {
  /** From 1, the oldest first. */
  readonly number: number;
  /** When it was submitted, where the user is: "2026-11-23 13:20". */
  readonly submitted: string;
  /** "연습", "시험". */
  readonly mode: string;
  readonly questions: number;
  readonly answered: number;
  readonly points: number;
  readonly score: number;
}

export interface ListedResult {
  /** Which attempt it belongs to; left out where all are of one. */
  readonly attempt?: ListedAttempt;
  /** Whose it is; empty where all are one taker's. */
  readonly taker?: string;
  readonly number: number;
  /** The type's name, "빈칸 추론". */
  readonly type: string;
  /** What was answered, "③"; empty where nothing was. */
  readonly answer: string;
  readonly key: string;
  readonly points: number;
  readonly score: number;
  readonly seconds?: number;
}

/**
 * Results as a table.
 * @example resultTable("중간고사", results).columns // ["문항", "유형", "내 답", "정답", "결과", "배점", "점수"]
 */
export function resultTable(name: string, results: readonly ListedResult[]): Table {
  const hasTakers = results.some(({ taker = "" }) => taker !== "");
  return tableOf<ListedResult>(
    name,
    [
      ...(results.some(({ attempt }) => attempt) ? OF_ATTEMPT : []),
      ...(hasTakers ? [{ name: "이름", cell: ({ taker = "" }: ListedResult) => taker }] : []),
      { name: "문항", cell: ({ number }) => number },
      { name: "유형", cell: ({ type }) => type },
      { name: hasTakers ? "답" : "내 답", cell: ({ answer }) => answer },
      { name: "정답", cell: ({ key }) => key },
      { name: "결과", cell: outcome },
      { name: "배점", cell: ({ points }) => points },
      { name: "점수", cell: ({ score }) => score },
      { name: "시간(초)", cell: ({ seconds = "" }) => seconds },
    ],
    results,
  );
}

const OF_ATTEMPT: readonly Column<ListedResult>[] = [
  { name: "풀이", cell: ({ attempt }) => attempt?.number ?? "" },
  { name: "제출한 때", cell: ({ attempt }) => attempt?.submitted ?? "" },
  { name: "방식", cell: ({ attempt }) => attempt?.mode ?? "" },
];

/**
 * Attempts as a table.
 * @example attemptTable("풀이", attempts).columns // ["풀이", "제출한 때", "방식", "문항 수", "푼 문항", "만점", "점수"]
 */
export function attemptTable(name: string, attempts: readonly ListedAttempt[]): Table {
  return tableOf<ListedAttempt>(
    name,
    [
      { name: "풀이", cell: ({ number }) => number },
      { name: "제출한 때", cell: ({ submitted }) => submitted },
      { name: "방식", cell: ({ mode }) => mode },
      { name: "문항 수", cell: ({ questions }) => questions },
      { name: "푼 문항", cell: ({ answered }) => answered },
      { name: "만점", cell: ({ points }) => points },
      { name: "점수", cell: ({ score }) => score },
    ],
    attempts,
  );
}

function outcome({ answer, points, score }: ListedResult): string {
  if (answer === "") return "안 풂";
  if (score >= points) return "맞음";
  return score > 0 ? "일부" : "틀림";
}
