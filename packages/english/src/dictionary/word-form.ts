/** Which dictionary form a word in a text stands for, and as what part of speech. */
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

/** The parts of speech that a token's tag stands for, the likeliest first; none where it has no tag. */
export function classesOf({ tag, likely }: Token): readonly WordClass[] {
  const known = tag ?? likely ?? "";
  return BY_TAG.find(([pattern]) => pattern.test(known))?.[1] ?? [];
}

/**
 * The dictionary form of a word, or null where the dictionary has none.
 * @param token the word's token in its sentence, if it stands in one
 */
export function formOf(typed: string, token: Token | null): LemmaForm | null {
  const wanted = token ? classesOf(token) : [];
  return choose(lemmasOf(typed), wanted, token) ?? hyphenated(typed);
}

/**
 * The dictionary form that the token's tag asks for ("found" as a past form is "find"), else one of its
 * part of speech; those with a Korean meaning before others.
 */
function choose(
  lemmas: readonly LemmaForm[],
  wanted: readonly WordClass[],
  token: Token | null,
): LemmaForm | null {
  const tag = token?.tag ?? token?.likely ?? "";
  const isForm = ({ lemma }: LemmaForm): boolean => inflect(lemma, tag) === token?.lower;
  // taggers take a bare "bound" for a present form more often than it is one
  const isPast = ({ lemma }: LemmaForm): boolean =>
    tag === "VBP" && lemma !== token?.lower && inflect(lemma, "VBD") === token?.lower;
  const isMeant = ({ lemma, pos }: LemmaForm): boolean =>
    wanted.some((one) => (pos === null || pos === one) && hasClass(lemma, one));
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

/** Whether WordNet knows a part of speech. */
export function isContentClass(pos: WordClass): pos is PartOfSpeech {
  return pos.length === 1;
}

/** "water-based": its last part that is known. */
function hyphenated(typed: string): LemmaForm | null {
  const parts = typed.split("-");
  if (parts.length < 2) return null;
  return parts.toReversed().flatMap(lemmasOf)[0] ?? null;
}
