/** What a class has done with a share, as a file for spreadsheets. */
import { endpoints, type BoardTaker } from "@pulda/contract";
import { keyText } from "@pulda/documents";
import type { ListedQuestion, ListedTaker } from "@pulda/documents/tables";
import type { Engine } from "../engine/engine.ts";
import { mountFile } from "../http/files.ts";
import type { HttpContext } from "../http/mount.ts";
import type { BoardStore } from "../share/board/board-store.ts";
import { NO_SHARE, type ShareStore } from "../share/shares.ts";
import { tableReply } from "./table-files.ts";
import type { DocumentThreads } from "./threads.ts";

interface Parts {
  readonly shares: ShareStore;
  readonly boards: BoardStore;
  readonly engine: Engine;
  readonly threads: DocumentThreads;
}

export function shareFileRoutes(
  http: HttpContext,
  { shares, boards, engine, threads: { writing } }: Parts,
): void {
  mountFile(http, endpoints.shareExport, async ({ user, input, spendItems }) => {
    const { id, format } = input;
    const now = Date.now();
    const [share, row] = [await shares.get(user.id, id, now), await shares.row(user.id, id)];
    if (!share || !row) return NO_SHARE;
    const exhausted = await spendItems(share.taker_count * share.question_count);
    if (exhausted) return exhausted;
    const board = await boards.board(share, row, now);
    const items = new Map((await shares.shareItems.of(row.exam_id)).map((item) => [item.id, item]));
    const names = new Map((await engine.about()).types.map((type) => [type.id, type.name]));
    const questions = board.questions.map((question): ListedQuestion => {
      const item = items.get(question.id);
      return {
        number: question.position,
        type: names.get(question.type) ?? question.type,
        key: item ? keyText(item) : "",
        points: question.points,
        correct: question.correct === null ? "" : Math.round(question.correct * 1000) / 10,
        discrimination: question.discrimination === null ? "" : rounded(question.discrimination),
        choices: question.choices,
        unanswered: question.unanswered,
        seconds: question.seconds ?? "",
      };
    });
    const takers = [
      ...board.takers.map((taker) => listedTaker(taker, share.max_score)),
      ...board.missing.map(({ name, number }) => ({ ...ABSENT, name, number })),
    ];
    const content = await writing.run(user.id, "classResults", { format, takers, questions });
    return tableReply(format, content, {
      name: `pulda-class-${id}`,
      title: `${share.title} 결과`,
    });
  });
}

const STATES = { entered: "들어옴", taking: "푸는 중", done: "제출함" } as const;
const MARKS = { right: "O", partial: "△", wrong: "X" } as const;

const ABSENT = {
  form: "",
  state: "안 들어옴",
  score: "",
  points: "",
  seconds: "",
  outcomes: [],
} as const satisfies Partial<ListedTaker>;

function listedTaker(taker: BoardTaker, maxScore: number): ListedTaker {
  const { name, number, same_name, form, state, score, seconds, outcomes } = taker;
  return {
    name: same_name > 1 ? `${name} (${same_name})` : name,
    number,
    form: form ?? "",
    state: STATES[state],
    score: score ?? "",
    points: score === null ? "" : maxScore,
    seconds,
    outcomes: outcomes.map((outcome) => (outcome === null ? "" : MARKS[outcome])),
  };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
