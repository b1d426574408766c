/**
 * A clause's own verb far behind its subject: "those who could afford it have no reason", "two drivers, equally
 * careless, look down".
 *
 * As a participle it leaves a clause without a verb. Certain only where every other verb of the sentence has a
 * relative or a subordinator of its own, so that none is left for the main clause. Not tested: further main clauses,
 * which would make an absolute phrase of the edit (Quirk et al. 1985 §15.58), quotations, dashes and colons.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { TIME_NOUNS } from "../../words/nouns.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { type ClauseVerb, clausesOf } from "../syntax/clause-verbs.ts";
import { pointOf } from "../syntax/point-of.ts";
import { isNominative, isNoun, mayHaveFinite, opensObject } from "../syntax/tokens.ts";

const FAR = 4;
const PRONOUN = /^(?:those|anyone|everyone|someone|others|one|nobody|everything|something)$/u;
const IN_PHRASE = /^(?:DT|PRP\$|PDT|JJ|JJR|JJS|CD|VBN|VBG|POS|NN|NNS|NNP)$/u;
/** What may follow the head of a subject. */
const BEHIND_HEAD = /^(?:,|IN|TO|W\S+|PRP|VB[A-Z]?|RB|DT)$/u;

export function farVerb(sentence: Sentence): FoundPoint[] {
  const { tokens, text } = sentence;
  if (/["“”:—–()…]/u.test(text) || !/[.!]$/u.test(text)) return [];
  // behind a semicolon an absolute phrase may stand: "two ends; one being longer"
  const semicolon = tokens.findIndex(({ text: mark }) => mark === ";");
  return inFirstPart(sentence, semicolon < 0 ? tokens.length - 1 : semicolon);
}

/** The points of a sentence, or of its part before a semicolon. */
function inFirstPart(sentence: Sentence, to: number): FoundPoint[] {
  const { tokens } = sentence;
  const clauses = clausesOf(tokens, 0, to);
  if (!clauses) return [];
  const { verbs } = clauses;
  return verbs.flatMap((one) => {
    const { verb, opener, split } = one;
    if (opener && (opener.lower !== "that" || !split)) return [];
    if (verbs.some((other) => other !== one && other.split)) return [];
    const edit = isVerb(tokens, verb) ? participle(verb) : null;
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

/** Whether the word is a verb, of which no tagger's doubt makes a modifier. */
function isVerb(tokens: readonly Token[], verb: Token): boolean {
  const next = tokens[verb.index + 1];
  if (verb.lemma === "be" && next?.likely === "VBG") return false;
  if (tokens[verb.index - 1]?.likely === "CC") return false;
  if (/^(?:VBZ|VBP|VBD|VB)$/u.test(verb.tag ?? "")) return true;
  if (/^(?:VBZ|VBP|VBD)$/u.test(verb.likely ?? "")) return true;
  return /^VBN?$/u.test(verb.likely ?? "") && (opensObject(next) || next?.likely === "JJR");
}

function participle(verb: Token): string | null {
  const base = verb.lemma === "be" ? "be" : findVerbBase(verb.lower, verb.lemma);
  return !base || base === "do" ? null : verbForms(base).ing;
}

/** The head of the phrase that opens the clause, behind an introductory phrase. */
function subjectHead(tokens: readonly Token[], from: number, to: number): Token | null {
  let at = from;
  if (tokens[at]?.likely === "CC") at++;
  if (/^(?:RB|IN|TO)$/u.test(tokens[at]?.likely ?? "")) {
    const comma = tokens.slice(at, to).findIndex(({ text }) => text === ",");
    if (comma < 0 || mayHaveFinite(tokens, at, at + comma)) return null;
    at += comma + 1;
  }
  const first = tokens[at];
  if (first?.likely === "VBG") return null;
  const pronoun = first && PRONOUN.test(first.lower) && !isNoun(tokens[at + 1]);
  if (pronoun) return first;
  let head: Token | null = null;
  for (; at < to; at++) {
    const token = tokens[at];
    if (!token || !IN_PHRASE.test(token.likely ?? "")) break;
    if (isNoun(token) || token.likely?.startsWith("NN")) head = token;
    else if (head) break;
  }
  if (!head || TIME_NOUNS.has(head.lower)) return null;
  const next = tokens[at];
  const clear = at === to || next?.lower === "that" || BEHIND_HEAD.test(next?.likely ?? "");
  return clear ? head : null;
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
  const inner = verbs.some(({ verb: { index } }) => index > head.index && index < verb.index);
  if (inner) return true;
  if (commas > 0) return tokens.every(({ text }) => text !== ";");
  return verb.lemma !== "be" && between.filter(({ tag }) => tag !== "RB").length >= FAR;
}
