import { z } from "zod";
import {
  Id,
  Level,
  NoResult,
  pageFields,
  Search,
  Seed,
  SentTime,
  Time,
  Title,
  UtcOffset,
} from "./fields.ts";
import { paperFields, PaperPreview } from "./document.ts";
import { get, getPage, post } from "./endpoint.ts";
import { ExamDocument, MAX_PASSAGES, TypeCount } from "./exam.ts";

/** How far a word is learned: never reviewed, being learned, or with an interval of three weeks or longer. */
export const WordState = z.enum(["new", "learning", "known"]);
export type WordState = z.infer<typeof WordState>;

/** A line of the user's word list. */
export const Word = z.object({
  id: Id,
  text: z.string(),
  meaning: z.string(),
  /** 1–5; 5 also for words that are not in the dictionary. */
  level: z.int(),
  /** The sentence with the word; empty when the word was typed by hand. */
  context: z.string(),
  /** The exam that it was added from, if that still exists. */
  exam_id: Id.nullable(),
  created_at: Time,
  state: WordState,
  /** When it is due for review; a new word is due at once. */
  due_at: Time,
  /** How often it was reviewed, which identifies the review that a rating belongs to. */
  reps: z.int(),
});
export type Word = z.infer<typeof Word>;

const Text = z
  .string("단어를 입력해 주세요.")
  .normalize("NFC")
  .trim()
  .min(1, "단어를 입력해 주세요.")
  .max(100, "단어는 100자까지 쓸 수 있어요.");
const Meaning = z
  .string("뜻을 입력해 주세요.")
  .normalize("NFC")
  .trim()
  .max(500, "뜻은 500자까지 쓸 수 있어요.");
const Context = z.string().normalize("NFC").trim().max(2000, "문장이 너무 길어요.").default("");

/** Part of speech: WordNet's four (noun, verb, adjective, adverb) and those of function words. */
export const WordClass = z.enum([
  "n",
  "v",
  "a",
  "r",
  "prep",
  "conj",
  "pron",
  "det",
  "aux",
  "num",
  "int",
  "phrase",
]);
export type WordClass = z.infer<typeof WordClass>;

/** Words that may stand for another, and in what company; "any" where it hardly matters. */
const Substitute = z.object({ words: z.string(), company: z.string() });

/** The dictionary entry of a word or phrase. */
export const LookUp = z.object({
  lemma: z.string(),
  /** IPA, without the slashes. */
  pronunciation: z.string().nullable(),
  level: z.int(),
  /** By part of speech, that of the word in its sentence first. */
  senses: z
    .array(
      z.object({
        pos: WordClass,
        /** In Korean; empty where the dictionary has none. */
        meaning: z.string(),
        /** In English; empty where there is none. */
        definition: z.string(),
        examples: z.array(z.string()).readonly(),
        /** How it is used, sense by sense; empty where we have not written of it. */
        usages: z
          .array(
            z.object({
              meaning: z.string(),
              definition: z.string(),
              synonyms: z.array(Substitute).readonly(),
              opposites: z.array(Substitute).readonly(),
              collocations: z.array(z.string()).readonly(),
            }),
          )
          .readonly(),
      }),
    )
    .readonly(),
  /** Whether the first sense was chosen by the sentence, rather than by frequency. */
  in_context: z.boolean(),
  inflections: z
    .array(
      z.object({
        kind: z.enum([
          "plural",
          "third",
          "past",
          "participle",
          "ing",
          "comparative",
          "superlative",
        ]),
        form: z.string(),
      }),
    )
    .readonly(),
  /** Other lemmas that the word may be a form of. */
  others: z.array(z.string()).readonly(),
  /** Phrases in the sentence that contain the word. */
  phrases: z.array(z.object({ phrase: z.string(), meaning: z.string() })).readonly(),
});
export type LookUp = z.infer<typeof LookUp>;

export const WordFilter = z.enum(["all", "new", "learning", "known", "due"]);
export type WordFilter = z.infer<typeof WordFilter>;
export const WordSort = z.enum(["newest", "oldest", "alphabet", "level", "due"]);
export type WordSort = z.infer<typeof WordSort>;

const searchFields = {
  /** In English or Korean; initial consonants alone (ㅈㅅ) find 주소. */
  search: Search.default(""),
  filter: WordFilter.default("all"),
  sort: WordSort.default("newest"),
  exam_id: Id.optional(),
  zone: UtcOffset,
};

/** The four ratings of a review: 1 again, 2 hard, 3 good, 4 easy. */
export const Rating = z.int("평가는 1–4예요.").min(1, "평가는 1–4예요.").max(4, "평가는 1–4예요.");

/** A word due for review, with its next due time under each of the four ratings. */
export const ReviewCard = z.object({ word: Word, next: z.array(Time).length(4) });
export type ReviewCard = z.infer<typeof ReviewCard>;

