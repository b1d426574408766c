/** Number of nouns: after counts, "these", "one of the", and in "types of". */
import type { Sentence, Token } from "../../analysis.ts";
import { pluralOf, singularOf } from "../../inflection.ts";
import { usesAs } from "../../lexicon/entries.ts";
import { MASS } from "../../words/countability.ts";
import { COUNTABLE } from "../../words/countable.ts";
import { findingAt, named, type Check, type Finding } from "../finding.ts";
import { canBeSingular, isPlural, isPluralForm, isSingularCountable } from "../word-class.ts";
import { endsPhrase, nounAfter } from "./article.ts";
import { countedNoun } from "./number/counted.ts";
import { numberInPhrase, numberOfScale } from "./number/phrase.ts";

export const number: Check = function* (sentence) {
  for (const token of sentence.tokens) {
    yield* afterCount(sentence, token);
    yield* afterSingular(sentence, token);
    yield* afterOneOf(sentence, token);
    yield* afterAll(sentence, token);
    yield* amountOf(sentence, token);
    const found =
      numberInPhrase(sentence, token) ??
      numberOfScale(sentence, token) ??
      countedNoun(sentence, token);
    if (found) yield found;
  }
};

const COUNT =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|these|those|many|several|few|both|various|numerous)$/u;
/** "type of" and the like, which the dictionary has in UNCERTAIN_NUMBER. */
const KIND = /^(?:type|kind|sort|form|way|part|piece|group|number|set|series)$/u;

