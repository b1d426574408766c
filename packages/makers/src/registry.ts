/** The registry of question types. A new type is a folder of its own and an entry here. */
import { connective } from "./types/connective/maker.ts";
import { contentMatch } from "./types/content-match/maker.ts";
import { contentMatchKorean } from "./types/content-match-korean/maker.ts";
import { irrelevantSentence } from "./types/irrelevant-sentence/maker.ts";
import { wordOrder } from "./types/word-order/maker.ts";
import { definition } from "./types/definition/maker.ts";
import { grammarChoice } from "./types/grammar-choice/maker.ts";
import { grammarCorrection } from "./types/grammar-correction/maker.ts";
import { synonym } from "./types/synonym/maker.ts";
import { wordChoice } from "./types/word-choice/maker.ts";
import { wordForm } from "./types/word-form/maker.ts";
import { wordInContext } from "./types/word-in-context/maker.ts";
import { wordMeaning } from "./types/word-meaning/maker.ts";
import { wordSpelling } from "./types/word-spelling/maker.ts";
import { blank } from "./types/blank/maker.ts";
import { grammarError } from "./types/grammar-error/maker.ts";
import type { Maker, OwnType } from "./maker.ts";
import { notMentioned } from "./types/not-mentioned/maker.ts";
import { ownChoice } from "./types/own-choice/compose.ts";
import { ownWrite } from "./types/own-write/compose.ts";
import { misplacedSentence } from "./types/misplaced-sentence/maker.ts";
import { sentenceInsertion } from "./types/sentence-insertion/maker.ts";
import { sentenceMatching } from "./types/sentence-matching/maker.ts";
import { sentenceOrder } from "./types/sentence-order/maker.ts";

export const MAKERS = {
  "grammar-error": grammarError,
  "grammar-choice": grammarChoice,
  "grammar-correction": grammarCorrection,
  "word-in-context": wordInContext,
  "word-choice": wordChoice,
  blank,
  connective,
  "sentence-order": sentenceOrder,
  "sentence-insertion": sentenceInsertion,
  "sentence-matching": sentenceMatching,
  "misplaced-sentence": misplacedSentence,
  "irrelevant-sentence": irrelevantSentence,
  "content-match": contentMatch,
  "content-match-korean": contentMatchKorean,
  "not-mentioned": notMentioned,
  definition,
  synonym,
  "word-meaning": wordMeaning,
  "word-form": wordForm,
  "word-spelling": wordSpelling,
  "word-order": wordOrder,
} as const satisfies Record<string, Maker>;

export const OWN_TYPES = {
  "own-choice": ownChoice,
  "own-write": ownWrite,
} as const satisfies Record<string, OwnType>;

/** The maker of a type, or null for a type that is not made from passages. */
export function findMaker(type: string): Maker | null {
  return Object.hasOwn(MAKERS, type) ? (MAKERS as Record<string, Maker>)[type]! : null;
}
