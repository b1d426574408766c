/** Finds the ties between the sentences of a text. */
import type { Analysis, Sentence, Token } from "../analysis.ts";
import { wordList } from "../words/word-list.ts";
import { answerTies } from "./answer-ties.ts";
import { openingTies } from "./opening-ties.ts";
import { personTies } from "./person-ties.ts";
import { sequenceTies } from "./sequence-ties.ts";
import { findStem, isContent, sentencesMentioning, stemOf, stemsOf } from "./stem.ts";
import { termTies, nameTies } from "./term-ties.ts";
import { makeTie, type Tie } from "./tie.ts";

/** Nouns that need no introduction: one of a kind, known to all, or empty. */
const KNOWN = wordList(
  "world sun moon earth sky sea ocean weather government public internet future past present end beginning day night morning evening time way ways thing things fact case example result reason problem point same first second third last next one ones other others rest whole part parts number amount kind kinds type types article study text case idea order place front back top bottom left right side middle year years century people lot home work school word words brain body water air ground field",
);

/** A noun phrase by its opener and its head. */
interface Phrase {
  readonly opener: Token;
  readonly head: Token;
  /** Whether "of", a relative clause or the like follows and may say by itself which one is meant. */
  readonly complemented: boolean;
}

/**
 * Every tie of a text, in the order of the sentences. Where in doubt a word counts as mentioned,
 * so ties are few but firm.
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
  ];
  return ties.toSorted((a, b) => a.dependent - b.dependent || a.span.start - b.span.start);
}

const DEMONSTRATIVE = wordList("this these such those");

/** "this trick", "these plates", "the spear" after "a spear". */
function referenceTies(
  sentences: readonly Sentence[],
  stems: readonly ReadonlySet<string>[],
): Tie[] {
  return sentences.flatMap((sentence) =>
    phrases(sentence).flatMap(({ opener, head, complemented }) => {
      const demonstrative = DEMONSTRATIVE.has(opener.lower);
      if (!demonstrative && (opener.lower !== "the" || complemented)) return [];
      if (head.likely?.startsWith("NNP") || head.lower.length < 3) return [];
      if (!demonstrative && KNOWN.has(head.lower)) return [];
      if (opener.lower === "those" && complemented) return [];
      const stem = stemOf(head.text);
      const self = sentence.tokens.slice(0, opener.index).some(({ text }) => stemOf(text) === stem);
      if (self) return [];
      const sources = sentencesMentioning(stems, stem, sentence.index);
      const earlier = sources.filter((index) => index < sentence.index);
      const nearest = earlier.at(-1);
      if (nearest === undefined) return [];
      const source = sentences[nearest];
      const anchor = source && findStem(source, stem);
      if (!anchor) return [];
      const first = earlier[0];
      const introduced = first !== undefined && isIntroduced(sentences[first], stem);
      const strong = demonstrative || introduced;
      // an introduction must come before, whatever else mentions the thing
      const carriers = introduced && first !== undefined && !demonstrative ? [first] : sources;
      const reference = makeTie(
        demonstrative ? "demonstrative" : "definite",
        sentence,
        opener,
        head,
        carriers,
        anchor,
        strong ? 2 : 1,
      );
      // what "this" and "these" point at stands right before, where it can
      const pointing = demonstrative && opener.index < 3 && nearest === sentence.index - 1;
      return pointing
        ? [reference, { ...reference, near: true, sources, strength: 2 }]
        : [reference];
    }),
  );
}

/**
 * Nouns, at most two, that only two or three neighbouring sentences have, the one right before this
 * one among them: they speak of one thing, and nobody else does.
 */
function chainTies(sentences: readonly Sentence[], stems: readonly ReadonlySet<string>[]): Tie[] {
  return sentences.flatMap((sentence, index): Tie[] => {
    const before = sentences[index - 1];
    if (!before) return [];
    const found: { tie: Tie; own: Token; other: Token }[] = [];
    for (const token of sentence.tokens) {
      if (!token.likely?.startsWith("NN") || !isContent(token) || KNOWN.has(token.lower)) continue;
      // "the date", "this date" is a reference already and must not count twice
      if (isReferring(sentence, token)) continue;
      const stem = stemOf(token.text);
      const users = stems.flatMap((set, at) => (set.has(stem) ? [at] : []));
      const from = users[0] ?? index;
      const isRun = users.length <= 3 && users.every((user, at) => user === from + at);
      if (!isRun || from >= index) continue;
      const others = users.filter((user) => user !== index);
      const anchor = findStem(before, stem);
      if (!anchor) continue;
      // "a nerve cell": the words of one phrase are one thing
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

/** Noun phrases with an opener, in order. */
function phrases(sentence: Sentence): Phrase[] {
  const { tokens } = sentence;
  return tokens.flatMap((opener) => {
    if (!/^(?:the|this|these|such|those)$/u.test(opener.lower)) return [];
    let head: Token | null = null;
    let at = opener.index + 1;
    for (; at <= opener.index + 5; at++) {
      const token = tokens[at];
      const tag = token?.likely ?? "NN";
      if (!token || !/^[A-Za-z]/u.test(token.text)) break;
      if (tag.startsWith("NN")) head = token;
      else if (head || !/^(?:JJ|CD|VBN|VBG|RB)/u.test(tag)) break;
    }
    const next = tokens[at];
    const complemented =
      /^(?:of|that|which|who|whose|where|when|to|for|between|in|on|from|with|by|'s|’s)$/u.test(
        next?.lower ?? "",
      ) ||
      next?.tag === "VBN" ||
      next?.tag === "VBG" ||
      next?.tag === "PRP";
    return head ? [{ opener, head, complemented }] : [];
  });
}

/** Whether a sentence brings a thing in: "a compass", "one patient", "called dendrites". */
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
