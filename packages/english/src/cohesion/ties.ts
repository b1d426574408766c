/** Finds the ties between the sentences of a text. */
import type { Analysis, Sentence, Token } from "../analysis.ts";
import { words } from "../words/list.ts";
import { PEOPLE } from "../words/nouns.ts";
import { openingTies } from "./openings.ts";
import { isContent, stemOf, stemsOf } from "./stem.ts";
import type { Tie, TieKind } from "./tie.ts";

/** Nouns that need no introduction: one of a kind, known to all, or empty. */
const KNOWN = words(
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
  ];
  return ties.toSorted((a, b) => a.dependent - b.dependent || a.span.start - b.span.start);
}

function tie(
  kind: TieKind,
  sentence: Sentence,
  first: Token,
  last: Token,
  sources: readonly number[],
  anchor: { start: number; end: number; text: string },
  strength: 1 | 2,
): Tie {
  return {
    kind,
    dependent: sentence.index,
    span: { start: first.start, end: last.end },
    words: sentence.text.slice(first.start - sentence.start, last.end - sentence.start),
    sources,
    anchor: { start: anchor.start, end: anchor.end },
    anchorWords: anchor.text,
    near: false,
    strength,
  };
}

const DEMONSTRATIVE = words("this these such those");

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
      const sources = mentioning(stems, stem, sentence.index);
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
      const reference = tie(
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

/** "called working memory", "known as enzymes", "(HBP)": a term must be introduced before it is used. */
function termTies(sentences: readonly Sentence[], stems: readonly ReadonlySet<string>[]): Tie[] {
  return sentences.flatMap((source) =>
    introducedTerms(source).flatMap((term) => {
      const stem = stemOf(term.text);
      const users = mentioning(stems, stem, source.index);
      // a term that was in use before is no introduction
      if (users.some((index) => index < source.index)) return [];
      return users.flatMap((index) => {
        const user = sentences[index];
        const used = user && findStem(user, stem);
        return user && used ? [tie("term", user, used, used, [source.index], term, 2)] : [];
      });
    }),
  );
}

function introducedTerms(sentence: Sentence): Token[] {
  const { tokens } = sentence;
  return tokens.flatMap((token) => {
    const calling =
      /^(?:called|named|termed)$/u.test(token.lower) ||
      (token.lower === "as" && tokens[token.index - 1]?.lower === "known");
    if (calling) {
      let at = token.index + 1;
      while (/^(?:["“”'‘]|a|an|the)$/u.test(tokens[at]?.lower ?? "")) at++;
      let head: Token | null = null;
      while (
        /^(?:NN|JJ|VBG|VBN)/u.test(tokens[at]?.likely ?? "NN") &&
        /^[A-Za-z]/u.test(tokens[at]?.text ?? "")
      ) {
        const word = tokens[at++];
        if (word && /^(?:JJ|VBG|VBN)/u.test(word.likely ?? "NN") === false) head = word;
      }
      return head && head.text.length > 3 ? [head] : [];
    }
    const acronym =
      tokens[token.index - 1]?.text === "(" &&
      tokens[token.index + 1]?.text === ")" &&
      /^[A-Z]{2,6}s?$/u.test(token.text);
    return acronym ? [token] : [];
  });
}

/** "Carl Sagan" first, "Sagan" later. */
function nameTies(sentences: readonly Sentence[]): Tie[] {
  return sentences.flatMap((source) =>
    source.tokens.flatMap((token) => {
      const given = source.tokens[token.index - 1];
      const full =
        /^\p{Lu}\p{Ll}{2,}$/u.test(token.text) &&
        /^\p{Lu}\p{Ll}+$/u.test(given?.text ?? "") &&
        token.likely?.startsWith("NNP") &&
        given?.likely?.startsWith("NNP") &&
        !/^\p{Lu}/u.test(source.tokens[token.index + 1]?.text ?? "") &&
        (given?.index ?? 0) > 0;
      if (!full || !given) return [];
      const seenBefore = sentences
        .slice(0, source.index)
        .some((earlier) => earlier.tokens.some(({ text }) => text === token.text));
      if (seenBefore) return [];
      return sentences.slice(source.index + 1).flatMap((user) => {
        const used = user.tokens.find(
          ({ text, index }) =>
            text === token.text &&
            !/^\p{Lu}/u.test(index > 1 ? (user.tokens[index - 1]?.text ?? "") : ""),
        );
        return used ? [tie("name", user, used, used, [source.index], token, 2)] : [];
      });
    }),
  );
}

/** "He", "She" at the beginning: someone must have been named. */
function personTies(sentences: readonly Sentence[]): Tie[] {
  return sentences.flatMap((sentence) => {
    const opener = sentence.tokens
      .slice(0, 6)
      .find(({ lower }) => /^(?:he|she|his|him)$/u.test(lower));
    // someone named before it in the sentence is whom it means
    if (!opener || personIn(sentence, opener.index)) return [];
    const sources = sentences
      .filter((other) => other !== sentence && personIn(other))
      .map(({ index }) => index);
    const nearest = sources.filter((index) => index < sentence.index).at(-1);
    const source = nearest === undefined ? undefined : sentences[nearest];
    const anchor = source && personIn(source);
    return anchor ? [tie("person", sentence, opener, opener, sources, anchor, 2)] : [];
  });
}

/** The last person named in a sentence, before token `to`. */
function personIn(sentence: Sentence, to = sentence.tokens.length): Token | null {
  return (
    sentence.tokens
      .slice(0, to)
      .findLast(
        ({ lower, likely, text, index }) =>
          (PEOPLE.has(lower) && likely === "NN") ||
          (/^\p{Lu}\p{Ll}+$/u.test(text) && likely === "NNP" && index > 0),
      ) ?? null
  );
}

const SEQUENCE: readonly (readonly [later: RegExp, earlier: RegExp])[] = [
  [/^(?:Second|Secondly)\b/u, /^(?:First|Firstly|First of all)\b/u],
  [/^(?:Third|Thirdly|A third)\b/u, /^(?:Second|Secondly|Another|A second)\b/u],
  [/^(?:Finally|Lastly)\b/u, /^(?:First|Second|Third|Then|Next)\b/u],
  [/^(?:Another|A second)\b/u, /^One\b/u],
  [/^(?:The other)\b/u, /^One\b/u],
];

/** "First, …" before "Second, …"; "One way …" before "Another way …". */
function sequenceTies(sentences: readonly Sentence[]): Tie[] {
  return sentences.flatMap((sentence) =>
    SEQUENCE.flatMap(([later, earlier]) => {
      const first = sentence.tokens[0];
      if (!first || !later.test(sentence.text)) return [];
      const sources = sentences
        .filter((other) => other.index < sentence.index && earlier.test(other.text))
        .map(({ index }) => index);
      const source = sentences[sources.at(-1) ?? -1];
      const anchor = source?.tokens[0];
      return anchor ? [tie("sequence", sentence, first, first, sources, anchor, 2)] : [];
    }),
  );
}

/**
 * A noun that only this sentence and the one right before it have: the two speak of one thing, and
 * nobody else does.
 */
function chainTies(sentences: readonly Sentence[], stems: readonly ReadonlySet<string>[]): Tie[] {
  return sentences.flatMap((sentence, index): Tie[] => {
    const before = sentences[index - 1];
    if (!before) return [];
    for (const token of sentence.tokens) {
      if (!token.likely?.startsWith("NN") || !isContent(token) || KNOWN.has(token.lower)) continue;
      // "the date", "this date" is a reference already and must not count twice
      if (isReferring(sentence, token)) continue;
      const stem = stemOf(token.text);
      const users = stems.flatMap((set, at) => (set.has(stem) ? [at] : []));
      if (users.length !== 2 || users[0] !== index - 1 || users[1] !== index) continue;
      const anchor = findStem(before, stem);
      if (!anchor) continue;
      return [{ ...tie("chain", sentence, token, token, [index - 1], anchor, 1), near: true }];
    }
    return [];
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

function mentioning(stems: readonly ReadonlySet<string>[], stem: string, except: number): number[] {
  return stems.flatMap((set, index) => (index !== except && set.has(stem) ? [index] : []));
}

function findStem(sentence: Sentence, stem: string): Token | null {
  return sentence.tokens.findLast(({ text }) => stemOf(text) === stem) ?? null;
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
