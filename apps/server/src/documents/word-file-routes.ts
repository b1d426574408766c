/** Word lists as files for spreadsheets, Quizlet and Anki. */
import { Readable } from "node:stream";
import { endpoints, type Word, type WordFormat } from "@pulda/contract";
import type { ListedWord } from "@pulda/documents/tables";
import { dateOf } from "@pulda/question/schema-free";
import { conflict } from "../http/failure.ts";
import { mountFile } from "../http/files.ts";
import type { HttpContext } from "../http/mount.ts";
import type { WordStore } from "../word/store.ts";
import { TABLE_FILES } from "./table-files.ts";
import type { DocumentThreads } from "./threads.ts";

const NO_WORDS = conflict("내보낼 단어가 없어요.");

const WORD_FILES: Readonly<Record<WordFormat, { readonly type: string; readonly ending: string }>> =
  {
    ...TABLE_FILES,
    quizlet: { type: "text/plain; charset=utf-8", ending: "quizlet.txt" },
    anki: { type: "application/octet-stream", ending: "apkg" },
  };
const STATES = { new: "새 단어", learning: "학습 중", known: "외운 단어" } as const;

export function wordFileRoutes(
  http: HttpContext,
  words: WordStore,
  { writing }: DocumentThreads,
): void {
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
}

function listed({ text, meaning, context, level, state, due_at }: Word, zone: number): ListedWord {
  const due = dateOf(due_at, zone);
  return { text, meaning, context, level, state: STATES[state], due };
}
