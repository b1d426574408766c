/** Exams as files: papers to print, and their preview. */
import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { ExamSummary } from "./exam.ts";
import { Id, NoResult, Title } from "./fields.ts";
import { MANY_BODY_LIMIT, OwnQuestions, ReadQuestion } from "./question.ts";

/** A paper of more items takes a printer half a day, and the typesetter too much memory. */
export const MAX_PAPER_ITEMS = 400;
export const MAX_PAPER_HEAD = 40;

const YES_OR_NO = "true 또는 false여야 해요.";
const COLUMNS = "단은 1 또는 2예요.";
const Head = (name: string) =>
  z
    .string()
    .trim()
    .max(MAX_PAPER_HEAD, `${name} ${MAX_PAPER_HEAD}자까지 쓸 수 있어요.`)
    .default("");

/** How many pages can be printed from the browser; a longer paper is saved as PDF. */
export const MAX_PRINTED_PAGES = 60;

/** How a paper is laid out and what stands on it. */
export const paperFields = {
  /** Which answers are printed: none, behind the items, or alone. */
  answers: z.enum(["none", "end", "only"], "정답을 어디에 실을지 골라 주세요.").default("none"),
  /** Whether 해설 stands beside the answers. */
  explanations: z.boolean(YES_OR_NO).default(false),
  size: z.enum(["A4", "B4"], "용지를 골라 주세요.").default("A4"),
  columns: z.int(COLUMNS).min(1, COLUMNS).max(2, COLUMNS).default(2),
  /** What stands left and right of the title. */
  left: Head("왼쪽 머리말은"),
  right: Head("오른쪽 머리말은"),
  /** "A", "B" …; where it is left out, the form that the title names. */
  form: z
    .string()
    .regex(/^[A-Z]?$/u, "형은 A부터 Z까지 한 글자예요.")
    .optional(),
  /** Whether there is a line for class, number and name. */
  name_line: z.boolean(YES_OR_NO).default(true),
  /** Whether items of one passage stand under it once, where they can. */
  share_texts: z.boolean(YES_OR_NO).default(true),
  answer_sheet: z.boolean(YES_OR_NO).default(false),
};

/**
 * - `pdf`, `hwpx`, `docx`: a paper
 * - `json`: everything, which Pulda reads again
 * - `gift`, `moodle`, `qti`: what Moodle and other learning systems read
 * - `anki`: a deck with a card for each item
 */
