/** The contract that every question type implements. */
import type { Analysis } from "@pulda/english";
import type { ItemContent, ReviewBy, Shape } from "@pulda/question";
import type { Random } from "./shared/random.ts";

/** A passage with what is known of it. */
export interface Source {
  /** Index into the request's passages. */
  readonly passage: number;
  readonly text: string;
  readonly analysis: Analysis;
}

/** What a maker is asked for, besides the source. */
export interface MakeOrder {
  readonly random: Random;
  /** 1–5: how hard the words and the points may be. */
  readonly level: number;
  /** The numbers of ①–⑤ where the set can have its next key, the most wanted first. */
  readonly keyNumbers: readonly number[];
  /** What was already made from this passage; a new item must ask something else. */
  readonly taken: readonly ItemContent[];
  /** Where the item has to ask (the offset at which `placeOf` begins), or null for anywhere. */
  readonly at: number | null;
  /** The other passages of the set, nearest first: what an intruder can be taken from. */
  neighbours(): readonly Analysis[];
}

/** An item, or in Korean the reason why there is none. */
export type Made =
  | { readonly ok: true; readonly item: ItemContent }
  | { readonly ok: false; readonly reason: string };

/** What a type asks about: the grammar, the words, or what the text says. */
export type Subject = "grammar" | "vocabulary" | "reading";

export interface Maker {
  readonly id: string;
  /** In Korean, as a teacher names it. */
  readonly name: string;
  readonly shape: Shape;
  readonly asks: Subject;
  /** How what was missed comes back; every item that is made says so, too. */
  readonly review: ReviewBy;
  /** False where a gloss would say what the item asks. */
  readonly isGlossed?: false;
  /** Whether it needs nothing but a passage. */
  readonly auto: true;
  /** One item, or the reason for none. Pure; never throws for any text. */
  make(source: Source, order: MakeOrder): Made;
}

/** A type whose items are written by the user. */
export interface OwnType {
  readonly id: string;
  readonly name: string;
  readonly shape: Shape;
  /** Only the author knows what it is about. */
  readonly asks: "own";
  readonly auto: false;
}

export const refuse = (reason: string): Made => ({ ok: false, reason });
