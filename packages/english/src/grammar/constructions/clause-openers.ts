/**
 * Words that open a clause where no edit is certain, but the choice is asked: what, that, where, "in which".
 *
 * The text is right as published: "what" behind a verb opens a clause with a gap, "that" behind be one without. What
 * the other word would do there is not always certain, so most of these are never edited. "what" is edited where the
 * clause's verb cannot be without the object that it stands for.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { TIMES } from "../../words/nouns.ts";
import { STRICTLY_TRANSITIVE } from "../../words/verbs.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { completeClause } from "../syntax/complete-clause.ts";
import { pointOf } from "../syntax/point-of.ts";
import { isDeterminer, isFiniteVerb, isNominative, isNoun } from "../syntax/tokens.ts";

const opensClause = (token: Token | undefined): boolean =>
  isNominative(token) || isDeterminer(token) || /^(?:NNS|NN|JJ)$/u.test(token?.likely ?? "");

/** "see what others see", "What we forget is …", "what they had always wanted." */
export function openingWhat(sentence: Sentence): FoundPoint[] {
  const { tokens, text } = sentence;
  if (text.includes("?")) return [];
  return tokens.flatMap((what) => {
    const next = tokens[what.index + 1];
    const before = tokens[what.index - 1];
    if (what.lower !== "what" || !next) return [];
    if (before && !/^(?:VB[A-Z]?|IN|TO|CC|,)$/u.test(before.likely ?? before.text)) return [];
    // "what kind of", "what time": the question word has a noun
    const subject = isNominative(next) || isDeterminer(next);
    if (
      !subject &&
      !isFiniteVerb(next) &&
      !(next.likely === "NNS" && isFiniteVerb(tokens[next.index + 1]))
    )
      return [];
    const gap = gapVerb(tokens, what.index + 1);
    return pointOf(sentence, {
      rule: "relative-what",
      first: what,
      replacement: gap ? "that" : null,
      cue: gap ?? next,
      right: gap
        ? `앞에 선행사가 없고 동사 '${gap.text}'의 목적어가 빠져 있으므로 '${what.text}'`
        : `앞에 선행사가 없고 뒤 절에 빠진 성분이 있으므로 '${what.text}'`,
      wrong: gap
        ? `동사 '${gap.text}'의 목적어가 빠진 불완전한 절이므로 'that'이 아니라 'what'이 와야 해요.`
        : "",
    });
  });
}

/** The verb of a short clause that lacks its object: "what the others had always possessed." */
function gapVerb(tokens: readonly Token[], from: number): Token | null {
  for (let at = from + 1; at < from + 9; at++) {
    const token = tokens[at];
    if (!token || /^[,;:—()]$/u.test(token.text)) return null;
    if (/^(?:CC|WP|WDT|WRB|TO)$/u.test(token.tag ?? "") || token.lower === "that") return null;
    if (!/^(?:VB|VBP|VBZ|VBD|VBN)$/u.test(token.tag ?? "")) continue;
    const next = tokens[at + 1];
    const base = findVerbBase(token.lower, token.lemma);
    if (next?.likely?.startsWith("VB") || /^(?:be|have|do)$/u.test(token.lemma)) continue;
    const auxiliary = tokens.slice(from, at).some(({ lemma }) => lemma === "be");
    return base &&
      !auxiliary &&
      STRICTLY_TRANSITIVE.has(base) &&
      /^[.:;,!]$/u.test(next?.text ?? "")
      ? token
      : null;
  }
  return null;
}

/** "The point is that …", "found that students …", "the complaint that …". */
export function openingThat(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((that) => {
    const before = tokens[that.index - 1];
    if (that.lower !== "that" || !before || !opensClause(tokens[that.index + 1])) return [];
    if (before.lemma !== "be" || tokens[before.index - 1]?.lower === "it") return [];
    const finite = tokens
      .slice(that.index + 2, that.index + 10)
      .some(({ likely }) => /^(?:VBZ|VBP|VBD|MD)$/u.test(likely ?? ""));
    if (!finite) return [];
    return pointOf(sentence, {
      rule: "that-conjunction",
      first: that,
      replacement: completeClause(sentence, that.index + 1) ? "what" : null,
      cue: before,
      right: `be동사 '${before.text}' 뒤에서 보어가 되는 완전한 절을 이끌므로 접속사 'that'`,
      wrong: `뒤에 빠진 성분이 없는 완전한 절이 오므로 'what'이 아니라 접속사 'that'이 와야 해요.`,
    });
  });
}

/** "shops, where they had few stairs", "the direction in which we see it". */
export function openingWhere(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((token) => {
    const comma = tokens[token.index - 1]?.text === ",";
    const noun = tokens[token.index - (comma ? 2 : 1)];
    const next = tokens[token.index + 1];
    if (!noun || !isNoun(noun)) return [];
    const isAdverb =
      token.lower === "where" || (token.lower === "when" && !comma && TIMES.has(noun.lower));
    if (isAdverb && (isNominative(next) || isDeterminer(next)))
      return pointOf(sentence, {
        rule: "relative-adverb",
        first: token,
        replacement:
          token.lower === "where" && completeClause(sentence, next?.index ?? 0) ? "which" : null,
        cue: noun,
        wrong: `뒤 절에 빠진 성분이 없으므로 관계대명사 'which'가 아니라 관계부사 '${token.text}'가 와야 해요.`,
        right: `앞의 명사 ${withParticle(noun.text, "을/를", `'${noun.text}'`)} 꾸미고 뒤 절에 빠진 성분이 없으므로 관계부사 '${token.text}'`,
      });
    const clause = tokens[token.index + 2];
    if (next?.lower !== "which" || !clause) return [];
    if (!isNominative(clause) && !isDeterminer(clause) && clause.tag !== "NNS") return [];
    if (!/^(?:in|at|on|by|for|from|with|through|during|to|of)$/u.test(token.lower)) return [];
    return pointOf(sentence, {
      rule: "relative-adverb",
      first: token,
      last: next,
      replacement: null,
      cue: noun,
      right: `앞에 선행사 ${withParticle(noun.text, "이/가", `'${noun.text}'`)} 있고 뒤에 주어와 동사가 갖추어진 절이 이어지므로 「전치사+관계대명사」인 '${token.text} which'`,
    });
  });
}