/** After these a noun is sure: a plain verb cannot be followed by them. */
const AFTER_NOUN =
  /^(?:[.,;:!?(]|of|are|were|have|is|was|has|that|which|who|can|could|will|would|may|might|later|ago|earlier|using|called|known|away|as|to|in|on|from|with|at|for|by)$/u;
/** Counts that can be subjects of a plain verb: "these allow", "many end in". */
const PRONOUN = /^(?:these|those|many|several|few|both|various|numerous)$/u;
/** Large numbers that "of" follows. */
const LARGE = /^(?:millions|thousands|hundreds|billions|dozens)$/u;
/** Before these a numeral is a name: "chapter two", "page 3". */
const NAMED_BY_NUMBER =
  /^(?:a|an|one|no|at|chapter|figure|fig|table|page|number|room|part|section|the|class|grade|level|type|group|day|week|step)$/u;
/** Words that no plural is made of after a number: "20 million", "6 foot tall", "3 percent", "two more". */
const UNCHANGED =
  /^(?:percent|dozen|hundred|thousand|million|billion|foot|degree|per|star|p|a|k|m|max|min|more|less|other|own|same|fewer)$/u;

function* afterCount({ tokens }: Sentence, count: Token): Generator<Finding> {
  const { lower, index } = count;
  const isNumeral = /^(?:[2-9]|[1-9]\d|[1-9]\.\d)$/u.test(count.text);
  const isLarge = LARGE.test(lower) && tokens[index + 1]?.lower === "of";
  if (!isNumeral && !isLarge && !COUNT.test(lower)) return;
  // "the COVID-19 pandemic"
  if (!count.spaced) return;
  const before = tokens[index - 1]?.lower ?? "";
  if (NAMED_BY_NUMBER.test(before) && !PRONOUN.test(lower)) return;
  // "the March 12 issue"
  if (isNumeral && tokens[index - 1]?.likely?.startsWith("NNP")) return;
  const from = isLarge ? index + 1 : index;
  const noun = compoundAfter(tokens, from, !PRONOUN.test(lower)) ?? nounAfter(tokens, from);
  if (!noun || UNCHANGED.test(noun.lower)) return;
  const isMultiple = isNumeral && isTimes(tokens, noun);
  if (!isMultiple && !mustBePlural(tokens, count, noun, isNumeral)) return;
  const right = isMultiple ? "times" : pluralOf(noun.lower);
  const message = `'${count.text}' 뒤에는 복수형 ${named(right, "을/를")} 써요.`;
  yield findingAt("number", noun, noun, right, message);
}

/** "80 time as large". */
function isTimes(tokens: readonly Token[], noun: Token): boolean {
  const after = tokens[noun.index + 1]?.lower ?? "";
  return noun.lower === "time" && /^(?:as|more|a|per|larger|higher|greater|faster)$/u.test(after);
}

/** Whether the word after a count is certainly a singular noun that should be a plural. */
function mustBePlural(
  tokens: readonly Token[],
  count: Token,
  noun: Token,
  isNumeral: boolean,
): boolean {
  const after = tokens[noun.index + 1];
  const next = after?.lower ?? ".";
  if (KIND.test(noun.lower) && next === "of") return true;
  const isEveryFew = count.lower === "few" && tokens[count.index - 1]?.lower === "every";
  const isBothAtStop = count.lower === "both" && /^[.,;:!?]$/u.test(next);
  if (/^(?:both|those|few)$/u.test(count.lower) && !isEveryFew && !isBothAtStop) return false;
  if (isNumeral && !/^(?:[.]|of|later|ago|away|as|that|which|who|are|were|have)$/u.test(next))
    return false;
  if (isSingularCountable(noun.lower) && endsPhrase(after)) return true;
  // "many dying from it"
  if (/(?:ed|ing)$/u.test(noun.lower) && PRONOUN.test(count.lower)) return false;
  const isLikely = canBeSingular(noun.lower) && noun.likely === "NN" && AFTER_NOUN.test(next);
  return isLikely && !isVerbal(tokens, count, noun);
}

/** "many end in tears", "several stage a play": a plain verb, of which the count is the subject. */
function isVerbal(tokens: readonly Token[], count: Token, noun: Token): boolean {
  const before = tokens[count.index - 1];
  return (
    (!before || /^(?:[,;]|and|but|that|because|when|if)$/u.test(before.lower)) &&
    PRONOUN.test(count.lower) &&
    noun.index === count.index + 1 &&
    usesAs(noun.lower, "v").length > 0 &&
    /^(?:as|to|in|on|from|with|at|for|and|by)$/u.test(tokens[noun.index + 1]?.lower ?? "")
  );
}

/** "twenty garden plot will": the last of two nouns, before an auxiliary. */
function compoundAfter(tokens: readonly Token[], from: number, isSure: boolean): Token | null {
  const [first, second, after, last] = tokens.slice(from + 1, from + 5);
  if (
    [first, second, after].every((token) => token?.likely === "NN") &&
    after &&
    /^(?:can|will|are|were|have|may)$/u.test(last?.lower ?? "")
  )
    return after;
  if (first?.lower === "light" && second?.lower === "year") return second;
  const isCompound = isSure && first?.likely === "NN" && second?.likely === "NN";
  return isCompound && second && /^(?:will|are|were|have|can)$/u.test(after?.lower ?? "")
    ? second
    : null;
}

function* afterSingular({ tokens }: Sentence, determiner: Token): Generator<Finding> {
  const { lower } = determiner;
  if (!/^(?:this|each|every|another|one)$/u.test(lower)) return;
  const noun = nounAfter(tokens, determiner.index);
  const after = noun ? tokens[noun.index + 1] : undefined;
  if (!noun) return;
  const isSure =
    lower === "this"
      ? /^(?:are|were|have|also)$/u
      : lower === "one"
        ? /^(?:of|that|which)$/u
        : /^(?:[.,;:!?]|in|of|the|a|has|have|is|are)$/u;
  // "one problems that": the noun may be the verb of "one"
  if (lower === "one" && noun.index > determiner.index + 1) return;
  const isAtStop = isPluralForm(noun) && isSure.test(after?.lower ?? "");
  if (
    lower === "one" &&
    (!isAtStop || /^(?:no|any|the|every)$/u.test(tokens[determiner.index - 1]?.lower ?? ""))
  )
    return;
  if (!isAtStop && (!isPlural(noun.lower) || !endsPhrase(after))) return;
  // "every few years", "another two days"
  if (
    noun.index > determiner.index + 1 &&
    /^(?:few|other)$/u.test(tokens[determiner.index + 1]?.lower ?? "")
  )
    return;
  // "each addresses a need": a verb
  if (usesAs(singularOf(noun.lower), "v").length > 0 && /^(?:DT|PRP)$/u.test(after?.likely ?? ""))
    return;
  // "this means", "this leads to"
  if (lower === "this" && noun.likely !== "NNS") return;
  if (lower === "this")
    yield findingAt(
      "number",
      determiner,
      determiner,
      determiner.text === "This" ? "These" : "these",
      `복수형 '${noun.text}' 앞에는 'these'를 써요.`,
    );
  else if (lower === "another")
    yield findingAt(
      "number",
      determiner,
      determiner,
      determiner.text === "Another" ? "Other" : "other",
      `복수형 '${noun.text}' 앞에는 'other'를 써요.`,
    );
  else
    yield findingAt(
      "number",
      noun,
      noun,
      singularOf(noun.lower),
      `'${determiner.text}' 뒤에는 단수 명사를 써요.`,
    );
}

function* afterOneOf({ tokens }: Sentence, one: Token): Generator<Finding> {
  if (one.lower !== "one" || tokens[one.index + 1]?.lower !== "of") return;
  const determiner = tokens[one.index + 2];
  if (!/^(?:the|these|those|my|our|your|his|her|its|their)$/u.test(determiner?.lower ?? "")) return;
  let at = one.index + 3;
  while (at < one.index + 7 && /^(?:JJ|JJR|JJS|RBS|RB|CD)$/u.test(tokens[at]?.likely ?? "")) at++;
  const noun = tokens[at];
  if (!noun || !/^[a-z]+$/u.test(noun.text) || !isSingularCountable(noun.lower)) return;
  if (!endsPhrase(tokens[at + 1])) return;
  const right = pluralOf(noun.lower);
  yield findingAt(
    "number",
    noun,
    noun,
    right,
    `'one of' 뒤에는 복수형 ${named(right, "을/를")} 써요.`,
  );
}

/** "all language have", "and other nutrient needed". */
function* afterAll({ tokens }: Sentence, token: Token): Generator<Finding> {
  if (!/^(?:all|other)$/u.test(token.lower)) return;
  const before = tokens[token.index - 1]?.lower ?? "";
  const noun = tokens[token.index + 1];
  const after = tokens[token.index + 2];
  if (
    !noun?.spaced ||
    noun.likely !== "NN" ||
    !(COUNTABLE.has(noun.lower) || (token.lower === "all" && canBeSingular(noun.lower)))
  )
    return;
  if (token.lower === "all" && !/^(?:have|are|were|do)$/u.test(after?.lower ?? "")) return;
  if (token.lower === "other" && !/^(?:and|many|these|of|in)$/u.test(before)) return;
  if (token.lower === "other" && !(endsPhrase(after) || after?.likely === "VBN")) return;
  const right = pluralOf(noun.lower);
  yield findingAt(
    "number",
    noun,
    noun,
    right,
    `'${token.text}' 뒤에는 복수형 ${named(right, "을/를")} 써요.`,
  );
}

/** "much students", "many information", "informations". */
function* amountOf({ tokens }: Sentence, token: Token): Generator<Finding> {
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1]?.lower ?? "";
  if (
    token.lower === "much" &&
    next &&
    isPlural(next.lower) &&
    !/^(?:how|so|too|as)$/u.test(before) &&
    endsPhrase(tokens[next.index + 1])
  )
    yield findingAt(
      "number",
      token,
      token,
      token.text === "Much" ? "Many" : "many",
      `셀 수 있는 명사 '${next.text}' 앞에는 'many'를 써요.`,
    );
  if (
    /^(?:many|few|several|fewer)$/u.test(token.lower) &&
    next &&
    CERTAIN_MASS.test(next.lower) &&
    endsPhrase(tokens[next.index + 1])
  ) {
    const right =
      { many: "much", few: "little", several: "some", fewer: "less" }[token.lower] ?? "";
    yield findingAt(
      "number",
      token,
      token,
      right,
      `셀 수 없는 명사 '${next.text}' 앞에는 ${named(right, "을/를")} 써요.`,
    );
  }
  const singular =
    /^(?:informations|knowledges|advices|equipments|furnitures|homeworks|luggages|evidences|softwares|traffics)$/u.test(
      token.text,
    )
      ? token.text.replace(/s$/u, "")
      : null;
  if (singular && MASS.has(singular))
    yield findingAt(
      "number",
      token,
      token,
      singular,
      `${named(singular, "은/는")} 셀 수 없어서 복수형이 없어요.`,
    );
}

const CERTAIN_MASS =
  /^(?:information|knowledge|advice|furniture|equipment|homework|evidence|progress|traffic|water|energy|money|oxygen|luggage|electricity)$/u;