/** Files of a word list: what spreadsheets, Quizlet and Anki read. */
export const WORD_FORMATS = ["csv", "xlsx", "quizlet", "anki"] as const;
export type WordFormat = (typeof WORD_FORMATS)[number];

/** The most words of a sheet. */
export const MAX_SHEET_WORDS = 400;
const SHEET_WORDS = `단어는 1–${MAX_SHEET_WORDS}개까지 실을 수 있어요.`;

const sheetFields = {
  /** The meaning of each word, the word for each meaning, or its spelling by the first letter. */
  kind: z.enum(["meaning", "word", "spelling"], "무엇을 물을지 골라 주세요.").default("meaning"),
  count: z.int(SHEET_WORDS).min(1, SHEET_WORDS).max(MAX_SHEET_WORDS, SHEET_WORDS).default(50),
  /** Which words are taken of more, and their order. */
  seed: Seed.default(1),
  ...searchFields,
  ...paperFields,
};

export const MAX_WORDS_PER_CALL = 2000;
/** In bytes: as many words, each with a meaning and a sentence, a thousand bytes together. */
const WORDS_BODY_LIMIT = 2 * 1024 * 1024;
export const MAX_DAILY_LIMIT = 1000;
export const DEFAULT_DAILY_LIMIT = 50;

