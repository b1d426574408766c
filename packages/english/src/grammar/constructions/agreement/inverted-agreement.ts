/**
 * Agreement with a subject behind the verb, where a phrase of place opens the clause: "Inside the box lies a letter",
 * "and between them lies nothing".
 *
 * Not tested: a coordination behind the verb, whose first noun alone often settles the number, nouns of time, and
 * clauses with another noun phrase before the verb (Quirk et al. 1985 §10.34, §18.23).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { TIME_NOUNS } from "../../../words/nouns.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { nounPhraseAt } from "../../syntax/noun-phrase.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer, isNominative, isNoun } from "../../syntax/tokens.ts";
import { isPluralForm, otherNumber } from "../../syntax/verb-number.ts";

const RULE = "subject-verb-agreement";
/** Verbs of being somewhere, which come before their subject. */
const STANDING = wordList("lie stand sit hang rest live be come go run rise grow remain");

const numberName = (plural: boolean): string => (plural ? "복수" : "단수");

/** "Inside the box lies a letter", "and between them lies nothing": the verb right behind the phrase that opens the clause. */
export function invertedAgreement(sentence: Sentence, verb: Token): FoundPoint[] {
  const { tokens } = sentence;
  const place = tokens[verb.index - 1];
  if (
    !place ||
    (!STANDING.has(verb.lemma) && !STANDING.has(findVerbBase(verb.lower, verb.lemma) ?? ""))
  )
    return [];
  if (!/^(?:NN|NNS|NNP|PRP)$/u.test(place.tag ?? "")) return [];
  // "caves of the north lives a fish": right before an article no noun can stand
  const next = tokens[verb.index + 1];
  const certain = /^VB[ZP]$|^VBD$/u.test(verb.tag ?? "");
  if (
    !certain &&
    !(verb.tag === null && verb.lower.endsWith("s") && /^(?:an?|nothing)$/u.test(next?.lower ?? ""))
  )
    return [];
  const opener = openerBefore(tokens, verb);
  if (!opener || verb.index < opener.index + 2) return [];
  const before = tokens.slice(opener.index + 1, verb.index);
  if (before.some(({ tag, text }) => /^(?:VB|MD|W|CC)/u.test(tag ?? "") || text === ",")) return [];
  // "In this town a man runs a shop", "in it lies a letter"
  if (before.some((token) => isDeterminer(token) && isNoun(tokens[token.index - 1]))) return [];
  if (isNominative(place) && place.index !== opener.index + 1) return [];
  const other = certain ? otherNumber(verb) : findVerbBase(verb.lower, verb.lemma);
  const subject = subjectBehind(tokens, verb.index + 1);
  if (!subject || !other || subject.plural !== (certain && isPluralForm(verb))) return [];
  const { head, plural } = subject;
  return pointOf(sentence, {
    rule: RULE,
    first: verb,
    replacement: other,
    cue: head,
    right: `장소를 나타내는 말이 앞에 와서 도치된 문장이고 주어 ${withParticle(head.text, "이/가", `'${head.text}'`)} ${numberName(plural)}이므로 '${verb.text}'`,
    wrong: `도치된 문장의 주어 ${withParticle(head.text, "이/가", `'${head.text}'`)} ${numberName(plural)}이므로 ${withParticle(other, "은/는", `'${other}'`)} 쓸 수 없어요.`,
  });
}

/** The preposition that opens the sentence, or a clause behind ", and". */
function openerBefore(tokens: readonly Token[], verb: Token): Token | null {
  const first = tokens[0];
  const joint = tokens.findLast(
    ({ index, lower }) =>
      index < verb.index && /^(?:and|but)$/u.test(lower) && tokens[index - 1]?.text === ",",
  );
  const opener = joint ? tokens[joint.index + 1] : first;
  return opener?.tag === "IN" ? opener : null;
}

/** The noun behind the verb, where its number is certain and nothing is joined to it. */
function subjectBehind(
  tokens: readonly Token[],
  from: number,
): { head: Token; plural: boolean } | null {
  const next = tokens[from];
  if (!next || next.tag === "PRP" || /^(?:every|each|all|both|this|that)$/u.test(next.lower))
    return null;
  let phrase = nounPhraseAt(tokens, from);
  // "a small, pale fish"
  if (
    !phrase &&
    /^an?$/u.test(next.lower) &&
    tokens[from + 2]?.text === "," &&
    tokens[from + 3]?.tag === "JJ"
  )
    phrase = nounPhraseAt(tokens, from + 3) ?? singular(tokens[from + 4]);
  // "the name he knew": what an article makes a noun
  const made = tokens[from + 1];
  if (
    !phrase &&
    isDeterminer(next) &&
    made?.tag === null &&
    made.likely === "NN" &&
    isNominative(tokens[from + 2])
  )
    phrase = singular({ ...made, tag: "NN" });
  const isNothing = next.lower === "nothing";
  const head = isNothing ? next : phrase?.last;
  if (!head || TIME_NOUNS.has(head.lower)) return null;
  // "nothing but": one subject
  if (
    tokens
      .slice(head.index + 1)
      .some(
        ({ tag, lower, index }) =>
          tag === "CC" && !(isNothing && lower === "but" && index === head.index + 1),
      )
  )
    return null;
  const number =
    isNothing || (phrase?.number === null && /^an?$/u.test(next.lower))
      ? "singular"
      : phrase?.number;
  return number === "singular" || number === "plural"
    ? { head, plural: number === "plural" }
    : null;
}

const singular = (noun: Token | undefined): ReturnType<typeof nounPhraseAt> =>
  noun?.tag === "NN" ? { first: noun, last: noun, number: "singular" } : null;
