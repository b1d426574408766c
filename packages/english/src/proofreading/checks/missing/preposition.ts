/** A missing "of", "to" or "on". */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, singularOf } from "../../../inflection.ts";
import { prepositionAfter } from "../../gap/model.ts";
import { TIME_NOUNS } from "../../../words/nouns.ts";
import { type Finding, findingAt, missingAfter } from "../../finding.ts";
import { hasVerbAfter } from "./complement.ts";
import { isMostlyVerb, isPlural, nounShare } from "../../word-class.ts";

/** Adjectives and verbs that take one preposition, and never an object. */
const TAKES: readonly (readonly [preposition: string, words: RegExp])[] = [
  [
    "to",
    /^(?:sensitive|similar|related|relevant|accustomed|addicted|belong|belongs|belonged|listen|listens|listened|listening|respond|responds|responded)$/u,
  ],
  ["of", /^(?:afraid|capable|proud|typical|fond|unaware|incapable|consists|consisted)$/u],
  ["on", /^(?:depend|depends|depended|depending|rely|relies|relied|relying|dependent)$/u],
];

/** "sensitive their environment", "depends the weather". */
export function missingPreposition({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  if (
    !next?.spaced ||
    !/^(?:the|a|an|their|its|our|his|my|your|these|those|this)$/u.test(next.lower)
  )
    return null;
  const preposition = TAKES.find(([, words]) => words.test(token.lower))?.[0] ?? inTexts(token);
  // "behaved the same way"
  if (tokens.slice(next.index + 1, next.index + 4).some(({ lower }) => TIME_NOUNS.has(lower)))
    return null;
  // "aware an experiment is in progress": a clause without "that"
  if (/^(?:aware|unaware)$/u.test(token.lower) && /^(?:a|an)$/u.test(next.lower)) return null;
  if (!preposition || token.text !== token.lower) return null;
  // "afraid his father will know": a clause
  if (/^(?:afraid|proud|aware|unaware)$/u.test(token.lower) && hasVerbAfter(tokens, next.index))
    return null;
  // "how closely related the two are"
  if (
    tokens
      .slice(0, token.index)
      .some(({ lower }) => /^(?:how|however|so|too|what|which)$/u.test(lower))
  )
    return null;
  return missingAfter(token, preposition);
}

/** The preposition that follows a verb or an adjective in texts, before a noun phrase. */
function inTexts({ lower, likely, lemma }: Token): string | null {
  if (/^VB[ZPD]?$/u.test(likely ?? "") && isMostlyVerb(findVerbBase(lower, lemma) ?? lower))
    return prepositionAfter(findVerbBase(lower, lemma) ?? lower, "v");
  return likely === "JJ" ? prepositionAfter(lower, "j") : null;
}

/** "a lot people", "lots things", "instead going", "most of people". */
export function missingOf({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  const before = tokens[token.index - 1]?.lower ?? "";
  if (!next?.spaced) return null;
  if (token.lower === "lot" && before === "a" && (isPlural(next.lower) || next.lower === "people"))
    return findingAt("missing", token, token, "lot of", "'a lot' 뒤에 'of'가 빠졌어요.");
  if (token.lower === "lots" && isPlural(next.lower) && !next.lower.endsWith("times"))
    return findingAt("missing", token, token, `${token.text} of`, "'lots' 뒤에 'of'가 빠졌어요.");
  if (
    token.lower === "one" &&
    /^(?:the|these|those)$/u.test(next.lower) &&
    /^(?:JJS|RBS)$/u.test(tokens[next.index + 1]?.likely ?? "")
  )
    return findingAt("missing", token, token, `${token.text} of`, "'one' 뒤에 'of'가 빠졌어요.");
  if (
    /^(?:some|many|most|few|several)$/u.test(token.lower) &&
    /^(?:the|these|those)$/u.test(next.lower) &&
    before !== "the" &&
    tokens[next.index + 1]?.likely !== "JJS"
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} of`,
      `'${token.text}' 뒤에 'of'가 빠졌어요.`,
    );
  if (
    /^(?:types|kinds|sorts)$/u.test(token.lower) &&
    next.text === next.lower &&
    nounShare(singularOf(next.lower)) >= 0.75 &&
    /^NNS?$/u.test(next.likely ?? "")
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} of`,
      `'${token.text}' 뒤에 'of'가 빠졌어요.`,
    );
  if (/^(?:degree|extent)$/u.test(token.lower) && next.lower === "which" && before !== "a")
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} to`,
      `'${token.text}' 뒤에 'to'가 빠졌어요.`,
    );
  const isQuantity =
    /^(?:number|variety|couple|majority)$/u.test(token.lower) &&
    /^(?:a|an|wide|large|small|great)$/u.test(before);
  if (
    isQuantity &&
    (isPlural(next.lower) || (/^["“]$/u.test(next.text) && token.lower === "number"))
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} of`,
      `'${token.text}' 뒤에 'of'가 빠졌어요.`,
    );
  if (
    token.lower === "instead" &&
    before !== "," &&
    /^[a-z]+ing$/u.test(next.text) &&
    next.likely === "VBG"
  )
    return findingAt(
      "missing",
      token,
      token,
      `${token.text} of`,
      "'instead' 뒤에 'of'가 빠졌어요.",
    );
  if (
    token.lower === "of" &&
    /^(?:most|many|some|few|several|each|one)$/u.test(before) &&
    isPlural(next.lower) &&
    next.text === next.lower &&
    before !== "one"
  )
    return findingAt(
      "missing",
      token,
      token,
      "of the",
      `'${before} of' 뒤에는 'the' 같은 한정사가 있어야 해요.`,
    );
  return null;
}

/** "where it came.", "the environments we live.": a verb at the stop that needs its preposition. */
export function missingAtStop({ tokens }: Sentence, verb: Token): Finding | null {
  const subject = tokens[verb.index - 1];
  const before = tokens[verb.index - 2];
  const after = tokens[verb.index + 1];
  if (!subject || !before || !/^[.,;!]$/u.test(after?.text ?? "")) return null;
  if (!/^(?:it|they|we|he|she|you|i)$/u.test(subject.lower)) return null;
  const preposition =
    before.lower === "where" && /^(?:come|comes|came)$/u.test(verb.text)
      ? "from"
      : /^NNS?$/u.test(before.likely ?? "") &&
          /^(?:live|lives|lived)$/u.test(verb.text) &&
          PLACE.test(before.lower)
        ? "in"
        : null;
  if (!preposition) return null;
  return missingAfter(verb, preposition);
}

const PLACE =
  /^(?:environment|environments|place|places|society|societies|country|countries|city|cities|house|houses|home|homes|area|areas|region|regions|community|communities|conditions|neighborhood)$/u;
