/**
 * Verbs that "and", "or" or "but" joins to a partner further back: "keeps its shape and never breaks", "must step in
 * and complete it". A participle is certainly wrong there where no other -ing form stands before it to be joined to.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { pointOf } from "../syntax/point-of.ts";
import { isNominative } from "../syntax/tokens.ts";

const REACH = 22;
const NON_FINITE = /^(?:VBG|VBN)$/u;

export function distantPartners(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((verb) => {
    if (!/^VB[ZPDGN]?$/u.test(verb.likely ?? "") || verb.lemma === "be") return [];
    let at = verb.index - 1;
    while (tokens[at]?.likely === "RB") at--;
    const joint = tokens[at];
    if (!joint || !/^(?:and|or|but)$/u.test(joint.lower)) return [];
    const partner = partnerOf(tokens, joint.index, verb);
    if (!partner || partner.index >= joint.index - 1 || (partner.tag ?? verb.tag) === null)
      return [];
    // "poster or paint": a base that the taggers do not agree on may be a noun
    if (verb.tag === null && !/(?:s|ed)$/u.test(verb.lower)) return [];
    const edit = verb.tag === null ? null : participle(sentence, verb, joint);
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

/** The -ing form in a finite verb's or infinitive's stead; null where it might be right. */
function participle({ tokens }: Sentence, verb: Token, joint: Token): string | null {
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || /^(?:be|have|do)$/u.test(base) || !/^VB[ZPD]?$/u.test(verb.tag ?? "")) return null;
  const mayJoin = tokens.some(
    ({ lower, text, index }) =>
      (index < verb.index && lower.endsWith("ing") && lower.length > 4) || /^[;:—"“]$/u.test(text),
  );
  return mayJoin || joint.lower === "but" ? null : verbForms(base).ing;
}

/** The nearest verb of the same form; other forms in between belong to modifiers. */
function partnerOf(tokens: readonly Token[], joint: number, verb: Token): Token | null {
  const form = verb.likely;
  for (let at = joint - 1; at >= Math.max(0, joint - REACH); at--) {
    const token = tokens[at];
    if (!token || isSubject(tokens, token) || /^[;:"“”—()]$/u.test(token.text)) return null;
    if (/^(?:WP|WDT|WRB)$/u.test(token.tag ?? "")) return null;
    if (/^(?:that|because|if|although|though|while|whereas)$/u.test(token.lower)) return null;
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
