/**
 * Verbs that "and", "or" or "but" joins to a partner further back: "keeps its shape and never breaks", "must step in
 * and complete it". A participle is certainly wrong there where no other -ing form stands before it to be joined to.
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isNominative } from "../../syntax/tokens.ts";

const REACH = 22;
/** Words in -ing that are no participles. */
const NO_VERB = wordList(
  "morning evening during nothing something anything everything spring string ceiling sibling darling",
);
const NON_FINITE = /^(?:VBG|VBN)$/u;

export function distantPartners(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((word) => {
    const verb = asVerb(tokens, word);
    if (!/^VB[ZPDGN]?$/u.test(verb.likely ?? "") || verb.lemma === "be") return [];
    let at = verb.index - 1;
    while (tokens[at]?.likely === "RB") at--;
    const joint = tokens[at];
    if (!joint || !/^(?:and|or|but)$/u.test(joint.lower)) return [];
    // "sooner or later"
    if (/^(?:sooner|now|again)$/u.test(tokens[joint.index - 1]?.lower ?? "")) return [];
    const partner = partnerOf(tokens, joint.index, verb);
    if (!partner || partner.index >= joint.index - 1 || (partner.tag ?? verb.tag) === null)
      return [];
    // "poster or paint": a base that the taggers do not agree on may be a noun
    if (verb.tag === null && !/(?:s|ed)$/u.test(verb.lower)) return [];
    const isVerb = verb.tag !== null || (partner.tag === "VBN" && isAction(tokens, verb, joint));
    const edit =
      isVerb && !isSupplement(tokens, partner, joint, verb)
        ? participle(sentence, verb, joint)
        : null;
    return pointOf(sentence, {
      rule: "parallel",
      first: verb,
      replacement: edit,
      cue: partner,
      right: `${withParticle(joint.text, "으로/로", `'${joint.text}'`)} ${withParticle(partner.text, "과/와", `'${partner.text}'`)} 나란히 이어지는 자리이므로 같은 형태인 '${verb.text}'`,
      wrong: `${withParticle(partner.text, "과/와", `'${partner.text}'`)} 나란히 이어지는 자리이므로 ${withParticle(edit ?? "", "은/는", `'${edit}'`)} 쓸 수 없어요.`,
    });
  });
}

/** "takes them back and stores them": a pronoun behind makes a verb of what the taggers take for a noun. */
function asVerb(tokens: readonly Token[], word: Token): Token {
  const isObject = /^(?:them|it|him|us|me)$/u.test(tokens[word.index + 1]?.lower ?? "");
  const joined = tokens[word.index - 1]?.lower === "and";
  return word.tag === null && word.likely === "NNS" && isObject && joined
    ? { ...word, tag: "VBZ", likely: "VBZ" }
    : word;
}

/** The -ing form in a finite verb's or infinitive's stead; null where it might be right. */
function participle({ tokens }: Sentence, verb: Token, joint: Token): string | null {
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || /^(?:be|have|do)$/u.test(base) || !/^VB[ZPD]?$/u.test(verb.tag ?? verb.likely ?? ""))
    return null;
  const mayJoin = tokens.some(
    (token) =>
      (token.index < verb.index && mayBeParticiple(tokens, token)) || /^[;:—"“]$/u.test(token.text),
  );
  return mayJoin || joint.lower === "but" ? null : verbForms(base).ing;
}

/** An -ing form that another might join; not "morning", not "in the following years". */
export const mayBeParticiple = (tokens: readonly Token[], { lower, index }: Token): boolean =>
  lower.endsWith("ing") &&
  lower.length > 4 &&
  !NO_VERB.has(lower) &&
  !(lower === "following" && tokens[index - 1]?.lower === "the");

/** "traveled, often with guides, and once …": a participle with an adverb could go on with the phrase. */
const isSupplement = (
  tokens: readonly Token[],
  partner: Token,
  joint: Token,
  { index }: Token,
): boolean =>
  index > joint.index + 1 &&
  tokens
    .slice(partner.index, joint.index - 1)
    .some(
      ({ text, index: at }) => text === "," && /^(?:RB|IN)$/u.test(tokens[at + 1]?.likely ?? ""),
    );

/** "as a kind of theft and answered them": with an object, and no phrase before it that a gerund could join. */
function isAction(tokens: readonly Token[], verb: Token, joint: Token): boolean {
  if (
    !verb.lower.endsWith("ed") ||
    !/^(?:them|him|us|me|it)$/u.test(tokens[verb.index + 1]?.lower ?? "")
  )
    return false;
  const of = tokens[joint.index - 2];
  return (
    of?.lower === "of" && /^(?:kind|sort|type|form)s?$/u.test(tokens[of.index - 1]?.lower ?? "")
  );
}

/** The nearest verb of the same form; other forms in between belong to modifiers. */
function partnerOf(tokens: readonly Token[], joint: number, verb: Token): Token | null {
  const form = verb.likely;
  for (let at = joint - 1; at >= Math.max(0, joint - REACH); at--) {
    const token = tokens[at];
    if (!token || isSubject(tokens, token) || /^[;:"“”—()]$/u.test(token.text)) return null;
    if (/^(?:WP|WDT|WRB)$/u.test(token.tag ?? "")) return null;
    if (/^(?:that|because|if|although|though|while|whereas)$/u.test(token.lower)) return null;
    if (form === "VBD" && token.tag === "VBN" && isPerfect(tokens, token)) return token;
    if (token.likely === form) return token.lemma === "be" ? null : token;
    const infinitive = token.likely === "VB" && tokens[at - 1]?.lower === "to";
    const skipped = NON_FINITE.test(token.likely ?? "") && !NON_FINITE.test(form ?? "");
    if (token.likely?.startsWith("VB") && !infinitive && !skipped) return null;
  }
  return null;
}

/** A subject pronoun; "it" and "you" may be objects. */
const isSubject = (tokens: readonly Token[], token: Token): boolean =>
  isNominative(token) &&
  (!/^(?:it|you)$/u.test(token.lower) ||
    /^(?:VBZ|VBP|VBD|MD|RB)$/u.test(tokens[token.index + 1]?.likely ?? ""));

/** "have often treated". */
function isPerfect(tokens: readonly Token[], verb: Token): boolean {
  let at = verb.index - 1;
  while (tokens[at]?.tag === "RB") at--;
  return tokens[at]?.lemma === "have";
}
