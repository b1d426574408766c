/** 단어 시험지: words of the list as a paper. */
import { endpoints, type ParsedOf } from "@pulda/contract";
import { composeWordSheet } from "@pulda/documents";
import { seeded } from "@pulda/makers/random";
import { conflict, Failure } from "../http/failure.ts";
import { mountFile } from "../http/files.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import type { WordStore } from "../word/store.ts";
import type { PaperDrawing, PrintedPaper } from "./paper-drawing.ts";

const NO_WORDS = conflict("시험지에 실을 단어가 없어요. 뜻이 있는 단어를 넣어 주세요.");
const TITLE = "단어 시험";

type SheetInput = Omit<ParsedOf<typeof endpoints.wordSheetPreview>, "whole">;

export function wordSheetRoutes(http: HttpContext, words: WordStore, papers: PaperDrawing): void {
  mountFile(http, endpoints.wordSheet, async ({ user, input }) => {
    const paper = await sheetOf(user.id, input);
    if (paper instanceof Failure) return paper;
    const title = input.answers === "only" ? `${TITLE} 정답` : TITLE;
    return papers.file(user.id, paper, { format: input.format, name: "pulda-words", title });
  });

  mount(http, endpoints.wordSheetPreview, async ({ user, input }) => {
    const paper = await sheetOf(user.id, input);
    return paper instanceof Failure ? paper : papers.picture(user.id, paper, input.whole);
  });

  async function sheetOf(userId: number, input: SheetInput): Promise<PrintedPaper | Failure> {
    const { search, filter, sort, exam_id, zone } = input;
    const query = { search, filter, sort, exam_id, zone };
    const found = await words.all(userId, query, new Date().toISOString());
    // without a meaning a word has no answer, or no question
    const asked = found.filter(({ meaning }) => meaning.trim() !== "");
    if (asked.length === 0) return NO_WORDS;
    // the order does not depend on how the list is sorted
    const chosen = seeded(input.seed, "word sheet").shuffled(asked.toSorted((a, b) => a.id - b.id));
    const paper = composeWordSheet(chosen.slice(0, input.count), {
      title: TITLE,
      kind: input.kind,
      left: input.left,
      right: input.right,
      hasNameLine: input.name_line,
      layout: { size: input.size, columns: input.columns === 1 ? 1 : 2 },
      answers: input.answers,
    });
    const without = found.length - asked.length;
    return { paper, warnings: without === 0 ? [] : [`뜻이 없는 단어 ${without}개는 뺐어요.`] };
  }
}
