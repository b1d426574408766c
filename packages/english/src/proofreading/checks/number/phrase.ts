/** The number of a noun against the determiner of its phrase, over adjectives and nouns before it. */
import { wordTable } from "../../../words/word-table.ts";
import type { Sentence, Token } from "../../../analysis.ts";
import { pluralOf, singularOf } from "../../../inflection.ts";
import { COUNTABLE } from "../../../words/countable.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { findingAt, named, type Finding } from "../../finding.ts";
import { hasPluralForm, isMostlyVerb, nounShare, singularShare } from "../../word-class.ts";

const SINGULAR = /^(?:a|an|every|each|another|this)$/u;
const PLURAL =
  /^(?:these|those|many|several|various|numerous|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|hundred)$/u;
/** With these the noun must be one that is always counted: "all life", "other research". */
const OPEN = /^(?:all|other|different|most|few)$/u;
const MODIFIER = /^(?:JJ|NN|VBN|VBG)$/u;
/** What ends a noun phrase: no noun that the word before could describe. */
const END_TAG = /^(?:IN|TO|WDT|WP|MD|VBZ|VBP|VBD|RB|DT|PRP|WRB)$/u;
const FINITE =
  /^(?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|should|do|does|did)$/u;
const COUNTS =
  /^(?:few|many|lot|number|couple|dozen|hundred|thousand|million|billion|good|great|full|mere|further|additional|staggering|record|estimated|little|two|three|four|five|six|seven|eight|nine|ten|more|less|whopping|total|combined|long|short|small|large)$/u;
/** Nouns of quantity and kind, which the dictionary's lists leave open. */
const QUANTITY: Readonly<Record<string, string>> = wordTable({
  lots: "lot",
  bunches: "bunch",
  amounts: "amount",
  numbers: "number",
  kinds: "kind",
  types: "type",
  parts: "part",
  groups: "group",
  pairs: "pair",
});

export function numberInPhrase(sentence: Sentence, determiner: Token): Finding | null {
  const { lower } = determiner;
  if (SINGULAR.test(lower)) return afterSingular(sentence, determiner);
  if (PLURAL.test(lower) || OPEN.test(lower)) return afterPlural(sentence, determiner);
  return null;
}

/** "a chicken viruses (", "every brains injury": a plural after what only a singular follows. */
function afterSingular({ tokens }: Sentence, determiner: Token): Finding | null {
  const { lower } = determiner;
  // "A" may be a letter
  if (determiner.text === "A" && determiner.index > 0) return null;
  let at = determiner.index + 1;
  while (at < determiner.index + 4 && isPlainModifier(tokens[at], tokens[at - 1])) {
    if (COUNTS.test(tokens[at]?.lower ?? "") && !QUANTITY[tokens[at + 1]?.lower ?? ""]) return null;
    at++;
  }
  const noun = tokens[at];
  const after = tokens[at + 1];
  if (!noun?.spaced || !/^[a-z]+$/u.test(noun.text) || !after) return null;
  const quantity = QUANTITY[noun.text];
  const isArticle = lower === "a" || lower === "an";
  if (quantity && after.lower === "of" && (isArticle || lower === "every" || lower === "each"))
    return wanted(noun, quantity, determiner);
  const isDirect = at === determiner.index + 1;
  const isEnd =
    endsPhrase(after) ||
    (isDirect && /^VB[GN]$/u.test(after.likely ?? "")) ||
    isMostlyVerb(after.lower);
  if (noun.lower === "people" || !hasPluralForm(noun.lower) || !isEnd) return null;
  // "an individual feels the cold", "a mass share interests": a verb
  const isVerbal = /^(?:DT|PRP)$/u.test(after.likely ?? "");
  if (!isDirect && (isVerbal || tokens.slice(determiner.index + 1, at).some(isVerbToo)))
    return null;
  const singular = singularOf(noun.lower);
  // "a person transitions from": a verb
  if (!isDirect && tokens[at - 1]?.likely === "NN" && usesAs(singular, "v").length > 0) return null;
  const share = nounShare(singular);
  const isFollowed = FINITE.test(after.lower);
  const isNoun =
    isDirect && (isArticle || lower === "every")
      ? !/^(?:and|or)$/u.test(after.lower)
      : share >= 0.85 && (noun.likely === "NNS" || isFollowed);
  if (!isNoun) return null;
  if (lower === "this" || lower === "another") {
    if (lower === "this" && isDirect && !isFollowed && usesAs(singular, "v").length > 0)
      return null;
    if (lower === "another" && !isDirect) return null;
    const right = lower === "this" ? "these" : "other";
    const shown =
      determiner.text === lower ? right : right.charAt(0).toUpperCase() + right.slice(1);
    return findingAt(
      "number",
      determiner,
      determiner,
      shown,
      `복수형 '${noun.text}' 앞에는 '${right}'를 써요.`,
    );
  }
  return wanted(noun, singular, determiner);
}

