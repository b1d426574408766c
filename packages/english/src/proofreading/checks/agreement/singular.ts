/** A plural verb after a pronoun that is singular: "what it are", "that she claim", "this explain", "anyone who have". */
import { wordTable } from "../../../words/word-table.ts";
import type { Sentence, Token } from "../../../analysis.ts";
import { verbForms } from "../../../inflection.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { agreementFinding, type Finding } from "../../finding.ts";
import { isMostlyVerb } from "../../word-class.ts";

const CLAUSE_START =
  /^(?:[,;:("“]|and|but|so|because|when|if|although|though|while|as|since|which|that|whether|where|how|what|why|until|before|after|unless|once|than)$/u;
/** By these a plain form or "were" may be right, wherever they stand before. */
const SUBJUNCTIVE =
  /^(?:insist|insists|insisted|suggest|suggests|suggested|demand|demands|demanded|recommend|recommends|recommended|propose|proposed|proposes|require|requires|required|request|requested|ask|asked|important|essential|vital|crucial|necessary|imperative|wish|wishes|wished|lest|neither|nor|or|suppose|imagine|rather|though)$/u;
const OTHER: Readonly<Record<string, string>> = wordTable({
  are: "is",
  were: "was",
  have: "has",
  do: "does",
});
const INDEFINITE =
  /^(?:anyone|anybody|everyone|everybody|someone|somebody|person|child|student|man|woman|reader|writer|player|one|thing|something|anything|everything)$/u;

export function withSingular({ tokens, text }: Sentence, verb: Token): Finding | null {
  let at = verb.index - 1;
  while (tokens[at]?.likely === "RB" && !/^(?:not|n['’]t)$/u.test(tokens[at]?.lower ?? "")) at--;
  const subject = tokens[at];
  if (!subject || !verb.spaced || verb.text !== verb.lower || /\?["”’]?$/u.test(text)) return null;
  const before = tokens[at - 1];
  const isPronoun =
    /^(?:he|she|it)$/u.test(subject.lower) && (!before || CLAUSE_START.test(before.lower));
  const isThis =
    subject.lower === "this" && (!before || /^(?:[,;]|but|because|so)$/u.test(before.lower));
  // "anyone who", "the person who": but "one of those who"
  const isRelative =
    subject.lower === "who" &&
    INDEFINITE.test(before?.lower ?? "") &&
    tokens[at - 3]?.lower !== "of" &&
    tokens[at - 2]?.lower !== "of";
  if (!isPronoun && !isThis && !isRelative) return null;
  const right = OTHER[verb.lower] ?? lexical(tokens, verb, isThis);
  if (!right || right === verb.lower) return null;
  if (tokens.slice(0, at).some(({ lower }) => SUBJUNCTIVE.test(lower))) return null;
  if (verb.lower === "were" && tokens.some(({ lower }) => /^(?:if|as|unless)$/u.test(lower)))
    return null;
  if (
    verb.lower === "were" &&
    before &&
    !/^(?:[,;]|and|but|because|so|that|when|while)$/u.test(before.lower)
  )
    return null;
  // "let what it do", "did what she have": an inversion or an object with a plain form
  const opener = tokens[at - 1];
  if (isPronoun && opener && !CLAUSE_START.test(opener.lower)) return null;
  return agreementFinding(verb, isRelative ? (before?.text ?? "") : subject.text, right);
}

/** The form with -s of a plain form that is certainly a verb here. */
function lexical(tokens: readonly Token[], verb: Token, isThis: boolean): string | null {
  if (usesAs(verb.lower, "v").length === 0) return null;
  const { s, past } = verbForms(verb.lower);
  if (past === verb.lower || /^(?:be|fit|quit|bid)$/u.test(verb.lower)) return null;
  const isPlain = /^VBP?$/u.test(verb.likely ?? "");
  if (isThis)
    return isMostlyVerb(verb.lower) &&
      /^(?:VBP?|NN|-)$/u.test(verb.likely ?? "-") &&
      /^(?:DT|PRP|PRP\$|WRB|WP|TO|IN|JJ)$/u.test(tokens[verb.index + 1]?.likely ?? "")
      ? s
      : null;
  return isPlain &&
    (isMostlyVerb(verb.lower) ||
      usesAs(verb.lower, "n").length === 0 ||
      /^(?:DT|PRP|PRP\$|TO|IN|WRB|RB|JJ)$/u.test(tokens[verb.index + 1]?.likely ?? ""))
    ? s
    : null;
}
