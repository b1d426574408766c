/** Word lists and results as files for spreadsheets, Quizlet and Anki. */
import { Readable } from "node:stream";
import { endpoints, type Word, type WordFormat } from "@pulda/contract";
import { keyText } from "@pulda/documents";
import type { ListedResult, ListedWord } from "@pulda/documents/tables";
import { grade } from "@pulda/question";
import { dateOf, responseText } from "@pulda/question/schema-free";
import type { AttemptStore } from "../attempt/store.ts";
import type { AttemptState } from "../attempt/result/score.ts";
import type { Engine } from "../engine/engine.ts";
import { conflict, notFound } from "../http/failure.ts";
import { mountFile } from "../http/files.ts";
import type { HttpContext } from "../http/mount.ts";
import type { WordStore } from "../word/store.ts";
import type { DocumentThreads } from "./threads.ts";

const NO_WORDS = conflict("내보낼 단어가 없어요.");
const NO_ATTEMPT = notFound("풀이 기록을 찾을 수 없어요.");
const NOT_SUBMITTED = conflict("아직 제출하지 않은 풀이예요. 제출한 뒤에 내보내 주세요.");

const TABLES = {
  csv: { type: "text/csv; charset=utf-8", ending: "csv" },
  xlsx: {
    type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ending: "xlsx",
  },
} as const;
const WORD_FILES: Readonly<Record<WordFormat, { readonly type: string; readonly ending: string }>> =
  {
    ...TABLES,
    quizlet: { type: "text/plain; charset=utf-8", ending: "quizlet.txt" },
    anki: { type: "application/octet-stream", ending: "apkg" },
  };
const STATES = { new: "새 단어", learning: "학습 중", known: "외운 단어" } as const;

interface Parts {
  readonly words: WordStore;
  readonly attempts: AttemptStore;
  readonly engine: Engine;
  readonly threads: DocumentThreads;
}

export function tableRoutes(http: HttpContext, { words, attempts, engine, threads }: Parts): void {
  const { writing } = threads;

  mountFile(http, endpoints.wordFile, async ({ user, input }) => {
    const { format, ...query } = input;
    const list = await words.all(user.id, query, new Date().toISOString());
    if (list.length === 0) return NO_WORDS;
    const content = await writing.run(user.id, "words", {
      format,
      words: list.map((word) => listed(word, input.zone)),
    });
    const { type, ending } = WORD_FILES[format];
    return {
      type,
      name: `pulda-words.${ending}`,
      title: `단어장.${ending}`,
      content: Readable.from([Buffer.from(content)]),
    };
  });

  mountFile(http, endpoints.attemptFile, async ({ user, input }) => {
    const attempt = await attempts.open(user.id, input.id);
    if (!attempt) return NO_ATTEMPT;
    const { title, submitted_at } = "items" in attempt ? attempt : attempt.head;
    if (submitted_at === null) return NOT_SUBMITTED;
    const names = new Map((await engine.about()).types.map(({ id, name }) => [id, name]));
    const results: ListedResult[] = [];
    for await (const page of "items" in attempt ? [attempt] : attempt.pages())
      results.push(...resultsIn(page, names));
    const content = await writing.run(user.id, "results", { format: input.format, title, results });
    const { type, ending } = TABLES[input.format];
    return {
      type,
      name: `pulda-result-${input.id}.${ending}`,
      title: `${title} 결과.${ending}`,
      content: Readable.from([Buffer.from(content)]),
    };
  });
}

function listed({ text, meaning, context, level, state, due_at }: Word, zone: number): ListedWord {
  const due = dateOf(due_at, zone);
  return { text, meaning, context, level, state: STATES[state], due };
}

/** A row for each item of an attempt, or of a page of it. */
function resultsIn(
  { items, answers, seconds }: Pick<AttemptState, "items" | "answers" | "seconds">,
  names: ReadonlyMap<string, string>,
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
