import { endpoints, type ParsedOf, type ResultOf } from "@pulda/contract";
import { searchForm } from "../database/search.ts";
import type { Engine } from "../engine/engine.ts";
import type { ExamStore } from "../exam/store.ts";
import { conflict, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { hardWordsOf } from "./exam-words.ts";
import { sentenceAround } from "./sentence-around.ts";
import type { WordStore } from "./store.ts";

const NO_WORD = notFound("단어를 찾을 수 없어요.");
const NOT_IN_DICTIONARY = notFound("사전에 없는 말이에요.");
const NO_EXAM = notFound("문제집을 찾을 수 없어요.");

/** The characters of passages whose words one call answers: some forty passages of an exam paper. */
const MAX_EXAM_CHARACTERS = 60_000;

/** The word list and the dictionary. */
export function wordRoutes(
  http: HttpContext,
  words: WordStore,
  exams: ExamStore,
  engine: Engine,
): void {
  mount(http, endpoints.wordList, ({ user, input }) => words.list(user.id, input, input, time()));

  mount(http, endpoints.wordExport, ({ user, input }) => words.all(user.id, input, time()));

  mount(http, endpoints.wordPractice, ({ user, input }) =>
    words.sample(user.id, { ...input, search: "", sort: "newest" }, input.count, time()),
  );

  mount(
    http,
    endpoints.wordLookup,
    async ({ user, input }) => (await engine.lookUp(user.id, input)) ?? NOT_IN_DICTIONARY,
  );

  mount(http, endpoints.wordAppend, async ({ user, input }) => {
    const { exam_id: examId, ...word } = input;
    const [added] = await words.add(user.id, await explained(user.id, [word]), {
      examId,
      now: time(),
    });
    return added ?? conflict("이미 단어장에 있는 단어예요.");
  });

  mount(http, endpoints.wordAppendMany, ({ user, input }) => appendMany(user.id, input), {
    cost: ({ words: given }) => given.length,
  });

  async function appendMany(
    userId: number,
    input: ParsedOf<typeof endpoints.wordAppendMany>,
  ): Promise<ResultOf<typeof endpoints.wordAppendMany>> {
    const { words: requested, exam_id: examId } = input;
    // a word from an item is inflected as its sentence requires: without a meaning of its own its lemma is listed
    const proposed = (await explained(userId, requested)).map((word, at) =>
      requested[at]?.meaning === "" && word.context !== "" ? { ...word, text: word.lemma } : word,
    );
    const known = await words.listed(
      userId,
      proposed.map(({ text }) => text),
    );
    const added = await words.add(userId, proposed, { examId, now: time() });
    return {
      added,
      known: proposed.flatMap(({ text }) => (known.has(searchForm(text)) ? text : [])),
    };
  }

  mount(
    http,
    endpoints.wordEdit,
    async ({ user, input }) => (await words.edit(user.id, input.word_id, input.meaning)) ?? NO_WORD,
  );

  mount(http, endpoints.wordRemove, async ({ user, input }) =>
    (await words.remove(user.id, input.word_id, time())) ? undefined : NO_WORD,
  );

  mount(
    http,
    endpoints.wordRestore,
    async ({ user, input }) => (await words.restore(user.id, input.word_id)) ?? NO_WORD,
  );

  mount(http, endpoints.wordOfExam, async ({ user, input }) => {
    const exam = await exams.origin(user.id, input.id);
    if (!exam) return NO_EXAM;
    const texts = exam.request.passages.map(({ text }) => text);
    const part = { from: input.from, maxCharacters: MAX_EXAM_CHARACTERS };
    const found = await hardWordsOf(engine, user.id, texts, input.level, part);
    const known = await words.listed(
      user.id,
      found.words.map(({ lemma }) => lemma),
    );
    return {
      title: exam.title,
      next: found.next,
      words: found.words.map(({ lemma, meaning, level, count, sentence }) => ({
        lemma,
        meaning,
        level,
        count,
        context: sentence,
        listed: known.has(searchForm(lemma)),
      })),
    };
  });

  /** Adds level and lemma to words, and the dictionary's meaning where none was given. */
  async function explained(
    userId: number,
    given: readonly { text: string; meaning: string; context: string }[],
  ) {
    const asked = given.map(({ text, context }) => ({
      text,
      context: sentenceAround(context, text),
    }));
    const proposed = await engine.explainWords(userId, asked);
    return given.map((word, at) => ({
      ...word,
      meaning: word.meaning || (proposed[at]?.meaning ?? ""),
      level: proposed[at]?.level ?? 5,
      lemma: proposed[at]?.lemma ?? word.text,
    }));
  }
}

function time(): string {
  return new Date().toISOString();
}
