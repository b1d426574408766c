/**
 * "which" that takes up a whole clause: "it proved wrong, which is a pity" → what.
 *
 * "what" cannot take up anything, so that it is wrong whatever stands before the comma. Only places without a noun
 * before the comma are found here; with a noun the rule finds them (Huddleston & Pullum 2002, ch. 12 §4.1).
 */
import type { Sentence } from "../../../analysis.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isFiniteVerb, mayHaveFinite } from "../../syntax/tokens.ts";

/** Verbs that may have a question behind an insertion. */
const ASKING = /^(?:ask|decide|explain|guess|know|learn|say|see|show|tell|understand|wonder)$/u;

export function sentenceRelative(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((which) => {
    const comma = tokens[which.index - 1];
    const before = tokens[which.index - 2];
    const verb = tokens[which.index + (tokens[which.index + 1]?.tag === "RB" ? 2 : 1)];
    if (which.lower !== "which" || comma?.text !== "," || !verb || !isFiniteVerb(verb)) return [];
    if (!before || !/^(?:JJ|JJR|RB|RBR|VB[A-Z]?|RP)$/u.test(before.tag ?? before.likely ?? ""))
      return [];
    // "He explained, quite clearly, which was right": a question
    if (
      tokens
        .slice(0, comma.index)
        .some(({ lemma, tag }) => tag?.startsWith("VB") && ASKING.test(lemma))
    )
      return [];
    // "what was worse", "what seems a strange choice" are comments of their own
    const next = tokens[verb.index + 1];
    if (verb.lemma === "seem" || /^(?:JJR|RBR)$/u.test(next?.tag ?? "") || next?.lower === "more")
      return [];
    if (!mayHaveFinite(tokens, 0, comma.index) || sentence.text.endsWith("?")) return [];
    return pointOf(sentence, {
      rule: "relative-what",
      first: which,
      replacement: "what",
      cue: verb,
      right: `앞의 절 전체를 받고 뒤 절의 동사 '${verb.text}'의 주어가 되는 관계대명사 '${which.text}'`,
      wrong: `앞의 절 전체를 받아 보충하는 자리이므로 선행사를 포함하는 'what'은 쓸 수 없어요.`,
    });
  });
}
