import {
  Block,
  AnswerField,
  Item,
  MAX_POINTS,
  MAX_READ_LENGTH,
  MAX_READ_QUESTIONS,
  MIN_POINTS,
  gradedLength,
} from "@pulda/question";
import { z } from "zod";
import { Id, NoFields, OnlyId, Seed } from "./fields.ts";
import { get, post } from "./endpoint.ts";

/** A question type. */
export const QuestionType = z.object({
  id: z.string(),
  name: z.string(),
  shape: z.enum(["choose", "mark", "write", "arrange"]),
  /** What it tests; "own" for types that users write themselves. */
  asks: z.enum(["grammar", "vocabulary", "reading", "own"]),
  /** Whether rules make it from a passage, without the user. */
  auto: z.boolean(),
  /** Whether a language model makes it as well as the rules, or alone, or not at all. */
  by_model: z.enum(["no", "also", "only"]),
  /** Whether it is made from a word of a word list. */
  of_words: z.boolean(),
});
export type QuestionType = z.infer<typeof QuestionType>;

const Line = (name: string) =>
  z.string().normalize("NFC").trim().max(2000, `${name} 2,000자까지 쓸 수 있어요.`);
const Instruction = Line("발문은").min(1, "발문을 입력해 주세요.");
const Explanation = z.string().normalize("NFC").trim().max(20_000, "해설이 너무 길어요.");
const POINTS = `배점은 ${MIN_POINTS}–${MAX_POINTS.toLocaleString("en-US")}점이고 소수 첫째 자리까지 쓸 수 있어요.`;
const Points = z
  .number(POINTS)
  .min(MIN_POINTS, POINTS)
  .max(MAX_POINTS, POINTS)
  .multipleOf(0.1, POINTS);
const TOO_FEW_OPTIONS = "보기를 두 개 이상 입력해 주세요.";
const Choice = z
  .int("정답을 골라 주세요.")
  .min(1, "정답을 골라 주세요.")
  .max(5, "정답을 골라 주세요.");
/** The most characters of one answer as it is graded, and of all accepted answers of an item. */
const MAX_ANSWER_LENGTH = 2000;
const MAX_ANSWERS_LENGTH = 20_000;
/** The accepted answers of one field; the first is the one shown. */
const Accepted = z
  .array(
    Line("답은")
      .min(1, "답을 입력해 주세요.")
      .refine(
        (answer) => gradedLength(answer) <= MAX_ANSWER_LENGTH,
        "답이 너무 길어요. 풀어 쓰면 긴 특수 문자는 풀어 쓴 길이로 세요.",
      ),
    "답을 입력해 주세요.",
  )
  .min(1, "답을 입력해 주세요.")
  .max(20, "한 칸에 답을 20개까지 쓸 수 있어요.");

const TOO_MANY_ANSWERS = "답이 너무 많아요. 모두 합해 20,000자까지 쓸 수 있어요.";

function fitsGrading(fields: readonly (readonly string[])[]): boolean {
  const lengths = fields.flat().map(gradedLength);
  return lengths.reduce((sum, length) => sum + length, 0) <= MAX_ANSWERS_LENGTH;
}

/** The most fields of an own item. */
const MAX_FIELDS = 10;
/** The most characters in all blocks of an item, as JSON. */
const MAX_TEXT_LENGTH = 60_000;

const Blocks = z
  .array(Block)
  .max(20)
  .refine((blocks) => JSON.stringify(blocks).length <= MAX_TEXT_LENGTH, "지문이 너무 길어요.");

/** An item after a change, with the id of the change, by which it can be undone. */
const [choose, mark, write, arrange] = Item.options;
const change = { change_id: Id };
export const ChangedItem = z.discriminatedUnion("shape", [
  choose.extend(change),
  mark.extend(change),
  write.extend(change),
  arrange.extend(change),
]);
export type ChangedItem = z.infer<typeof ChangedItem>;

