/** Which rules an answer got right, and which it missed. */
import { grade, rightPairs, type Item, type ItemResponse } from "@pulda/question";

export interface RuleResult {
  readonly rule: string;
  readonly missed: boolean;
}

/**
 * The rules that an item tests, each once. Where an item has a box, blank or error for each rule and the
 * answer is right in some of them, only the others are missed.
 * @example ruleResults(item, { choice: 2 }) // [{ rule: "voice", missed: true }]
 */
export function ruleResults(item: Item, response: ItemResponse): RuleResult[] {
  if (item.proof.kind === "author") return [];
  const { kind } = grade(item, response);
  if (kind === "unanswered") return [];
  const { rules } = item.proof;
  const cells =
    item.shape === "choose" && "choice" in response
      ? cellsOf(item, response)
      : rightPairs(item, response);
  const missed = new Map<string, boolean>();
  for (const [at, rule] of rules.entries()) {
    const isWrong = cells?.length === rules.length ? !cells[at] : kind !== "right";
    missed.set(rule, (missed.get(rule) ?? false) || isWrong);
  }
  return [...missed].map(([rule, isMissed]) => ({ rule, missed: isMissed }));
}

/** For each cell of the chosen option whether it is the key's. */
function cellsOf(item: Item & { shape: "choose" }, { choice }: { choice: number }): boolean[] {
  const key = item.options[item.key.choice - 1]?.cells ?? [];
  const chosen = item.options[choice - 1]?.cells ?? [];
  return key.map((cell, at) => cell === chosen[at]);
}
