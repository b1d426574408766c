/** New items for rules that were missed, from passages other than those of the exam. */
import {
  fingerprintOf,
  reviewedType,
  typeReview,
  type ItemContent,
  type Passage,
} from "@pulda/question";
import type { Engine } from "../../engine/engine.ts";
import type { MissedRule } from "./missed-rules.ts";

/** How many rules one task of the engine makes items for. */
const RULES_PER_TASK = 10;
const LEVEL = 3;

/** An item that reviews a rule; `proof.passage` counts in the passages that come with it. */
interface FreshItem {
  readonly rule: string;
  readonly item: ItemContent;
}

export interface FreshItems {
  readonly items: readonly FreshItem[];
  readonly passages: readonly Passage[];
}

interface FreshRequest {
  readonly userId: number;
  readonly rules: readonly MissedRule[];
  /** From which items are made first; after them from our own. */
  readonly passages: readonly Passage[];
  /** Texts in which the rules were missed: an answer that can be remembered teaches nothing. */
  readonly seen: readonly string[];
  readonly seed: number;
  /** How many items for each rule, at most. */
  readonly rounds: number;
}

/**
 * Makes up to `rounds` different items for each rule; of a type of which the rules have none, those of the library. The
 * same request gives the same items.
 */
export async function freshItems(
  engine: Engine,
  { userId, rules, passages, seen, seed, rounds }: FreshRequest,
): Promise<FreshItems> {
  const used: Passage[] = [];
  const items: FreshItem[] = [];
  const known = new Set<string>();
  for (let round = 0; round < rounds; round += 1)
    for (let at = 0; at < rules.length; at += RULES_PER_TASK) {
      const made = await engine.ruleReview(userId, {
        wanted: rules.slice(at, at + RULES_PER_TASK),
        passages: [...passages],
        seen: [...seen],
        seed: seed + round,
        level: LEVEL,
      });
      for (const [index, item] of made.items.entries())
        if (item.proof.kind === "made")
          add(made.rules[index]!, item, made.passages[item.proof.passage]!);
      const types = made.missing.flatMap((rule) => reviewedType(rule) ?? []);
      if (types.length === 0) continue;
      const found = await engine.freshLibraryItems(userId, {
        types,
        level: LEVEL,
        seed: seed + round,
        seen,
        shown: used.map(({ text }) => text),
        had: [...known],
      });
      for (const { type, item, passage } of found) add(typeReview(type), item, passage);
    }
  return { items, passages: used };

  function add(rule: string, item: ItemContent, passage: Passage): void {
    if (item.proof.kind !== "made") return;
    const asks = asksOf(item, item.proof, passage);
    if (asks.some((one) => known.has(one))) return;
    for (const one of asks) known.add(one);
    const moved = { ...item, proof: { ...item.proof, passage: indexIn(used, passage) } };
    items.push({ rule, item: moved });
  }
}

/** By what an item is known again: what it prints, and what it edits, whatever else is underlined beside it. */
function asksOf(
  item: ItemContent,
  { operation }: Extract<ItemContent["proof"], { kind: "made" }>,
  { text }: Passage,
): string[] {
  const asked = fingerprintOf(item);
  return operation.kind === "keep"
    ? [asked]
    : [asked, JSON.stringify([item.type, text, operation])];
}

/** Its index among the passages, to which it is added where it is new. */
function indexIn(used: Passage[], passage: Passage): number {
  const known = used.findIndex(({ text }) => text === passage.text);
  return known < 0 ? used.push(passage) - 1 : known;
}

/**
 * Chosen items with the passages that they show, and no others.
 * @example onlyShown({ items, passages }, [0, 4]).passages.length // 1 or 2
 */
export function onlyShown(
  { items, passages }: FreshItems,
  chosen: readonly number[],
): { items: ItemContent[]; passages: Passage[] } {
  const shown: Passage[] = [];
  const moved = chosen.map((at): ItemContent => {
    const { item } = items[at]!;
    if (item.proof.kind !== "made") return item;
    const passage = indexIn(shown, passages[item.proof.passage]!);
    return { ...item, proof: { ...item.proof, passage } };
  });
  return { items: moved, passages: shown };
}

/**
 * The items for a list of rules, most important first: one of each rule, then a second of each, and so on.
 * @returns indices into `items`
 */
export function itemsFor({ items }: FreshItems, rules: readonly string[], count: number): number[] {
  const byRule = new Map(rules.map((rule): [string, number[]] => [rule, []]));
  for (const [at, { rule }] of items.entries()) byRule.get(rule)?.push(at);
  const chosen: number[] = [];
  for (let round = 0; chosen.length < count; round += 1) {
    const next = rules.flatMap((rule) => byRule.get(rule)?.[round] ?? []);
    if (next.length === 0) break;
    chosen.push(...next.slice(0, count - chosen.length));
  }
  return chosen;
}
