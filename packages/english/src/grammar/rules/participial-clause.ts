/**
 * 분사구문.
 *
 * Not tested: items of a list, prepositions in -ing (including, according to), verbs with two
 * objects ("given the book, she …"), and edits that would read as two verbs side by side without
 * "and" (literary asyndeton; Quirk et al. 1985 §13.1): the replaced form agrees with no
 * verb before it. Dangling participles are accepted here (§15.59).
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { STRICTLY_TRANSITIVE, TRANSITIVE_WITH_OBJECT, TWO_OBJECTS } from "../../words/verbs.ts";
import { substitutionRule, type Substitution } from "../syntax/substitution.ts";
import { isFiniteVerb, mayHaveFinite, opensObject } from "../syntax/tokens.ts";
import { absolutes, inList } from "../constructions/participles/absolutes.ts";
import { shortenedClauses } from "../constructions/participles/shortened-clause.ts";
import { clauseParticiples } from "../constructions/participles/clause-participles.ts";
import { openingParticiples } from "../constructions/participles/opening-participles.ts";
import { alsoFound } from "../syntax/also-found.ts";
import { isGerundSubject } from "../syntax/gerund-subject.ts";
import { localSubject } from "../syntax/local-subject.ts";

const PREPOSITIONS = wordList(
  "including according depending regarding concerning considering following starting beginning ranging involving owing being having assuming given excluding judging speaking based compared",
);

const FINITE = /^(?:VBZ|VBP|VBD|MD)$/u;
/** "She has one goal, winning the race": the form stands beside a noun. */
const HAS_NOUN = /^(?:have|be)$/u;
/** What may stand behind a participle that has no object: "crying out in pain", but no item of a list. */
const OPENS_ADVERBIAL = /^(?:IN|TO|RB|RP)$/u;
/** Participles whose object is a that-clause: ", meaning that …". */
const CLAUSAL = /^(?:meaning|showing|suggesting|indicating|proving)$/u;

export const participialClause = alsoFound(
  substitutionRule(
    {
      id: "participial-clause",
      name: "분사구문",
      lesson:
        "접속사 없이 절에 덧붙는 분사구문에서, 의미상의 주어가 동작을 하면 현재분사, 동작을 받으면 과거분사를 써요.",
    },
    (sentence, verb) => {
      if (PREPOSITIONS.has(verb.lower)) return null;
      if (verb.index === 0) return initial(sentence, verb);
      return sentence.tokens[verb.index - 1]?.text === "," ? final(sentence, verb) : null;
    },
  ),
  absolutes,
  shortenedClauses,
  openingParticiples,
  clauseParticiples,
);

/** "Using a lens, she read it", "Built in 1889, the tower is old". */
function initial(sentence: Sentence, verb: Token): Substitution | null {
  const { tokens } = sentence;
  const comma = tokens.find(({ text }) => text === ",");
  if (!comma || mayHaveFinite(tokens, 1, comma.index)) return null;
  const opener = tokens[comma.index + 1];
  const subject = /^(?:DT|PRP\$|PRP|NNS|NNP)$/u.test(opener?.tag ?? "");
  const main = tokens
    .slice(comma.index + 2, comma.index + 8)
    .find(({ likely }) => FINITE.test(likely ?? ""));
  if (!subject || !main) return null;
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || TWO_OBJECTS.has(base)) return null;
  const next = tokens[1];
  const noun = /^(?:NN|JJ)/u.test(next?.tag ?? "") && STRICTLY_TRANSITIVE.has(base);
  if (verb.tag === "VBG" && (opensObject(next) || noun)) {
    const certain = isTransitive(base);
    return point(verb, verbForms(base).participle, main, "active", certain);
  }
  const passive =
    verb.tag === "VBN" && /^(?:by|in|on|from|at|to|with|for)$/u.test(next?.lower ?? "");
  const certain = STRICTLY_TRANSITIVE.has(base);
  return passive && certain ? point(verb, verbForms(base).ing, main, "passive", true) : null;
}

