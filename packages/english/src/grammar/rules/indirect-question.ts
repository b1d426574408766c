/**
 * 간접의문문의 어순.
 *
 * Not tested: "who is the man" beside "who the man is" (both stand with a noun as complement), direct
 * speech, and verbs of asking, after which free indirect speech keeps the question's order (Quirk et
 * al. 1985 §15.5; Huddleston & Pullum 2002, ch. 11 §5.3).
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { nounPhraseAt, type NounPhrase } from "../syntax/noun-phrase.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { isFiniteVerb, standsAlone, textOf } from "../syntax/tokens.ts";

const GOVERNORS = wordList(
  "know understand explain learn wonder discover see show study remember describe determine find imagine realize tell notice indicate",
);
/** Verbs after which a clause with when or where is not an adverbial. */
const ASKING = wordList("know understand explain wonder determine remember");
const PREPOSITION = /^(?:about|of|on|into)$/u;
const AUXILIARY = /^(?:is|are|was|were|am|can|could|will|would|should|may|might|must)$/u;

export const indirectQuestion = substitutionRule(
  {
    id: "indirect-question",
    name: "간접의문문의 어순",
    lesson: "의문사절이 문장의 일부로 들어가면 「의문사+주어+동사」의 어순으로 써요.",
  },
  (sentence, wh) => {
    const { tokens } = sentence;
    const governor = tokens[wh.index - 1];
    if (!/^(?:what|where|when|why|how)$/u.test(wh.lower) || !governor) return null;
    const preposition = PREPOSITION.test(governor.lower) && /^(?:how|why)$/u.test(wh.lower);
    const verbal = governor.tag?.startsWith("VB") && GOVERNORS.has(governor.lemma);
    if (!preposition && !verbal) return null;
    if (/["“”]/u.test(sentence.text)) return null;
    // "how much sleep they get", "what kind it is": the question word has a modifier
    const alone = !/^(?:JJ|NN|RB)/u.test(tokens[wh.index + 1]?.tag ?? "") || wh.lower !== "what";
    const graded =
      wh.lower === "how" && !/^(?:DT|PRP|PRP\$|NNS)$/u.test(tokens[wh.index + 1]?.tag ?? "");
    if (!alone || graded) return null;
    const subject = nounPhraseAt(tokens, wh.index + 1);
    const verb = subject && tokens[subject.last.index + 1];
    if (!verb || !isFiniteVerb(verb) || !standsAlone(sentence, verb)) return null;
    if (/^(?:when|where)$/u.test(wh.lower) && !ASKING.has(governor.lemma)) return null;
    // "what is the problem" stands beside "what the problem is"
    const named = wh.lower === "what" && verb.lemma === "be" && subject.first !== subject.last;
    const replacement = named ? null : inverted(sentence, subject, verb);
    if (!replacement) return null;
    const original = textOf(sentence, subject.first, verb);
    return {
      replacement: /\n/u.test(original) ? null : replacement,
      cue: wh,
      right: `의문사 ${withParticle(wh.text, "이/가", `'${wh.text}'`)} 이끄는 절이 ${preposition ? "전치사" : "동사"} '${governor.text}'의 목적어인 간접의문문이므로 「주어+동사」 어순인 '${original}'`,
      wrong: `간접의문문에서는 의문사 '${wh.text}' 뒤에 「주어+동사」가 와야 하므로 의문문 어순인 ${withParticle(replacement, "은/는", `'${replacement}'`)} 쓸 수 없어요.`,
      span: [subject.first, verb],
    };
  },
);

/** Question word order: "it is" → "is it", "they eat" → "do they eat". */
function inverted(sentence: Sentence, subject: NounPhrase, verb: Token): string | null {
  const said = textOf(sentence, subject.first, subject.last);
  if (AUXILIARY.test(verb.lower)) return `${verb.lower} ${said}`;
  if (/^(?:has|have|had|do|does|did)$/u.test(verb.lower)) return null;
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || !subject.number) return null;
  const auxiliary = verb.tag === "VBD" ? "did" : subject.number === "singular" ? "does" : "do";
  return `${auxiliary} ${said} ${base}`;
}
