/** The choice of a word's lemma and part of speech by its tag. */
import type { Token } from "../analysis.ts";
import { usesAs } from "../lexicon/entries.ts";
import { inflect } from "../lexicon/lemma.ts";
import type { PartOfSpeech } from "../lexicon/senses.ts";
import { lemmasOf, type LemmaForm } from "./lemmas.ts";
import { hasMeaning, meaningsOf, type WordClass } from "./meanings.ts";

const BY_TAG: readonly (readonly [RegExp, readonly WordClass[]])[] = [
  [/^NN/u, ["n"]],
  [/^VB/u, ["v", "aux"]],
  [/^JJ/u, ["a", "det"]],
  [/^RB|^WRB/u, ["r", "conj"]],
  [/^(?:IN|TO|RP)$/u, ["prep", "conj", "r"]],
  [/^(?:DT|PDT|WDT)$/u, ["det", "pron", "conj"]],
  [/^(?:PRP|WP)/u, ["pron", "det"]],
  [/^MD$/u, ["aux"]],
  [/^CC$/u, ["conj"]],
  [/^CD$/u, ["num"]],
  [/^UH$/u, ["int"]],
];

/** The parts of speech of a token's tag, the most likely first; none where it has no tag. */
export function classesOf({ tag, likely }: Token): readonly WordClass[] {
  const usedTag = tag ?? likely ?? "";
  return BY_TAG.find(([pattern]) => pattern.test(usedTag))?.[1] ?? [];
}

/**
 * The lemma of a word, or null where the dictionary has none.
 * @param token the word's token in its sentence, if it has one
 */
export function formOf(typed: string, token: Token | null): LemmaForm | null {
  const contextClasses = token ? classesOf(token) : [];
  return choose(lemmasOf(typed), contextClasses, token) ?? hyphenated(typed);
}

/**
 * The lemma that the token's tag requires ("found" as a past form is "find"), else one of its part of speech;
 * lemmas with a Korean meaning are preferred.
 */
function choose(
  lemmas: readonly LemmaForm[],
  contextClasses: readonly WordClass[],
  token: Token | null,
): LemmaForm | null {
  const tag = token?.tag ?? token?.likely ?? "";
  const isForm = ({ lemma }: LemmaForm): boolean => inflect(lemma, tag) === token?.lower;
  // taggers mistake past forms like "bound" for present forms more often than not
  const isPast = ({ lemma }: LemmaForm): boolean =>
    tag === "VBP" && lemma !== token?.lower && inflect(lemma, "VBD") === token?.lower;
  const isMeant = ({ lemma, pos }: LemmaForm): boolean =>
    contextClasses.some((one) => (pos === null || pos === one) && hasClass(lemma, one));
  const explained = lemmas.filter(({ lemma }) => hasMeaning(lemma));
  const asMeant = explained.filter(isMeant);
  return (
    asMeant.find(isPast) ??
    asMeant.find(isForm) ??
    asMeant[0] ??
    explained[0] ??
    lemmas.find(isMeant) ??
    lemmas[0] ??
    null
  );
}

function hasClass(lemma: string, pos: WordClass): boolean {
  return (
    meaningsOf(lemma).some((one) => one.pos === pos) ||
    (isContentClass(pos) && usesAs(lemma, pos).length > 0)
  );
}

/** Whether a part of speech is one of WordNet's. */
export function isContentClass(pos: WordClass): pos is PartOfSpeech {
  return pos.length === 1;
}

/** The lemma of a hyphenated word ("water-based"): that of its last known part. */
function hyphenated(typed: string): LemmaForm | null {
  const parts = typed.split("-");
  if (parts.length < 2) return null;
  return parts.toReversed().flatMap(lemmasOf)[0] ?? null;
}
