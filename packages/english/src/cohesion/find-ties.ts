/** Finds the cohesive ties between the sentences of a text. */
import { singularOf } from "../inflection.ts";
import type { Analysis, Sentence, Token } from "../analysis.ts";
import { wordList } from "../words/word-list.ts";
import { answerTies } from "./answer-ties.ts";
import { encapsulationTies } from "./encapsulation-ties.ts";
import { phrases } from "./noun-phrases.ts";
import { openingTies } from "./opening-ties.ts";
import { personTies } from "./person-ties.ts";
import { sequenceTies } from "./sequence-ties.ts";
import { findStem, isContent, sentencesMentioning, stemOf, stemsOf } from "./stem.ts";
import { termTies, nameTies } from "./term-ties.ts";
import { makeTie, type Tie } from "./tie.ts";

/** Nouns that need no introduction: unique, generally known, or too general. */
const NEEDS_NO_INTRODUCTION = wordList(
  "world sun moon earth sky sea ocean weather government public internet future past present end beginning day night morning evening time way ways thing things fact case example result reason problem point same first second third last next one ones other others rest whole part parts number amount kind kinds type types article study text case idea order place front back top bottom left right side middle year years century people lot home work school word words brain body water air ground field",
);

/**
 * Every tie of a text, in the order of the sentences. In doubt, a word counts as mentioned before, so that ties
 * are few but reliable.
 */
export function findTies({ sentences }: Analysis): Tie[] {
  const stems = sentences.map(stemsOf);
  const ties = [
    ...referenceTies(sentences, stems),
    ...termTies(sentences, stems),
    ...nameTies(sentences),
    ...personTies(sentences),
    ...sequenceTies(sentences),
    ...openingTies(sentences, stems),
    ...chainTies(sentences, stems),
    ...answerTies(sentences),
    ...encapsulationTies(sentences, stems),
  ];
  return ties.toSorted((a, b) => a.dependent - b.dependent || a.span.start - b.span.start);
}

const DEMONSTRATIVE = wordList("this these such those");

/** "experience" and "experiment" have one stem, but are no mentions of one thing; a verb may be one of its noun. */
function isSameNoun(anchor: Token, { lower }: Token): boolean {
  return anchor.likely?.startsWith("NN") !== true || singularOf(anchor.lower) === singularOf(lower);
}

/** "this trick", "these plates", "the spear" after "a spear". */
function referenceTies(
  sentences: readonly Sentence[],
  stems: readonly ReadonlySet<string>[],
): Tie[] {
  return sentences.flatMap((sentence) =>
    phrases(sentence).flatMap(({ determiner, head, hasComplement }) => {
      const demonstrative = DEMONSTRATIVE.has(determiner.lower);
      if (!demonstrative && (determiner.lower !== "the" || hasComplement)) return [];
      // "the brain stores meaning" holds no phrase "the brain stores"
      if (!head.tag?.startsWith("NN")) return [];
      if (head.likely?.startsWith("NNP") || head.lower.length < 3) return [];
      if (!demonstrative && NEEDS_NO_INTRODUCTION.has(head.lower)) return [];
      if (/^(?:those|such)$/u.test(determiner.lower) && hasComplement) return [];
      const stem = stemOf(head.text);
      const mentionsBefore = sentence.tokens
        .slice(0, determiner.index)
        .some(({ text }) => stemOf(text) === stem);
      if (mentionsBefore) return [];
      const sources = sentencesMentioning(stems, stem, sentence.index);
      const earlier = sources.filter((index) => index < sentence.index);
      const nearest = earlier.at(-1);
      if (nearest === undefined) return [];
      const source = sentences[nearest];
      const anchor = source && findStem(source, stem);
      if (!anchor || !isSameNoun(anchor, head)) return [];
      const first = earlier[0];
      const introduced = first !== undefined && isIntroduced(sentences[first], stem);
      const strong = demonstrative || introduced;
      // the introduction must precede, whatever else mentions the referent
      const possibleSources =
        introduced && first !== undefined && !demonstrative ? [first] : sources;
      const reference = makeTie(
        demonstrative ? "demonstrative" : "definite",
        sentence,
        determiner,
        head,
        possibleSources,
        anchor,
        strong ? 2 : 1,
      );
      // the antecedent of "this" and "these" is directly before, if it can be
      const isDeictic = demonstrative && determiner.index < 3 && nearest === sentence.index - 1;
      return isDeictic
        ? [reference, { ...reference, near: true, sources, strength: 2 }]
        : [reference];
    }),
  );
}

/**
 * Lexical chains: nouns, at most two for a sentence, that occur only in two or three adjacent sentences,
 * including the one directly before, so that these sentences share a referent that no other sentence has.
 */
function chainTies(sentences: readonly Sentence[], stems: readonly ReadonlySet<string>[]): Tie[] {
  const mentions = new Map<string, number[]>();
  for (const [at, set] of stems.entries())
    for (const stem of set) {
      const list = mentions.get(stem);
      if (list) list.push(at);
      else mentions.set(stem, [at]);
    }
  return sentences.flatMap((sentence, index): Tie[] => {
    const before = sentences[index - 1];
    if (!before) return [];
    const found: { tie: Tie; own: Token; other: Token }[] = [];
    for (const token of sentence.tokens) {
      if (
        !token.likely?.startsWith("NN") ||
        !isContent(token) ||
        NEEDS_NO_INTRODUCTION.has(token.lower)
      )
        continue;
      // "the date", "this date" are reference ties already and must not count twice
      if (isReferring(sentence, token)) continue;
      const stem = stemOf(token.text);
      const mentioning = mentions.get(stem) ?? [];
      const from = mentioning[0] ?? index;
      const isRun =
        mentioning.length <= 3 && mentioning.every((mention, at) => mention === from + at);
      if (!isRun || from >= index) continue;
      const others = mentioning.filter((mention) => mention !== index);
      const anchor = findStem(before, stem);
      if (!anchor || !isSameNoun(anchor, token)) continue;
      // "a nerve cell": the words of one phrase count once
      const one = found.some(
        ({ own, other }) =>
          Math.abs(own.index - token.index) < 3 ||
          Math.abs(other.index - anchor.index) < 3 ||
          stemOf(own.text) === stem,
      );
      if (one) continue;
      const tie = makeTie("chain", sentence, token, token, others, anchor, 1);
      found.push({ tie: { ...tie, near: true }, own: token, other: anchor });
    }
    return found.slice(0, 2).map(({ tie }) => tie);
  });
}

function isReferring(sentence: Sentence, noun: Token): boolean {
  return phrases(sentence).some(({ head }) => head === noun);
}

/** Whether a sentence introduces a referent: "a compass", "one patient", "called dendrites". */
function isIntroduced(sentence: Sentence | undefined, stem: string): boolean {
  const noun = sentence?.tokens.find(({ text }) => stemOf(text) === stem);
  if (!sentence || !noun?.likely?.startsWith("NN")) return false;
  for (let at = noun.index - 1; at >= Math.max(0, noun.index - 4); at--) {
    const token = sentence.tokens[at];
    if (!token) return false;
    if (/^(?:a|an|one|two|three|four|another|several|some)$/u.test(token.lower)) return true;
    if (!/^(?:JJ|NN|VBN|VBG|RB|CD)/u.test(token.likely ?? "")) return false;
  }
  return false;
}
