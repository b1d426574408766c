/** Exams as files: the paper, and the formats that it is written in. */
export { composePaper, type Answers, type PaperRequest } from "./paper/compose.ts";
export { keyText } from "./paper/key-text.ts";
export type {
  AnswerArea,
  Paper,
  PaperAnswer,
  PaperGroup,
  PaperHead,
  PaperItem,
  PaperLayout,
} from "./paper/paper.ts";
export { toPdf, toSvg } from "./pdf/pdf.ts";
export * from "./passages/index.ts";
export * from "./words/index.ts";
export * from "./files/index.ts";
