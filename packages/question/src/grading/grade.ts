/** Grading: pure, from the item's key and the response alone. */
import { z } from "zod";
import { spellsAcceptedOrder } from "./piece-order.ts";
import type { ItemContent } from "../item/item.ts";
import type { ItemResponse } from "../item/response.ts";
import { plainText } from "../item/text-content.ts";
import { normalizeText, tokenizeText } from "./normalize.ts";
import { gradeText } from "./grade-text.ts";

export const Grade = z.strictObject({
  kind: z.enum(["right", "wrong", "partial", "unanswered"]),
  points: z.number().min(0),
  max_points: z.number().min(0),
  /** In Korean: what a partial grade is for. */
  notes: z.array(z.string()).optional(),
});
export type Grade = z.infer<typeof Grade>;

/** What a slip in a written answer costs, as in school exams. */
const TYPO_PENALTY = 1;

/**
 * Grades one response. Points are whole and between 0 and the item's points.
 * @throws when the response is not of the item's shape (`fits` tells beforehand)
 * @example grade(item, { choice: 3 }).kind // "right"
 */
export function grade(item: ItemContent, response: ItemResponse | null): Grade {
  const max_points = item.points;
  if (response === null || isEmpty(response)) return { kind: "unanswered", points: 0, max_points };
  const { right, of, slips } = judge(item, response);
  if (right === of && slips.length === 0) return { kind: "right", points: max_points, max_points };
  const points = Math.max(0, Math.floor((right * max_points) / of) - TYPO_PENALTY * slips.length);
  const notes = [...(right < of && points > 0 ? ["일부만 맞았어요."] : []), ...slips];
  return {
    kind: points === 0 ? "wrong" : "partial",
    points,
    max_points,
    ...(notes.length > 0 && { notes }),
  };
}

function isEmpty(response: ItemResponse): boolean {
  if ("texts" in response) return response.texts.every((text) => normalizeText(text) === "");
  if ("order" in response) return response.order.length === 0;
  return false;
}

interface Judgement {
  /** How many parts of the item the response gets right, slips counted as right, and of how many. */
  readonly right: number;
  readonly of: number;
  /** In Korean: what is not quite right. */
  readonly slips: readonly string[];
}

function judge(item: ItemContent, response: ItemResponse): Judgement {
  if ((item.shape === "choose" || item.shape === "mark") && "choice" in response)
    return whole(response.choice === item.key.choice);
  if (item.shape === "write" && "texts" in response) {
    const { accepted } = item.key;
    const neighbours = neighboursOf(item);
    const judged = accepted.map((answers, at) =>
      gradeText(answers, response.texts[at] ?? "", item.grading, neighbours),
    );
    return {
      right: judged.filter(({ kind }) => kind !== "wrong").length,
      of: accepted.length,
      slips: judged.flatMap((one) => (one.kind === "slip" ? one.note : [])),
    };
  }
  if (item.shape === "arrange" && "order" in response)
    return whole(spellsAcceptedOrder(item.pieces, response.order, item.key.orders));
  throw new Error(`a response of another shape than "${item.shape}"`);
}

function whole(isRight: boolean): Judgement {
  return { right: isRight ? 1 : 0, of: 1, slips: [] };
}

/** Words that are no slips: those that the maker names, and what the item prints. */
function neighboursOf(item: ItemContent & { shape: "write" }): ReadonlySet<string> {
  const printed = [
    ...item.blocks.map(({ runs }) => plainText(runs)),
    ...item.fields.map(({ hint }) => hint ?? ""),
  ];
  return new Set(
    [...(item.neighbours ?? []), ...printed.flatMap(tokenizeText)].map((word) =>
      word.toLowerCase(),
    ),
  );
}
