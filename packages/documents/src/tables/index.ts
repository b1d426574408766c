/** Word lists and results as tables, for spreadsheets and Quizlet. */
export {
  questionTable,
  takerTable,
  type ListedQuestion,
  type ListedTaker,
} from "./class-results.ts";
export { attemptTable, resultTable, type ListedAttempt, type ListedResult } from "./results.ts";
export type { Table } from "./table.ts";
export { toCsv } from "./to-csv.ts";
export { toXlsx } from "./to-xlsx.ts";
export { toQuizlet, wordTable, type ListedWord } from "./words.ts";