export const wordEndpoints = {
  wordList: getPage("/api/v1/word/list", {
    summary: "단어장",
    request: z.object({ ...searchFields, ...pageFields }),
    result: z.array(Word),
  }),
  wordExport: get("/api/v1/word/export", {
    summary: "찾은 단어 모두 (내보내기와 인쇄)",
    quota: "export",
    request: z.object(searchFields),
    result: z.array(Word),
  }),
  /** The answer is the file itself, with its name. */
  wordFile: get("/api/v1/word/file", {
    summary: "찾은 단어를 파일로: CSV, 엑셀(XLSX), Quizlet, Anki",
    quota: "export",
    request: z.object({
      format: z.enum(WORD_FORMATS, "형식을 골라 주세요.").default("csv"),
      ...searchFields,
    }),
    result: NoResult,
  }),
  /** The answer is the file itself, with its name. */
  wordSheet: get("/api/v1/word/sheet", {
    summary: "단어 시험지: PDF·HWPX·DOCX",
    quota: "export",
    request: z.object({
      format: z.enum(["pdf", "hwpx", "docx"], "형식을 골라 주세요.").default("pdf"),
      ...sheetFields,
    }),
    result: NoResult,
  }),
  wordSheetPreview: get("/api/v1/word/sheet/preview", {
    summary: "단어 시험지 미리 보기: 쪽수와 첫 쪽(또는 모든 쪽)의 그림",
    quota: "survey",
    request: z.object({ whole: z.boolean().default(false), ...sheetFields }),
    result: PaperPreview,
  }),
  wordLookup: get("/api/v1/word/lookup", {
    summary: "사전: 문장을 함께 주면 그 문장에서 쓰인 뜻이 먼저",
    quota: "lookUp",
    guests: true,
    request: z.object({
      text: Text,
      /** As it is: `at` counts in it. */
      context: z.string().max(2000, "문장이 너무 길어요.").default(""),
      /** Where the word starts in the context, in UTF-16 units; searched for by its form when left out. */
      at: z.int().min(0).optional(),
    }),
    result: LookUp,
  }),
  wordAppend: post("/api/v1/word/append", {
    summary: "단어 넣기: 뜻을 비우면 사전의 뜻",
    quota: "words",
    guests: true,
    request: z.object({
      text: Text,
      meaning: Meaning.default(""),
      context: Context,
      exam_id: Id.optional(),
    }),
    result: Word,
  }),
  wordAppendMany: post("/api/v1/word/append_many", {
    summary: "단어 여러 개 넣기: 이미 있는 단어는 그대로 두어요",
    bodyLimit: WORDS_BODY_LIMIT,
    quota: "words",
    request: z.object({
      /** A word with a sentence and without a meaning is added as its lemma. */
      words: z
        .array(z.object({ text: Text, meaning: Meaning.default(""), context: Context }))
        .min(1, "단어를 하나 이상 넣어 주세요.")
        .max(
          MAX_WORDS_PER_CALL,
          `한 번에 ${MAX_WORDS_PER_CALL.toLocaleString("en-US")}개까지 넣을 수 있어요.`,
        ),
      exam_id: Id.optional(),
    }),
    result: z.object({
      added: z.array(Word),
      /** Texts that were already on the list. */
      known: z.array(z.string()),
    }),
  }),
  wordEdit: post("/api/v1/word/edit", {
    summary: "뜻 고치기",
    guests: true,
    request: z.object({ word_id: Id, meaning: Meaning }),
    result: Word,
  }),
  wordRemove: post("/api/v1/word/remove", {
    summary: "단어 지우기",
    guests: true,
    request: z.object({ word_id: Id }),
    result: NoResult,
  }),
  wordRestore: post("/api/v1/word/restore", {
    summary: "지운 단어 되살리기: 복습 기록도 함께",
    guests: true,
    request: z.object({ word_id: Id }),
    result: Word,
  }),
  wordQueue: get("/api/v1/word/queue", {
    summary: "오늘의 복습: 복습할 단어와 다음 간격",
    request: z.object({ zone: UtcOffset }),
    result: z.object({
      /** The first of the words that are due now, within today's limit. */
      cards: z.array(ReviewCard),
      /** How many are still to be reviewed today, those of `cards` included. */
      left: z.int(),
      /** How many different words were reviewed today. */
      done: z.int(),
      /** How many are due in all, beyond today's limit too. */
      due: z.int(),
      daily_limit: z.int(),
      /** When the next word is due if none is due now; null where no word is being learned. */
      next_due_at: Time.nullable(),
      /** Whether a review of today can be undone. */
      can_undo: z.boolean(),
    }),
  }),
  wordPractice: get("/api/v1/word/practice", {
    summary: "연습할 단어: 다시 볼 날짜는 바뀌지 않아요",
    request: z.object({
      filter: WordFilter.default("all"),
      exam_id: Id.optional(),
      count: z.int().min(1).max(100).default(20),
      zone: UtcOffset,
    }),
    result: z.array(Word),
  }),
  wordReview: post("/api/v1/word/review", {
    summary: "복습한 단어의 평가: 1 다시, 2 어려움, 3 알맞음, 4 쉬움",
    request: z.object({
      word_id: Id,
      rating: Rating,
      /** The word's `reps` as the user saw it: a second rating of the same review fails with code 409. */
      reps: z.int().min(0).optional(),
      /** When it was rated, where that was without a connection; now, if left out. */
      rated_at: SentTime.optional(),
    }),
    result: Word,
  }),
  wordReviewUndo: post("/api/v1/word/review/undo", {
    summary: "오늘의 마지막 평가 되돌리기",
    request: z.object({ zone: UtcOffset }),
    result: Word,
  }),
  wordCatchUp: post("/api/v1/word/catch_up", {
    summary: "밀린 복습을 여러 날에 나누기",
    request: z.object({
      days: z.int("날수는 2–60이에요.").min(2, "날수는 2–60이에요.").max(60, "날수는 2–60이에요."),
      zone: UtcOffset,
    }),
    result: z.object({ moved: z.int(), per_day: z.int() }),
  }),
  wordSettings: post("/api/v1/word/settings", {
    summary: "하루에 복습할 단어 수",
    request: z.object({
      daily_limit: z
        .int("하루 복습량은 정수예요.")
        .min(5, "하루 복습량은 5개 이상이에요.")
        .max(MAX_DAILY_LIMIT, `하루 복습량은 ${MAX_DAILY_LIMIT}개까지예요.`),
    }),
    result: z.object({ daily_limit: z.int() }),
  }),
  wordStats: get("/api/v1/word/stats", {
    summary: "복습 예보와 기억률",
    request: z.object({ zone: UtcOffset }),
    result: z.object({
      total: z.int(),
      states: z.object({ new: z.int(), learning: z.int(), known: z.int() }),
      /** How many words are due on each of the next days, today (with all overdue) first. */
      forecast: z.array(z.object({ day: z.iso.date(), count: z.int() })),
      /** The last thirty days: reviews of words that had been learned, and how many were remembered. */
      retention: z.array(z.object({ day: z.iso.date(), reviewed: z.int(), remembered: z.int() })),
    }),
  }),
  wordOfExam: get("/api/v1/word/exam/{id}", {
    summary: "문제집 지문의 단어: 고른 수준보다 어려운 것",
    quota: "examWords",
    request: z.object({
      id: Id,
      level: Level.default(2),
      /** The index of the first passage: a call answers the words of a bounded part of a long exam. */
      from: z.int().min(0).max(MAX_PASSAGES).default(0),
    }),
    result: z.object({
      title: z.string(),
      /** The passage to go on with; null where there is no further one. */
      next: z.int().nullable(),
      words: z.array(
        z.object({
          lemma: z.string(),
          meaning: z.string(),
          level: z.int(),
          /** How often it occurs in the passages. */
          count: z.int(),
          /** The first sentence with it. */
          context: z.string(),
          /** Whether it is on the word list. */
          listed: z.boolean(),
        }),
      ),
    }),
  }),
  wordTest: post("/api/v1/word/test", {
    summary: "단어 시험 만들기: 단어장이나 문제집의 단어로",
    quota: "make",
    request: z.object({
      title: Title.or(z.literal("")).optional(),
      /** The exam whose passages' words are tested; the word list when left out. */
      exam_id: Id.optional(),
      filter: WordFilter.default("all"),
      types: z
        .array(TypeCount)
        .min(1, "유형을 하나 이상 골라 주세요.")
        .max(50, "유형이 너무 많아요."),
      level: Level.default(2),
      seed: Seed.optional(),
      zone: UtcOffset,
    }),
    result: ExamDocument,
  }),
} as const;
