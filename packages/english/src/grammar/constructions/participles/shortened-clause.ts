/**
 * Participles right behind a conjunction: "errors, once made, last", "while repairing the roof".
 *
 * Not tested: verbs with two objects or a complement ("when asked a question", "when painted a bright red"), verbs
 * that may lack an object, those whose -ing form is an adjective ("though challenging, …"), and "after", "before" and
 * "since", which are prepositions (Quirk et al. 1985 §14.8, §15.58).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { TIME_NOUNS } from "../../../words/nouns.ts";
import {
  STRICTLY_TRANSITIVE,
  TAKES_ADJECTIVE,
  TRANSITIVE_WITH_OBJECT,
  TWO_OBJECTS,
} from "../../../words/verbs.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { nounPhraseAt } from "../../syntax/noun-phrase.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer } from "../../syntax/tokens.ts";

const CONJUNCTION = /^(?:when|while|once|if|unless|until|though|although)$/u;
/** Before an object only: "until" and "unless" hardly stand before an active participle. */
const BEFORE_ACTIVE = /^(?:when|while|if|though|although)$/u;
/** Adjectives in -ing, and verbs that do without an object in a text on how to do something. */
const MAY_BE_ACTIVE = wordList(
  "challenge convince encourage inspire motivate stimulate reward influence absorb enjoy require include diagnose transmit respect examine recommend reject represent trigger criticize estimate create surround support promote contain control release compel",
);
/** Verbs whose passive may be followed by a noun: "when supplied the tools". */
const RETAINED = wordList("provide supply fund equip deliver attach value");

export function shortenedClauses(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((participle) => {
    const conjunction = tokens[participle.index - 1];
    if (!conjunction || !CONJUNCTION.test(conjunction.lower)) return [];
    // "for a while", and "once" as an adverb: "a once forgotten book"
    const before = tokens[conjunction.index - 1];
    if (isDeterminer(before) || (conjunction.lower === "once" && before && before.text !== ","))
      return [];
    const base = findVerbBase(participle.lower, participle.lemma);
    if (!base) return [];
    const active = isActive(tokens, participle, conjunction, base);
    if (!active && !isPassive(tokens, participle, conjunction, base)) return [];
    const edit = active ? verbForms(base).participle : verbForms(base).ing;
    const reason = active
      ? "뒤에 목적어가 이어지고 주어가 동작을 하는 관계이므로"
      : "뒤에 목적어가 없고 주어가 동작을 받는 관계이므로";
    return pointOf(sentence, {
      rule: "participial-clause",
      first: participle,
      replacement: edit,
      cue: conjunction,
      right: `접속사 '${conjunction.text}' 뒤에서 주어와 be동사가 생략된 구문이고 ${reason} ${active ? "현재분사" : "과거분사"} '${participle.text}'`,
      wrong: `접속사 '${conjunction.text}' 뒤의 분사구문에서 ${reason} ${withParticle(edit, "은/는", `'${edit}'`)} 쓸 수 없어요.`,
    });
  });
}

/** "while repairing the roof". */
function isActive(
  tokens: readonly Token[],
  participle: Token,
  conjunction: Token,
  base: string,
): boolean {
  if ((participle.tag ?? participle.likely) !== "VBG" || !BEFORE_ACTIVE.test(conjunction.lower))
    return false;
  if (TWO_OBJECTS.has(base) || TAKES_ADJECTIVE.has(base) || RETAINED.has(base)) return false;
  const transitive =
    STRICTLY_TRANSITIVE.has(base) || TRANSITIVE_WITH_OBJECT.has(base) || /[^aeiou]ify$/u.test(base);
  if (!transitive || verbForms(base).participle === base) return false;
  const object = tokens[participle.index + 1];
  if (/^(?:them|him|us|me|it|how|what|why|whether)$/u.test(object?.lower ?? "")) return true;
  const phrase = isDeterminer(object) ? nounPhraseAt(tokens, participle.index + 1) : null;
  return phrase !== null && !TIME_NOUNS.has(phrase.last.lower);
}

/** "once made, …", "when attacked by …". */
function isPassive(
  tokens: readonly Token[],
  participle: Token,
  conjunction: Token,
  base: string,
): boolean {
  if ((participle.tag ?? participle.likely) !== "VBN") return false;
  if (verbForms(base).participle !== participle.lower) return false;
  const next = tokens[participle.index + 1];
  const agent = tokens[participle.index + 2];
  // "when done with care": to do has an object
  if (base === "do") return /^(?:by|with)$/u.test(next?.lower ?? "");
  if (!STRICTLY_TRANSITIVE.has(base) && base !== "make") return false;
  if (next?.lower === "by")
    return base !== "make" && /^(?:DT|PRP\$|NNS|JJ)$/u.test(agent?.tag ?? "");
  // "When using, keep it dry": notices leave the object out
  if (!/^(?:once|until|though|although)$/u.test(conjunction.lower)) return false;
  return !MAY_BE_ACTIVE.has(base) && /^[,.]$/u.test(next?.text ?? "");
}
