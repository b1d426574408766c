/**
 * Participles that hang on a finished clause: ", each guarding a small part", ", worrying about their hair".
 *
 * With "each" a finite verb would join two clauses by a comma alone; what can be edited elsewhere is in the rule itself.
 * Here nothing is, since two verbs may stand side by side in a list (Quirk et al. 1985 §15.56–60).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { isGerundSubject } from "../../syntax/gerund-subject.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isFiniteVerb, mayHaveFinite } from "../../syntax/tokens.ts";

const RULE = "participial-clause";
/** Prepositions and adjectives in -ing. */
const NO_VERB = wordList(
  "including according depending regarding concerning considering following ranging owing being having given excluding judging speaking during surprising interesting something anything nothing everything",
);

export function absolutes(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((participle) => [
    ...eachOne(sentence, participle),
    ...hanging(sentence, participle),
  ]);
}

/** ", each guarding a small part of it" → guards. */
function eachOne(sentence: Sentence, participle: Token): FoundPoint[] {
  const { tokens } = sentence;
  const each = tokens[participle.index - 1];
  if (!/.ing$/u.test(participle.lower) || each?.lower !== "each") return [];
  if (tokens[each.index - 1]?.text !== ",") return [];
  const main = tokens.slice(0, each.index).find(({ likely }) => /^VB[ZPD]$/u.test(likely ?? ""));
  const base = findVerbBase(participle.lower, participle.lemma);
  if (!main || !base || mayHaveFinite(tokens, participle.index + 1, tokens.length)) return [];
  const finite = verbForms(base).s;
  return pointOf(sentence, {
    rule: RULE,
    first: participle,
    replacement: finite,
    cue: main,
    right: `문장의 동사 ${withParticle(main.text, "이/가", `'${main.text}'`)} 따로 있고 접속사 없이 절에 덧붙는 분사구문이므로 '${participle.text}'`,
    wrong: `앞 절과 이어 주는 접속사가 없으므로 정동사 ${withParticle(finite, "은/는", `'${finite}'`)} 쓸 수 없어요.`,
  });
}

/** ", worrying about their hair": behind a comma and a finished clause. */
function hanging(sentence: Sentence, participle: Token): FoundPoint[] {
  const { tokens } = sentence;
  const comma = tokens[participle.index - 1];
  const next = tokens[participle.index + 1];
  if (participle.tag !== "VBG" || comma?.text !== "," || !next || NO_VERB.has(participle.lower))
    return [];
  const earlier = tokens.slice(0, comma.index);
  const main = earlier.findLast(isFiniteVerb);
  if (!main || !/^(?:IN|TO|DT|PRP\$|PRP|NNS|NN|JJ|RB)$/u.test(next.likely ?? "")) return [];
  if (isGerundSubject(tokens, participle) || inList(tokens, participle, comma)) return [];
  return pointOf(sentence, {
    rule: RULE,
    first: participle,
    replacement: null,
    cue: main,
    right: `문장의 동사 ${withParticle(main.text, "이/가", `'${main.text}'`)} 따로 있고 접속사 없이 절에 덧붙는 분사구문이므로 현재분사 '${participle.text}'`,
  });
}

/** "such as planning, sorting, and reading", ", for example, adding": the comma is a list's. */
export function inList(tokens: readonly Token[], participle: Token, comma: Token): boolean {
  const before = tokens.slice(Math.max(0, comma.index - 5), comma.index);
  const behind = tokens.slice(participle.index + 1);
  return (
    before.some(
      ({ lower }) => /..ing$/u.test(lower) || /^(?:as|like|example|instance)$/u.test(lower),
    ) || behind.some(({ tag }, at) => tag === "CC" && /..ing$/u.test(behind[at + 1]?.lower ?? ""))
  );
}
