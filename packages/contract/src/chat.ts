/** Items from a chat window: a text to copy, the answer pasted back, and an exam of what passed. */
import { ItemContent } from "@pulda/question";
import { z } from "zod";
import { post } from "./endpoint.ts";
import { ExamDocument, PassageInput, PointsTotal } from "./exam.ts";
import { DEFAULT_LEVEL, Level, Seed, Title } from "./fields.ts";

export const MAX_CHAT_PASSAGES = 20;
export const MAX_CHAT_ITEMS = 40;
/** In characters, of all answers that were pasted. */
export const MAX_CHAT_PASTED = 400_000;

const NO_PASSAGE = "지문을 하나 이상 넣어 주세요.";
const NO_ITEM = "문항을 하나 이상 골라 주세요.";

/** What is asked of a chat window; the same fields stand in every call about it. */
const wantedFields = {
  passages: z
    .array(PassageInput, NO_PASSAGE)
    .min(1, NO_PASSAGE)
    .max(MAX_CHAT_PASSAGES, `지문은 한 번에 ${MAX_CHAT_PASSAGES}개까지 넣을 수 있어요.`),
  items: z
    .array(
      z.object({
        /** Index into the passages. */
        passage: z.int("지문을 골라 주세요.").min(0, "지문을 골라 주세요."),
        type: z.string("유형을 골라 주세요.").min(1, "유형을 골라 주세요.").max(50),
      }),
      NO_ITEM,
    )
    .min(1, NO_ITEM)
    .max(MAX_CHAT_ITEMS, `문항은 한 번에 ${MAX_CHAT_ITEMS}개까지 고를 수 있어요.`),
  level: Level.default(DEFAULT_LEVEL),
  seed: Seed.default(1),
};

const Answers = (name: string) =>
  z
    .string()
    .max(
      MAX_CHAT_PASTED,
      `${name} ${MAX_CHAT_PASTED.toLocaleString("en-US")}자까지 붙여 넣을 수 있어요.`,
    )
    .default("");

/** What was pasted back; where a text was asked for again, its answer stands behind the former. */
const pastedFields = {
  answers: Answers("대화창의 답은"),
  /** The answer to the text that has the items solved. */
  solutions: Answers("대화창의 풀이는"),
};

interface Wanted {
  readonly passages: readonly unknown[];
  readonly items: readonly { readonly passage: number }[];
}

function checkPassages({ passages, items }: Wanted, context: z.RefinementCtx): void {
  const at = items.findIndex(({ passage }) => passage >= passages.length);
  if (at >= 0)
    context.addIssue({
      code: "custom",
      path: ["items", at, "passage"],
      message: "고른 지문이 없어요.",
    });
}

/** A text to be copied into a chat window. */
export const ChatPrompt = z.object({
  /** Empty where nothing can be asked for. */
  text: z.string(),
  /** In the order in which they were wanted; `reason` says why one is not asked for, else it is null. */
  items: z.array(
    z.object({
      id: z.string(),
      passage: z.int(),
      type: z.string(),
      reason: z.string().nullable(),
    }),
  ),
});
export type ChatPrompt = z.infer<typeof ChatPrompt>;

/** How far the items are. */
export const ChatCheck = z.object({
  items: z.array(
    z.object({
      /** The name by which the chat window calls it. */
      id: z.string(),
      passage: z.int(),
      type: z.string(),
      /** Null where it cannot be used; `reason` then says why. */
      item: ItemContent.nullable(),
      /** Whether the chat window has solved it blind and found the key. */
      is_solved: z.boolean(),
      reason: z.string().nullable(),
    }),
  ),
  /** Has the items solved that were not yet; empty where there are none. */
  solve_prompt: z.string(),
  /** Asks again for what failed; empty where nothing can be asked for. */
  again_prompt: z.string(),
});
export type ChatCheck = z.infer<typeof ChatCheck>;

/** In bytes. */
const PASSAGES_BODY = 1024 * 1024;
const PASTED_BODY = 2 * 3 * MAX_CHAT_PASTED;

export const chatEndpoints = {
  modelChatPrompt: post("/api/v1/model/chat_prompt", {
    summary: "대화창에 붙여 넣을 글: 고른 지문과 유형의 문항을 부탁하는 프롬프트",
    bodyLimit: PASSAGES_BODY + 64 * 1024,
    quota: "survey",
    changes: false,
    request: z.object(wantedFields).superRefine(checkPassages),
    result: ChatPrompt,
  }),
  modelChatCheck: post("/api/v1/model/chat_check", {
    summary: "대화창의 답을 붙여 넣어 검사하기: 쓸 수 있는 문항과, 다음에 부탁할 글",
    bodyLimit: PASSAGES_BODY + PASTED_BODY + 64 * 1024,
    quota: "survey",
    changes: false,
    request: z.object({ ...wantedFields, ...pastedFields }).superRefine(checkPassages),
    result: ChatCheck,
  }),
  /** Of the items that passed; what did not is among its refusals. */
  examGenerateFromChat: post("/api/v1/exam/generate_from_chat", {
    summary: "대화창의 답으로 문제집 만들기",
    bodyLimit: PASSAGES_BODY + PASTED_BODY + 64 * 1024,
    quota: "make",
    request: z
      .object({
        title: Title.or(z.literal("")).optional(),
        ...wantedFields,
        ...pastedFields,
        /** Only items that were solved blind. */
        only_solved: z.boolean("true 또는 false여야 해요.").default(false),
        /** What the points of all items add up to; null or left out where each has the points of its difficulty. */
        points_total: PointsTotal.nullable().default(null),
      })
      .superRefine(checkPassages),
    result: ExamDocument,
  }),
} as const;
