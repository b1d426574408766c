/** A solver's answer: its form, the response that it stands for, and what it says against an item. */
import { grade, type ItemContent, type ItemResponse } from "@pulda/question";
import { z } from "zod";
import { readAnswerJson } from "./answer-json.ts";
import type { Problem } from "./outcome.ts";
import { rotateOptions } from "./rotate-options.ts";

/** The most entries of a list in an answer: with more, it is not read. Readers of a translation list ten wordings now and then. */
const MOST_SAID = 40;

const Solution = z.object({
  /** The choice number; the pieces' numbers in order; the written text. */
  answer: z.union([z.number(), z.array(z.number()).max(30), z.string().max(2000)]),
  /** Other answers that a good student could defend. */
  others: z
    .array(z.union([z.number(), z.string()]))
    .max(MOST_SAID)
    .default([]),
  /** What would have to be changed before a translation is printed. */
  edits: z.array(z.string().max(1000)).max(MOST_SAID).default([]),
  /** What makes the item unusable; empty where nothing does. */
  flaw: z.string().max(2000).default(""),
  /** The numbers of options that say the same. */
  alike: z.array(z.number()).max(10).default([]),
  /** What decides the answer, as it stands in the text. */
  proof: z.array(z.string().max(2000)).max(10).default([]),
});
export type Solution = z.infer<typeof Solution>;

/** The answer of a solver as a response to the item; null where it is none. */
export function responseOf(
  item: ItemContent,
  solution: Pick<Solution, "answer">,
  rotation: number,
): ItemResponse | null {
  const { answer } = solution;
  if (item.shape === "write")
    return typeof answer === "string"
      ? { texts: [answer, ...item.fields.slice(1).map(() => "")] }
      : null;
  if (item.shape === "arrange")
    return Array.isArray(answer) &&
      new Set(answer).size === answer.length &&
      answer.every((one) => Number.isInteger(one) && one >= 1 && one <= item.pieces.length)
      ? { order: answer.map((one) => one - 1) }
      : null;
  const count = item.shape === "choose" ? item.options.length : item.places;
  if (typeof answer !== "number" || !Number.isInteger(answer) || answer < 1 || answer > count)
    return null;
  return { choice: rotateOptions(item, rotation).original(answer) };
}

/** Reads a solver's answer; null for what is none. */
export function readSolution(text: string): Solution | null {
  const parsed = Solution.safeParse(readAnswerJson(text));
  return parsed.success ? parsed.data : null;
}

/** What a solution says against an item, or null. */
export function problemOfSolution(
  item: ItemContent,
  solution: Solution,
  rotation: number,
): Problem | null {
  const response = responseOf(item, solution, rotation);
  if (!response)
    return {
      check: "solved-blind",
      forModel: "A solver who saw the printed item gave no answer that the item allows.",
      reason: "문항을 다시 풀어 본 모델이 답을 고르지 못했어요.",
    };
  if (solution.flaw.trim() !== "")
    return {
      check: "solved-blind",
      forModel: `A solver who saw the printed item says it cannot be used: ${oneLine(solution.flaw)}`,
      reason: "문항을 다시 풀어 본 모델이 문항에 흠이 있다고 했어요.",
    };
  if (grade(item, response).kind !== "right")
    return {
      check: "solved-blind",
      forModel: `A solver who saw the printed item answered ${shownAnswer(item, response)}, not your key. Make the key the only answer that can be defended, or correct it.`,
      reason: "문항을 다시 풀어 본 모델의 답이 정답과 달라요.",
    };
  if (new Set(solution.alike).size > 1 && item.shape === "choose")
    return {
      check: "options-differ",
      forModel: `A solver who saw the printed item says that these options mean the same: ${solution.alike
        .map((one) => shownAnswer(item, { choice: rotateOptions(item, rotation).original(one) }))
        .join(", ")}. Make each say something of its own.`,
      reason: "문항을 다시 풀어 본 모델이 뜻이 같은 선택지가 있다고 했어요.",
    };
  if (solution.others.length > 0 && (item.shape === "choose" || item.shape === "mark"))
    return {
      check: "second-answer",
      forModel: `A solver who saw the printed item found the key, but could also defend ${solution.others
        .map((other) =>
          typeof other === "number"
            ? shownAnswer(item, { choice: rotateOptions(item, rotation).original(other) })
            : oneLine(other),
        )
        .join(", ")}. Replace what is too near to the key.`,
      reason: "문항을 다시 풀어 본 모델이 다른 답도 맞을 수 있다고 했어요.",
    };
  return null;
}

function shownAnswer(item: ItemContent, response: ItemResponse): string {
  if ("texts" in response) return `"${oneLine(response.texts[0] ?? "")}"`;
  if ("order" in response && item.shape === "arrange")
    return `"${response.order.map((at) => item.pieces[at]).join(" ")}"`;
  if ("choice" in response && item.shape === "choose")
    return `"${item.options[response.choice - 1]?.cells.join(" / ") ?? ""}"`;
  return "choice" in response ? `place ${response.choice}` : "nothing";
}

function oneLine(text: string): string {
  return text.replace(/\s+/gu, " ").slice(0, 300);
}
