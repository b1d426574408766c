/**
 * A pro-verb in a clause of its own: "and they usually do." → are, "and those who do will" → are.
 *
 * "Are" would need be, an adjective or a participle further up to repeat. So nothing is edited where the sentence has
 * any of them before, a noun behind "as", or a verb of becoming, naming or staying somewhere (Quirk et al. 1985 §12.21–24).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { withParticle } from "../../../korean.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isNominative, isNoun } from "../../syntax/tokens.ts";

/** Verbs with a noun or a place that "are" could repeat: "wanted to become doctors, and they were". */
const STATES = wordList(
  "become seem look appear feel stay remain live sit stand lie work act serve call name consider think believe make keep go come arrive return get turn grow prove pretend leave elect appoint hide hang wait sleep",
);

export function laterProVerbs(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((verb) => {
    const number = /^(?:do|does|did)$/u.test(verb.lower) ? shortClause(tokens, verb) : null;
    if (number === null) return [];
    const earlier = tokens.slice(0, number.from);
    const antecedent = earlier.findLast(({ tag }) => /^VB[ZPD]?$/u.test(tag ?? ""));
    if (!antecedent || earlier.some((token) => mayBeRepeated(tokens, token))) return [];
    const edit =
      verb.lower === "did" ? (number.plural ? "were" : "was") : number.plural ? "are" : "is";
    return pointOf(sentence, {
      rule: "pro-verb",
      first: verb,
      replacement: edit,
      cue: antecedent,
      right: `앞에 나온 일반동사 ${withParticle(antecedent.text, "을/를", `'${antecedent.text}'`)} 대신하는 자리이므로 '${verb.text}'`,
      wrong: `앞에 나온 일반동사 ${withParticle(antecedent.text, "을/를", `'${antecedent.text}'`)} 대신하는 자리이므로 ${withParticle(edit, "은/는", `'${edit}'`)} 쓸 수 없어요.`,
    });
  });
}

/** The conjunction's index and the subject's number of "and they usually do." or "and those who do will". */
function shortClause(
  tokens: readonly Token[],
  verb: Token,
): { from: number; plural: boolean } | null {
  const next = tokens[verb.index + 1];
  let at = verb.index - 1;
  while (tokens[at]?.tag === "RB") at--;
  const subject = tokens[at];
  if (subject?.lower === "who" && tokens[at - 1]?.lower === "those") {
    const joint = tokens[at - 2];
    return verb.lower === "do" &&
      next?.tag === "MD" &&
      joint &&
      /^(?:and|but|,)$/u.test(joint.lower)
      ? { from: joint.index, plural: true }
      : null;
  }
  const joint = tokens[at - 1];
  if (!subject || !isNominative(subject) || subject.lower === "i" || !joint) return null;
  if (!/^(?:and|but)$/u.test(joint.lower) || !/^[.;]$/u.test(next?.text ?? "")) return null;
  return { from: joint.index, plural: /^(?:we|you|they)$/u.test(subject.lower) };
}

/** What "are" could repeat: be, a participle, an adjective without its noun, and any word in doubt that may be one. */
function mayBeRepeated(tokens: readonly Token[], token: Token): boolean {
  if (STATES.has(token.lemma)) return true;
  if (token.lemma === "be" || /^(?:as|['’]s|['’]re|['’]m)$/u.test(token.lower)) return true;
  if (/^VB[NG]$/u.test(token.tag ?? token.likely ?? "")) return true;
  const adjective = (token.tag ?? token.likely)?.startsWith("JJ");
  const next = tokens[token.index + 1];
  return adjective === true && !isNoun(next) && next?.tag?.startsWith("JJ") !== true;
}
