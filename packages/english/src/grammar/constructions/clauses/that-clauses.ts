/**
 * "that" before a clause that lacks nothing, which "what" cannot open: behind "be", "and", a hearer ("told us that"), a
 * phrase ("showed in the hall that") and "it struck me". Not tested: a bare noun behind "that", which could go with
 * "what" (Huddleston & Pullum 2002, ch. 11 §5, ch. 12 §6).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { TAKES_CLAUSE } from "../../../words/verbs.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { completeClause } from "../../syntax/complete-clause.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer, isNominative, isNoun, skipPhraseBackwards } from "../../syntax/tokens.ts";

const opensClause = (token: Token | undefined): boolean =>
  isNominative(token) || isDeterminer(token) || /^(?:NNS|NN|JJ)$/u.test(token?.likely ?? "");

export function openingThat(sentence: Sentence): FoundPoint[] {
  return [
    ...behindBe(sentence),
    ...joined(sentence),
    ...behindHearer(sentence),
    ...behindPhrase(sentence),
    ...struck(sentence),
  ];
}

/** Whether the clause behind "that" is complete, and no bare noun opens it, which could go with "what". */
function isCertain(sentence: Sentence, that: Token): boolean {
  const subject = sentence.tokens[that.index + 1];
  const isBare = /^(?:NN|JJ|CD)/u.test(subject?.tag ?? subject?.likely ?? "");
  return !isBare && completeClause(sentence, that.index + 1) !== null;
}

/** A point at "that": behind its verb, before a clause that lacks nothing. */
function pointAt(
  sentence: Sentence,
  that: Token,
  cue: Token,
  right: string,
  isEdited = true,
): FoundPoint[] {
  return pointOf(sentence, {
    rule: "that-conjunction",
    first: that,
    replacement: isEdited ? "what" : null,
    cue,
    right: `${right} 접속사 'that'`,
    wrong: `뒤에 빠진 성분이 없는 완전한 절이 오므로 'what'이 아니라 접속사 'that'이 와야 해요.`,
  });
}

/** "It says that the wall is old and that the roof is new": the second of two clauses. */
function joined(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((that) => {
    const conjunction = tokens[that.index - 1];
    if (that.lower !== "that" || conjunction?.tag !== "CC") return [];
    const first = tokens.slice(0, conjunction.index).findLast(({ lower }) => lower === "that");
    const verb = first && tokens[first.index - 1];
    if (!first || !verb?.tag?.startsWith("VB") || !TAKES_CLAUSE.has(verb.lemma)) return [];
    if (!isCertain(sentence, that)) return [];
    return pointAt(
      sentence,
      that,
      first,
      `앞의 that절과 나란히 동사 '${verb.text}'에 이어지고 빠진 성분이 없는 절을 이끌므로`,
    );
  });
}

/** Verbs that take a hearer and a clause: "reminded us that the road was closed". */
const TO_HEARERS = wordList(
  "tell remind convince assure warn inform promise persuade teach notify",
);

/** "told the children that the lake was deep". */
function behindHearer(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((that) => {
    const hearer = tokens[that.index - 1];
    if (that.lower !== "that" || !hearer) return [];
    const isPronoun = /^(?:me|us|him|her|them|you)$/u.test(hearer.lower);
    if (!isPronoun && !isNoun(hearer)) return [];
    const verb = tokens[isPronoun ? hearer.index - 1 : skipPhraseBackwards(tokens, hearer.index)];
    if (!verb?.tag?.startsWith("VB") || !TO_HEARERS.has(verb.lemma)) return [];
    if (!isCertain(sentence, that)) return [];
    return pointAt(
      sentence,
      that,
      verb,
      `동사 '${verb.text}'의 목적어가 되는 절이고 그 절에 빠진 성분이 없으므로`,
    );
  });
}

/** How many words may stand between a verb and the clause that is its object. */
const PHRASE = 5;

/** "showed in the 1850s that the rope would hold": a phrase stands before the clause. */
function behindPhrase(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((that) => {
    const last = tokens[that.index - 1];
    if (that.lower !== "that" || !last || !isNoun(last)) return [];
    const preposition = tokens[skipPhraseBackwards(tokens, last.index)];
    const verb = preposition && tokens[preposition.index - 1];
    if (preposition?.tag !== "IN" || !verb?.tag?.startsWith("VB")) return [];
    if (that.index - verb.index > PHRASE || !TAKES_CLAUSE.has(verb.lemma)) return [];
    if (!isCertain(sentence, that)) return [];
    return pointAt(
      sentence,
      that,
      verb,
      `동사 '${verb.text}'의 목적어가 되는 절이고 그 절에 빠진 성분이 없으므로`,
    );
  });
}

/** "It struck me that the house was empty". */
function struck(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((that) => {
    const who = tokens[that.index - 1];
    if (that.lower !== "that" || !/^(?:me|us|him|her|them|you)$/u.test(who?.lower ?? "")) return [];
    const verb =
      tokens[that.index - 2]?.lower === "to" ? tokens[that.index - 3] : tokens[that.index - 2];
    if (!/^(?:strike|occur|dawn|seem|surprise|amaze|please)$/u.test(verb?.lemma ?? "") || !verb)
      return [];
    if (tokens[verb.index - 1]?.lower !== "it" || !isCertain(sentence, that)) return [];
    return pointAt(
      sentence,
      that,
      verb,
      `가주어 'it'의 진주어가 되는 절이고 그 절에 빠진 성분이 없으므로`,
    );
  });
}

/** "The point is that …", "the reason was that …". */
function behindBe(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((that) => {
    const before = tokens[that.index - 1];
    if (that.lower !== "that" || !before || !opensClause(tokens[that.index + 1])) return [];
    if (before.lemma !== "be" || tokens[before.index - 1]?.lower === "it") return [];
    const finite = tokens
      .slice(that.index + 2, that.index + 10)
      .some(({ likely }) => /^(?:VBZ|VBP|VBD|MD)$/u.test(likely ?? ""));
    if (!finite) return [];
    return pointAt(
      sentence,
      that,
      before,
      `be동사 '${before.text}' 뒤에서 보어가 되는 완전한 절을 이끌므로`,
      isCertain(sentence, that),
    );
  });
}
