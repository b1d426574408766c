/**
 * Passive participles behind a noun that the participle's own preposition, or an agent, settles: "a club devoted to
 * old maps" → devoting, "work done largely by hand" → doing.
 *
 * The participle has no object in either form, and the verb cannot be without one. Not tested: verbs that also stand
 * without an object ("filling with smoke", "attaching to a wall", "relating to", "linking to"), participles behind
 * "have", "get" and "make", and clauses whose object is the noun further back ("the time the man devoted to it";
 * Quirk et al. 1985 §17.29, Huddleston & Pullum 2002, ch. 14 §9).
 */
import { wordTable } from "../../../words/word-table.ts";
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { isThing } from "../../syntax/animacy.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isNoun } from "../../syntax/tokens.ts";

/** Participles that need an object in the active, with the prepositions that show that there is none. */
const SETTLED: Readonly<Record<string, ReadonlySet<string>>> = wordTable({
  addressed: wordList("to"),
  attributed: wordList("to"),
  composed: wordList("of"),
  confined: wordList("to"),
  covered: wordList("with by in"),
  dedicated: wordList("to"),
  deprived: wordList("of"),
  diagnosed: wordList("with"),
  devoted: wordList("to"),
  endowed: wordList("with"),
  entitled: wordList("to"),
  equipped: wordList("with"),
  exposed: wordList("to"),
  faced: wordList("with"),
  intended: wordList("for"),
  limited: wordList("to"),
  lined: wordList("with"),
  needed: wordList("for"),
  subjected: wordList("to"),
  surrounded: wordList("by with"),
});
/** Participles with "by", behind a noun that cannot act. */
const BY_AGENT = wordList("chosen done given stolen thrown undertaken written");
/** What somebody leaves behind; "guests leaving by train" is another sense. */
const LEFT_BEHIND = wordList(
  "crack cracks damage footprint footprints gap gaps hole holes mark marks mess scar scars stain stains trace traces track tracks void",
);

export function passiveModifiers(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((participle) => {
    // "work formerly done by hand"
    const isAdverb = tokens[participle.index - 1]?.tag === "RB";
    const noun = tokens[participle.index - (isAdverb ? 2 : 1)];
    if ((participle.tag ?? participle.likely) !== "VBN" || !noun || !isNoun(noun)) return [];
    let at = participle.index + 1;
    while (tokens[at]?.tag === "RB") at++;
    const preposition = tokens[at];
    const object = tokens[at + 1];
    if (
      !preposition ||
      !object ||
      !/^(?:DT|PRP\$|PRP|JJ|NN|NNS|NNP|CD|VBG|VBN)$/u.test(object.tag ?? "")
    )
      return [];
    const base = findVerbBase(participle.lower, participle.lemma);
    if (
      !base ||
      !isSettled(noun, participle, preposition) ||
      !isPlainPhrase(tokens, noun, participle)
    )
      return [];
    const { ing } = verbForms(base);
    const shown = withParticle(noun.text, "이/가", `'${noun.text}'`);
    return pointOf(sentence, {
      rule: "participle-modifier",
      first: participle,
      replacement: ing,
      cue: noun,
      right: `꾸밈을 받는 명사 ${shown} 동작을 받는 관계이고 뒤에 목적어 없이 ${withParticle(preposition.text, "이/가", `'${preposition.text}'`)} 이어지므로 과거분사 '${participle.text}'`,
      wrong: `꾸밈을 받는 명사 ${shown} 동작을 받는 관계이고 '${base}'의 목적어가 없으므로 현재분사 ${withParticle(ing, "은/는", `'${ing}'`)} 쓸 수 없어요.`,
    });
  });
}

/** Whether the participle with this preposition needs an object in the active; "constructor" is no key. */
export const isSettledBy = ({ lower }: Token, preposition: string): boolean =>
  Object.hasOwn(SETTLED, lower) && SETTLED[lower]?.has(preposition) === true;

function isSettled(noun: Token, participle: Token, { lower }: Token): boolean {
  if (isSettledBy(participle, lower)) return true;
  if (lower !== "by") return false;
  if (participle.lower === "left") return participle.tag === "VBN" && LEFT_BEHIND.has(noun.lower);
  return BY_AGENT.has(participle.lower) && isThing(noun);
}

/** Whether the noun's phrase follows a verb or a preposition, or opens the sentence: no clause can begin with it. */
function isPlainPhrase(tokens: readonly Token[], noun: Token, participle: Token): boolean {
  let at = noun.index;
  while (/^(?:JJ|JJR|JJS|NN|NNS|CD)$/u.test(tokens[at - 1]?.tag ?? "")) at--;
  if (/^(?:DT|PRP\$)$/u.test(tokens[at - 1]?.tag ?? "")) at--;
  const before = tokens[at - 1];
  // behind "by" the rule itself looks for the clause's verb
  const introduced =
    /^[,:]$/u.test(before?.text ?? "") && (before?.text === ":" || (before?.index ?? 9) <= 2);
  if (!before || introduced)
    return Object.hasOwn(SETTLED, participle.lower) || participle.lower === "done";
  if (
    /^(?:have|get|make|keep|leave|let|know|say|think|believe|see|watch|hear|find|notice|feel)$/u.test(
      before.lemma,
    )
  )
    return false;
  return (
    before.tag?.startsWith("VB") === true ||
    /..ing$/u.test(before.lower) ||
    /^(?:of|in|with|by|from|for|on|about|into|at|to|between|among|through)$/u.test(before.lower)
  );
}
