import { endpoints } from "@pulda/contract";
import { conflict, notFound } from "../http/failure.ts";
import { mount, type Mounting } from "../http/mount.ts";
import type { WordStore } from "./store.ts";

const NO_WORD = notFound("단어를 찾을 수 없어요.");

export function wordRoutes(http: Mounting, words: WordStore): void {
  mount(http, endpoints.wordList, ({ user, input }) => words.list(user.id, input.search, input));

  mount(http, endpoints.wordAppend, async ({ user, input }) => {
    const { text, meaning, context, exam_id: examId } = input;
    const now = new Date().toISOString();
    const added = await words.add(user.id, { text, meaning, context, examId, now });
    return added ?? conflict("이미 단어장에 있는 단어예요.");
  });

  mount(
    http,
    endpoints.wordEdit,
    async ({ user, input }) => (await words.edit(user.id, input.word_id, input.meaning)) ?? NO_WORD,
  );

  mount(http, endpoints.wordRemove, async ({ user, input }) =>
    (await words.remove(user.id, input.word_id)) ? undefined : NO_WORD,
  );
}
