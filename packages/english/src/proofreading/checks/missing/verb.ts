/** A verb that is missing: after a modal, after "have", or in the whole sentence. */
import type { Sentence, Token } from "../../../analysis.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { findingAt, named, type Finding } from "../../finding.ts";
import { TIME_NOUNS } from "../../../words/nouns.ts";
import { canBeVerb, isMostlyVerb } from "../../word-class.ts";

/** "can the road", "should careful", "could seen": what follows a modal is no plain verb. */
export function missingAfterModal({ tokens, text }: Sentence, modal: Token): Finding | null {
  if (!/^(?:can|could|should|would|must|will|cannot)$/u.test(modal.text) || /\?/u.test(text))
    return null;
  const subject = tokens[modal.index - 1];
  if (!subject || modal.likely !== "MD" || !/^(?:NN|NNS|PRP|EX)$/u.test(subject.likely ?? ""))
    return null;
  // "what you can a year later", "as best you can", "can, the"
  if (
    tokens
      .slice(0, modal.index)
      .some(({ lower }) =>
        /^(?:as|than|what|whatever|when|where|how|all|so|such|neither|nor|not|only|little|rarely|never|can|could|should|would|must|will|the)$/u.test(
          lower,
        ),
      )
  )
    return null;
  const adverb = tokens[modal.index + 1];
  const next = adverb?.likely === "RB" && adverb.lower !== "not" ? tokens[modal.index + 2] : adverb;
  if (!next?.spaced || !/^[a-z]+$/u.test(next.text)) return null;
  const isPhrase = /^(?:a|an)$/u.test(next.text);
  const isAdjective =
    next.likely === "JJ" &&
    !next.lower.endsWith("ed") &&
    usesAs(next.lower, "v").length === 0 &&
    usesAs(next.lower, "n").length === 0 &&
    usesAs(next.lower, "r").length === 0;
  const isParticiple =
    next.likely === "VBN" &&
    !next.lower.endsWith("ed") &&
    usesAs(next.lower, "v").length === 0 &&
    /^(?:in|by|on|at|from|to|with|as|[.])$/u.test(tokens[next.index + 1]?.lower ?? "");
  if (!isPhrase && !isAdjective && !isParticiple) return null;
  return findingAt(
    "missing",
    modal,
    modal,
    `${modal.text} be`,
    `조동사 '${modal.text}' 뒤에 동사원형이 빠졌어요.`,
  );
}

/** "had humming to myself". */
export function missingBeen({ tokens, text }: Sentence, have: Token): Finding | null {
  if (!/^(?:has|have|had)$/u.test(have.text) || /\?/u.test(text)) return null;
  const next = tokens[have.index + 1];
  const isVerbal =
    next?.likely === "VBG" &&
    next.spaced &&
    /^[a-z]+ing$/u.test(next.text) &&
    ["n", "a"].every((pos) => usesAs(next.lower, pos as "n" | "a").length === 0);
  const after = tokens[have.index + 2];
  if (
    !isVerbal ||
    !/^(?:to|in|on|at|for|with|the|a|an|their|his|her|its|it|them)$/u.test(after?.lower ?? "")
  )
    return null;
  return findingAt(
    "missing",
    have,
    have,
    `${have.text} been`,
    `${named(have.text, "과/와")} '${next.text}' 사이에 'been'이 빠졌어요.`,
  );
}

function mayBeFinite(token: Token, before: Token | undefined): boolean {
  // "the run", "in use", "a given day": no verb stands right after these
  if (
    /^(?:NN|NNS|JJ|VBN|VB)$/u.test(token.likely ?? "") &&
    /^(?:DT|PRP\$|CD|POS)$/u.test(before?.likely ?? "") &&
    !/^(?:this|that|these|those|all|some|each|both)$/u.test(before?.lower ?? "")
  )
    return false;
  return (
    token.likely === null ||
    /^(?:VBZ|VBP|VBD|VB|MD)$/u.test(token.likely) ||
    (token.likely === "VBN" && !/^(?:been|given|known|taken|seen)$/u.test(token.lower)) ||
    (/^(?:NNS?|JJ|IN)$/u.test(token.likely) &&
      token.index > 1 &&
      usesAs(token.lemma, "v").length > 0 &&
      canBeVerb(token))
  );
}

