import { z } from "zod";
import { Done, Id, Search, Time, pageFields } from "./fields.ts";
import { getPage, post } from "./endpoint.ts";

/** A line of the user's word list. */
export const Word = z.object({
  id: Id,
  text: z.string(),
  meaning: z.string(),
  /** The sentence that the word stood in; empty when it was typed by hand. */
  context: z.string(),
  /** The exam that it came from, if that still exists. */
  exam_id: Id.nullable(),
  created_at: Time,
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

export const wordEndpoints = {
  wordList: getPage("/api/v1/word/list", {
    summary: "단어장",
    request: z.object({ search: Search.default(""), ...pageFields }),
    result: z.array(Word),
  }),
  wordAppend: post("/api/v1/word/append", {
    summary: "단어 넣기",
    request: z.object({
      text: Text,
      meaning: Meaning.default(""),
      context: z.string().normalize("NFC").trim().max(2000, "문장이 너무 길어요.").default(""),
      exam_id: Id.optional(),
    }),
    result: Word,
  }),
  wordEdit: post("/api/v1/word/edit", {
    summary: "뜻 고치기",
    request: z.object({ word_id: Id, meaning: Meaning }),
    result: Word,
  }),
  wordRemove: post("/api/v1/word/remove", {
    summary: "단어 지우기",
    request: z.object({ word_id: Id }),
    result: Done,
  }),
} as const;
