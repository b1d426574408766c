/** A verb that does not agree with the subject of its clause, over whatever stands between them. */
import { wordTable } from "../../../words/word-table.ts";
import type { Sentence, Token } from "../../../analysis.ts";
import { verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { findingAt, inCaseOf, named, type Finding } from "../../finding.ts";
import { subjectFrom, type ClauseSubject } from "../../clause-subject.ts";
import { baseOfThirdPerson, isMostlyVerb } from "../../word-class.ts";

/** Conjunctions that a whole clause follows. */
const OPENER =
  /^(?:because|when|if|although|though|while|whether|whereas|unless|until|once|how|where|why|since|so|but|yet|way|whenever|wherever)$/u;
/** Words before a clause by which a plain form or a subjunctive may be right. */
const PLAIN =
  /^(?:do|does|did|can|could|will|would|should|may|might|must|let|lets|make|makes|made|making|help|helps|helped|helping|watch|watched|see|saw|seeing|hear|heard|have|had|having|observe|observes|observed|notice|noticed|suggest|suggests|suggested|suggesting|propose|proposes|proposed|proposing|ask|asked|asking|order|ordered|request|requested|recommend|recommended|demand|insist|insisted|require|requires|required|essential|important|vital|necessary|neither|nor|than|lest|wish|feel|felt)$/u;

/** "The surface of its wing cases are", "Ants, on the other hand, rarely suffers", "the things that trouble them is". */
export function inClause(sentence: Sentence, start: Token): Finding | null {
  const { tokens, text } = sentence;
  if (/\?["”’]?$/u.test(text) || !opensClause(tokens, start)) return null;
  const subject = subjectFrom(tokens, start.index);
  const verb = subject ? tokens[subject.verb] : undefined;
  if (!subject || !verb?.spaced || verb.text !== verb.lower) return null;
  // "What results is a gain"
  const opener = tokens[subject.head.index - 1]?.lower ?? "";
  if (/^what(?:ever)?$/u.test(opener)) return null;
  const right = otherNumber(tokens, verb, subject);
  if (!right || right === verb.lower) return null;
  const before = tokens.slice(Math.max(0, start.index - 12), start.index);
  if (before.some(({ lower }) => PLAIN.test(lower))) {
    if (!/^(?:is|are|was|has)$/u.test(verb.lower)) return null;
  }
  if (
    verb.lower === "were" &&
    tokens.some(({ lower }) => /^(?:if|though|wish|unless|were)$/u.test(lower) && lower !== "were")
  )
    return null;
  const shown = withParticle(subject.head.text, "이/가", `'${subject.head.text}'`);
  return findingAt(
    "agreement",
    verb,
    verb,
    inCaseOf(verb.text, right),
    `주어 ${shown} ${subject.plural ? "복수" : "단수"}이므로 ${named(right, "으로/로")} 써요.`,
  );
}

function opensClause(tokens: readonly Token[], start: Token): boolean {
  if (start.likely === "VBG" || /^[a-z]+ing$/u.test(start.lower)) return false;
  const before = tokens[start.index - 1];
  if (!before) return true;
  if (OPENER.test(before.lower)) {
    // "so large a crowd", "but a few": only where a clause came before
    if (/^(?:so|but|yet)$/u.test(before.lower))
      return (
        before.index === 0 ||
        (tokens[before.index - 1]?.text === "," && hasVerb(tokens, before.index - 1))
      );
    // "once a week", "since the war": a phrase
    return !/^(?:once|since|until|way)$/u.test(before.lower) || before.lower === "way";
  }
  if (before.lower === "and")
    return tokens[before.index - 1]?.text === "," && hasVerb(tokens, before.index - 1);
  if (before.lower === "that") return /^VB[ZPDGN]?$/u.test(tokens[before.index - 1]?.likely ?? "");
  if (before.text === ";") return true;
  return before.text === "," && isIntroduction(tokens, before.index);
}

/** Whether what stands before a comma, back to the start, is an adverb or a phrase: "Surprisingly,", "In cities,". */
function isIntroduction(tokens: readonly Token[], comma: number): boolean {
  const first = tokens[0];
  if (!first || comma > 14) return false;
  for (let at = 0; at < comma; at++)
    if (/^[,;:"“”()—–]$/u.test(tokens[at]?.text ?? "")) return false;
  if (comma === 1) return /^(?:RB|IN|CC)$/u.test(first.likely ?? "");
  return /^(?:in|on|at|for|from|with|by|after|before|during|since|when|if|while|although|though|because|once|as|unlike|like|despite|over|under|until|without|according|even|to)$/u.test(
    first.lower,
  );
}

/** Whether the part before a comma, back to the comma before it, has a finite verb: it is no item of a list. */
function hasVerb(tokens: readonly Token[], comma: number): boolean {
  for (let at = comma - 1; at >= 0 && tokens[at]?.text !== ","; at--)
    if (
      /^(?:VBZ|VBP|VBD|MD)$/u.test(tokens[at]?.likely ?? "") ||
      /^(?:is|are|was|were|has|have|had)$/u.test(tokens[at]?.lower ?? "")
    )
      return true;
  return false;
}

const AUXILIARY: Readonly<Record<string, readonly [right: string, isPlural: boolean]>> = wordTable({
  is: ["are", false],
  are: ["is", true],
  was: ["were", false],
  were: ["was", true],
  has: ["have", false],
  have: ["has", true],
  does: ["do", false],
  do: ["does", true],
});

/** The form that the verb should have; null where it agrees, or is no certain verb. */
function otherNumber(tokens: readonly Token[], verb: Token, subject: ClauseSubject): string | null {
  const auxiliary = AUXILIARY[verb.lower];
  if (auxiliary) {
    const [right, isPlural] = auxiliary;
    if (isPlural === subject.plural) return null;
    // "the house we have": nothing follows
    return /^[.,;:!?]$/u.test(tokens[verb.index + 1]?.text ?? ".") &&
      !/^(?:is|are)$/u.test(verb.lower)
      ? null
      : right;
  }
  const next = tokens[verb.index + 1];
  // "the railroad strike occurred": the word is a noun, and its verb follows
  for (let at = verb.index + 1; at < verb.index + 6; at++) {
    const after = tokens[at];
    if (
      !after ||
      /^[.,;:!?]$/u.test(after.text) ||
      /^(?:that|which|who|how|what|when|where|as|because|if|and|but|or|than|to)$/u.test(after.lower)
    )
      break;
    if (/^(?:VBZ|VBD|VBP|MD)$/u.test(after.likely ?? "")) return null;
  }
  const opensObject = /^(?:DT|PRP|PRP\$|TO|WRB|IN|CD|JJR)$/u.test(next?.likely ?? "");
  const base = baseOfThirdPerson(verb.lower);
  if (base) {
    if (!subject.plural || verb.likely !== "VBZ") return null;
    return isMostlyVerb(verb.lower) || opensObject ? base : null;
  }
  if (subject.plural || usesAs(verb.lower, "v").length === 0) return null;
  const { s, past } = verbForms(verb.lower);
  if (past === verb.lower || /^(?:be|fit|quit|bid|knit|wed)$/u.test(verb.lower)) return null;
  // "the gap between these figures show how": after a plural, the taggers take the verb for a noun
  const isAfterPlural =
    verb.likely === "NN" &&
    tokens[verb.index - 1]?.likely === "NNS" &&
    /^(?:DT|PRP|PRP\$|WRB|TO)$/u.test(next?.likely ?? "");
  const isVerb =
    isAfterPlural ||
    (/^VBP?$/u.test(verb.likely ?? "") && (isMostlyVerb(verb.lower) || opensObject));
  return isVerb ? s : null;
}
