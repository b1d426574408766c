/** A determiner without its noun, a verb too many, a sentence without one. */
import type { Sentence, Token } from "../../../analysis.ts";
import { findingAt, named, type Finding } from "../../finding.ts";
import { canBeVerb } from "../../word-class.ts";

const DETERMINER = /^(?:the|a|an|my|your|our|their|its)$/u;
const NO_NOUN =
  /^(?:of|to|from|with|is|are|was|were|be|and|or|but|because|if|at|into|by|has|have|can|will|would|the|a|an|this|these|that|my|your|our|their|its|[.,;:!?])$/u;

/** "the of", "a the", "their are". */
export function determinerAlone({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  if (!DETERMINER.test(token.text) || !next || !NO_NOUN.test(next.lower)) return null;
  // "the can were thick": what soup comes in
  if (next.text === "A") return null;
  if (next.lower === "can" && /^(?:VBZ|VBD|NN|IN|RP)$/u.test(tokens[next.index + 1]?.likely ?? ""))
    return null;
  // "the will of the people", "against their will)"
  if (next.lower === "will" && !/^(?:VB|RB)$/u.test(tokens[next.index + 1]?.likely ?? ""))
    return null;
  if (!next.spaced && !/^[.,;:!?]$/u.test(next.text)) return null;
  // "a" may be a letter or a variable, "the" a word that is talked about
  if (token.lower === "a" && !/^(?:the|of|is|are|was|were|my|your|our|their)$/u.test(next.lower))
    return null;
  if (token.lower === "a" && tokens[token.index - 1]?.likely === "NN") return null;
  const before = tokens[token.index - 1];
  if (/["'‘“’]/u.test(before?.text ?? "") || (next.text === "." && tokens[next.index + 1]))
    return null;
  if (
    /^(?:the|a|an|my|your|our|their|its|this|these)$/u.test(next.lower) &&
    token.lower !== next.lower
  )
    return findingAt(
      "missing",
      token,
      next,
      next.text,
      `${named(token.text, "과/와")} ${named(next.text, "은/는")} 함께 쓸 수 없어요. 하나가 남거나 사이에 낱말이 빠졌어요.`,
    );
  if (token.lower === next.lower) return null;
  if (token.lower === "their" && /^(?:is|are|was|were)$/u.test(next.lower)) return null;
  if (token.lower === "your" || token.lower === "its") return null;
  return findingAt(
    "missing",
    token,
    next,
    next.text,
    `'${token.text}' 뒤에 명사가 빠졌거나 ${named(token.text, "이/가")} 남아요.`,
  );
}

const FINITE = /^(?:is|are|was|were|has|does|am)$/u;

/** "was is", "can is", "the results are show". */
export function twoVerbs({ tokens }: Sentence, token: Token): Finding | null {
  const next = tokens[token.index + 1];
  if (!next?.spaced || !FINITE.test(next.text) || !/^(?:is|are|was|were)$/u.test(token.text))
    return null;
  if (token.lower === next.lower) return null;
  // "what it is is", "how things are is": a clause as subject
  if (
    tokens
      .slice(0, token.index)
      .some(({ lower }) =>
        /^(?:what|how|where|who|that|which|when|why|whether|all|than|as|it|there)$/u.test(lower),
      )
  )
    return null;
  return findingAt(
    "missing",
    token,
    next,
    next.text,
    `동사 ${named(token.text, "과/와")} ${named(next.text, "이/가")} 이어져 있어요. 하나가 남아요.`,
  );
}

/** A full sentence, from a determiner or pronoun to its stop, in which no word can be a verb. */
export function noVerb(sentence: Sentence): Finding | null {
  const { tokens, text } = sentence;
  const first = tokens[0];
  const last = tokens.at(-1);
  const stop = last?.text === "." ? last : null;
  if (!first || !stop || tokens.length < 6 || sentence.inQuotation) return null;
  if (
    !/^(?:the|a|an|this|these|those|my|your|his|her|its|our|their|he|she|it|we|they|i|there|some|many)$/u.test(
      first.lower,
    )
  )
    return null;
  if (/[:;“”"()—–…]/u.test(text) || tokens.some(canBeVerb)) return null;
  const word = tokens[tokens.length - 2] ?? first;
  return {
    kind: "missing",
    start: first.start,
    end: word.end,
    fix: null,
    message: "이 문장에는 동사가 없어요.",
  };
}
