/** The first request of a task, and the reading of its answer. */
import { consider, PassageAnalyses } from "@pulda/makers/building";
import type { ItemContent } from "@pulda/question";
import { z } from "zod";
import { readAnswerJson } from "./asking/answer-json.ts";
import type { FirstRequest, Problem, ReadAnswer } from "./asking/outcome.ts";
import type { ModelAnswer } from "./asking/request.ts";
import type { ModelTask } from "./asking/task.ts";
import { describeForm, schemaOf } from "./describe-form.ts";
import { RULES, passageAsData, levelInWords } from "./prompt.ts";
import { readingOf } from "./reading/reading.ts";
import { findModelType } from "./types/registry.ts";

const MAX_ANSWER_TOKENS = 4000;

/**
 * The request to propose an item; a refusal where the passage cannot carry one of the type.
 * @example proposalRequest({ type: "topic", passage: 0, text, level: 3, seed: 1, avoid: [] })
 */
export function proposalRequest(task: ModelTask): FirstRequest {
  const type = findModelType(task.type);
  if (!type) return { ok: false, check: "type", reason: "모델이 만들 수 없는 문항 유형이에요." };
  const reading = readingOf(task);
  if (typeof reading === "string") return { ok: false, check: "passage", reason: reading };
  const unfit = type.unfit?.(reading.excerpt) ?? null;
  if (unfit !== null) return { ok: false, check: "unfit", reason: unfit };
  const { source, excerpt } = reading;
  return {
    ok: true,
    request: {
      purpose: "propose",
      system: RULES,
      prompt: [
        `Write one item of the type "${type.id}".`,
        "",
        type.guide.trim(),
        "",
        levelInWords(task.level),
        ...avoided(task.avoid),
        ...further(task.ordinal ?? 1),
        "",
        passageAsData(source.text.slice(excerpt.span.start, excerpt.span.end)),
        "",
        "Answer with one JSON object of this form:",
        describeForm(type.answer),
        REFUSING,
      ].join("\n"),
      schemaName: `item_${type.id.replaceAll("-", "_")}`,
      schema: schemaOf(type.answer),
      maxTokens: MAX_ANSWER_TOKENS,
    },
  };
}

const REFUSING = `If this passage cannot carry a really good item of this type, do not force one: put the reason in Korean (해요체) into "refuse" and leave the other texts empty. Otherwise "refuse" is "".`;

/** The most targets that are named, and the most characters of each. */
const MAX_AVOIDED = 20;
const MAX_AVOIDED_LENGTH = 160;

function avoided(targets: readonly string[]): string[] {
  if (targets.length === 0) return [];
  return [
    "Other items of this passage ask about the following already; ask about something else:",
    ...targets
      .slice(0, MAX_AVOIDED)
      .map((text) => `- ${JSON.stringify(text.slice(0, MAX_AVOIDED_LENGTH))}`),
  ];
}

/** What is said of a second item of the same type and passage, and of those after it. */
function further(ordinal: number): string[] {
  return ordinal < 2
    ? []
    : [
        `This is item ${ordinal} of this type for this passage. Leave the most obvious choice to the first; choose another place or another point.`,
      ];
}

const Refusing = z.object({ refuse: z.string().max(1000).default("") });

/**
 * Reads an answer: its form, its quotations, the checks of its type, and the gates that every item passes.
 * @example readAnswer(task, { text: '{"refuse": "…"}', model: "m" }).ok // false
 */
export function readAnswer(task: ModelTask, { text }: Pick<ModelAnswer, "text">): ReadAnswer {
  const type = findModelType(task.type);
  const reading = readingOf(task);
  if (!type || typeof reading === "string") return failed([NO_FORM]);
  const json = readAnswerJson(text);
  const refusing = Refusing.safeParse(json);
  if (refusing.success && refusing.data.refuse.trim() !== "")
    return failed([{ ...REFUSED, reason: koreanReason(refusing.data.refuse) }]);
  if (json === undefined) return failed([NO_FORM]);
  const built = type.build(json, reading);
  if (!("blocks" in built)) return failed(built.length === 0 ? [NO_FORM] : built);
  const { item, stopped } = consider(built, reading.source);
  return stopped
    ? failed([
        {
          check: stopped.gate,
          forModel: `The item failed the check "${stopped.gate}".`,
          reason: stopped.reason,
        },
      ])
    : { ok: true, item };
}

/**
 * Whether an item that was made of a text by the rules, and stored whole, still passes the gates.
 * @param item its `proof.passage` is 0
 */
export function stillPasses(text: string, item: ItemContent): boolean {
  const source = new PassageAnalyses([{ text }]).get(0);
  return typeof source !== "string" && consider(item, source).stopped === null;
}

function failed(problems: readonly Problem[]): ReadAnswer {
  return { ok: false, problems };
}

const NO_FORM: Problem = {
  check: "form",
  forModel: "The answer was not one JSON object of the form that was asked for.",
  reason: "모델의 답이 정해진 꼴이 아니에요.",
};

const REFUSED = {
  check: "model-refused",
  forModel: "",
  isFinal: true,
} as const;

function koreanReason(text: string): string {
  const line = text.replace(/\s+/gu, " ").trim().slice(0, 200);
  return /\p{Script=Hangul}/u.test(line) && !/[<>]/u.test(line)
    ? `모델이 이 지문으로는 만들지 않았어요: ${line}`
    : "모델이 이 지문으로는 좋은 문항을 만들 수 없다고 했어요.";
}
