/** Exams as files, papers before they are printed, and passages out of pasted texts. */
import { Readable } from "node:stream";
import {
  DEFAULT_LEVEL,
  endpoints,
  MAX_PAPER_ITEMS,
  MAX_PRINTED_PAGES,
  type ExamDocument,
  type ExportFormat,
  type ParsedOf,
} from "@pulda/contract";
import { composePaper, type FoundDocument, type Paper } from "@pulda/documents";
import type { Database } from "../database/database.ts";
import type { Engine } from "../engine/engine.ts";
import { addReadyExam } from "../exam/add-ready.ts";
import { wholeExam, type ExamStore } from "../exam/store.ts";
import { formOf } from "../exam/title.ts";
import type { NoteStore } from "../note/store.ts";
import { Failure, conflict, invalid, notFound } from "../http/failure.ts";
import { mountFile } from "../http/files.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { DocumentThreads } from "./threads.ts";

const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const NOT_READY = conflict("아직 만들고 있는 문제집이에요. 다 만든 뒤에 내려받아 주세요.");
const NO_ITEMS = conflict("문항이 없는 문제집이라 파일로 만들 수 없어요.");
const UNSOUND = conflict("지문과 맞지 않는 문항이 있어서 불러오지 않았어요.");
const TOO_MANY = conflict(
  `파일에는 ${MAX_PAPER_ITEMS}문항까지 실을 수 있어요. 문제집을 나누어 주세요.`,
);

const NO_NOTES = conflict("인쇄할 문항이 없어요.");
const TOO_MANY_NOTES = conflict(
  `시험지 하나에는 ${MAX_PAPER_ITEMS}문항까지 실을 수 있어요. 규칙이나 문제집을 골라 주세요.`,
);
const NOTES = "오답노트";

const TOO_LONG = conflict("글이 너무 많아서 파일 하나로 만들 수 없어요. 문제집을 나누어 주세요.");

const TOO_MANY_PAGES = conflict(
  `${MAX_PRINTED_PAGES}쪽이 넘는 시험지예요. PDF로 내려받아 인쇄해 주세요.`,
);

/** What a file of each format is. */
const FILES: Readonly<Record<ExportFormat, { readonly type: string; readonly ending: string }>> = {
  pdf: { type: "application/pdf", ending: "pdf" },
  hwpx: { type: "application/hwp+zip", ending: "hwpx" },
  docx: {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ending: "docx",
  },
  json: { type: "application/json; charset=utf-8", ending: "json" },
  gift: { type: "text/plain; charset=utf-8", ending: "gift.txt" },
  moodle: { type: "application/xml; charset=utf-8", ending: "moodle.xml" },
  qti: { type: "application/zip", ending: "qti.zip" },
  anki: { type: "application/octet-stream", ending: "apkg" },
};

interface Parts {
  readonly db: Database;
  readonly exams: ExamStore;
  readonly notes: NoteStore;
  readonly engine: Engine;
  readonly threads: DocumentThreads;
}

type PaperInput = Omit<ParsedOf<typeof endpoints.examPreview>, "whole" | "id">;
/** What is printed. */
type PaperContent = Pick<ExamDocument, "title" | "code" | "questions">;