/** What a user writes of an item. */
const ownFields = {
  type: z.enum(["own-choice", "own-write"], "유형을 골라 주세요.").default("own-choice"),
  instruction: Instruction,
  text: z.string().normalize("NFC").max(20_000, "지문이 너무 길어요.").default(""),
  options: z
    .array(Line("보기는").min(1, "보기를 입력해 주세요."), TOO_FEW_OPTIONS)
    .min(2, TOO_FEW_OPTIONS)
    .max(5, "보기는 다섯 개까지 쓸 수 있어요.")
    .optional(),
  choice: Choice.optional(),
  fields: z
    .array(
      z.object({ label: Line("칸 이름은").optional(), accepted: Accepted }),
      "답을 쓸 칸을 하나 이상 넣어 주세요.",
    )
    .min(1, "답을 쓸 칸을 하나 이상 넣어 주세요.")
    .max(MAX_FIELDS, `답을 쓸 칸은 ${MAX_FIELDS}개까지 넣을 수 있어요.`)
    .refine((all) => fitsGrading(all.map(({ accepted }) => accepted)), TOO_MANY_ANSWERS)
    .optional(),
  explanation: Explanation.default(""),
  points: Points.default(2),
};

/** A question of the user's own, as it is given to several calls. */
const OwnQuestion = z.object(ownFields);

function checkOwn(
  { type, options, choice, fields }: z.infer<typeof OwnQuestion>,
  context: z.RefinementCtx,
): void {
  const addProblem = (field: string, message: string) =>
    context.addIssue({ code: "custom", path: [field], message });
  if (type === "own-write") {
    if (!fields) addProblem("fields", "답을 쓸 칸을 하나 이상 넣어 주세요.");
    return;
  }
  if (!options) addProblem("options", TOO_FEW_OPTIONS);
  if (choice === undefined) addProblem("choice", "정답을 골라 주세요.");
  else if (options && choice > options.length) addProblem("choice", "정답이 보기 중에 없어요.");
  if (options && new Set(options).size < options.length)
    addProblem("options", "같은 보기가 두 번 있어요.");
}

/** In bytes: a hundred items as exams have them. */
export const MANY_BODY_LIMIT = 2 * 1024 * 1024;

const TOO_MANY_QUESTIONS = `문항은 한 번에 ${MAX_READ_QUESTIONS}개까지 넣을 수 있어요.`;

/** Own questions, at least one. */
export const OwnQuestions = z
  .array(z.object(ownFields).superRefine(checkOwn), "문항을 하나 이상 골라 주세요.")
  .min(1, "문항을 하나 이상 골라 주세요.")
  .max(MAX_READ_QUESTIONS, TOO_MANY_QUESTIONS);

/** Own questions that go with the passages of an exam that is to be made, each with the index of its passage. */
export const OwnQuestionsOfPassages = z
  .array(
    z
      .object({ passage: z.int("지문을 골라 주세요.").min(0, "지문을 골라 주세요."), ...ownFields })
      .superRefine(checkOwn),
    "함께 넣을 문항을 알아볼 수 없어요.",
  )
  .max(MAX_READ_QUESTIONS, TOO_MANY_QUESTIONS);

