/** A verb that does not agree with the pronoun right before it, wherever in the sentence they stand. */
import { wordTable } from "../../../words/word-table.ts";
import type { Sentence, Token } from "../../../analysis.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { agreementFinding, type Finding } from "../../finding.ts";
import { baseOfThirdPerson, isMostlyVerb } from "../../word-class.ts";

const BE: Readonly<Record<string, string>> = wordTable({
  is: "are",
  was: "were",
  has: "have",
  does: "do",
});

/** "how sensitive we is", "as you returns", "whether they makes": these pronouns are no objects. */
export function withNominative({ tokens }: Sentence, verb: Token): Finding | null {
  let at = verb.index - 1;
  while (tokens[at]?.likely === "RB" && tokens[at]?.lower !== "not") at--;
  const subject = tokens[at];
  if (!subject || !verb.spaced || !/^(?:we|they|you|i)$/u.test(subject.lower)) return null;
  const before = tokens[at - 1];
  // "one of you is", "what I am", "who you is", "he and I"
  if (before && /^(?:and|or|nor|who|of|than|["“‘]|[a-z]+['’])$/u.test(before.lower)) return null;
  if (subject.lower === "i" && subject.text !== "I") return null;
  const isAuxiliary = verb.lower in BE;
  const base = isAuxiliary ? (BE[verb.lower] ?? null) : baseOfThirdPerson(verb.lower);
  if (!base) return null;
  // "help you understands": the object of "help" has a plain form after it, too
  if (
    subject.lower === "you" &&
    isAuxiliary &&
    before &&
    !/^(?:[,;:(]|and|but|so|because|when|if|as|how|what|where|why|while|whether|that|although)$/u.test(
      before.lower,
    )
  )
    return null;
  if (
    !isAuxiliary &&
    !isMostlyVerb(verb.lower) &&
    !(verb.likely === "VBZ" && opensComplement(tokens[verb.index + 1]))
  )
    return null;
  // "the things they wear shows", "all you need is": the verb of the pronoun stands between
  if (tokens.slice(at + 1, verb.index).some(({ lower }) => usesAs(lower, "v").length > 0))
    return null;
  const right = subject.lower === "i" ? ({ is: "am", was: "was" }[verb.lower] ?? base) : base;
  if (right === verb.lower) return null;
  return agreementFinding(verb, subject.text, right);
}

function opensComplement(token: Token | undefined): boolean {
  return /^(?:DT|PRP|PRP\$|TO|IN|RB|WRB|WP|JJ|CD)$/u.test(token?.likely ?? "");
}

/** "it make", "this are", "as its name say": a plain form after a singular pronoun at the start of a clause. */
export function withSingularPronoun({ tokens, text }: Sentence, verb: Token): Finding | null {
  const subject = tokens[verb.index - 1];
  if (!subject || !verb.spaced || /\?["”’]?$/u.test(text)) return null;
  const before = tokens[subject.index - 1];
  const isClause =
    !before ||
    /^(?:[,;]|but|because|so|although|when|while|if|which|as|since)$/u.test(before.lower);
  if (!isClause) return null;
  if (/^(?:this|that)$/u.test(subject.lower)) {
    if (!/^(?:are|were|have)$/u.test(verb.lower) || before?.lower === ",") return null;
    // "if this were", "that have": a relative pronoun
    if (subject.lower === "that" || (verb.lower === "were" && before) || before?.lower === "so")
      return null;
    const right = { are: "is", were: "was", have: "has" }[verb.lower] ?? "";
    return agreementFinding(verb, subject.text, right);
  }
  return null;
}

const PLURAL = wordTable({ is: "are", was: "were", has: "have", does: "do" });
const SINGULAR = wordTable({ are: "is", have: "has", were: "was" });

/** "many of them was", "some of us has". */
export function withPartOfThem({ tokens }: Sentence, verb: Token): Finding | null {
  const [part, of, pronoun] = tokens.slice(Math.max(0, verb.index - 3), verb.index);
  if (!/^(?:them|us|these|those)$/u.test(pronoun?.lower ?? "") || of?.lower !== "of") return null;
  const isPlural = /^(?:many|several|few|both|two|three|four|most|some)$/u.test(part?.lower ?? "");
  const isSingular = /^(?:one|each|neither|either)$/u.test(part?.lower ?? "");
  const before = tokens[verb.index - 4];
  if (
    before &&
    !/^(?:[,;(]|and|but|because|so|since|when|while|although|though|that)$/u.test(before.lower)
  )
    return null;
  const right = isPlural ? PLURAL[verb.lower] : isSingular ? SINGULAR[verb.lower] : undefined;
  if (!right || !part) return null;
  return agreementFinding(verb, part.text, right);
}
