/** Exams as papers: files to print, and their preview. */
import { Readable } from "node:stream";
import { endpoints, MAX_PAPER_ITEMS, type ParsedOf } from "@pulda/contract";
import { composePaper, type Paper } from "@pulda/documents";
import { wholeExam, type ExamStore } from "../exam/store.ts";
import { formOf } from "../exam/title.ts";
import { Failure, conflict, notFound } from "../http/failure.ts";
import { mountFile } from "../http/files.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { DocumentWriter } from "./writer.ts";

const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const NOT_READY = conflict("아직 만들고 있는 문제집이에요. 다 만든 뒤에 내려받아 주세요.");
const NO_ITEMS = conflict("문항이 없는 문제집이라 시험지로 만들 수 없어요.");
const TOO_MANY = conflict(
  `시험지에는 ${MAX_PAPER_ITEMS}문항까지 실을 수 있어요. 문제집을 나누어 주세요.`,
);

interface Parts {
  readonly exams: ExamStore;
  readonly writer: DocumentWriter;
}

type PaperInput = ParsedOf<typeof endpoints.examPreview>;

export function documentRoutes(http: HttpContext, { exams, writer }: Parts): void {
  mountFile(http, endpoints.examExport, async ({ user, input }) => {
    const paper = await paperOf(user.id, input);
    if (paper instanceof Failure) return paper;
    const bytes = await writer.write(user.id, input.format, paper);
    return {
      type: "application/pdf",
      name: `pulda-${input.id}.pdf`,
      title: `${fileTitle(paper, input)}.pdf`,
      content: Readable.from([Buffer.from(bytes)]),
    };
  });

  mount(http, endpoints.examPreview, async ({ user, input }) => {
    const paper = await paperOf(user.id, input);
    return paper instanceof Failure ? paper : writer.preview(user.id, paper);
  });

  async function paperOf(userId: number, input: PaperInput): Promise<Paper | Failure> {
    const exam = await exams.open(userId, input.id);
    if (!exam) return NO_EXAM;
    if (exam.head.state === "generating") return NOT_READY;
    if (exam.questionCount > MAX_PAPER_ITEMS) return TOO_MANY;
    const { questions, title, code } = await wholeExam(exam);
    if (questions.length === 0) return NO_ITEMS;
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
}

/** @example fileTitle(paper, { answers: "only" }) // "중간고사 B형 정답" */
function fileTitle({ head }: Paper, { answers }: Pick<PaperInput, "answers">): string {
  const form = head.form && ` ${head.form}형`;
  return `${head.title}${form}${answers === "only" ? " 정답" : ""}`;
}
