import { endpoints, MAX_SEED, type ParsedOf, type QuestionType } from "@pulda/contract";
import type { ItemContent } from "@pulda/question";
import type { Engine } from "../engine/engine.ts";
import type { ExamStore } from "../exam/store.ts";
import { conflict, Failure, invalid, notFound } from "../http/failure.ts";
import type { Call } from "../http/call.ts";
import { mount, type HttpContext } from "../http/mount.ts";
import { untilGone } from "../http/until-gone.ts";
import { askedAbout } from "../model/asked-about.ts";
import { NO_MODEL } from "../model/model-failed.ts";
import type { Model } from "../model/model.ts";
import { proposeOne } from "../model/propose.ts";
import { applyEdit } from "./apply-edit.ts";
import { ownItemInput } from "./own-item-input.ts";
import { BROKEN, STALE, UNSOUND, type QuestionContext, type QuestionStore } from "./store.ts";

const NO_EXAM = notFound("문제집을 찾을 수 없어요.");
const NO_QUESTION = notFound("문항을 찾을 수 없어요.");
const NO_CHANGE = notFound("되돌릴 수 있는 변경이 없어요.");
const NOT_READY = conflict("문제집을 다 만든 다음에 문항을 넣을 수 있어요.");
const CHANGED_SINCE = conflict("그사이 다른 곳에서 고친 문항이에요. 저장된 내용을 확인해 주세요.");
const LATER = conflict("그 뒤에 바꾼 것이 있어서 이것만 되돌릴 수 없어요.");
const UNREADABLE = conflict(
  "저장된 내용을 읽을 수 없는 문항이라 바꿀 수 없어요. 지우고 다시 만들어 주세요.",
);
const UNSOUND_ITEM = conflict(
  "새로 만든 문항이 지문과 맞지 않아서 저장하지 않았어요. 원래 문항은 그대로예요.",
);
const NEEDS_MODEL = conflict(`이 유형은 모델이 만들어요. ${NO_MODEL}`);
const OWN = conflict("직접 출제한 문항은 다시 만들 수 없어요.");

interface Parts {
  readonly questions: QuestionStore;
  readonly exams: ExamStore;
  readonly engine: Engine;
  /** Null where no language model is set up. */
  readonly model: Model | null;
}