export function documentRoutes(
  http: HttpContext,
  { db, exams, notes, engine, threads }: Parts,
): void {
  const { writing, reading } = threads;

  mountFile(http, endpoints.noteExport, async ({ user, input }) => {
    const found = await openNotes(user.id, input);
    if (found instanceof Failure) return found;
    const { format } = input;
    const content = await writing.run(user.id, "paper", { format, paper: paperOf(found, input) });
    const { type, ending } = FILES[format];
    return {
      type,
      name: `pulda-notes.${ending}`,
      title: `${paperTitle(found, input)}.${ending}`,
      content: Readable.from([Buffer.from(content)]),
    };
  });

  mount(http, endpoints.notePreview, async ({ user, input }) => {
    const found = await openNotes(user.id, input);
    return found instanceof Failure
      ? found
      : pictureOf(user.id, paperOf(found, input), input.whole);
  });

  mountFile(http, endpoints.examExport, async ({ user, input }) => {
    const exam = await openExam(user.id, input.id);
    if (exam instanceof Failure) return exam;
    const { format } = input;
    const { title, code, seed, passages, questions: items } = exam;
    const isPaper = format === "pdf" || format === "hwpx" || format === "docx";
    const content = isPaper
      ? await writing.run(user.id, "paper", { format, paper: paperOf(exam, input) })
      : await writing.run(user.id, "file", {
          format,
          content: { title, code, seed, passages, items },
        });
    const { type, ending } = FILES[format];
    const name = isPaper ? paperTitle(exam, input) : title;
    return {
      type,
      name: `pulda-${input.id}.${ending}`,
      title: `${name}.${ending}`,
      content: Readable.from([Buffer.from(content)]),
    };
  });

  mount(http, endpoints.examPreview, async ({ user, input }) => {
    const exam = await openExam(user.id, input.id);
    return exam instanceof Failure ? exam : pictureOf(user.id, paperOf(exam, input), input.whole);
  });

  mount(
    http,
    endpoints.documentImport,
    async ({ user, input }) => {
      const found = await foundIn(user.id, input);
      if (found instanceof Failure) return found;
      return {
        passages: found.passages.map(({ text, translation, title, source, ...passage }) => ({
          text,
          translation,
          title,
          label: source.label ?? source.number ?? "",
          questions: [...passage.questions],
          warnings: [...passage.warnings],
        })),
        left_out: [...found.leftOut],
        warnings: [...found.warnings],
      };
    },
    // a unit for each started 5,000 characters, as a survey of so much text
    {
      cost: ({ text, file }) =>
        1 + Math.floor((text.length + file.length / 10) / CHARACTERS_OF_UNIT),
    },
  );

  async function foundIn(
    userId: number,
    { text, file, name }: ParsedOf<typeof endpoints.documentImport>,
  ): Promise<FoundDocument | Failure> {
    if (file === "") return reading.run(userId, "passages", text);
    const bytes = new Uint8Array(Buffer.from(file, "base64"));
    const read = await reading.run(userId, "file", { name, bytes });
    return read.ok ? read.found : invalid("file", read.problem);
  }

  mount(http, endpoints.examImport, async ({ user, input }) => {
    const read = await reading.run(user.id, "exam", input.content);
    if (!read.ok) return invalid("content", read.message);
    const { title, passages, items, seed = 1 } = read.exam;
    const id = await addReadyExam(db, user.id, {
      title,
      seed,
      engineVersion: (await engine.about()).version,
      request: {
        version: 1,
        passages: [...passages],
        types: "auto",
        level: DEFAULT_LEVEL,
        picks: [],
        words: [],
      },
      now: new Date().toISOString(),
      items: items.map(({ id: _id, position: _position, ...content }) => content),
      purpose: "set",
    });
    if (id === null) return UNSOUND;
    return (await exams.summary(user.id, id)) ?? NO_EXAM;
  });

  /** The first page of a paper as a picture, or all of them. */
  async function pictureOf(userId: number, paper: Paper, isWhole: boolean) {
    if (!isWhole) return writing.run(userId, "preview", paper);
    const wish = { paper, maxPages: MAX_PRINTED_PAGES };
    const { svg, pages } = await writing.run(userId, "picture", wish);
    return svg === null ? TOO_MANY_PAGES : { svg, pages };
  }

  /** The missed items that a filter finds, as a set of their own: those of one exam together, in its order. */
  async function openNotes(
    userId: number,
    { rule, type, exam_id, understood }: Omit<ParsedOf<typeof endpoints.notePreview>, "whole">,
  ): Promise<PaperContent | Failure> {
    const filter = { rule, type, exam_id, understood };
    const { list, pagination } = await notes.list(userId, filter, {
      page: 1,
      limit: MAX_PAPER_ITEMS,
    });
    if (pagination.total_count > MAX_PAPER_ITEMS) return TOO_MANY_NOTES;
    const questions = list
      .toSorted(
        (a, b) =>
          (b.exam_id ?? 0) - (a.exam_id ?? 0) || (a.item?.position ?? 0) - (b.item?.position ?? 0),
      )
      .flatMap(({ item }) => item ?? [])
      .map((item, at) => ({ ...item, position: at + 1 }));
    if (questions.length === 0) return NO_NOTES;
    return lengthOf({ questions }) > MAX_CHARACTERS
      ? TOO_LONG
      : { title: NOTES, code: "", questions };
  }

  async function openExam(userId: number, id: number): Promise<ExamDocument | Failure> {
    const exam = await exams.open(userId, id);
    if (!exam) return NO_EXAM;
    if (exam.head.state === "generating") return NOT_READY;
    if (exam.questionCount > MAX_PAPER_ITEMS) return TOO_MANY;
    const whole = await wholeExam(exam);
    if (whole.questions.length === 0) return NO_ITEMS;
    return lengthOf(whole) > MAX_CHARACTERS ? TOO_LONG : whole;
  }
}

const CHARACTERS_OF_UNIT = 5000;
/** What the typesetter sets within some hundred MB: about three hundred pages. */
const MAX_CHARACTERS = 1_000_000;

/** The characters of all texts and explanations of an exam. */
function lengthOf({ questions }: Pick<PaperContent, "questions">): number {
  let sum = 0;
  for (const { blocks, explanation } of questions) {
    sum += explanation.length;
    for (const { runs } of blocks)
      for (const run of runs) sum += "text" in run ? run.text.length : 0;
  }
  return sum;
}

function paperOf({ questions, title, code }: PaperContent, input: PaperInput): Paper {
  const named = formOf(title);
  return composePaper(questions, {
    title: named.title,
    form: input.form ?? named.form,
    code,
    left: input.left,
    right: input.right,
    hasNameLine: input.name_line,
    layout: { size: input.size, columns: input.columns === 1 ? 1 : 2 },
    answers: input.answers,
    hasExplanations: input.explanations,
    sharesTexts: input.share_texts,
    hasAnswerSheet: input.answer_sheet,
  });
}

/** @example paperTitle(exam, { answers: "only" }) // "중간고사 B형 정답" */
function paperTitle({ title }: PaperContent, { answers }: Pick<PaperInput, "answers">): string {
  return `${title}${answers === "only" ? " 정답" : ""}`;
}
