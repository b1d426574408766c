/** A counted noun that stands alone although it is singular: "explores crack in the reef", "for student from". */
import type { Sentence, Token } from "../../../analysis.ts";
import { withParticle } from "../../../korean.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { articleFor } from "../../../lexicon/word-sounds.ts";
import { findingAt, type Finding } from "../../finding.ts";
import { hasPluralForm, isCountedNoun, nounShare } from "../../word-class.ts";
import { ALSO_BARE, BARE_DESCRIBED, isBareCompound, isSetPhrase } from "./bare-phrases.ts";

/** Whether a singular noun needs a determiner wherever it is no part of a set phrase. */
function needsDeterminer(noun: string, isBare: boolean): boolean {
  return (
    (isCountedNoun(noun) || TIME_OF_DAY.test(noun)) &&
    !(isBare ? ALSO_BARE : BARE_DESCRIBED).has(noun)
  );
}

const TIME_OF_DAY = /^(?:morning|afternoon|evening|moment|question|sign)$/u;

const PREPOSITION =
  /^(?:in|on|at|with|from|for|into|onto|through|inside|behind|near|across|toward|towards|under|over|beside|around|along|beneath|against|upon|about|after|before|during|within|without|to|like|above|below|outside|until|past)$/u;
/** Words that stand for a determiner, or make a set phrase of what follows them. */
const DETERMINING =
  /^(?:such|many|much|more|most|other|another|same|own|last|next|first|second|third|one|two|several|few|all|both|each|every|some|any|no|enough|less|little|what|which|whose|full|part|due|certain|various|different|human|chief|head|acting|high|middle|elementary|primary|secondary|everyday|left|right|half|mid|early|late|fellow|former|first-class|only|vice|senior|junior|popular|mass|public|private|face-to-face|so-called|self)$/u;
const BE = /^(?:is|was|be|been|become|becomes|became|remains|remained)$/u;
/** Nouns before "of" after which the noun is a kind and no thing: "a type of lamp", "the role of teacher". */
const KIND =
  /^(?:kind|kinds|type|types|sort|sorts|form|forms|species|style|styles|breed|role|roles|title|rank|idea|concept|notion|status|position|word|words|name|term|way|matter|piece|degree|variety|varieties|genre|lack|loss|absence|choice|change|sense|means|number|numbers|post|job|office|act|art|game|point|fear|process|level|rate|instead|out|because|hint|bit|trace|pair|slice|cup|glass|plate|bowl|definition|purposes|class|range|combination|mixture|rights|age|use|history|theory|theories|types|center|source|sources|kind|feeling|feelings|period|periods|possibility|symbol|symbols|methods|method|lack|shortage|system|systems|models|model|methods)$/u;

