import { randomInt } from "node:crypto";
import { MAX_SEED, endpoints } from "@pulda/contract";
import type { Engine } from "../engine/engine.ts";
import type { generationStarter } from "../exam/generation/start-generation.ts";
import type { ExamStore } from "../exam/store.ts";
import { conflict, invalid, notFound } from "../http/failure.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { dateOf, type Passage } from "@pulda/question";
import { hardWordsOf } from "./exam-words.ts";
import type { WordStore } from "./store.ts";

const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const NO_WORDS = conflict("시험을 볼 단어가 없어요. 단어장에 단어를 먼저 넣어 주세요.");
const NO_HARD_WORDS = conflict("이 문제집에는 고른 수준보다 어려운 단어가 없어요.");

/** The most words that a test samples its items from. */
const MAX_SOURCE_WORDS = 500;
/** The characters of an exam's passages that are read for them; five hundred words are found in far fewer. */
const MAX_SOURCE_CHARACTERS = 200_000;

interface Parts {
  readonly words: WordStore;
  readonly exams: ExamStore;
  readonly engine: Engine;
  readonly startGeneration: ReturnType<typeof generationStarter>;
}

/** Word tests about the list or about an exam. */
export function wordTestRoutes(
  http: HttpContext,
  { words, exams, engine, startGeneration }: Parts,
): void {
  mount(http, endpoints.wordTest, async ({ user, input }) => {
    const { exam_id: examId, types, level, title, seed, zone } = input;
    const ofWords = (await engine.about()).types.filter(({ of_words }) => of_words);
    const unknown = types.findIndex(({ type }) => !ofWords.some(({ id }) => id === type));
    if (unknown >= 0) return invalid(`types.${unknown}.type`, "만들 수 없는 유형이에요.");
    const exam = examId === undefined ? null : await exams.origin(user.id, examId);
    if (examId !== undefined && !exam) return NO_EXAM;
    const tested = exam
      ? await wordsOfExam(user.id, exam.request.passages, level)
      : (
          await words.sample(
            user.id,
            { ...input, exam_id: undefined, search: "", sort: "newest" },
            MAX_SOURCE_WORDS,
            now(),
          )
        ).map(({ text, meaning, context }) => ({ text, meaning, context }));
    if (tested.length === 0) return exam ? NO_HARD_WORDS : NO_WORDS;
    return startGeneration(user.id, {
      title:
        title ||
        (exam ? `${exam.title} 단어 시험`.slice(0, 100) : `단어 시험 ${dayName(now(), zone)}`),
      seed: seed ?? randomInt(MAX_SEED),
      request: {
        version: 1,
        passages: [],
        types,
        level,
        picks: [],
        words: tested.slice(0, MAX_SOURCE_WORDS),
      },
    });
  });

  async function wordsOfExam(userId: number, passages: readonly Passage[], level: number) {
    const texts = passages.map(({ text }) => text);
    const part = { from: 0, maxCharacters: MAX_SOURCE_CHARACTERS, maxWords: MAX_SOURCE_WORDS };
    const found = await hardWordsOf(engine, userId, texts, level, part);
    return found.words.map(({ lemma, meaning, sentence }) => ({
      text: lemma,
      meaning,
      context: sentence,
    }));
  }
}

function now(): string {
  return new Date().toISOString();
}

/** "11월 21일", where the user is. */
function dayName(time: string, zone: number): string {
  const [, month, day] = dateOf(time, zone).split("-").map(Number);
  return `${month}월 ${day}일`;
}
