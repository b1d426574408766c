/**
 * 능동태와 수동태.
 *
 * Not tested: verbs that also stand without an object ("the cells divide", "the door opened"; Levin
 * 1993 §1.1 on alternating verbs), verbs with two objects, whose passive keeps one (Quirk et al. 1985
 * §16.55), participles that are adjectives, and "that I have was …", where the edit reads as a perfect.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase, verbForms } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import { TIME_NOUNS } from "../../words/nouns.ts";
import {
  STRICTLY_TRANSITIVE,
  TRANSITIVE_BY_AGENT,
  TRANSITIVE_WITH_OBJECT,
  TWO_OBJECTS,
} from "../../words/verbs.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { passives } from "../constructions/verbs/passives.ts";
import { alsoFound } from "../syntax/also-found.ts";
import { findSubject } from "../syntax/subject.ts";
import { isNoun, standsAlone, textOf } from "../syntax/tokens.ts";

const ID = "voice";

/** Participles that stand as adjectives, so that "is gone" is not a passive. */
const NOT_PASSIVE = wordList(
  "gone done finished left retired amazed terrified shocked interested excited tired bored worried pleased scared surprised satisfied disappointed embarrassed confused frightened married lost supposed born sat concerned involved fixed related located based faced prepared attached",
);

export const voice = alsoFound(
  {
    id: ID,
    name: "능동태와 수동태",
    lesson:
      "주어가 동작을 하면 능동태, 동작을 받으면 수동태(be + 과거분사)를 써요. 타동사 뒤에 목적어가 없으면 수동태인지 살펴보세요.",
    find(sentence) {
      return sentence.tokens.flatMap((token) => {
        const point = passive(sentence, token) ?? active(sentence, token);
        return point ? [point] : [];
      });
    },
  },
  passives,
);

/** "is produced by": the active needs an object, and none follows. */
function passive(sentence: Sentence, participle: Token): FoundPoint | null {
  const be = sentence.tokens[participle.index - 1];
  if (participle.tag !== "VBN" || be?.lemma !== "be" || !standsAlone(sentence, be)) return null;
  if (!standsAlone(sentence, participle) || be.lower === "being") return null;
  const base = findVerbBase(participle.lower, participle.lemma);
  if (!base || NOT_PASSIVE.has(participle.lower)) return null;
  const earlier = sentence.tokens[be.index - 1];
  const infinitive = earlier?.lower === "to";
  const next = sentence.tokens[participle.index + 1];
  const objectless =
    next !== undefined &&
    (/^[.,;!?]$/u.test(next.text) ||
      (/^(?:IN|WRB)$/u.test(next.tag ?? "") && next.lower !== "that") ||
      next.lower === "to");
  const certain =
    objectless &&
    !infinitive &&
    !(participle.lower === "used" && next.lower === "to") &&
    (STRICTLY_TRANSITIVE.has(base) ||
      (agentBehind(sentence, next) && TRANSITIVE_BY_AGENT.has(base))) &&
    !(/^(?:was|were|is|are)$/u.test(be.lower) && /^(?:have|do)$/u.test(earlier?.lemma ?? "")) &&
    !(next?.lower === "to" && TWO_OBJECTS.has(base));
  const form = activeForm(be, base);
  // "some were destroyed, while others overlooked": the auxiliary may be left out
  const isElided =
    form === participle.lower &&
    sentence.tokens
      .slice(0, be.index)
      .some(
        ({ lower, index }) => lower === be.lower && sentence.tokens[index + 1]?.likely === "VBN",
      );
  const original = textOf(sentence, be, participle);
  const agent = agentBehind(sentence, next);
  return {
    rule: ID,
    start: be.start,
    end: participle.end,
    original,
    replacement: certain && !isElided ? form : null,
    cue:
      next && agent
        ? { start: next.start, end: next.end }
        : { start: be.start, end: participle.end },
    right: agent
      ? `주어가 'by' 뒤의 행위자에게 동작을 받는 관계이므로 수동태 '${original}'`
      : `주어가 동작을 받는 관계이므로 수동태 '${original}'`,
    wrong:
      certain && !isElided
        ? `타동사 '${base}' 뒤에 목적어가 없고 주어가 동작을 받는 관계이므로 능동형 ${withParticle(form ?? "", "을/를", `'${form}'`)} 쓸 수 없어요.`
        : "",
  };
}

/** "by" with a noun phrase that can act: not "by 1990", "by hand", "by using". */
function agentBehind(sentence: Sentence, by: Token | undefined): boolean {
  if (by?.lower !== "by") return false;
  const next = sentence.tokens[by.index + 1];
  return (
    /^(?:DT|PRP|PRP\$|NNS|NNP|JJ)$/u.test(next?.tag ?? "") &&
    !/^(?:this|that)$/u.test(next?.lower ?? "")
  );
}

function activeForm(be: Token, base: string): string | null {
  const { s, past, participle, ing } = verbForms(base);
  const forms: Readonly<Record<string, string>> = {
    is: s,
    are: base,
    am: base,
    was: past,
    were: past,
    be: base,
    been: participle,
    being: ing,
  };
  return forms[be.lower] ?? null;
}

/** "the skin makes new cells": with an object after it, the verb cannot be passive. */
function active(sentence: Sentence, verb: Token): FoundPoint | null {
  if (!/^(?:VBZ|VBP|VBD)$/u.test(verb.tag ?? "") || !standsAlone(sentence, verb)) return null;
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || TWO_OBJECTS.has(base)) return null;
  if (!STRICTLY_TRANSITIVE.has(base) && !TRANSITIVE_WITH_OBJECT.has(base)) return null;
  const subject = findSubject(sentence, verb);
  const object = objectOf(sentence, verb);
  if (!subject || !object) return null;
  const { participle } = verbForms(base);
  const be = verb.tag === "VBD" ? (subject.plural ? "were" : "was") : subject.plural ? "are" : "is";
  const replacement = `${be} ${participle}`;
  return {
    rule: ID,
    start: verb.start,
    end: verb.end,
    original: verb.text,
    replacement,
    cue: { start: object.start, end: object.end },
    right: `뒤에 목적어 ${withParticle(object.text, "이/가", `'${object.text}'`)} 있고 주어 '${subject.head.text}'의 능동적인 동작이므로 능동태 '${verb.text}'`,
    wrong: `뒤에 목적어 ${withParticle(object.text, "이/가", `'${object.text}'`)} 있으므로 수동태 ${withParticle(participle, "을/를", `'${replacement}'`)} 쓸 수 없어요.`,
  };
}

/** The head of a plain object phrase right after the verb. */
function objectOf(sentence: Sentence, verb: Token): Token | null {
  const { tokens } = sentence;
  const first = tokens[verb.index + 1];
  if (!first) return null;
  if (/^(?:me|him|us|them)$/u.test(first.lower)) return first;
  if (first.tag !== "DT" && first.tag !== "PRP$") return null;
  let head: Token | null = null;
  for (let at = first.index + 1; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (isNoun(token)) head = token;
    else if (token.tag === "POS") head = null;
    else if (head || !/^(?:JJ|JJR|JJS|VBG|VBN|CD|RB)$/u.test(token.tag ?? "")) break;
  }
  return head && !TIME_NOUNS.has(head.lower) ? head : null;
}