/** A question that was read in a pasted text: what its user would have typed, as far as it was found. */
export const ReadQuestion = z.object({
  /** Where it stands in the text. */
  span: z.object({ start: z.int(), end: z.int() }),
  type: z.enum(["own-choice", "own-write"]),
  instruction: z.string(),
  text: z.string(),
  options: z.array(z.string()),
  /** Null where no key was found. */
  choice: z.int().nullable(),
  fields: z.array(z.object({ label: z.string().optional(), accepted: z.array(z.string()) })),
  explanation: z.string(),
  /** Null where none are printed. */
  points: z.number().nullable(),
  /** What to look at; `message` is in Korean. */
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type ReadQuestion = z.infer<typeof ReadQuestion>;

export const questionEndpoints = {
  questionTypes: get("/api/v1/question/types", {
    summary: "만들 수 있는 문항 유형",
    guests: true,
    request: NoFields,
    result: z.array(QuestionType),
  }),
  questionCreate: post("/api/v1/question/create", {
    summary: "직접 출제한 문항 넣기 (객관식: options와 choice, 서답형: fields)",
    bodyLimit: 320 * 1024,
    quota: "edit",
    request: z.object({ exam_id: Id, ...ownFields }).superRefine(checkOwn),
    result: ChangedItem,
  }),
  /** All in one transaction: where one cannot be taken over, none is. */
  questionCreateMany: post("/api/v1/question/create_many", {
    summary: "직접 출제한 문항 여럿을 한 번에 넣기 (모두 넣거나 하나도 넣지 않아요)",
    bodyLimit: MANY_BODY_LIMIT,
    quota: "edit",
    request: z.object({
      exam_id: Id,
      questions: OwnQuestions,
    }),
    result: z.array(ChangedItem),
  }),
  questionReadText: post("/api/v1/question/read_text", {
    summary: "붙여 넣은 글(발문, ①–⑤, 정답)에서 문항 읽기. 아무것도 저장하지 않아요",
    bodyLimit: 3 * MAX_READ_LENGTH + 1024,
    quota: "edit",
    changes: false,
    request: z.object({
      text: z
        .string("문항을 붙여 넣어 주세요.")
        .min(1, "문항을 붙여 넣어 주세요.")
        .max(
          MAX_READ_LENGTH,
          `한 번에 ${MAX_READ_LENGTH.toLocaleString("en-US")}자까지 붙여 넣을 수 있어요.`,
        ),
    }),
    result: z.array(ReadQuestion),
  }),
  questionEdit: post("/api/v1/question/edit/{id}", {
    summary: "문항 고치기 (정답을 자동으로 확인할 수 없게 되면 as_author로만 저장)",
    bodyLimit: 960 * 1024,
    quota: "edit",
    request: z.object({
      id: Id,
      /** Optimistic concurrency: the version that was edited; a newer one is not overwritten. */
      version: z.int("문항의 버전이 필요해요.").min(1, "문항의 버전이 필요해요."),
      instruction: Instruction.optional(),
      points: Points.optional(),
      explanation: Explanation.optional(),
      blocks: Blocks.optional(),
      options: z
        .array(
          z.object({
            cells: z
              .array(Line("보기는").min(1, "보기를 입력해 주세요."))
              .min(1, "보기를 입력해 주세요.")
              .max(5),
          }),
          TOO_FEW_OPTIONS,
        )
        .min(2, TOO_FEW_OPTIONS)
        .max(5, "보기는 다섯 개까지 쓸 수 있어요.")
        .optional(),
      fields: z
        .array(
          AnswerField.extend({
            label: Line("칸 이름은").optional(),
            hint: Line("도움말은").optional(),
          }),
        )
        .min(1)
        .max(MAX_FIELDS)
        .optional(),
      pieces: z
        .array(Line("낱말은").min(1, "배열할 낱말을 입력해 주세요."))
        .min(2, "배열할 낱말을 두 개 이상 입력해 주세요.")
        .max(50, "배열할 낱말이 너무 많아요.")
        .optional(),
      key: z
        .union(
          [
            z.strictObject({ choice: Choice }),
            z.strictObject({
              accepted: z
                .array(Accepted)
                .min(1)
                .max(MAX_FIELDS)
                .refine(fitsGrading, TOO_MANY_ANSWERS),
            }),
            z.strictObject({
              orders: z
                .array(z.array(z.int().min(0)).max(50))
                .min(1)
                .max(20),
            }),
          ],
          "정답을 알아볼 수 없어요.",
        )
        .optional(),
      /** Stores the item as the user's own when the edit breaks its proof. */
      as_author: z.boolean("true 또는 false여야 해요.").default(false),
    }),
    result: ChangedItem,
  }),
  questionMove: post("/api/v1/question/move/{id}", {
    summary: "문항 순서 바꾸기",
    request: z.object({
      id: Id,
      position: z.int("자리는 1 이상의 정수예요.").min(1, "자리는 1 이상의 정수예요."),
    }),
    result: ChangedItem,
  }),
  questionRegenerate: post("/api/v1/question/regenerate/{id}", {
    summary: "문항을 다른 것으로 다시 만들기 (type을 주면 그 유형으로)",
    quota: "make",
    request: z.object({
      id: Id,
      type: z.string().min(1, "유형을 골라 주세요.").max(50).optional(),
      seed: Seed.optional(),
    }),
    result: ChangedItem,
  }),
  questionRemove: post("/api/v1/question/remove/{id}", {
    summary: "문항 지우기",
    request: OnlyId,
    result: z.object(change),
  }),
  questionUndo: post("/api/v1/question/undo/{id}", {
    summary: "문항의 마지막 변경 되돌리기 (id는 변경의 번호)",
    request: OnlyId,
    /** The restored question; null when the undone change had created it. */
    result: z.object({ exam_id: Id, question_id: Id.nullable() }),
  }),
} as const;
