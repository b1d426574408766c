/** Every question type. A new one is a folder of its own and a line here. */
import { blank } from "./blank/maker.ts";
import { grammarError } from "./grammar-error/maker.ts";
import type { Maker, OwnType } from "./maker.ts";
import { ownChoice } from "./own-choice/compose.ts";
import { ownWrite } from "./own-write/compose.ts";
import { sentenceInsertion } from "./sentence-insertion/maker.ts";
import { sentenceOrder } from "./sentence-order/maker.ts";

export const MAKERS = {
  "grammar-error": grammarError,
  blank,
  "sentence-order": sentenceOrder,
  "sentence-insertion": sentenceInsertion,
} as const satisfies Record<string, Maker>;

export const OWN_TYPES = {
  "own-choice": ownChoice,
  "own-write": ownWrite,
} as const satisfies Record<string, OwnType>;

/** The maker of a type, or null for a type that is not made from passages. */
export function findMaker(type: string): Maker | null {
  return Object.hasOwn(MAKERS, type) ? (MAKERS as Record<string, Maker>)[type]! : null;
}
