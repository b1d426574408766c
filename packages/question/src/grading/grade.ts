/** Grading: pure, from the item's key and the response alone. */
import { z } from "zod";
import { spellsAcceptedOrder } from "./piece-order.ts";
import type { ItemContent } from "../item/item.ts";
import type { ItemResponse } from "../item/response.ts";
import { plainText } from "../item/text-content.ts";
import { normalizeText, tokenizeText } from "./normalize.ts";
import { conditionNotes } from "./conditions.ts";
import { gradePairs } from "./pairs.ts";
import { gradeText } from "./grade-text.ts";

export const Grade = z.strictObject({
  kind: z.enum(["right", "wrong", "partial", "unanswered"]),
  points: z.number().min(0),
  max_points: z.number().min(0),
  /** In Korean: what a partial grade is for, and which conditions a wrong answer does not keep. */
  notes: z.array(z.string()).optional(),
});
export type Grade = z.infer<typeof Grade>;

/** Points that a typo costs, as in school exams. */
const TYPO_PENALTY = 1;
/** The most of an item with decimals that a typo costs. */
const MAX_TYPO_SHARE = 0.5;

/**
 * Grades one response. Points are between 0 and the item's points: whole where those are whole, else in tenths.
 * @throws when the response is not of the item's shape (check with `responseFits` first)
 * @example grade(item, { choice: 3 }).kind // "right"
 */
export function grade(item: ItemContent, response: ItemResponse | null): Grade {
  const max_points = item.points;
  if (response === null || isEmpty(response)) return { kind: "unanswered", points: 0, max_points };
  const { right, of, typos } = gradeParts(item, response);
  if (right === of && typos.length === 0) return { kind: "right", points: max_points, max_points };
  const points = partialPoints(max_points, right / of, typos.length);
  const notes = [
    ...(right < of && points > 0 ? ["일부만 맞았어요."] : []),
    ...typos,
    ...(right < of ? unmetConditions(item, response) : []),
  ];
  return {
    kind: points === 0 ? "wrong" : "partial",
    points,
    max_points,
    ...(notes.length > 0 && { notes }),
  };
}

/** Rounded down to whole points, or to tenths where the item has some. */
function partialPoints(max: number, share: number, typos: number): number {
  const unit = Number.isInteger(max) ? 1 : 10;
  // a share of a third times three is a whole again
  const units = Math.floor(share * max * unit + 1e-9);
  const penalty =
    unit === 1 ? TYPO_PENALTY : Math.floor(Math.min(TYPO_PENALTY, max * MAX_TYPO_SHARE) * unit);
  return Math.max(0, units - penalty * typos) / unit;
}

function isEmpty(response: ItemResponse): boolean {
  if ("texts" in response) return response.texts.every((text) => normalizeText(text) === "");
  if ("order" in response) return response.order.length === 0;
  return false;
}

/** A response graded part by part: each field of a `write` item is a part, any other item is a single one. */
interface PartGrades {
  /** How many parts are right, those with a typo included, and of how many. */
  readonly right: number;
  readonly of: number;
  /** The notes on typos, in Korean. */
  readonly typos: readonly string[];
}

/**
 * Of an item with pairs, whether each error was found and mended; null for any other item.
 * @example rightPairs(item, { texts: ["② that", "what", "", ""] }) // [true, false]
 */
export function rightPairs(item: ItemContent, response: ItemResponse): boolean[] | null {
  if (item.shape !== "write" || !item.pairs || !("texts" in response)) return null;
  const neighbours = neighboursOf(item);
  const verdicts = gradePairs(item, item.pairs, response.texts, () => neighbours);
  return item.pairs.map((_, pair) =>
    verdicts.slice(2 * pair, 2 * pair + 2).every(({ kind }) => kind === "right"),
  );
}

function gradeParts(item: ItemContent, response: ItemResponse): PartGrades {
  if ((item.shape === "choose" || item.shape === "mark") && "choice" in response)
    return allOrNothing(response.choice === item.key.choice);
  if (item.shape === "write" && "texts" in response) {
    const { accepted } = item.key;
    let found: ReadonlySet<string> | undefined;
    const neighbours = () => (found ??= neighboursOf(item));
    const verdicts = item.pairs
      ? gradePairs(item, item.pairs, response.texts, neighbours)
      : accepted.map((answers, at) =>
          gradeText(answers, response.texts[at] ?? "", item.grading, neighbours),
        );
    return {
      right: verdicts.filter(({ kind }) => kind !== "wrong").length,
      of: accepted.length,
      typos: verdicts.flatMap((verdict) => (verdict.kind === "typo" ? verdict.note : [])),
    };
  }
  if (item.shape === "arrange" && "order" in response)
    return allOrNothing(spellsAcceptedOrder(item.pieces, response.order, item.key.orders));
  throw new Error(`a response of another shape than "${item.shape}"`);
}

/** The conditions that a written answer does not keep, a line each. */
function unmetConditions(item: ItemContent, response: ItemResponse): string[] {
  return item.shape === "write" && "texts" in response
    ? conditionNotes(item.conditions ?? [], response.texts[0] ?? "")
    : [];
}

function allOrNothing(isRight: boolean): PartGrades {
  return { right: isRight ? 1 : 0, of: 1, typos: [] };
}

/** Orthographic neighbours, which never count as typos: those that the maker lists, and the words that the item prints. */
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
