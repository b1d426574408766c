/**
 * 병렬 구조: what "and" or "or" joins has one form.
 *
 * Not tested: clauses with a subject of their own after "and", sentences with another -ing form that
 * the edit could join, and gerunds whose base could join a finite verb or an infinitive before them.
 * See Huddleston & Pullum 2002, ch. 15.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { isNominative, isNoun, opensObject, skipPhraseBackwards } from "../syntax/tokens.ts";
import type { GrammarRule } from "../grammar-point.ts";
import { substitutionRule, type Substitution } from "../syntax/substitution.ts";
import { distantPartners } from "../constructions/verbs/coordination.ts";
import { latePartners } from "../constructions/verbs/late-partner.ts";
import { alsoFound } from "../syntax/also-found.ts";

const FORM: Readonly<Record<string, string>> = {
  VBD: "과거형",
  VBZ: "현재형",
  VBP: "현재형",
  VB: "동사원형",
};

/** Prepositions that a gerund may follow, and so be joined to their noun: "no need for trouble and turning". */
const BEFORE_GERUND = /^(?:for|after|before|of|by|without|in|from|about|on|with|to|than|like|at)$/u;

/** Without the edits to -ing that could be joined to the noun of a preposition right before "and". */
function withoutOpenEdits(rule: GrammarRule): GrammarRule {
  return {
    ...rule,
    find: (sentence) =>
      rule
        .find(sentence)
        .map((point) =>
          point.replacement?.endsWith("ing") && isOpen(sentence, point.start)
            ? { ...point, replacement: null, wrong: "" }
            : point,
        ),
  };
}

function isOpen({ tokens }: Sentence, start: number): boolean {
  const verb = tokens.find((token) => token.start === start);
  const joint = tokens
    .slice(Math.max(0, (verb?.index ?? 0) - 3), verb?.index ?? 0)
    .findLast(({ lower }) => /^(?:and|or|but)$/u.test(lower));
  const noun = joint && tokens[joint.index - (tokens[joint.index - 1]?.text === "," ? 2 : 1)];
  if (!noun || !isNoun(noun)) return false;
  // "as a kind of war and answered it": no gerund goes with "kind of"
  const preposition = tokens[skipPhraseBackwards(tokens, noun.index)];
  if (
    preposition?.lower === "of" &&
    /^(?:kind|sort|type|form)$/u.test(tokens[preposition.index - 1]?.lower ?? "")
  )
    return false;
  return BEFORE_GERUND.test(preposition?.lower ?? "");
}

const found = alsoFound(
  substitutionRule(
    {
      id: "parallel",
      name: "병렬 구조",
      lesson:
        "and, or, but이 이어 주는 말은 문법적으로 같은 형태여야 해요. 무엇과 무엇이 이어지는지 먼저 찾으세요.",
    },
    (sentence, verb) => {
      if (verb.tag === "VBG") return gerund(sentence, verb);
      const form = FORM[verb.tag ?? ""];
      const joint = sentence.tokens[verb.index - 1];
      const next = sentence.tokens[verb.index + 1];
      if (!form || !next || !joint || !/^(?:and|or)$/u.test(joint.lower)) return null;
      const partner = findPartner(sentence, verb);
      const base = findVerbBase(verb.lower, verb.lemma);
      if (!partner || !base || /^(?:be|have|do)$/u.test(base)) return null;
      // a participle after "and" must have nothing else to coordinate with: no -ing form before it
      const certain = !sentence.tokens.some(
        ({ likely, text, lower, index }) =>
          (index < verb.index && (likely === "VBG" || lower.endsWith("ing"))) ||
          /^[;:—"“]$/u.test(text),
      );
      const { ing } = verbForms(base);
      return {
        replacement: certain ? ing : null,
        cue: partner,
        right: `${withParticle(joint.text, "으로/로", `'${joint.text}'`)} ${withParticle(partner.text, "과/와", `'${partner.text}'`)} 이어지는 자리이므로 같은 형태인 ${form} '${verb.text}'`,
        wrong: `${withParticle(partner.text, "과/와", `'${partner.text}'`)} 나란히 이어지는 자리이므로 ${withParticle(ing, "은/는", `'${ing}'`)} 쓸 수 없어요.`,
      };
    },
  ),
  distantPartners,
  latePartners,
);

export const parallel = withoutOpenEdits(found);

/** "by reading the book and asking the teacher" → ask. */
function gerund(sentence: Sentence, verb: Token): Substitution | null {
  const { tokens } = sentence;
  const joint = tokens[verb.index - 1];
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!joint || !/^(?:and|or)$/u.test(joint.lower) || !base || /^(?:be|have|do)$/u.test(base))
    return null;
  const earlier = tokens.slice(0, verb.index);
  const partner = earlier.findLast(({ likely }) => likely?.startsWith("VB"));
  const opener = partner && tokens[partner.index - 1];
  if (
    partner?.tag !== "VBG" ||
    !(
      opener === undefined ||
      opener.tag === "IN" ||
      opener.lower === "," ||
      opener.tag?.startsWith("VB")
    )
  )
    return null;
  // a base could join an infinitive, a modal's verb or a plural present before it
  const isAmbiguous = earlier.some(
    ({ likely, lower }) =>
      /^(?:VB|VBP|MD)$/u.test(likely ?? "") || lower === "to" || likely === null,
  );
  const object = opensObject(tokens[verb.index + 1]);
  return {
    replacement: object && !isAmbiguous ? base : null,
    cue: partner,
    right: `${withParticle(joint.text, "으로/로", `'${joint.text}'`)} ${withParticle(partner.text, "과/와", `'${partner.text}'`)} 이어지는 자리이므로 같은 형태인 -ing형 '${verb.text}'`,
    wrong: `${withParticle(partner.text, "과/와", `'${partner.text}'`)} 나란히 이어지는 자리이므로 동사원형 ${withParticle(base, "은/는", `'${base}'`)} 쓸 수 없어요.`,
  };
}

/** The verb before the conjunction in the same form, with no new subject or clause between. */
function findPartner(sentence: Sentence, verb: Token): Token | null {
  for (let at = verb.index - 2; at >= 0; at--) {
    const token = sentence.tokens[at];
    if (!token) return null;
    if (/^[;:"“”—()]$/u.test(token.text) || isNominative(token)) return null;
    if (
      /^(?:WP|WDT|WRB)$/u.test(token.tag ?? "") ||
      /^(?:that|because|if|while|although)$/u.test(token.lower)
    )
      return null;
    if (token.tag?.startsWith("VB") || token.tag === "MD") {
      return token.tag === verb.tag && token.index < verb.index - 1 ? token : null;
    }
    if (token.likely?.startsWith("VB")) return null;
  }
  return null;
}
