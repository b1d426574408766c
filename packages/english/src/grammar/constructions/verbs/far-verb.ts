/**
 * A clause's own verb far behind its subject: "those who could afford it have no reason", "two drivers, equally
 * careless, look down".
 *
 * As a participle it leaves a clause without a verb. Certain only where every other verb of the clause has a
 * relative or a subordinator of its own, or follows "and" at once, so that none is left for the clause. Clauses joined
 * by ", and" are read one by one. Not tested: further main clauses without a conjunction, which would make an absolute
 * phrase of the edit (Quirk et al. 1985 §15.58), quotations, dashes and colons.
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { TIME_NOUNS } from "../../../words/nouns.ts";
import { TAKES_CLAUSE } from "../../../words/verbs.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { type ClausePart, clauseParts } from "../../syntax/clause-parts.ts";
import { allClausesOf, type ClauseVerb } from "../../syntax/clause-verbs.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { subjectHead } from "../../syntax/subject-head.ts";
import { isNominative, opensObject } from "../../syntax/tokens.ts";

const FAR = 4;
const SUBORDINATOR = /^(?:because|although|though|when|while|whereas|if|unless)$/u;

export function farVerb(sentence: Sentence): FoundPoint[] {
  const { tokens, text } = sentence;
  if (/["“”:—–()…]/u.test(text) || !/[.!]$/u.test(text)) return [];
  // behind a semicolon an absolute phrase may stand: "two ends; one being longer"
  const semicolon = tokens.findIndex(({ text: mark }) => mark === ";");
  const to = semicolon < 0 ? tokens.length - 1 : semicolon;
  return clauseParts(tokens, to).flatMap((part) => inPart(sentence, part));
}

function inPart(sentence: Sentence, { from, to, closed }: ClausePart): FoundPoint[] {
  const { tokens } = sentence;
  const clauses = allClausesOf(tokens, from, to);
  if (!clauses) return [];
  const { verbs } = clauses;
  const main = verbs.filter(({ opener }) => opener === null);
  // "stopped in March and has not moved": the second is joined by "and", and cannot be the clause's only one
  if (main.length === 0 || main.slice(1).some(({ verb }) => !isJoined(tokens, verb))) return [];
  return verbs.flatMap((one) => {
    const { verb, opener } = one;
    if (opener ? !opensClause(tokens, one) : one !== main[0]) return [];
    if (verbs.some((other) => other !== one && other.split)) return [];
    if (/^(?:and|or|but)$/u.test(tokens[verb.index + 1]?.lower ?? "")) return [];
    const edit = isVerb(tokens, verb) ? participle(verb) : null;
    // "being" makes no second subject of a noun
    if (!closed && edit !== "being") return [];
    const head = subjectHead(tokens, opener ? opener.index + 1 : clauses.from, verb.index);
    if (!edit || !head || !isFar(tokens, head, verb, verbs)) return [];
    return pointOf(sentence, {
      rule: "finite-verb",
      first: verb,
      replacement: edit,
      cue: head,
      right: `주어 '${head.text}'의 동사가 되는 자리이므로 정동사 '${verb.text}'`,
      wrong: `주어 '${head.text}'의 동사가 없어지므로 준동사 ${withParticle(edit, "은/는", `'${edit}'`)} 쓸 수 없어요.`,
    });
  });
}

/** Right behind "and", adverbs passed over. */
function isJoined(tokens: readonly Token[], verb: Token): boolean {
  let at = verb.index - 1;
  while (tokens[at]?.likely === "RB") at--;
  return (
    tokens[at]?.lower === "and" || (tokens[at]?.lower === "but" && tokens[at - 1]?.text !== ",")
  );
}

/** Whether the word before a clause is certain, so that the clause needs a verb whatever stands in it. */
function opensClause(tokens: readonly Token[], { opener, split }: ClauseVerb): boolean {
  if (!opener) return false;
  const before = tokens[opener.index - 1];
  if (opener.lower === "that")
    return split || (before?.tag?.startsWith("VB") === true && TAKES_CLAUSE.has(before.lemma));
  if (opener.lower === "which") return split && before?.tag === "IN";
  return split && SUBORDINATOR.test(opener.lower);
}

/** Whether the word is a verb, of which no tagger's doubt makes a modifier. */
function isVerb(tokens: readonly Token[], verb: Token): boolean {
  const next = tokens[verb.index + 1];
  const before = tokens[verb.index - 1];
  if (verb.lemma === "be" && next?.likely === "VBG") return false;
  if (before?.likely === "CC") return false;
  if (/^(?:VBZ|VBP|VBD|VB)$/u.test(verb.tag ?? "")) return true;
  if (/^(?:VBZ|VBP|VBD)$/u.test(verb.likely ?? "")) return true;
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base) return false;
  const { past, participle: perfect } = verbForms(base);
  // "fell" is nothing but a past tense
  if (verb.lower === past && past !== perfect && past !== base) return true;
  if (/^VBN?$/u.test(verb.likely ?? "") && (opensObject(next) || next?.likely === "JJR"))
    return true;
  // "sought to control", "often slide back": the only word of its clause that can be the verb
  if (verb.lower === past && next?.likely === "TO")
    return before?.text === "," || before?.tag === "RB";
  return (
    verb.tag === null &&
    (before?.tag === "RB" ? /^(?:RB|IN|TO|DT)$/u : /^(?:WP|WRB|TO)$/u).test(next?.likely ?? "")
  );
}

function participle(verb: Token): string | null {
  const base = verb.lemma === "be" ? "be" : findVerbBase(verb.lower, verb.lemma);
  return !base || base === "do" ? null : verbForms(base).ing;
}

/** Whether a clause, a comma phrase or a long phrase stands between. */
function isFar(
  tokens: readonly Token[],
  head: Token,
  verb: Token,
  verbs: readonly ClauseVerb[],
): boolean {
  const between = tokens.slice(head.index + 1, verb.index);
  const last = between.findLast(({ likely }) => likely !== "RB");
  const commas = between.filter(({ text }) => text === ",").length;
  // a comma phrase is closed, and no other subject stands right before the verb
  if (commas % 2 > 0 || (commas > 0 && last?.text !== ",")) return false;
  const object =
    tokens[(last?.index ?? 0) - 1]?.tag === "IN" && /^(?:it|you)$/u.test(last?.lower ?? "");
  if ((last && isNominative(last) && !object) || between.some(({ lower }) => lower === "than"))
    return false;
  // "Some days later, …": no subject
  if (
    TIME_NOUNS.has(head.lower) &&
    (head.likely !== "NNS" || commas === 0 || tokens[head.index + 1]?.likely !== "IN")
  )
    return false;
  const inner = verbs.some(({ verb: { index } }) => index > head.index && index < verb.index);
  if (inner) return true;
  if (commas > 0) return tokens.every(({ text }) => text !== ";");
  return verb.lemma !== "be" && between.filter(({ tag }) => tag !== "RB").length >= FAR;
}
