/** A preposition or "to" that a verb or adjective wants before what follows it. */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, singularOf } from "../../../inflection.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { TIME_NOUNS } from "../../../words/nouns.ts";
import {
  PREPOSITION_OF,
  PREPOSITION_OF_PLACE,
  PREPOSITION_OF_STATE,
} from "../../../words/prepositions.ts";
import { STRICTLY_TRANSITIVE, TRANSITIVE_BY_AGENT, TWO_OBJECTS } from "../../../words/verbs.ts";
import { type Finding, findingAt, missingAfter, named } from "../../finding.ts";
import { baseOfThirdPerson, isMostlyVerb, nounShare } from "../../word-class.ts";
import { ONLY_VERB } from "./words.ts";

const DETERMINER = /^(?:the|a|an|their|its|our|his|my|your|these|those)$/u;
const BE = /^(?:is|are|was|were|be|been|being)$/u;
/** What a measure, a time or a manner begins with: "go a long way", "live the life", "come the next day". */
const MEASURE =
  /^(?:way|distance|bit|lot|little|day|time|night|morning|moment|mile|step|same|next|last|whole|entire|life|lives|more|most|least|best|truth|following|first|other|extra|kind|part|full|great|long|few|dream|fool|course|rounds|test|opposite|talk|walk)$/u;

export function missingComplement(sentence: Sentence, token: Token): Finding | null {
  return (
    afterVerb(sentence, token) ??
    afterState(sentence, token) ??
    agentOf(sentence, token) ??
    toAfterVerb(sentence, token) ??
    beforePossessive(sentence, token)
  );
}

function say(token: Token, word: string): Finding {
  return missingAfter(token, word);
}

function isTimeOrMeasure(tokens: readonly Token[], from: number): boolean {
  return tokens
    .slice(from, from + 4)
    .some(({ lower }) => TIME_NOUNS.has(lower) || MEASURE.test(lower));
}

/** "come the library", "participate the game", "sat down a bench". */
function afterVerb({ tokens }: Sentence, token: Token): Finding | null {
  if (!/^(?:VB[ZPDNG]?|RP)$/u.test(token.likely ?? "VB") || token.text !== token.lower) return null;
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1];
  if (!before || !next?.spaced || !DETERMINER.test(next.lower)) return null;
  if (isTimeOrMeasure(tokens, next.index + 1)) return null;
  if (token.lower === "down" && /^(?:sit|sits|sat|sitting)$/u.test(before.lower))
    return say(token, "on");
  const base = findVerbBase(token.lower, token.lemma) ?? token.lower;
  if (usesAs(base, "v").length === 0 || BE.test(before.lower)) return null;
  const firm = PREPOSITION_OF.get(base);
  if (firm) return inQuestion(tokens, token) ? null : say(token, firm);
  const place = PREPOSITION_OF_PLACE.get(base);
  // only where the phrase surely is no subject: "From the hills come the streams"
  if (!place || !/^(?:NNS?|PRP|RB|TO|MD|NNP)$/u.test(before.likely ?? "")) return null;
  if (
    tokens
      .slice(0, token.index)
      .some(({ lower }) =>
        /^(?:as|than|here|there|how|what|where|so|which|who|whom|when|if)$/u.test(lower),
      )
  )
    return null;
  if (!/^(?:the|their|its|our|his|my|your)$/u.test(next.lower) || place.length === 0) return null;
  const first = tokens[0]?.lower ?? "";
  if (/^(?:in|on|from|with|behind|along|after|before|down|up|out|then|now)$/u.test(first))
    return null;
  return PLACE_VERB.test(base) ? say(token, place) : null;
}

const PLACE_VERB = /^(?:come|go|arrive|look|talk|listen|sit|laugh|smile|worry|graduate)$/u;

/** "what it consists", "the game they participate": the preposition stands elsewhere, or the object does. */
function inQuestion(tokens: readonly Token[], token: Token): boolean {
  return tokens
    .slice(0, token.index)
    .some(({ lower }) => /^(?:how|however|too|what|whom)$/u.test(lower));
}