/** "The taxi hooting.": only participles, from a determiner or pronoun to the stop. */
export function noFiniteVerb(sentence: Sentence): Finding | null {
  const { tokens, text } = sentence;
  const first = tokens[0];
  const word = tokens[tokens.length - 2];
  if (!first || !word || tokens.length < 4 || tokens.at(-1)?.text !== "." || sentence.inQuotation)
    return null;
  if (
    !/^(?:the|a|an|this|these|those|my|your|his|her|its|our|their|he|she|it|we|they|i)$/u.test(
      first.lower,
    )
  )
    return null;
  if (/[:;“”"()—–…?!]/u.test(text)) return null;
  const isVerbal = tokens.some(({ likely }) => likely === "VBG");
  if (!isVerbal || tokens.some((token) => mayBeFinite(token, tokens[token.index - 1]))) return null;
  return {
    kind: "missing",
    start: first.start,
    end: word.end,
    fix: null,
    message: "이 문장에는 주어에 이어지는 동사가 없어요. be동사가 빠졌는지 살펴보세요.",
  };
}

const SUBORDINATE = /^(?:when|because|if|although|though|while|before|until|unless|whereas)$/u;

/** "before starts to", "when get pills": a finite verb right after a conjunction, without its subject. */
export function missingSubject({ tokens, text }: Sentence, verb: Token): Finding | null {
  const before = tokens[verb.index - 1];
  if (!before || !SUBORDINATE.test(before.lower) || /\?/u.test(text) || !verb.spaced) return null;
  if (verb.text !== verb.lower || before.index === 0) return null;
  const isBe = /^(?:is|are|was|were|has|have|does|did)$/u.test(verb.text);
  const isFinite =
    isBe ||
    (isMostlyVerb(verb.text) &&
      usesAs(verb.lower, "a").length === 0 &&
      /^(?:VBZ|VBP|VB|NNS)$/u.test(verb.likely ?? "VB"));
  // "know when is best", "if need be", "before take-off"
  if (!isFinite || verb.lower === "need" || tokens[verb.index + 1]?.spaced === false) return null;
  if (before.lower === "when" && isBe) return null;
  return findingAt(
    "missing",
    before,
    verb,
    null,
    `'${before.text}' 뒤, 동사 '${verb.text}' 앞에 주어가 빠졌어요.`,
  );
}

/** "These cells also one longer wire": a subject, an adverb and an object, without a verb. */
export function missingVerbAfterAdverb(
  { tokens, inQuotation }: Sentence,
  adverb: Token,
): Finding | null {
  if (!/^(?:also|often|usually|always|still)$/u.test(adverb.text) || adverb.index > 5) return null;
  const subject = tokens[adverb.index - 1];
  const next = tokens[adverb.index + 1];
  if (!subject || !/^(?:NNS|NN|PRP)$/u.test(subject.likely ?? "") || inQuotation) return null;
  if (!/^(?:a|an|the|one|two|three|many|several|their|its|our)$/u.test(next?.text ?? ""))
    return null;
  if (
    tokens
      .slice(0, adverb.index)
      .some((word) => canBeVerb(word) && word.likely?.startsWith("NN") !== true)
  )
    return null;
  if (
    !/^(?:the|a|an|these|those|this|my|our|your|their|his|her|its|it|they|we|he|she|many|some)$/u.test(
      tokens[0]?.lower ?? "",
    )
  )
    return null;
  return findingAt("missing", adverb, adverb, null, `주어 '${subject.text}' 뒤에 동사가 빠졌어요.`);
}

/** "on the surface the virus.": two noun phrases side by side at the stop, the first one after a preposition. */
export function missingBetweenPhrases({ tokens }: Sentence, determiner: Token): Finding | null {
  if (determiner.text !== "the" || !determiner.spaced) return null;
  const before = tokens[determiner.index - 1];
  if (
    !before ||
    before.likely !== "NN" ||
    !/^[a-z]+$/u.test(before.text) ||
    TIME_NOUNS.has(before.lower)
  )
    return null;
  let at = determiner.index + 1;
  while (/^(?:JJ|NN|NNS)$/u.test(tokens[at]?.likely ?? "") && at < determiner.index + 4) at++;
  if (at === determiner.index + 1 || !/^[.!;]$/u.test(tokens[at]?.text ?? "")) return null;
  const [preposition, article] = [tokens[before.index - 2], tokens[before.index - 1]];
  if (
    article?.lower !== "the" ||
    !/^(?:on|in|at|from|with|for|by|near|under|inside|of)$/u.test(preposition?.lower ?? "")
  )
    return null;
  return findingAt(
    "missing",
    before,
    determiner,
    null,
    `${named(before.text, "과/와")} 'the' 사이에 전치사 같은 낱말이 빠졌어요.`,
  );
}
