/** The inflected forms of a lemma that learners have to know. */
import { comparativeOf, findVerbBase, pluralOf, superlativeOf, verbForms } from "../inflection.ts";
import { MASS } from "../words/countability.ts";
import { lemmasOf } from "./lemmas.ts";
import type { WordClass } from "./meanings.ts";

type InflectionKind =
  | "plural"
  | "third"
  | "past"
  | "participle"
  | "ing"
  | "comparative"
  | "superlative";

export interface Inflection {
  readonly kind: InflectionKind;
  readonly form: string;
}

/** Adjectives and adverbs that are not gradable. */
const NOT_GRADABLE =
  /^(?:.*(?:less|ic|ical|ary)|alone|another|annual|daily|dead|double|electric|elder|eldest|entire|final|first|former|last|latter|main|male|female|mere|most|next|north|east|south|west|inner|outer|only|own|other|past|rubber|second|single|sole|sure|such|third|total|unique|upper|used|utter|various|very|weekly|whole|wooden)$/u;

/**
 * The inflected forms of a lemma as a part of speech, in the order of grammars.
 * @example inflectionsOf("city", "n") // [{ kind: "plural", form: "cities" }]
 */
export function inflectionsOf(lemma: string, pos: WordClass): Inflection[] {
  switch (pos) {
    case "n":
      return MASS.has(lemma) ? [] : [{ kind: "plural", form: pluralOf(lemma) }];
    case "v": {
      const { s, past, participle, ing } = verbForms(lemma);
      return [
        { kind: "third", form: s },
        { kind: "past", form: past },
        { kind: "participle", form: participle },
        { kind: "ing", form: ing },
      ];
    }
    case "a":
      return NOT_GRADABLE.test(lemma) || isShortParticiple(lemma) || isGraded(lemma)
        ? []
        : [
            { kind: "comparative", form: comparativeOf(lemma) },
            { kind: "superlative", form: superlativeOf(lemma) },
          ];
    default:
      return [];
  }
}

/** Whether an adjective is a comparative or superlative: "better" and "latest". */
function isGraded(lemma: string): boolean {
  return lemmasOf(lemma).some((one) => one.lemma !== lemma && one.pos === "a");
}

/** Whether an adjective is an irregular participle, which takes no ending: "known". */
function isShortParticiple(lemma: string): boolean {
  const base = findVerbBase(lemma, "");
  return base !== null && base !== lemma && !lemma.endsWith("ing") && !lemma.endsWith("ed");
}
