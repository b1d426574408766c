/** Grading: pure, from the item's key and the response alone. */
import { z } from "zod";
import type { ItemContent } from "./item.ts";
import type { Response } from "./response.ts";

export const Grade = z.strictObject({
  kind: z.enum(["right", "wrong", "partial", "unanswered"]),
  points: z.number().min(0),
  max_points: z.number().min(0),
  /** In Korean: what a partial grade is for. */
  notes: z.array(z.string()).optional(),
});
export type Grade = z.infer<typeof Grade>;

/**
 * Grades one response. Points are whole and between 0 and the item's points.
 * @throws when the response is not of the item's shape (`fits` tells beforehand)
 * @example grade(item, { choice: 3 }).kind // "right"
 */
export function grade(item: ItemContent, response: Response | null): Grade {
  const max_points = item.points;
  if (response === null || isEmpty(response)) return { kind: "unanswered", points: 0, max_points };
  const share = rightShare(item, response);
  if (share === 1) return { kind: "right", points: max_points, max_points };
  const points = Math.floor(share * max_points);
  if (points === 0) return { kind: "wrong", points: 0, max_points };
  return { kind: "partial", points, max_points, notes: ["일부만 맞았어요."] };
}

function isEmpty(response: Response): boolean {
  if ("texts" in response) return response.texts.every((text) => text.trim() === "");
  if ("order" in response) return response.order.length === 0;
  return false;
}

/** The share of the item that the response gets right, 0–1. */
function rightShare(item: ItemContent, response: Response): number {
  if ((item.shape === "choose" || item.shape === "mark") && "choice" in response)
    return response.choice === item.key.choice ? 1 : 0;
  if (item.shape === "write" && "texts" in response) {
    const right = item.key.accepted.filter((accepted, at) =>
      accepted.some((answer) => normalise(answer) === normalise(response.texts[at] ?? "")),
    );
    return right.length / item.key.accepted.length;
  }
  if (item.shape === "arrange" && "order" in response) {
    const said = sentence(item.pieces, response.order);
    return item.key.orders.some((order) => sentence(item.pieces, order) === said) ? 1 : 0;
  }
  throw new Error(`a response of another shape than "${item.shape}"`);
}

/** Two equal pieces may change places, so orders are compared as the sentences they spell. */
function sentence(pieces: readonly string[], order: readonly number[]): string {
  return order.map((at) => pieces[at]).join(" ");
}

/** Case, spaces, curly quotes and a final stop do not decide whether a written answer is right. */
function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.!?]$/, "")
    .toLowerCase();
}
