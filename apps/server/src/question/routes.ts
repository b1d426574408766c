import { endpoints } from "@pulda/contract";
import type { Engine } from "../exam/engine.ts";
import type { ExamStore } from "../exam/store.ts";
import { conflict, invalid, notFound } from "../http/failure.ts";
import { mount, type Mounting } from "../http/mount.ts";
import type { QuestionStore } from "./store.ts";

const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const NOT_READY = conflict("문제집을 다 만든 다음에 문항을 넣을 수 있어요.");

export function questionRoutes(
  http: Mounting,
  questions: QuestionStore,
  exams: ExamStore,
  engine: Engine,
): void {
  mount(http, endpoints.questionTypes, async () => (await engine.about()).types);

  mount(http, endpoints.questionCreate, async ({ user, input }) => {
    const { exam_id, ...typed } = input;
    if (typed.choice > typed.options.length) return invalid("choice", "정답이 보기 중에 없어요.");
    if (new Set(typed.options).size < typed.options.length)
      return invalid("options", "같은 보기가 두 번 있어요.");
    const item = await questions.append(user.id, exam_id, await engine.compose(typed));
    if (item) return item;
    return (await exams.get(user.id, exam_id)) ? NOT_READY : NO_EXAM;
  });

  mount(http, endpoints.questionRemove, async ({ user, input }) =>
    (await questions.remove(user.id, input.id)) ? undefined : notFound("문항을 찾을 수 없어요."),
  );
}
