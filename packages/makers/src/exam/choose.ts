/**
 * The choice of a passage's items from all that the types propose: the best first, of different kinds, nothing asked
 * twice.
 */
import type { ItemContent } from "@pulda/question";
import type { Subject } from "../maker.ts";
import type { Considered } from "../quality/consider.ts";
import { asksOrder } from "../shared/order-items.ts";
import { overlaps, testedSpans } from "../shared/target.ts";
import { testedWordSet } from "../types/blank/tested-words.ts";

/** A proposal that passed the gates, with what its type asks. */
export interface Candidate extends Considered {
  readonly asks: Subject;
  /** How little its key number is needed, from 0: see `KeyPositions.preferred`. */
  readonly keyRank: number;
}

/**
 * An item whose score, less what it repeats, is lower is not taken: a teacher would rather write a new one, or has
 * enough of its kind.
 */
const LEAST_WORTH = 0.35;
/** What each of these costs, in units of the score. */
const COST = {
  /** For each item of the same type that is chosen already, in an exam of different kinds. */
  sameType: 0.45,
  /** The same in an exam of many items. */
  sameTypeOfMany: 0.3,
  /** For each item that asks the same: grammar, vocabulary, reading. */
  sameSubject: 0.25,
  /** For each rule that the chosen items test already. */
  sameRule: 0.12,
  /** For each item of another passage that tests the same rule, or is of the same type, up to `MANY_TIMES`. */
  ruleElsewhere: 0.08,
  typeElsewhere: 0.05,
  /** The same where the item asks how sentences follow each other: a passage has one such item, of one of four types. */
  orderElsewhere: 0.15,
  /** For each error beyond the first: it uses up a place that another item could ask about. */
  furtherError: 0.12,
  /** Of one word of a text that is left as it is: it asks less of the text than what has to be read through. */
  oneWord: 0.2,
  /** For each step of difficulty away from the level. */
  difficulty: 0.2,
  /** For each rank of the key number. */
  keyRank: 0.08,
} as const;

/** A passage with so many items takes no further one that is far from the level. */
const ENOUGH_OF_ANY = 2;

/** After so many items of other passages, one more of the same rule or type costs no more. */
const MANY_TIMES = 5;

const STEP = { low: 0, middle: 1, high: 2 } as const;

/** How far an item's difficulty may be from the level, in steps, before others are preferred whatever their score. */
const FAR = 1.5;

/**
 * Whether an item is of another difficulty than a level asks for: 1 asks for easy items, 5 for hard ones.
 * @example isFarFrom(1, "high") // true
 */
export function isFarFrom(level: number, difficulty: ItemContent["difficulty"]): boolean {
  return stepsFrom(level, difficulty) >= FAR;
}

function stepsFrom(level: number, difficulty: ItemContent["difficulty"]): number {
  return Math.abs(STEP[difficulty] - (level - 1) / 2);
}

/** What an exam is to be like. */
export interface SetWish {
  /** 1–5: 1 asks for easy items, 5 for hard ones. */
  readonly level: number;
  /** Whether many items are wanted, so that those that ask for the order of sentences may stand beside each other. */
  readonly isMany: boolean;
  /** Whether a type may come again; by default where many items are wanted. */
  readonly mayRepeat?: boolean;
  /** How many items of the exam's other passages test a rule. */
  timesTested(rule: string): number;
  /** How many items of the exam's other passages are of a type. */
  timesAsked(type: string): number;
}

/**
 * The next item for a passage: the candidate that is worth most beside those chosen; null when none is good enough.
 * @param chosen the items of the passage so far
 */
export function chooseNext(
  candidates: readonly Candidate[],
  chosen: readonly { readonly item: ItemContent; readonly asks: Subject | null }[],
  { level, isMany, mayRepeat = isMany, timesTested, timesAsked }: SetWish,
): Candidate | null {
  const spans = chosen.flatMap(({ item }) => testedSpans(item));
  const words = testedWordSet(chosen.map(({ item }) => item));
  const rules = new Set(chosen.flatMap(({ item }) => singleRule(item)));
  let best: { candidate: Candidate; value: number } | null = null;
  for (const candidate of candidates) {
    const { item, score, asks, keyRank } = candidate;
    if (asksAgain(item, spans, words, chosen)) continue;
    // each of them prints the text in its order, in which the answer of another would be read
    if (!isMany && asksOrder(item) && chosen.some((other) => asksOrder(other.item))) continue;
    if (isFarFrom(level, item.difficulty) && chosen.length >= ENOUGH_OF_ANY) continue;
    const sameType = chosen.filter((other) => other.item.type === item.type).length;
    const sameSubject = chosen.filter((other) => other.asks === asks).length;
    const sameRule = singleRule(item).filter((rule) => rules.has(rule)).length;
    const worth =
      score -
      (mayRepeat ? COST.sameTypeOfMany : COST.sameType) * sameType -
      COST.sameSubject * sameSubject -
      COST.sameRule * sameRule;
    if (worth < LEAST_WORTH) continue;
    const times = singleRule(item).map((rule) => Math.min(MANY_TIMES, timesTested(rule)));
    const value =
      worth -
      COST.ruleElsewhere * (times[0] ?? 0) -
      (asksOrder(item) ? COST.orderElsewhere : COST.typeElsewhere) *
        Math.min(MANY_TIMES, timesAsked(item.type)) -
      COST.furtherError * (errorsOf(item) - 1) -
      (asksOneWord(item) ? COST.oneWord : 0) -
      COST.difficulty * stepsFrom(level, item.difficulty) -
      COST.keyRank * keyRank;
    if (!best || value > best.value) best = { candidate, value };
  }
  return best?.candidate ?? null;
}

/** Whether an item asks what another asks already: the same words, a word tested before, the same sentence. */
function asksAgain(
  item: ItemContent,
  spans: readonly { readonly start: number; readonly end: number }[],
  words: ReadonlySet<string>,
  chosen: readonly { readonly item: ItemContent }[],
): boolean {
  if (testedSpans(item).some((own) => spans.some((other) => overlaps(own, other)))) return true;
  for (const word of testedWordSet([item])) if (words.has(word)) return true;
  return chosen.some(({ item: other }) => isSameSentence(item, other));
}

/** Whether two items of one type cut the text at the same sentence. */
function isSameSentence({ proof: a, type }: ItemContent, { proof: b, type: other }: ItemContent) {
  if (type !== other || a.kind !== "made" || b.kind !== "made") return false;
  const [own, its] = [a.operation, b.operation];
  if (own.kind === "shuffle" && its.kind === "shuffle") return own.given.start === its.given.start;
  if (own.kind === "remove" && its.kind === "remove") return own.span.start === its.span.start;
  if (own.kind === "insert" && its.kind === "insert") return own.at === its.at;
  return false;
}

function asksOneWord({ proof }: ItemContent): boolean {
  return proof.kind === "made" && proof.operation.kind === "keep";
}

/** How many errors an item asks to be found; 1 for what is no 어법 고쳐 쓰기. */
function errorsOf({ proof }: ItemContent): number {
  return proof.kind === "made" && proof.operation.kind === "edits"
    ? proof.operation.edits.length
    : 1;
}

/** The rule of an item that tests a single one; an item of several barely tests each of them. */
function singleRule({ proof }: ItemContent): string[] {
  return proof.kind === "made" && proof.review === "rule" && proof.rules.length === 1
    ? proof.rules
    : [];
}