function wanted(noun: Token, singular: string, determiner: Token): Finding {
  return findingAt("number", noun, noun, singular, `'${determiner.text}' 뒤에는 단수 명사를 써요.`);
}

/** A noun that can be a verb: "share". */
function isVerbToo({ lower, likely }: Token): boolean {
  return likely === "NN" && usesAs(lower, "v").length > 0 && nounShare(lower) < 0.75;
}

/** An adjective, a noun or a participle before a noun; "this model encouraged city planners" has a verb there. */
function isPlainModifier(token: Token | undefined, before: Token | undefined): boolean {
  return (
    token !== undefined &&
    !(/^VB[NG]$/u.test(token.likely ?? "") && before?.likely?.startsWith("NN") === true) &&
    !(
      /^VB[NG]$/u.test(token.likely ?? "") &&
      /^(?:those|many|several|few)$/u.test(before?.lower ?? "")
    ) &&
    /^[a-z-]+$/u.test(token.text) &&
    MODIFIER.test(token.likely ?? "") &&
    !(token.likely === "NN" && isMostlyVerb(token.lower)) &&
    !hasPluralForm(token.lower)
  );
}

/** "these large sugar chain within", "many plant respond": a singular after what only a plural follows. */
function afterPlural({ tokens }: Sentence, determiner: Token): Finding | null {
  const { lower } = determiner;
  const before = tokens[determiner.index - 1];
  if (
    /^(?:every|a|an|one|no|at|any|each|this|that|some|the|hundred|chapter)$/u.test(
      before?.lower ?? "",
    )
  ) {
    if (!/^(?:different|other)$/u.test(lower) || before?.lower !== "the") {
      if (
        !/^(?:the)$/u.test(before?.lower ?? "") ||
        !/^(?:many|various|numerous|several)$/u.test(lower)
      )
        return null;
    } else return null;
  }
  if (before?.likely?.startsWith("NNP") === true) return null;
  let at = determiner.index + 1;
  // "many Jewish immigrants"
  if (tokens[at]?.likely === "NNP" && usesAs(tokens[at]?.lower ?? "", "a").length > 0) at++;
  while (at < determiner.index + 5 && isPlainModifier(tokens[at], tokens[at - 1])) at++;
  const noun = tokens[at - 1];
  const after = tokens[at];
  if (
    !noun ||
    !after ||
    noun.text !== noun.lower ||
    at - 1 === determiner.index ||
    hasPluralForm(after.lower)
  )
    return null;
  const isEnd =
    endsPhrase(after) ||
    isMostlyVerb(after.lower) ||
    /^(?:using|called|known|made|found|named)$/u.test(after.lower);
  if (!isEnd || /^(?:and|or)$/u.test(after.lower) || noun.likely === "VBG") return null;
  // "those accused of", "many dying from"
  if (/(?:ed|ing)$/u.test(noun.lower) && /^(?:those|many|these|few|several)$/u.test(lower))
    return null;
  // "the three part test": a measure that describes
  const isMeasure =
    !/^(?:these|those|many|several|various|numerous|all|other|different|most|few)$/u.test(lower);
  if (isMeasure && tokens[at - 2]?.likely === "NN") return null;
  const share = singularShare(noun.lower);
  const isCounted = COUNTABLE.has(noun.lower);
  const isDirect = at === determiner.index + 2;
  if (lower === "hundred" && !isCounted) return null;
  if (
    OPEN.test(lower) ? !isCounted || !isOpenPlural(tokens, determiner) : !isCounted && share < 0.75
  )
    return null;
  // "these force us", "many question it": the noun may be the verb
  const isVerbNext =
    FINITE.test(after.lower) ||
    /^(?:VBP|VBZ|MD)$/u.test(after.likely ?? "") ||
    isMostlyVerb(after.lower);
  if (isDirect && usesAs(noun.lower, "v").length > 0 && share < 0.9 && !isVerbNext) return null;
  // "those present", "these particular", "many dead"
  if (!isCounted && usesAs(noun.lower, "a").length > 0) return null;
  const right = pluralOf(noun.lower);
  return findingAt(
    "number",
    noun,
    noun,
    right,
    `'${determiner.text}' 뒤에는 복수형 ${named(right, "을/를")} 써요.`,
  );
}

