/** 오답노트 as a paper: the missed items that a filter finds. */
import { endpoints, MAX_PAPER_ITEMS, type ParsedOf } from "@pulda/contract";
import { conflict, Failure } from "../http/failure.ts";
import { mountFile } from "../http/files.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { NoteStore } from "../note/store.ts";
import { isTooLong, paperOf, paperTitle, type PaperContent } from "./paper-content.ts";
import type { PaperDrawing } from "./paper-drawing.ts";

const NO_NOTES = conflict("인쇄할 문항이 없어요.");
const TOO_MANY_NOTES = conflict(
  `시험지 하나에는 ${MAX_PAPER_ITEMS}문항까지 실을 수 있어요. 규칙이나 문제집을 골라 주세요.`,
);
const TOO_LONG = conflict(
  "글이 너무 많아서 파일 하나로 만들 수 없어요. 규칙이나 문제집을 골라 주세요.",
);
const TITLE = "오답노트";

type NoteInput = Omit<ParsedOf<typeof endpoints.notePreview>, "whole">;

export function notePaperRoutes(http: HttpContext, notes: NoteStore, papers: PaperDrawing): void {
  mountFile(http, endpoints.noteExport, async ({ user, input }) => {
    const found = await contentOf(user.id, input);
    if (found instanceof Failure) return found;
    const title = paperTitle(TITLE, input);
    return papers.file(user.id, paperOf(found, input), {
      format: input.format,
      name: "pulda-notes",
      title,
    });
  });

  mount(http, endpoints.notePreview, async ({ user, input }) => {
    const found = await contentOf(user.id, input);
    return found instanceof Failure
      ? found
      : papers.picture(user.id, paperOf(found, input), input.whole);
  });

  /** An exam of their own: the items of one exam together, in its order. */
  async function contentOf(
    userId: number,
    { rule, type, exam_id, understood }: NoteInput,
  ): Promise<PaperContent | Failure> {
    const filter = { rule, type, exam_id, understood };
    const page = { page: 1, limit: MAX_PAPER_ITEMS };
    const { list, pagination } = await notes.list(userId, filter, page);
    if (pagination.total_count > MAX_PAPER_ITEMS) return TOO_MANY_NOTES;
    const questions = list
      .toSorted(
        (a, b) =>
          (b.exam_id ?? 0) - (a.exam_id ?? 0) || (a.item?.position ?? 0) - (b.item?.position ?? 0),
      )
      .flatMap(({ item }) => item ?? [])
      .map((item, at) => ({ ...item, position: at + 1 }));
    if (questions.length === 0) return NO_NOTES;
    if (isTooLong({ questions })) return TOO_LONG;
    return { title: TITLE, code: "", questions, brokenCount: list.length - questions.length };
  }
}