export const EXPORT_FORMATS = [
  "pdf",
  "hwpx",
  "docx",
  "json",
  "gift",
  "moodle",
  "qti",
  "anki",
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A look at a paper before it is written. */
export const PaperPreview = z.object({
  pages: z.int(),
  /** The first page as a picture; of the whole paper a group for each page, and the shapes of its letters. */
  svg: z.string(),
  /** What does not stand on it that should, in Korean. */
  warnings: z.array(z.string()),
});
export type PaperPreview = z.infer<typeof PaperPreview>;

/** In characters, of a text in which passages are looked for. */
export const MAX_IMPORT_TEXT = 1_000_000;

/** In bytes, of a file. */
export const MAX_IMPORT_FILE = 15 * 1024 * 1024;
/** In characters, of a file in Base64. */
const MAX_BASE64 = Math.ceil(MAX_IMPORT_FILE / 3) * 4;
/** In characters, of an exam as Pulda JSON. */
const MAX_EXAM_FILE = 5_000_000;

/** A passage that was found in a text. */
export const FoundPassage = z.object({
  text: z.string(),
  translation: z.string().nullable(),
  title: z.string(),
  /** As printed: "18", "31~34", "5강 3번"; empty where nothing is. */
  label: z.string(),
  /** The questions that came along, as input for own questions. */
  questions: z.array(ReadQuestion),
  warnings: z.array(z.string()),
});
export type FoundPassage = z.infer<typeof FoundPassage>;

export const FoundDocument = z.object({
  passages: z.array(FoundPassage),
  /** Questions about none of the passages: of a listening test, or of a file of questions. */
  questions: z.array(ReadQuestion),
  /** Whether it is a file of questions that another program wrote: GIFT, Moodle XML or Aiken. */
  is_question_file: z.boolean(),
  /** Lines that belong to nothing that was found. */
  left_out: z.array(z.string()),
  warnings: z.array(z.string()),
});
export type FoundDocument = z.infer<typeof FoundDocument>;

/** How a text or a file is read: how much of it has been, and at last what is in it, or why it cannot be read. */
export const ReadingState = z.union([
  z.object({ progress: z.number() }),
  z.object({ found: FoundDocument }),
  z.object({ problem: z.string(), field: z.enum(["text", "file"]) }),
]);
export type ReadingState = z.infer<typeof ReadingState>;

const NO_TEXT = "글을 붙여 넣어 주세요.";

const IMPORT_BODY_LIMIT = MAX_BASE64 + 3 * MAX_IMPORT_TEXT + 64 * 1024;

const ImportRequest = z
  .object({
    text: z
      .string(NO_TEXT)
      .max(
        MAX_IMPORT_TEXT,
        `글은 한 번에 ${MAX_IMPORT_TEXT.toLocaleString("en-US")}자까지 넣을 수 있어요.`,
      )
      .default(""),
    /** In Base64, instead of a text. */
    file: z
      .base64("파일을 읽을 수 없어요. 다시 골라 주세요.")
      .max(MAX_BASE64, `파일은 ${MAX_IMPORT_FILE / 1024 / 1024}MB까지 넣을 수 있어요.`)
      .default(""),
    /** The name of the file, which is only compared with what it is. */
    name: z.string().max(255, "파일 이름이 너무 길어요.").default(""),
  })
  .refine(({ text, file }) => (text === "") !== (file === ""), {
    path: ["text"],
    message: NO_TEXT,
  });

export const documentEndpoints = {
  /** Changes nothing: what was found is shown before it is taken. */
  documentImport: post("/api/v1/document/import", {
    summary:
      "붙여 넣은 글이나 파일에서 지문과 문항 찾기: 번호·발문·선지·각주·해석을 가려내고 지문을 나누기",
    bodyLimit: IMPORT_BODY_LIMIT,
    quota: "survey",
    changes: false,
    request: ImportRequest,
    result: FoundDocument,
  }),
  /** Server-sent events, of which the last has what was found. Whoever breaks them off ends the reading. */
  documentImportEvents: post("/api/v1/document/import/events", {
    summary: "지문과 문항 찾기: 읽은 정도를 알리는 server-sent events",
    bodyLimit: IMPORT_BODY_LIMIT,
    quota: "survey",
    changes: false,
    request: ImportRequest,
    result: ReadingState,
  }),
  /** All of them are stored, or none. */
  examImportQuestions: post("/api/v1/exam/import_questions", {
    summary: "직접 출제한 문항으로 문제집 만들기 (GIFT·Moodle XML·Aiken에서 읽은 문항 따위)",
    bodyLimit: MANY_BODY_LIMIT,
    quota: "edit",
    request: z.object({ title: Title, questions: OwnQuestions }),
    result: ExamSummary,
  }),
  /** The exam of a file that `exam/export` has written as JSON, as a new one. */
  examImport: post("/api/v1/exam/import", {
    summary: "풀다 파일(JSON)에서 문제집 불러오기",
    bodyLimit: 3 * MAX_EXAM_FILE + 64 * 1024,
    quota: "make",
    request: z.object({
      content: z
        .string("파일을 골라 주세요.")
        .min(1, "파일을 골라 주세요.")
        .max(MAX_EXAM_FILE, "파일이 너무 커요."),
    }),
    result: ExamSummary,
  }),
  /** The answer is the file itself, with its name. */
  examExport: get("/api/v1/exam/export/{id}", {
    summary: "문제집을 파일로: PDF·HWPX·DOCX 시험지, JSON, GIFT, Moodle XML, QTI 3.0, Anki",
    quota: "export",
    request: z.object({
      id: Id,
      format: z.enum(EXPORT_FORMATS, "형식을 골라 주세요.").default("pdf"),
      ...paperFields,
    }),
    result: NoResult,
  }),
  examPreview: get("/api/v1/exam/preview/{id}", {
    summary: "시험지 미리 보기: 쪽수와 첫 쪽(또는 모든 쪽)의 그림",
    quota: "survey",
    request: z.object({
      id: Id,
      /** Whether the picture shows all pages, one below the other, to print them; otherwise the first. */
      whole: z.boolean(YES_OR_NO).default(false),
      ...paperFields,
    }),
    result: PaperPreview,
  }),
} as const;