/** "…, leaving the people without water". */
function final(sentence: Sentence, verb: Token): Substitution | null {
  const { tokens } = sentence;
  const next = tokens[verb.index + 1];
  const clause = next?.lower === "that" && CLAUSAL.test(verb.lower);
  const base = findVerbBase(verb.lower, verb.lemma);
  const bare = /^(?:NNS|JJ)$/u.test(next?.tag ?? "") && STRICTLY_TRANSITIVE.has(base ?? "");
  const object = clause || bare || next?.lower === "it" || opensObject(next);
  if (verb.tag !== "VBG" || !base) return null;
  const earlier = tokens.slice(0, verb.index - 1);
  const main = earlier.findLast(isFiniteVerb);
  if (!main || earlier.some(({ tag, index }) => tag === "VBG" && index > main.index + 1))
    return null;
  if (/^(?:such|like|as)$/u.test(tokens[verb.index - 2]?.lower ?? "")) return null;
  if (
    tokens
      .slice(verb.index + 1)
      .some((token, at, rest) => token.tag === "CC" && rest[at + 1]?.likely?.startsWith("VB"))
  )
    return null;
  if (main.tag === "MD" || isGerundSubject(tokens, verb)) return null;
  const { past, participle } = verbForms(base);
  const isCertain = clause || isTransitive(base) || /^(?:tell|leave|make)$/u.test(base);
  // "They hit the wall, lose …" may be in the present, "They hit the wall, lost …" in the past
  const hasOwnPast = isOwnPast(main);
  const isEither = hasOwnPast && localSubject(sentence, main.index)?.plural !== false;
  const isPast = main.tag === "VBD" || hasOwnPast;
  if (object && isCertain)
    return point(
      verb,
      isPast && participle === past ? base : participle,
      main,
      "active",
      participle !== past || !isEither,
    );
  // "the storm hit the coast, leave …": whatever the verb takes, its base form agrees with no past and no third person
  const isFinal = object || OPENS_ADVERBIAL.test(next?.likely ?? "");
  const isFinite = /^VB[DZ]$/u.test(main.tag ?? "") && !HAS_NOUN.test(main.lemma);
  // "spread" is a past form, too; a plural, a modal or an infinitive before it could go on with a base form
  const couldGoOn =
    isEither || earlier.some((token) => /^(?:VBP|VB|MD)$/u.test(token.tag ?? token.likely ?? ""));
  const comma = tokens[verb.index - 1];
  if (!isFinal || !isFinite || base === past || couldGoOn || !comma || inList(tokens, verb, comma))
    return null;
  return point(verb, base, main, "finite", true);
}

/** Whether a base form is its verb's past, too: "hit", "read". */
const isOwnPast = ({ lower }: Token): boolean =>
  findVerbBase(lower, lower) === lower && verbForms(lower).past === lower;

const isTransitive = (base: string): boolean =>
  (STRICTLY_TRANSITIVE.has(base) || TRANSITIVE_WITH_OBJECT.has(base)) && !TWO_OBJECTS.has(base);

function point(
  verb: Token,
  edit: string,
  main: Token,
  against: "active" | "passive" | "finite",
  certain: boolean,
): Substitution {
  if (against === "finite")
    return {
      replacement: edit,
      cue: main,
      right: `문장의 동사 ${withParticle(main.text, "이/가", `'${main.text}'`)} 따로 있고 접속사 없이 덧붙인 분사구문이므로 현재분사 '${verb.text}'`,
      wrong: `접속사가 없는데 동사가 하나 더 오게 되므로 ${withParticle(edit, "은/는", `'${edit}'`)} 쓸 수 없어요.`,
    };
  const active = against === "active";
  const reason = active
    ? "뒤에 목적어가 이어지고 동작을 하는 관계이므로"
    : "뒤에 목적어가 없고 주어가 동작을 받는 관계이므로";
  return {
    replacement: certain ? edit : null,
    cue: main,
    right: `문장의 동사 ${withParticle(main.text, "이/가", `'${main.text}'`)} 따로 있는 분사구문에서 ${reason} ${active ? "현재분사" : "과거분사"} '${verb.text}'`,
    wrong: `분사구문에서 ${reason} ${withParticle(edit, "은/는", `'${edit}'`)} 쓸 수 없어요.`,
  };
}
