/** Gives a claim of the bank the form that its place in a text needs. */
import { findVerbBase, pluralOf, singularOf, verbForms } from "../inflection.ts";
import { isLemma } from "../lexicon/entries.ts";
import type { Claim } from "./bank.ts";

/**
 * The form of a predicate: `present` and `past` agree with the subject, `bare` stands after a modal verb, `gerund`
 * after a preposition, and `complement` after a form of *be*, which it loses.
 */
export type PredicateForm = "present" | "past" | "bare" | "to" | "gerund" | "complement";

/** Whom the words in braces speak of. */
export type ClaimSubject = "it" | "they" | "we" | "you";

const WORDS: Readonly<Record<ClaimSubject, Readonly<Record<string, string>>>> = {
  it: {
    they: "it",
    them: "it",
    their: "its",
    themselves: "itself",
    are: "is",
    were: "was",
    have: "has",
    do: "does",
  },
  they: {},
  we: { they: "we", them: "us", their: "our", themselves: "ourselves" },
  you: { they: "you", them: "you", their: "your", themselves: "yourselves" },
};

/** The words that may stand in braces. */
export const BRACED: readonly string[] = Object.keys(WORDS.it);

/**
 * A predicate (`vp`) in a form, for a subject; null where it cannot have the form, or a verb is not known.
 * @example inflectClaim({ …, phrase: "*become outdated as soon as {they} {are} printed" }, "present", "it")
 *   // "becomes outdated as soon as it is printed"
 */
export function inflectClaim(
  { form, phrase }: Claim,
  as: PredicateForm,
  subject: ClaimSubject,
): string | null {
  if (form !== "vp") return null;
  const words = phrase.split(" ");
  if (subject === "it" && isOfMany(words)) return null;
  if (as === "complement") {
    // a second verb that agrees would have no subject any more
    if (words[0] !== "*are" || words.slice(1).some((word) => isUnbound(word, words))) return null;
    words.shift();
  }
  const inflected = words.map((word, at) => wordFor(word, words[at - 1], as, subject));
  return inflected.includes(null) ? null : inflected.join(" ");
}

const LINKING = /^\*(?:are|become|remain|stay)$/u;
/** How far behind a linking verb its noun may stand: "become lasting habits". */
const REACH = 2;

/** Whether a predicate calls its subject by a plural: of one thing it would be wrong ("it becomes habits"). */
function isOfMany(words: readonly string[]): boolean {
  if (words.at(-2) === "as" && isPlural(words.at(-1)!)) return true;
  return words.some(
    (word, at) =>
      LINKING.test(word) && words.slice(at + 1, at + 1 + REACH).some((next) => isPlural(next)),
  );
}

function isPlural(word: string): boolean {
  const singular = singularOf(word);
  return singular !== word && isLemma(singular, "n") && pluralOf(singular) === word;
}

/** Whether a verb agrees with the subject itself and not with a pronoun right before it. */
function isUnbound(word: string, words: readonly string[]): boolean {
  return word.startsWith("*") && words[words.indexOf(word) - 1] !== "{they}";
}

function wordFor(
  word: string,
  before: string | undefined,
  as: PredicateForm,
  subject: ClaimSubject,
): string | null {
  const [, mark, bare = "", close, rest = ""] = /^([*{]?)([a-z'-]+)(\}?)(.*)$/u.exec(word) ?? [];
  if (bare === "") return word;
  if (mark === "{" && close === "}") return `${WORDS[subject][bare] ?? bare}${rest}`;
  if (mark !== "*") return word;
  const base = bare === "are" ? "be" : bare;
  if (base !== "be" && findVerbBase(base, base) !== base) return null;
  // "than {they} *deserve": the verb of a clause of its own stays finite
  const form = before === "{they}" ? "present" : as;
  return `${verbFor(base, form, subject)}${rest}`;
}

function verbFor(base: string, as: PredicateForm, subject: ClaimSubject): string {
  const { s, past, ing } = verbForms(base);
  switch (as) {
    case "present":
      if (subject === "it") return s;
      return base === "be" ? "are" : base;
    case "past":
      return base === "be" && subject !== "it" ? "were" : past;
    case "gerund":
      return ing;
    case "complement":
    case "bare":
    case "to":
      return base;
  }
}