/** "explores crack in", "on hot summer afternoon", "was simply moment when", "in the corner of room". */
export function bareSingular({ tokens, text }: Sentence, noun: Token): Finding | null {
  if (noun.likely !== "NN" || !noun.spaced || noun.text !== noun.lower) return null;
  if (!endsPhrase(tokens, noun)) return null;
  let at = noun.index - 1;
  while (at > noun.index - 4 && isModifier(tokens[at])) {
    if (DETERMINING.test(tokens[at]?.lower ?? "")) return null;
    at--;
  }
  const first = tokens[at + 1] ?? noun;
  const isBare = first === noun;
  // "is not necessarily", "a very": adverbs of the adjective
  while (tokens[at]?.likely === "RB" && isAdverb(tokens[at]?.lower ?? "")) at--;
  const before = tokens[at];
  const isCompound =
    !isBare && tokens.slice(at + 1, noun.index).every(({ likely }) => likely === "NN");
  if (!needsDeterminer(noun.lower, isBare || isCompound)) return null;
  if (nounShare(noun.lower) < (isBare ? 0.6 : 0.5)) return null;
  // "the intention is kind"
  if (isBare && BE.test(before?.lower ?? "") && usesAs(noun.lower, "a").length > 0) return null;
  if (!before || first.text !== first.lower || /["“”:;(]/u.test(text)) return null;
  if (isBareCompound(first.lower, noun.lower)) return null;
  if (isSetPhrase(before.lower, noun.lower) || isParallel(tokens, before, noun)) return null;
  if (!takesPhrase(tokens, before, isBare)) return null;
  return findingAt(
    "article",
    first,
    first,
    `${articleFor(first.text)} ${first.text}`,
    `셀 수 있는 명사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 단수이므로 앞에 관사 같은 한정사가 있거나 복수형이어야 해요.`,
  );
}

function isModifier(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.spaced &&
    /^[a-z-]+$/u.test(token.text) &&
    (/^(?:JJ|JJR)$/u.test(token.likely ?? "") ||
      (token.likely === "NN" && usesAs(token.lower, "n").length > 0) ||
      (token.likely === "VBN" && usesAs(token.lower, "a").length > 0))
  );
}

/** An adverb that describes an adjective or a verb, and no word of its own phrase. */
function isAdverb(word: string): boolean {
  return /^(?:very|quite|not|also|still|just|simply|always|often|really|rather|extremely|highly|once|probably|usually|perhaps|certainly|necessarily|clearly|truly|actually|[a-z]{3,}ly)$/u.test(
    word,
  );
}

/** Whether a verb, a preposition or a conjunction needs a whole noun phrase after it. */
function takesPhrase(tokens: readonly Token[], before: Token, isBare: boolean): boolean {
  const { lower, likely } = before;
  const outer = tokens[before.index - 1];
  if (lower === "of") {
    if (!outer || KIND.test(outer.lower) || outer.likely === "VBN" || outer.likely === "JJ")
      return false;
    return /^NN$/u.test(outer.likely ?? "") && tokens[outer.index - 1]?.lower === "the";
  }
  if (lower === "as" || lower === "than") return false;
  // "an outside network"
  if (
    /^(?:DT|PRP\$|JJ|POS)$/u.test(outer?.likely ?? "") &&
    /^(?:inside|outside|like|past|over|under|above|below)$/u.test(lower)
  )
    return false;
  if (PREPOSITION.test(lower))
    // "the word for lamp", "a taste for novel": what is named, no thing
    return !(
      lower === "for" && /^(?:word|name|term|symbol|sign|schema)$/u.test(outer?.lower ?? "")
    );
  if (BE.test(lower)) return !/^(?:what|who|there)$/u.test(outer?.lower ?? "");
  if (/^(?:when|if|because|although|while|whether|where)$/u.test(lower)) return !isBare;
  if (!/^VB[ZPDG]?$/u.test(likely ?? "")) return false;
  // "an evolving field", "the strained working relationship": an adjective
  if (
    lower.endsWith("ing") &&
    (isBare || !/^(?:IN|VBZ|VBD|VBP|VBN|,)$/u.test(outer?.likely ?? ","))
  )
    return false;
  // "the rose bush", "that abandoned house", "please number the pages"
  if (
    /^(?:DT|PRP\$|JJ|POS)$/u.test(outer?.likely ?? "") ||
    /^(?:that|this)$/u.test(outer?.lower ?? "")
  )
    return false;
  if (lower === "please" || (lower.endsWith("ed") && /^(?:IN|CC)$/u.test(outer?.likely ?? "")))
    return false;
  // "called father", "elected mayor": a role
  return !/^(?:call|name|elect|appoint|make|turn|go|come|play|speak|study|teach|vote|say|mean|do|wear|cost|smell|taste)(?:s|es|ed|ing|d)?$|^(?:called|named|made|went|came|spoke|taught|said|meant|left|leaving|followed|voted)$/u.test(
    lower,
  );
}

/** "from person to person", "between doctor and patient", "page after page", "both teacher and pupil". */
function isParallel(tokens: readonly Token[], before: Token, noun: Token): boolean {
  const after = tokens[noun.index + 1];
  const next = tokens[noun.index + 2];
  // "with city, county and other agencies"
  if (
    after?.text === "," &&
    /^(?:NN|JJ)$/u.test(next?.likely ?? "") &&
    before.index === noun.index - 1
  )
    return true;
  if (/^(?:and|or|nor|to|by|after|upon|for)$/u.test(after?.lower ?? "") && next?.likely === "NN")
    return true;
  const outer = tokens[before.index - 1];
  if (outer && (outer.lower === noun.lower || outer.likely === "NN")) {
    const start = tokens[before.index - 2]?.lower ?? "";
    if (/^(?:to|by|after|upon|for|and|or)$/u.test(before.lower))
      if (/^(?:from|between|both|either|neither)$/u.test(start) || outer.lower === noun.lower)
        return true;
  }
  return next?.lower === noun.lower;
}

function endsPhrase(tokens: readonly Token[], noun: Token): boolean {
  const after = tokens[noun.index + 1];
  if (!after || /^[.,;!?]$/u.test(after.text)) return true;
  if (!after.spaced || /^['’]/u.test(after.text)) return false;
  // "whale calls": the head of a compound, whatever the tag
  if (hasPluralForm(after.lower)) return false;
  if (/^(?:and|or)$/u.test(after.lower))
    return /^(?:DT|PRP\$|PRP|VBD|VBN|VBZ)$/u.test(tokens[after.index + 1]?.likely ?? "");
  return (
    /^(?:IN|TO|WDT|WP|WRB|MD|VBZ|VBD|RB|DT|PRP|PRP\$)$/u.test(after.likely ?? "") ||
    /^(?:that|which|who|when|where|because|if|as|is|was|has|had|can|could|will|would)$/u.test(
      after.lower,
    )
  );
}