export function questionRoutes(
  http: HttpContext,
  { questions, exams, engine, model }: Parts,
): void {
  mount(http, endpoints.questionTypes, async () => (await engine.about()).types);

  mount(http, endpoints.questionCreate, async ({ user, input }) => {
    const content = await engine.compose(user.id, ownItemInput(input));
    const item = await questions.append(user.id, input.exam_id, content);
    if (item) return orFailure(item);
    return (await exams.exists(user.id, input.exam_id)) ? NOT_READY : NO_EXAM;
  });

  mount(
    http,
    endpoints.questionCreateMany,
    async ({ user, input, spendItems }) => {
      const exhausted = await spendItems(input.questions.length);
      if (exhausted) return exhausted;
      const contents: ItemContent[] = [];
      for (const question of input.questions)
        contents.push(await engine.compose(user.id, ownItemInput(question)));
      const items = await questions.appendAll(user.id, input.exam_id, contents);
      if (items) return orFailure(items);
      return (await exams.exists(user.id, input.exam_id)) ? NOT_READY : NO_EXAM;
    },
    { cost: ({ questions: all }) => all.length },
  );

  mount(http, endpoints.questionReadText, ({ user, input }) =>
    engine.readText(user.id, input.text),
  );

  mount(http, endpoints.questionEdit, async ({ user, input }) => {
    const { id, version, ...edit } = input;
    const found = await questions.find(user.id, id);
    if (!found) return NO_QUESTION;
    if (found === BROKEN) return UNREADABLE;
    if (found.content.version !== version) return CHANGED_SINCE;
    const content = applyEdit(found.content, edit, found.request.passages);
    if (content instanceof Failure) return content;
    return orFailure(await questions.replace(user.id, id, { kind: "edit", version, content }));
  });

  mount(http, endpoints.questionRegenerate, async ({ user, input, reply, spendItems }) => {
    const exhausted = await spendItems(await questions.examSize(user.id, input.id));
    if (exhausted) return exhausted;
    const found = await questions.find(user.id, input.id);
    if (!found) return NO_QUESTION;
    if (found === BROKEN) return UNREADABLE;
    const { proof } = found.content;
    const type = input.type ?? found.content.type;
    const known = (await engine.about()).types.find(({ id }) => id === type);
    if (!known || !isMadeOf(proof, known))
      return proof.kind === "author" && input.type === undefined
        ? OWN
        : invalid("type", "만들 수 없는 유형이에요.");
    const isByModel = proof.kind === "made" && typeof proof.model?.proposer === "string";
    const goesToModel = known.by_model === "only" || (isByModel && known.by_model === "also");
    if (!model && known.by_model === "only") return NEEDS_MODEL;
    const item =
      model && goesToModel
        ? await proposed(model, found, known.id, { user, input, reply })
        : await regenerated(user.id, found, type, input);
    if (item instanceof Failure) return item;
    const { version } = found.content;
    const change = { kind: "regenerate", version, content: item } as const;
    return orFailure(await questions.replace(user.id, input.id, change));
  });

  // The positions of those behind it change as well.
  mount(http, endpoints.questionMove, async ({ user, input, spendItems }) => {
    const exhausted = await spendItems(await questions.examSize(user.id, input.id));
    return exhausted ?? orFailure(await questions.move(user.id, input.id, input.position));
  });

  mount(http, endpoints.questionRemove, async ({ user, input, spendItems }) => {
    const exhausted = await spendItems(await questions.examSize(user.id, input.id));
    if (exhausted) return exhausted;
    const change_id = await questions.remove(user.id, input.id);
    return change_id === null ? NO_QUESTION : { change_id };
  });

  mount(http, endpoints.questionUndo, async ({ user, input }) => {
    const undone = await questions.undo(user.id, input.id);
    if (undone === null) return NO_CHANGE;
    return undone === "later" ? LATER : orFailure(undone);
  });

  /** Another item of the model in place of a question, about something else than all others of its passage. */
  async function proposed(
    by: Model,
    { examId, content, seed, request }: QuestionContext,
    type: string,
    {
      user,
      input,
      reply,
    }: Pick<Call<typeof endpoints.questionRegenerate>, "user" | "input" | "reply">,
  ): Promise<ItemContent | Failure> {
    const { proof } = content;
    if (proof.kind !== "made") return OWN;
    const { passages, level } = request;
    const { passage } = proof;
    const others = [content, ...(await questions.others(input.id, examId, { passage }))];
    const task = {
      type,
      passage,
      level,
      text: passages[passage]?.text ?? "",
      seed: input.seed ?? (seed + content.version) % MAX_SEED,
      avoid: askedAbout(others, passage, passages),
    };
    const asking = { userId: user.id, examId, signal: untilGone(reply) };
    const made = await proposeOne({ model: by, engine }, task, asking);
    return made.ok ? { ...made.item, points: content.points } : conflict(made.reason);
  }

  /** Another item in place of a question, with a target that neither it nor its predecessors had. */
  async function regenerated(
    userId: number,
    { examId, content, seed, request }: QuestionContext,
    type: string,
    input: ParsedOf<typeof endpoints.questionRegenerate>,
  ): Promise<ItemContent | Failure> {
    const { proof } = content;
    if (proof.kind === "author") return OWN;
    const { passages, level, words } = request;
    if (proof.kind === "word") {
      const others = [content, ...(await questions.others(input.id, examId))];
      const made = await engine.regenerateWordItem(userId, {
        words,
        type,
        seed: input.seed ?? seed,
        items: others,
      });
      return made.ok ? { ...made.item, points: content.points } : conflict(made.reason);
    }
    // The maker needs only the items of this passage, and the keys of this type.
    const wanted = { type, passage: proof.passage };
    const others = [content, ...(await questions.others(input.id, examId, wanted))];
    const items = others.flatMap((other) => {
      if (other.proof.kind === "made" && other.proof.passage === proof.passage) return [other];
      return other.type === type ? [{ ...other, blocks: [], explanation: "" }] : [];
    });
    const made = await engine.regenerate(userId, {
      passages,
      level,
      seed: input.seed ?? seed,
      passage: proof.passage,
      type,
      items,
    });
    // the points of an exam add up to its total
    return made.ok ? { ...made.item, points: content.points } : conflict(made.reason);
  }
}

/** Whether items of a type are made of what an item was made of. */
function isMadeOf(proof: ItemContent["proof"], known: QuestionType): boolean {
  return proof.kind === "word" ? known.of_words : known.auto || known.by_model === "only";
}

/** The changed question, or the failure for a change that was refused. */
function orFailure<T extends object>(
  outcome: T | typeof STALE | typeof UNSOUND | typeof BROKEN | null,
): T | Failure {
  switch (outcome) {
    case null:
      return NO_QUESTION;
    case STALE:
      return CHANGED_SINCE;
    case UNSOUND:
      return UNSOUND_ITEM;
    case BROKEN:
      return UNREADABLE;
    default:
      return outcome;
  }
}
