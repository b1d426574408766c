/** Grading: pure, from the item's key and the response alone. */
import { z } from "zod";
import type { ItemContent } from "./item.ts";
import type { Response } from "./response.ts";
import { judgeText } from "./written.ts";

export const Grade = z.strictObject({
  kind: z.enum(["right", "wrong", "partial", "unanswered"]),
  points: z.number().min(0),
  max_points: z.number().min(0),
  /** In Korean: what a partial grade is for. */
  notes: z.array(z.string()).optional(),
});
export type Grade = z.infer<typeof Grade>;

/** What a slip in a written answer costs, as in school exams. */
const SLIP = 1;

/**
 * Grades one response. Points are whole and between 0 and the item's points.
 * @throws when the response is not of the item's shape (`fits` tells beforehand)
 * @example grade(item, { choice: 3 }).kind // "right"
 */
export function grade(item: ItemContent, response: Response | null): Grade {
  const max_points = item.points;
  if (response === null || isEmpty(response)) return { kind: "unanswered", points: 0, max_points };
  const { share, slips } = judge(item, response);
  if (share === 1 && slips.length === 0) return { kind: "right", points: max_points, max_points };
  const points = Math.max(0, Math.floor(share * max_points) - SLIP * slips.length);
  const notes = [...(share < 1 && points > 0 ? ["일부만 맞았어요."] : []), ...slips];
  return {
    kind: points === 0 ? "wrong" : "partial",
    points,
    max_points,
    ...(notes.length > 0 && { notes }),
  };
}

function isEmpty(response: Response): boolean {
  if ("texts" in response) return response.texts.every((text) => text.trim() === "");
  if ("order" in response) return response.order.length === 0;
  return false;
}

interface Judgement {
  /** The share of the item that the response gets right, 0–1, slips counted as right. */
  readonly share: number;
  /** In Korean: what is not quite right. */
  readonly slips: readonly string[];
}

function judge(item: ItemContent, response: Response): Judgement {
  if ((item.shape === "choose" || item.shape === "mark") && "choice" in response)
    return whole(response.choice === item.key.choice);
  if (item.shape === "write" && "texts" in response) {
    const { accepted } = item.key;
    const judged = accepted.map((answers, at) =>
      judgeText(answers, response.texts[at] ?? "", item.grading),
    );
    const right = judged.filter(({ kind }) => kind !== "wrong");
    return {
      share: right.length / accepted.length,
      slips: judged.flatMap((one) => (one.kind === "slip" ? one.note : [])),
    };
  }
  if (item.shape === "arrange" && "order" in response) {
    const said = sentence(item.pieces, response.order);
    return whole(item.key.orders.some((order) => sentence(item.pieces, order) === said));
  }
  throw new Error(`a response of another shape than "${item.shape}"`);
}

function whole(isRight: boolean): Judgement {
  return { share: isRight ? 1 : 0, slips: [] };
}

/** Two equal pieces may change places, so orders are compared as the sentences they spell. */
function sentence(pieces: readonly string[], order: readonly number[]): string {
  return order.map((at) => pieces[at]).join(" ");
}
