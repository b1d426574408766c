/** A verb that is missing: after a modal, after "have", or in the whole sentence. */
import type { Sentence, Token } from "../../../analysis.ts";
import { usesAs } from "../../../lexicon/entries.ts";
import { findingAt, type Finding } from "../../finding.ts";
import { canBeVerb } from "../../word-class.ts";

/** "can the road", "should careful", "could seen": what follows a modal is no plain verb. */
export function missingAfterModal({ tokens, text }: Sentence, modal: Token): Finding | null {
  if (!/^(?:can|could|should|would|must|will|cannot)$/u.test(modal.text) || /\?/u.test(text)) return null;
  const subject = tokens[modal.index - 1];
  if (!subject || modal.likely !== "MD" || !/^(?:NN|NNS|PRP|EX)$/u.test(subject.likely ?? "")) return null;
  // "what you can a year later", "as best you can", "can, the"
  if (tokens.slice(0, modal.index).some(({ lower }) => /^(?:as|than|what|whatever|when|where|how|all|so|such|neither|nor|not|only|little|rarely|never|can|could|should|would|must|will|the)$/u.test(lower)))
    return null;
  const adverb = tokens[modal.index + 1];
  const next = adverb?.likely === "RB" && adverb.lower !== "not" ? tokens[modal.index + 2] : adverb;
  if (!next?.spaced || !/^[a-z]+$/u.test(next.text)) return null;
  const isPhrase = /^(?:a|an)$/u.test(next.text);
  const isAdjective =
    next.likely === "JJ" && usesAs(next.lower, "v").length === 0 && usesAs(next.lower, "n").length === 0 && usesAs(next.lower, "r").length === 0;
  const isParticiple =
    next.likely === "VBN" && usesAs(next.lower, "v").length === 0 && /^(?:in|by|on|at|from|to|with|as|[.])$/u.test(tokens[next.index + 1]?.lower ?? "");
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
  if (!isVerbal || !/^(?:to|in|on|at|for|with|the|a|an|their|his|her|its|it|them)$/u.test(after?.lower ?? "")) return null;
  return findingAt(
    "missing",
    have,
    have,
    `${have.text} been`,
    `'${have.text}'와 '${next.text}' 사이에 'been'이 빠졌어요.`,
  );
}

/** "The taxi hooting.": only participles, from a determiner or pronoun to the stop. */
export function noFiniteVerb(sentence: Sentence): Finding | null {
  const { tokens, text } = sentence;
  const first = tokens[0];
  const word = tokens[tokens.length - 2];
  if (!first || !word || tokens.length < 4 || tokens.at(-1)?.text !== "." || sentence.inQuotation) return null;
  if (!/^(?:the|a|an|this|these|those|my|your|his|her|its|our|their|he|she|it|we|they|i)$/u.test(first.lower))
    return null;
  if (/[:;“”"()—–…?!]/u.test(text)) return null;
  const isVerbal = tokens.some(({ likely }) => likely === "VBG");
  const mayBeFinite = (token: Token) =>
    token.likely === null ||
    /^(?:VBZ|VBP|VBD|VB|MD)$/u.test(token.likely) ||
    (token.likely === "VBN" && !/^(?:been|given|known|taken|seen)$/u.test(token.lower)) ||
    (/^(?:NNS?|JJ|IN)$/u.test(token.likely) && token.index > 1 && usesAs(token.lemma, "v").length > 0 && canBeVerb(token));
  if (!isVerbal || tokens.some(mayBeFinite)) return null;
  return {
    kind: "missing",
    start: first.start,
    end: word.end,
    fix: null,
    message: "이 문장에는 주어에 이어지는 동사가 없어요. be동사가 빠졌는지 살펴보세요.",
  };
}
