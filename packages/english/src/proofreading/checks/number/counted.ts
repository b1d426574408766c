/** A singular noun where a plural is counted: "a few luxury item", "built several bridge between", "each arms can". */
import type { Sentence, Token } from "../../../analysis.ts";
import { pluralOf, singularOf } from "../../../inflection.ts";
import { mainSenses } from "../../../lexicon/relations.ts";
import { getSense } from "../../../lexicon/senses.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { findingAt, named, type Finding } from "../../finding.ts";
import { ALSO_BARE } from "../article/bare-phrases.ts";
import { hasPluralForm, isCountedNoun, isMostlyVerb, nounShare } from "../../word-class.ts";

const COUNT =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|several|many|few|various|numerous|these|those|countless)$/u;
/** Counts that may be the subject of a plain verb: "many end in tears". */
const PRONOUN = /^(?:several|many|few|these|those)$/u;
const MODIFIER = /^(?:JJ|NN|VBN)$/u;
/** What ends a noun phrase after a noun. */
const END_TAG = /^(?:IN|TO|WDT|WP|WRB|MD|VBZ|VBP|VBD|RB|DT|PRP|JJR)$/u;
const END =
  /^(?:[.,;:!?]|that|who|which|of|are|were|have|is|was|has|and|or|ago|later|before|after|away)$/u;

export function countedNoun(sentence: Sentence, token: Token): Finding | null {
  return (
    afterCount(sentence, token) ??
    afterEach(sentence, token) ??
    afterOf(sentence, token) ??
    afterSuch(sentence, token) ??
    degrees(sentence, token)
  );
}

/** "several leaf turned", "a few luxury item near", "twenty student". */
function afterCount({ tokens }: Sentence, count: Token): Finding | null {
  if (!COUNT.test(count.lower)) return null;
  const before = tokens[count.index - 1];
  const isFew = count.lower === "few";
  if (isFew ? before?.lower !== "a" : isNameOrMeasure(before, count)) return null;
  let at = count.index + 1;
  while (at < count.index + 5 && MODIFIER.test(tokens[at]?.likely ?? "") && tokens[at]?.spaced)
    at++;
  const noun = tokens[at - 1];
  const after = tokens[at];
  if (!noun || noun === count || noun.likely !== "NN" || noun.text !== noun.lower) return null;
  if (!isCountedNoun(noun.lower) || !ends(after)) return null;
  if (tokens.slice(count.index + 1, at).some(({ lower }) => SCALE.test(lower))) return null;
  // "the three star hotel", "a five day week": a measure that describes
  const isNumeral =
    !PRONOUN.test(count.lower) && !/^(?:various|numerous|countless)$/u.test(count.lower);
  if (isNumeral && /^(?:and|or|JJR)$/u.test(after?.likely === "JJR" ? "JJR" : (after?.lower ?? "")))
    return null;
  if (isNumeral && at - 1 > count.index + 1 && tokens[at - 2]?.likely === "NN") return null;
  if (PRONOUN.test(count.lower) && at === count.index + 2 && isVerbal(before, noun, after))
    return null;
  return wanted(noun, count);
}

function isNameOrMeasure(before: Token | undefined, count: Token): boolean {
  if (!before) return false;
  if (before.likely?.startsWith("NNP") === true) return true;
  if (
    /^(?:a|an|every|each|one|no|any|this|that|another|at|page|chapter|part|figure|table|grade|number|room|day|level|step|section|hundred|thousand)$/u.test(
      before.lower,
    )
  )
    return true;
  if (/^(?:and|or|to)$/u.test(before.lower)) return !PRONOUN.test(count.lower);
  return (
    before.lower === "the" && !/^(?:many|various|numerous|several|countless)$/u.test(count.lower)
  );
}

const SCALE =
  /^(?:hundred|thousand|million|billion|dozen|percent|foot|mile|inch|more|less|other|same|own|such|year|month|week|day|hour|minute|dollar|star|part|way|point|time|digit|letter|story|bedroom|man|person|time|case|use|form|part)$/u;

/** "many question the rule", "these force us": the noun is the verb of the count. */
function isVerbal(before: Token | undefined, noun: Token, after: Token | undefined): boolean {
  if (usesAs(noun.lower, "v").length === 0 || nounShare(noun.lower) >= 0.95) return false;
  if (
    /^(?:IN|TO|VB[DGNPZ]?)$/u.test(before?.likely ?? "") &&
    !/^(?:that|because|while|as|if|although|since|though|whereas)$/u.test(before?.lower ?? "")
  )
    return false;
  return (
    !/^(?:VBD|VBZ|VBP|MD|WDT)$/u.test(after?.likely ?? "") &&
    !/^(?:that|who|which|of)$/u.test(after?.lower ?? "")
  );
}

function ends(after: Token | undefined): boolean {
  if (!after) return true;
  if (/^[.,;:!?]$/u.test(after.text)) return true;
  if (!after.spaced || hasPluralForm(after.lower)) return false;
  return END.test(after.lower) || END_TAG.test(after.likely ?? "") || isMostlyVerb(after.lower);
}

