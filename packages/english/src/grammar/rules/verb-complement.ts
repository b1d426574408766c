/**
 * 동사 뒤의 to부정사와 동명사.
 *
 * Only verbs that take one of the two and never the other (Quirk et al. 1985 §16.38–42; Swan,
 * Practical English Usage, "-ing forms and infinitives after verbs"). Not tested: begin, like, stop,
 * remember, try and the like; "want" without an object ("the shirt wants washing"); "practice to …",
 * which may be a purpose; "expect the children know", where a finite clause could be read.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { STRICTLY_TRANSITIVE } from "../../words/verbs.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { keptGoing } from "../constructions/verbs/kept-going.ts";
import { alsoFound } from "../syntax/also-found.ts";
import { standsAlone, textOf } from "../syntax/tokens.ts";

const ID = "verb-complement";
/** Followed by a to-infinitive and never by a gerund. */
const TO = wordList(
  "want decide hope agree refuse expect promise fail able tend wish seek choose determined",
);
/** Followed by a gerund and never by a to-infinitive. */
const GERUND = wordList(
  "enjoy avoid finish suggest recommend deny risk resist keep consider mind postpone",
);
/** Verb + object + to-infinitive. */
const OBJECT_TO = wordList("allow enable encourage force cause lead persuade permit invite");
/** The same, but with a noun in between a finite clause or a purpose could be read. */
const PERSON_TO = wordList("ask want expect advise order tell");

export const verbComplement = alsoFound(
  {
    id: ID,
    name: "to부정사와 동명사",
    lesson:
      "want, decide, allow처럼 to부정사를 쓰는 동사와 enjoy, avoid처럼 동명사를 쓰는 동사를 구별해요.",
    find(sentence) {
      return sentence.tokens.flatMap((token) => {
        const point = infinitive(sentence, token) ?? gerund(sentence, token);
        return point ? [point] : [];
      });
    },
  },
  keptGoing,
);

/** "want to know" → "want knowing"; "allows us to see" → "allows us see". */
function infinitive(sentence: Sentence, to: Token): FoundPoint | null {
  const verb = sentence.tokens[to.index + 1];
  if (to.lower !== "to" || verb?.tag !== "VB" || !standsAlone(sentence, verb)) return null;
  const base = findVerbBase(verb.lower, verb.lemma);
  const governor = sentence.tokens[to.index - 1];
  if (!base || base === "be" || !governor) return null;
  const direct = TO.has(governor.lemma) && /^(?:VB|JJ)/u.test(governor.tag ?? "");
  const indirect = direct ? null : objectGovernor(sentence, to);
  const head = direct ? governor : indirect;
  if (!head) return null;
  const object = sentence.tokens[verb.index + 1];
  const certain =
    governor.lemma !== "want" ||
    !STRICTLY_TRANSITIVE.has(base) ||
    /^(?:DT|PRP|NN|JJ|W)/u.test(object?.tag ?? "");
  const wrongForm = direct ? verbForms(base).ing : verb.text;
  const name = `'${head.text}'`;
  const original = textOf(sentence, to, verb);
  return {
    rule: ID,
    start: to.start,
    end: verb.end,
    original,
    replacement: certain && original === `to ${verb.text}` ? wrongForm : null,
    cue: { start: head.start, end: head.end },
    right: direct
      ? `${withParticle(head.text, "은/는", name)} 뒤에 to부정사를 쓰므로 'to ${verb.text}'`
      : `${withParticle(head.text, "은/는", name)} 목적격 보어로 to부정사를 쓰므로 'to ${verb.text}'`,
    wrong: direct
      ? `${withParticle(head.text, "은/는", name)} 뒤에 to부정사를 쓰므로 동명사 ${withParticle(wrongForm, "은/는", `'${wrongForm}'`)} 올 수 없어요.`
      : `${withParticle(head.text, "은/는", name)} 목적격 보어로 to부정사를 쓰므로 동사원형 ${withParticle(wrongForm, "은/는", `'${wrongForm}'`)} 올 수 없어요.`,
  };
}

/** The verb in "allows the cells to move": verb, a plain object, "to". */
function objectGovernor(sentence: Sentence, to: Token): Token | null {
  const { tokens } = sentence;
  let at = to.index - 1;
  const object = tokens[at];
  if (
    !object ||
    !(object.tag?.startsWith("NN") || /^(?:me|you|him|her|us|them|it)$/u.test(object.lower))
  )
    return null;
  while (at >= 0 && inObject(tokens, at)) at--;
  const verb = tokens[at];
  if (!verb?.tag?.startsWith("VB") || verb.tag === "VBN") return null;
  const person = at === to.index - 2 && /^(?:me|him|us|them)$/u.test(object.lower);
  return OBJECT_TO.has(verb.lemma) || (person && PERSON_TO.has(verb.lemma)) ? verb : null;
}

/** Whether a token can be a part of a plain object, with its phrases ("water from the higher part of the canal"). */
function inObject(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (/^(?:of|from|in|with|on)$/u.test(token?.lower ?? ""))
    return tokens[at - 1]?.tag?.startsWith("NN") ?? false;
  return /^(?:DT|JJ|JJR|NN|NNS|PRP|PRP\$|CD)$/u.test(token?.tag ?? token?.likely ?? "");
}

function gerund(sentence: Sentence, verb: Token): FoundPoint | null {
  const governor = sentence.tokens[verb.index - 1];
  if (verb.tag !== "VBG" || !governor || !governor.tag?.startsWith("VB")) return null;
  if (!GERUND.has(governor.lemma) || !standsAlone(sentence, verb)) return null;
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || base === "be" || governor.tag === "VBN") return null;
  const replacement = `to ${base}`;
  return {
    rule: ID,
    start: verb.start,
    end: verb.end,
    original: verb.text,
    replacement,
    cue: { start: governor.start, end: governor.end },
    right: `${withParticle(governor.text, "은/는", `'${governor.text}'`)} 목적어로 동명사를 쓰므로 '${verb.text}'`,
    wrong: `${withParticle(governor.text, "은/는", `'${governor.text}'`)} 목적어로 동명사를 쓰므로 to부정사 ${withParticle(base, "은/는", `'${replacement}'`)} 올 수 없어요.`,
  };
}
