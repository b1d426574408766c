/** What the board knows of one attempt: how each question of the exam went. */
import { grade, originalChoice, reviewOf, testedRules, type Item } from "@pulda/question";
import { ruleResults } from "../../attempt/result/rule-results.ts";
import { readResponse } from "../../attempt/state/attempt-json.ts";

export interface Cell {
  readonly kind: "right" | "partial" | "wrong" | "unanswered";
  readonly points: number;
  /** The option or place of the exam that was chosen, from 1. */
  readonly choice: number | null;
  readonly seconds: number | null;
  /** What reviewing it would review: the ids of the rules that were missed (`reviewOf`). */
  readonly missed: readonly string[];
}

const UNANSWERED: Cell = {
  kind: "unanswered",
  points: 0,
  choice: null,
  seconds: null,
  missed: [],
};

interface StoredResponse {
  readonly question_id: number;
  readonly response: string;
}

/**
 * The cells of an attempt, in the order of the exam.
 * @param seed in whose order the attempt's options stand
 * @param seconds by question id
 */
export function cellsOf(
  items: readonly Item[],
  seed: number,
  responses: readonly StoredResponse[],
  seconds: ReadonlyMap<number, number>,
): Cell[] {
  const byQuestion = new Map(responses.map(({ question_id, response }) => [question_id, response]));
  return items.map((item) => {
    const stored = byQuestion.get(item.id);
    const time = seconds.get(item.id) ?? null;
    if (stored === undefined)
      return { ...UNANSWERED, seconds: time, missed: reviewsOf(item, testedRules(item)) };
    const given = readResponse(stored);
    const response =
      "choice" in given ? { choice: originalChoice(item, seed, given.choice) } : given;
    const { kind, points } = grade(item, response);
    const choice = "choice" in response ? response.choice : null;
    const missed = ruleResults(item, response).filter((result) => result.missed);
    const rules = kind === "unanswered" ? testedRules(item) : missed.map(({ rule }) => rule);
    return { kind, points, choice, seconds: time, missed: reviewsOf(item, rules) };
  });
}

/** What reviewing an item reviews of some of its rules, each once. */
function reviewsOf(item: Item, rules: readonly string[]): string[] {
  return [...new Set(rules.flatMap((rule) => reviewOf(item, rule) ?? []))];
}
