import { Item } from "@pulda/question";
import { z } from "zod";
import { Done, Id, Nothing, OnlyId } from "./fields.ts";
import { get, post } from "./endpoint.ts";

/** A question type that this server can make. `auto` tells whether it needs nothing but a passage. */
export const QuestionType = z.object({
  id: z.string(),
  name: z.string(),
  shape: z.enum(["choose", "mark", "write", "arrange"]),
  auto: z.boolean(),
});
export type QuestionType = z.infer<typeof QuestionType>;

const Line = (name: string) =>
  z.string().normalize("NFC").trim().max(2000, `${name} 2,000자까지 쓸 수 있어요.`);

export const questionEndpoints = {
  questionTypes: get("/api/v1/question/types", {
    summary: "만들 수 있는 문항 유형",
    request: Nothing,
    result: z.array(QuestionType),
  }),
  questionCreate: post("/api/v1/question/create", {
    summary: "직접 출제한 문항 넣기",
    request: z.object({
      exam_id: Id,
      instruction: Line("발문은").min(1, "발문을 입력해 주세요."),
      text: z.string().normalize("NFC").max(20_000, "지문이 너무 길어요.").default(""),
      options: z
        .array(Line("보기는").min(1, "보기를 입력해 주세요."), "보기를 두 개 이상 입력해 주세요.")
        .min(2, "보기를 두 개 이상 입력해 주세요.")
        .max(5, "보기는 다섯 개까지 쓸 수 있어요."),
      choice: z
        .int("정답을 골라 주세요.")
        .min(1, "정답을 골라 주세요.")
        .max(5, "정답을 골라 주세요."),
      explanation: z
        .string()
        .normalize("NFC")
        .trim()
        .max(20_000, "해설이 너무 길어요.")
        .default(""),
      points: z
        .int("배점은 1–10이에요.")
        .min(1, "배점은 1–10이에요.")
        .max(10, "배점은 1–10이에요.")
        .default(2),
    }),
    result: Item,
  }),
  questionRemove: post("/api/v1/question/remove/{id}", {
    summary: "문항 지우기",
    request: OnlyId,
    result: Done,
  }),
} as const;