/** "all" and the like where no singular is meant: not "all day", "most every", "another other". */
function isOpenPlural(tokens: readonly Token[], determiner: Token): boolean {
  const before = tokens[determiner.index - 1]?.lower ?? "";
  const next = tokens[determiner.index + 1]?.lower ?? "";
  if (determiner.lower === "all")
    return (
      !/^(?:day|night|week|year|month|summer|winter|season|morning|human|matter)$/u.test(next) &&
      !/^(?:of|after|at|above|not)$/u.test(before)
    );
  if (determiner.lower === "few") return before !== "a" && before !== "every";
  return (
    /^(?:and|of|in|many|with|from|have|has|between|are|were|into|to|for)$/u.test(before) &&
    determiner.lower !== "most"
  );
}

function endsPhrase(after: Token): boolean {
  if (/^[.,;:!?()”"’—–]$/u.test(after.text)) return true;
  if (/^['’]/u.test(after.text) || !after.spaced) return false;
  return END_TAG.test(after.likely ?? "") || FINITE.test(after.lower);
}

const SCALE = /^(?:hundred|thousand|million|billion)s?$/u;

/** "three hundreds years", "thousand of years". */
export function numberOfScale({ tokens }: Sentence, scale: Token): Finding | null {
  if (!SCALE.test(scale.text)) return null;
  const before = tokens[scale.index - 1];
  const next = tokens[scale.index + 1];
  const isPlural = scale.text.endsWith("s");
  const isCounted = /^(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+(?:[.,]\d+)?)$/iu.test(
    before?.text ?? "",
  );
  if (
    isPlural &&
    isCounted &&
    next &&
    next.lower !== "of" &&
    next.spaced &&
    hasPluralForm(next.lower)
  )
    return findingAt(
      "number",
      scale,
      scale,
      scale.text.slice(0, -1),
      `'${before?.text ?? ""}' 뒤에는 ${named(scale.text.slice(0, -1), "을/를")} 써요.`,
    );
  if (
    !isPlural &&
    next?.lower === "of" &&
    (/^(?:IN|TO|VBZ|VBP|VBD|VBN|VBG|VB)$/u.test(before?.likely ?? "") ||
      before?.lower === "many") &&
    hasPluralForm(tokens[scale.index + 2]?.lower ?? "")
  )
    return findingAt(
      "number",
      scale,
      scale,
      `${scale.text}s`,
      `'of'가 이어지므로 ${named(`${scale.text}s`, "을/를")} 써요.`,
    );
  return null;
}
