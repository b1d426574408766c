/** Exams as files: the paper, and the formats that it is written in. */
export { readAiken } from "./aiken/read-aiken.ts";
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
export { toPdf, toPreview } from "./pdf/pdf.ts";
export { toDocx } from "./docx/docx.ts";
export { toHwpx } from "./hwpx/hwpx.ts";
export type { ExamContent } from "./exam/exam-content.ts";
export { readJson, type JsonImport } from "./json/read-json.ts";
export { readGift } from "./gift/read-gift.ts";
export { toGift, type GiftFile } from "./gift/to-gift.ts";
export { readMoodleXml } from "./moodle-xml/read-moodle-xml.ts";
export { toMoodleXml, type MoodleFile } from "./moodle-xml/to-moodle-xml.ts";
export type { QuestionImport } from "./questions/question-import.ts";
export { toJson } from "./json/to-json.ts";
export * from "./passages/index.ts";
export * from "./words/index.ts";
