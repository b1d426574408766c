/** Results as a table: a row for each item that was taken. */
import { tableOf, type Table } from "./table.ts";

export interface ListedResult {
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

function outcome({ answer, points, score }: ListedResult): string {
  if (answer === "") return "안 풂";
  if (score >= points) return "맞음";
  return score > 0 ? "일부" : "틀림";
}
