/** The contract that every question type implements. */
import type { Analysis } from "@pulda/english";
import type { ItemContent, ReviewBy, Shape } from "@pulda/question";
import type { Random } from "./shared/random.ts";

/** A passage with its analysis. */
export interface Source {
  /** Index into the request's passages. */
  readonly passage: number;
  readonly text: string;
  readonly analysis: Analysis;
}

/** The parameters of one item, besides its source. */
export interface MakeOrder {
  readonly random: Random;
  /** 1–5: how hard the words and grammar points may be. */
  readonly level: number;
  /** The choice numbers that the key may have, so that keys are spread over ①–⑤; the preferred first. */
  readonly keyNumbers: readonly number[];
  /** The items already made from this passage; a new item must test something else. */
  readonly existingItems: readonly ItemContent[];
  /** How many items of the exam's other passages test a rule, so that one that was tested less is preferred. */
  timesTested(rule: string): number;
  /** Whether an item of the exam has put a sentence into its text already. */
  hasInserted(text: string): boolean;
  /** The start of the target that the item must have (see `targetOf`), or null for any target. */
  readonly at: number | null;
  /** The other passages of the exam, nearest first, from which an intruder can be taken. */
  neighbours(): readonly Analysis[];
}

/** An item, or a refusal: the reason, in Korean, why there is none. */
export type Made =
  | { readonly ok: true; readonly item: ItemContent }
  | { readonly ok: false; readonly reason: string };

/** What a type tests: grammar, vocabulary, or comprehension of the text. */
export type Subject = "grammar" | "vocabulary" | "reading";

export interface Maker {
  readonly id: string;
  /** In Korean, as a teacher names it. */
  readonly name: string;
  /** The shape of its items. */
  readonly shape: Shape;
  /** That of its second form, where it has one which is answered in another way. */
  readonly secondShape?: Shape;
  readonly asks: Subject;
  /** How a missed item is reviewed; stored in each item's proof. */
  readonly review: ReviewBy;
  /** False where a gloss would give the key away. */
  readonly isGlossed?: false;
  /** It is made from a passage, without the user. */
  readonly auto: true;
  /**
   * Whether an exam that the engine composes ("auto") may have it: judges would rather write a new item in place of at
   * most a quarter of its items. Any type is made for who asks for it.
   */
  readonly inAuto: boolean;
  /**
   * The choice numbers at which texts allow a key far more often than at others. "auto" takes such an item only where
   * the exam needs this number most, or keys would stand there more often than elsewhere.
   */
  readonly oftenKeyed?: readonly number[];
  /**
   * Proposes items, the most promising first, each of them surely right. The caller takes as many as it wants and
   * chooses the best. Pure; never throws for any text.
   * @returns in Korean, for the teacher: why there is no item. Read only where none was proposed.
   */
  propose(source: Source, order: MakeOrder): Generator<ItemContent, string, void>;
}

/** A type whose items are written by the user. */
export interface OwnType {
  readonly id: string;
  readonly name: string;
  readonly shape: Shape;
  /** Only the author knows what it tests. */
  readonly asks: "own";
  readonly auto: false;
}

export const refuse = (reason: string): Made => ({ ok: false, reason });