/** "is similar the first", "are interested the past", "was turned a desert". */
function afterState({ tokens }: Sentence, token: Token): Finding | null {
  const preposition = PREPOSITION_OF_STATE.get(token.text);
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1];
  if (!preposition || !next?.spaced || !before || !DETERMINER.test(next.lower)) return null;
  const isAdverb = before.likely === "RB";
  const be = isAdverb ? tokens[token.index - 2] : before;
  if (
    !/^(?:is|are|was|were|be|been|being|becomes?|became|feels?|felt|seems?)$/u.test(be?.lower ?? "")
  )
    return null;
  if (inQuestion(tokens, token) || isTimeOrMeasure(tokens, next.index + 1)) return null;
  // "afraid the plan will fail", "aware an experiment is on": a clause
  if (
    /^(?:afraid|aware|unaware|surprised|worried|proud|ready|concerned|satisfied|known|grateful|pleased|excited|amazed|impressed)$/u.test(
      token.text,
    ) &&
    hasVerbAfter(tokens, next.index)
  )
    return null;
  return say(token, preposition);
}

/** Whether a finite verb follows in the next words: they are a clause. */
export function hasVerbAfter(tokens: readonly Token[], from: number): boolean {
  for (let at = from + 1; at < from + 7; at++) {
    const token = tokens[at];
    if (!token || /^[.,;]$/u.test(token.text)) return false;
    if (/^(?:VBZ|VBP|VBD|MD)$/u.test(token.likely ?? "")) return true;
  }
  return false;
}

/** "have inspired by this trick", "was destroyed the fire". */
function agentOf({ tokens }: Sentence, verb: Token): Finding | null {
  const before = tokens[verb.index - 1];
  const next = tokens[verb.index + 1];
  if (!before || !next?.spaced || !/^VB[ND]$/u.test(verb.likely ?? "")) return null;
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base) return null;
  const isStrict = STRICTLY_TRANSITIVE.has(base) || TRANSITIVE_BY_AGENT.has(base);
  if (!isStrict) return null;
  const after = tokens[next.index + 1];
  if (
    /^(?:have|has|had)$/u.test(before.lower) &&
    next.lower === "by" &&
    /^(?:DT|PRP\$|NN|NNS|NNP|JJ)$/u.test(after?.likely ?? "")
  )
    return TIME_NOUNS.has(after?.lower ?? "") || isTimeOrMeasure(tokens, next.index + 1)
      ? null
      : findingAt(
          "missing",
          before,
          before,
          `${before.text} been`,
          `수동의 뜻이므로 '${before.text}' 뒤에 'been'이 빠졌어요.`,
        );
  if (
    !BE.test(before.lower) ||
    TWO_OBJECTS.has(base) ||
    !/^(?:the|their|its|our|his)$/u.test(next.lower)
  )
    return null;
  if (isTimeOrMeasure(tokens, next.index + 1) || hasVerbAfter(tokens, next.index)) return null;
  return /^(?:what|how|whatever|all)$/u.test(tokens[0]?.lower ?? "") ? null : say(verb, "by");
}

/** Verbs that take an infinitive with "to" and no plain form. */
const TAKES_TO =
  /^(?:agree|decide|want|need|hope|plan|refuse|manage|fail|promise|offer|learn|seem|tend|try|begin|start|continue|expect|choose|attempt|intend|prepare|struggle|wish|pretend|afford|deserve|hesitate|happen|strive|threaten|volunteer|vow|like|love|prefer|appear|ask|beg|claim|aim|ought|rush|force|allow|enable|encourage|persuade|teach|invite|urge|remind|permit|warn)$/u;
const TAKES_TO_STATE =
  /^(?:free|able|unable|ready|eager|willing|unwilling|likely|unlikely|easy|hard|difficult|glad|happy|sad|afraid|quick|slow|reluctant|careful|forced|allowed|asked|told|encouraged|expected|required|supposed|permitted|invited|forbidden|taught|determined|tempted|inclined|designed|used|meant|possible|impossible|necessary|important|going|enough)$/u;

/** Plain forms that are as often nouns: "start work", "need help". */
const AS_NOUN =
  /^(?:work|help|control|play|show|support|use|sleep|talk|travel|rest|fight|share|trade|practice|exercise|research|experience|change|start|stop|move|visit|return|answer|plan|hope|need|study|care|store|supply|design|record)$/u;