/** "each arms can", "every houses will". */
function afterEach({ tokens }: Sentence, each: Token): Finding | null {
  if (!/^(?:each|every)$/u.test(each.lower)) return null;
  const noun = tokens[each.index + 1];
  const after = tokens[each.index + 2];
  if (!noun || noun.likely !== "NNS" || !/[^su]s$/u.test(noun.text)) return null;
  if (!isCountedNoun(singularOf(noun.lower))) return null;
  if (after?.likely !== "MD" && !/^(?:of|that|who|which)$/u.test(after?.lower ?? "")) return null;
  const singular = singularOf(noun.lower);
  return findingAt("number", noun, noun, singular, `'${each.text}' 뒤에는 단수 명사를 써요.`);
}

/** "many of the student", "a quarter of the observer", "kinds of insect". */
function afterOf({ tokens }: Sentence, of: Token): Finding | null {
  if (of.lower !== "of") return null;
  const part = tokens[of.index - 1];
  const determiner = tokens[of.index + 1];
  if (!part || !determiner) return null;
  const isCertain =
    /^(?:many|several|few|each|one|two|three|four|five|six|both|dozens|hundreds|thousands|millions|group|groups|variety|collection|series)$/u.test(
      part.lower,
    );
  const isPersonal = /^(?:most|some|half|third|thirds|quarter|all|none|percent)$/u.test(part.lower);
  const isKind =
    /^(?:hundreds|thousands|millions|dozens|variety|series|collection|group|groups|lots|pair|couple)$/u.test(
      part.lower,
    );
  const isDetermined = /^(?:the|these|those|my|our|your|his|her|its|their)$/u.test(
    determiner.lower,
  );
  if (!isDetermined && !isKind) return null;
  if (isDetermined && !isCertain && !isPersonal) return null;
  // "the group of the student", "one of a kind"
  if (isDetermined && /^(?:group|groups|collection|series|variety)$/u.test(part.lower)) return null;
  let at = isDetermined ? of.index + 2 : of.index + 1;
  const from = at;
  while (
    at < from + 4 &&
    /^(?:JJ|JJS|RBS|CD|NN|VBN)$/u.test(tokens[at]?.likely ?? "") &&
    tokens[at]?.spaced
  )
    at++;
  const noun = tokens[at - 1];
  if (!noun || at === from || noun.likely !== "NN" || noun.text !== noun.lower) return null;
  if (!isCountedNoun(noun.lower) || !ends(tokens[at]) || COLLECTIVE.test(noun.lower)) return null;
  if (!isDetermined && (tokens[at]?.lower === "and" || SCALE.test(noun.lower))) return null;
  if (isPersonal && !isPersonNoun(noun.lower)) return null;
  return wanted(noun, part);
}

const COLLECTIVE =
  /^(?:population|public|class|group|team|family|country|world|time|day|night|year|week|month|way|population|rest|school|city|town|art|food|clothing)$/u;

function isPersonNoun(noun: string): boolean {
  const senses = mainSenses(noun, "n");
  return senses.length > 0 && senses.every((sense) => getSense(sense).field === 18);
}

/** "such problem is", "in such situation": "such a" or a plural. */
function afterSuch({ tokens }: Sentence, such: Token): Finding | null {
  if (such.lower !== "such") return null;
  const before = tokens[such.index - 1];
  if (
    /^(?:no|any|one|every|some|many|few|all|another|other|as|the|there|two|three|several|each)$/u.test(
      before?.lower ?? "",
    )
  )
    return null;
  const described =
    tokens[such.index + 1]?.likely === "JJ" && tokens[such.index + 1]?.lower !== "other"
      ? tokens[such.index + 2]
      : tokens[such.index + 1];
  if (
    described?.likely !== "NN" ||
    !isCountedNoun(described.lower) ||
    !ends(tokens[described.index + 1])
  )
    return null;
  if (
    nounShare(described.lower) < 0.6 ||
    ALSO_BARE.has(described.lower) ||
    SCALE.test(described.lower)
  )
    return null;
  const next = tokens[such.index + 1] ?? described;
  return findingAt(
    "number",
    such,
    next,
    null,
    `셀 수 있는 명사 ${named(described.text, "은/는")} 'such a ${described.text}'나 복수형으로 써요.`,
  );
}

/** "five degree cooler". */
function degrees({ tokens }: Sentence, token: Token): Finding | null {
  if (token.text !== "degree") return null;
  const count = tokens[token.index - 1];
  const after = tokens[token.index + 1];
  const isCount =
    /^(?:two|three|four|five|six|seven|eight|nine|ten|twenty|several|few)$/u.test(
      count?.lower ?? "",
    ) || /^(?:[2-9]|[1-9]\d+)$/u.test(count?.text ?? "");
  if (!count || !isCount) return null;
  if (
    !/^(?:cooler|warmer|hotter|colder|higher|lower|below|above|celsius|fahrenheit|in|of|[.,])$/u.test(
      after?.lower ?? "",
    )
  )
    return null;
  return wanted(token, count);
}

function wanted(noun: Token, count: Token): Finding {
  const right = pluralOf(noun.lower);
  return findingAt(
    "number",
    noun,
    noun,
    right,
    `'${count.text}'에 이어지는 명사이므로 복수형 ${named(right, "을/를")} 써요.`,
  );
}
