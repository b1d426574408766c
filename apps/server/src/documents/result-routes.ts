/** Results as files for spreadsheets: of an attempt, and of all attempts at an exam. */
import { setImmediate } from "node:timers/promises";
import { endpoints, MAX_RESULT_ROWS, type AttemptSummary } from "@pulda/contract";
import { keyText } from "@pulda/documents";
import type { ListedAttempt, ListedResult } from "@pulda/documents/tables";
import { grade } from "@pulda/question";
import { responseText } from "@pulda/question/schema-free";
import type { AttemptStore } from "../attempt/store.ts";
import { visibleOf } from "../attempt/result/visible-results.ts";
import type { AttemptState } from "../attempt/result/score.ts";
import { countOf, type LargeAttempt } from "../attempt/state/load-attempt.ts";
import type { Engine } from "../engine/engine.ts";
import type { ExamStore } from "../exam/store.ts";
import { conflict, notFound } from "../http/failure.ts";
import { mountFile } from "../http/files.ts";
import type { HttpContext } from "../http/mount.ts";
import { leftOut } from "./left-out.ts";
import { localTime, tableReply } from "./table-files.ts";
import type { DocumentThreads } from "./threads.ts";

const NO_ATTEMPT = notFound("풀이 기록을 찾을 수 없어요.");
const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const NOT_SUBMITTED = conflict("아직 제출하지 않은 풀이예요. 제출한 뒤에 내보내 주세요.");
const NOT_SHOWN = conflict("선생님이 아직 정답을 보여 주지 않는 문제집이에요.");
const NONE_SUBMITTED = conflict("제출한 풀이가 없어요. 풀고 제출한 뒤에 내보내 주세요.");

/** How many summaries are read at once. */
const PAGE_SIZE = 100;

interface Parts {
  readonly attempts: AttemptStore;
  readonly exams: ExamStore;
  readonly engine: Engine;
  readonly threads: DocumentThreads;
}

type OpenAttempt = AttemptState | LargeAttempt;
type Names = ReadonlyMap<string, string>;

export function resultRoutes(http: HttpContext, { attempts, exams, engine, threads }: Parts): void {
  const { writing } = threads;

  mountFile(http, endpoints.attemptFile, async ({ user, input, spendItems }) => {
    const { id, format } = input;
    const attempt = await attempts.open(user.id, id);
    if (!attempt) return NO_ATTEMPT;
    const { title, submitted_at, share } = "items" in attempt ? attempt : attempt.head;
    if (submitted_at === null) return NOT_SUBMITTED;
    if (!visibleOf(share, Date.now()).answers) return NOT_SHOWN;
    const exhausted = await spendItems(countOf(attempt));
    if (exhausted) return exhausted;
    const { results, broken } = await resultsOf(attempt, await typeNames());
    const content = await writing.run(user.id, "results", { format, title, results });
    return tableReply(format, content, {
      name: `pulda-result-${id}`,
      title: `${title} 결과`,
      warnings: leftOut(broken),
    });
  });

  mountFile(http, endpoints.examResults, async ({ user, input, spendItems }) => {
    const { id, format, zone } = input;
    const [newest] = (await attempts.list(user.id, id, { page: 1, limit: 1 })).list;
    if (!newest) return (await exams.exists(user.id, id)) ? NONE_SUBMITTED : NO_EXAM;
    const { taken, areAll } = await submitted(user.id, id);
    if (taken.length === 0) return NONE_SUBMITTED;
    const exhausted = await spendItems(
      taken.reduce((sum, { question_count }) => sum + question_count, 0),
    );
    if (exhausted) return exhausted;
    const names = await typeNames();
    const listed: ListedAttempt[] = [];
    const results: ListedResult[] = [];
    let broken = 0;
    for (const summary of taken.toReversed()) {
      const opened = await attempts.open(user.id, summary.id);
      if (!opened) continue;
      await setImmediate();
      const attempt = listedAttempt(summary, listed.length + 1, zone);
      const found = await resultsOf(opened, names);
      listed.push(attempt);
      results.push(...found.results.map((result) => ({ ...result, attempt })));
      broken += found.broken;
    }
    const content = await writing.run(user.id, "attempts", { format, attempts: listed, results });
    return tableReply(format, content, {
      name: `pulda-results-${id}`,
      title: `${newest.title} 풀이 기록`,
      warnings: [
        ...(areAll ? [] : [`풀이가 많아서 최근 ${listed.length}번만 담았어요.`]),
        ...leftOut(broken),
      ],
    });
  });

  async function typeNames(): Promise<Names> {
    return new Map((await engine.about()).types.map(({ id, name }) => [id, name]));
  }

  /** The newest submitted attempts that fit into a table, one in any case; newest first. */
  async function submitted(
    userId: number,
    examId: number,
  ): Promise<{ readonly taken: readonly AttemptSummary[]; readonly areAll: boolean }> {
    const taken: AttemptSummary[] = [];
    let rows = 0;
    for (let page = 1; ; page++) {
      const { list } = await attempts.list(userId, examId, { page, limit: PAGE_SIZE });
      for (const summary of list) {
        if (summary.submitted_at === null) continue;
        rows += summary.question_count;
        if (taken.length > 0 && rows > MAX_RESULT_ROWS) return { taken, areAll: false };
        taken.push(summary);
      }
      if (list.length < PAGE_SIZE) return { taken, areAll: true };
    }
  }
}

function listedAttempt(summary: AttemptSummary, number: number, zone: number): ListedAttempt {
  const mode = summary.mode === "practice" ? "연습" : "시험";
  return {
    number,
    submitted: localTime(summary.submitted_at ?? summary.started_at, zone),
    mode: summary.retake_of === null ? mode : `${mode} (못 맞힌 문항만)`,
    questions: summary.question_count,
    answered: summary.answered_count,
    points: summary.max_score,
    score: summary.score ?? 0,
  };
}

/** A row for each item of an attempt, and how many items could not be read. */
async function resultsOf(
  attempt: OpenAttempt,
  names: Names,
): Promise<{ readonly results: ListedResult[]; readonly broken: number }> {
  const results: ListedResult[] = [];
  for await (const page of "items" in attempt ? [attempt] : attempt.pages())
    results.push(...rowsOf(page, names));
  return { results, broken: countOf(attempt) - results.length };
}

function rowsOf(
  { items, answers, seconds }: Pick<AttemptState, "items" | "answers" | "seconds">,
  names: Names,
): ListedResult[] {
  return items.map((item) => {
    const response = answers.get(item.id)?.response ?? null;
    const time = seconds.get(item.id);
    return {
      number: item.position,
      type: names.get(item.type) ?? item.type,
      answer: response ? responseText(item, response) : "",
      key: keyText(item),
      points: item.points,
      score: grade(item, response).points,
      ...(time !== undefined && { seconds: time }),
    };
  });
}