/** "agreed divide the land", "is free concentrate on", "no longer need find". */
function toAfterVerb({ tokens, text }: Sentence, token: Token): Finding | null {
  const verb = tokens[token.index + 1];
  const before = tokens[token.index - 1];
  const after = tokens[token.index + 2];
  if (!verb?.spaced || !before || /\?/u.test(text) || !/^[a-z]{2,}$/u.test(verb.text)) return null;
  if (!/^(?:VBP?|NN|JJ|VBD|VBN)$/u.test(verb.likely ?? "VB") || baseOfThirdPerson(verb.lower))
    return null;
  if (findVerbBase(verb.lower, verb.lemma) !== verb.lower && !ONLY_VERB.test(verb.lower))
    return null;
  if (!ONLY_VERB.test(verb.lower)) {
    if (usesAs(verb.lower, "a").length > 0 || usesAs(verb.lower, "v").length === 0) return null;
    // after "is free" no noun can follow, either
    const isEither =
      /^(?:free|able|unable|ready|eager|willing|unwilling|likely|unlikely|glad|reluctant)$/u.test(
        token.lower,
      );
    if (!isMostlyVerb(verb.lower) && !(isEither && nounShare(verb.lower) <= 0.6)) return null;
  }
  const opensObject =
    (verb.lower === "be" && token.lower !== "need" && after?.likely === "VBN") ||
    (/^(?:DT|PRP|PRP\$|TO|IN|WRB|WP|NNS|JJ|RB|NN)$/u.test(after?.likely ?? "") && after?.spaced);
  if (!opensObject) return null;
  // "start work on Monday", "were allowed control over it"
  const isNoun =
    AS_NOUN.test(verb.lower) && !/^(?:DT|PRP|PRP\$|WRB|WP)$/u.test(after?.likely ?? "");
  if (
    TAKES_TO_STATE.test(token.lower) &&
    !(isNoun && /ed$|en$|^(?:told|taught)$/u.test(token.lower))
  ) {
    const isBe =
      BE.test(before.lower) ||
      (before.likely === "RB" && BE.test(tokens[before.index - 1]?.lower ?? ""));
    const isEnough = token.lower === "enough" && /^(?:JJ|RB)$/u.test(before.likely ?? "");
    if ((isBe || isEnough) && !/^(?:all|what)$/u.test(tokens[0]?.lower ?? ""))
      return say(token, "to");
  }
  const base = findVerbBase(token.lower, token.lemma) ?? token.lower;
  if (isNoun || !TAKES_TO.test(base) || !/^VB[ZPDGN]?$/u.test(token.likely ?? "")) return null;
  if (/^(?:need|dare|help)$/u.test(token.lower) && /^(?:not|never)$/u.test(verb.lower)) return null;
  const isAfterSubject = /^(?:PRP|NNS?|NNP|RB|RBR|MD|TO|WDT|WP)$/u.test(before.likely ?? "");
  return isAfterSubject ? say(token, "to") : null;
}

/** "a piece of paper his jacket pocket.": a possessive phrase at the stop, right after the object of a preposition. */
function beforePossessive({ tokens }: Sentence, possessive: Token): Finding | null {
  if (!/^(?:his|their|its|our|my|your)$/u.test(possessive.text)) return null;
  const before = tokens[possessive.index - 1];
  if (!before || !/^NNS?$/u.test(before.likely ?? "") || TIME_NOUNS.has(before.lower)) return null;
  // "society shapes our language": a verb, whatever the tag
  if (usesAs(singularOf(before.lower), "v").length > 0 && nounShare(singularOf(before.lower)) < 0.9)
    return null;
  if (baseOfThirdPerson(before.lower) && nounShare(singularOf(before.lower)) < 0.98) return null;
  if (!/^(?:IN|DT|JJ|PRP\$|NN|CD)$/u.test(tokens[before.index - 1]?.likely ?? "")) return null;
  let at = possessive.index + 1;
  while (/^(?:JJ|NN|NNS)$/u.test(tokens[at]?.likely ?? "") && at < possessive.index + 4) at++;
  if (at === possessive.index + 1 || !/^[.!;]$/u.test(tokens[at]?.text ?? "")) return null;
  const opener = tokens.slice(0, before.index);
  // "taught the class his method": two objects
  if (
    opener.some(
      ({ lower, lemma }) => TWO_OBJECTS.has(findVerbBase(lower, lemma) ?? lower) || lower === "all",
    )
  )
    return null;
  return findingAt(
    "missing",
    before,
    possessive,
    null,
    `${named(before.text, "과/와")} '${possessive.text}' 사이에 전치사 같은 낱말이 빠졌어요.`,
  );
}
