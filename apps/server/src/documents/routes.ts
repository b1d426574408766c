/** Exams as files, and papers before they are printed. */
import { Readable } from "node:stream";
import { endpoints, MAX_PAPER_ITEMS, type ExportFormat } from "@pulda/contract";
import { wholeExam, type ExamStore } from "../exam/store.ts";
import { conflict, Failure, notFound } from "../http/failure.ts";
import { mountFile } from "../http/files.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { leftOut } from "./left-out.ts";
import { isTooLong, paperOf, paperTitle, TOO_LONG, TOO_MANY_ITEMS } from "./paper-content.ts";
import { PAPER_FILES, type PaperDrawing, type PaperFormat } from "./paper-drawing.ts";
import type { DocumentThreads } from "./threads.ts";

const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const NOT_READY = conflict("아직 만들고 있는 문제집이에요. 다 만든 뒤에 내려받아 주세요.");
const NO_ITEMS = conflict("문항이 없는 문제집이라 파일로 만들 수 없어요.");

/** What a file of each format is, besides papers. */
const FILES: Readonly<
  Record<Exclude<ExportFormat, PaperFormat>, { readonly type: string; readonly ending: string }>
> = {
  json: { type: "application/json; charset=utf-8", ending: "json" },
  gift: { type: "text/plain; charset=utf-8", ending: "gift.txt" },
  moodle: { type: "application/xml; charset=utf-8", ending: "moodle.xml" },
  qti: { type: "application/zip", ending: "qti.zip" },
  anki: { type: "application/octet-stream", ending: "apkg" },
};

interface Parts {
  readonly exams: ExamStore;
  readonly threads: DocumentThreads;
  readonly papers: PaperDrawing;
}

export function documentRoutes(http: HttpContext, { exams, threads, papers }: Parts): void {
  mountFile(http, endpoints.examExport, async ({ user, input }) => {
    const exam = await openExam(user.id, input.id);
    if (exam instanceof Failure) return exam;
    const { format } = input;
    const { title, code, seed, passages, questions: items } = exam;
    const name = `pulda-${input.id}`;
    if (isPaper(format))
      return papers.file(user.id, paperOf(exam, input), {
        format,
        name,
        title: paperTitle(title, input),
      });
    const { content, warnings } = await threads.writing.run(user.id, "file", {
      format,
      content: { title, code, seed, passages, items },
    });
    const { type, ending } = FILES[format];
    return {
      type,
      name: `${name}.${ending}`,
      title: `${title}.${ending}`,
      content: Readable.from([Buffer.from(content)]),
      warnings: [...leftOut(exam.brokenCount), ...warnings],
    };
  });

  mount(http, endpoints.examPreview, async ({ user, input }) => {
    const exam = await openExam(user.id, input.id);
    return exam instanceof Failure
      ? exam
      : papers.picture(user.id, paperOf(exam, input), input.whole);
  });

  async function openExam(userId: number, id: number) {
    const exam = await exams.open(userId, id);
    if (!exam) return NO_EXAM;
    if (exam.head.state === "generating") return NOT_READY;
    if (exam.questionCount > MAX_PAPER_ITEMS) return TOO_MANY_ITEMS;
    const whole = await wholeExam(exam);
    if (whole.questions.length === 0) return NO_ITEMS;
    return isTooLong(whole) ? TOO_LONG : { ...whole, brokenCount: whole.broken.length };
  }
}

function isPaper(format: ExportFormat): format is PaperFormat {
  return Object.hasOwn(PAPER_FILES, format);
}
