/** Other wordings of words of a text that are as right, found without a model. */
import { PEOPLE, type Sentence, type Token } from "@pulda/english";
import type { Span } from "@pulda/question";

/** Adverbs that open a clause and could as well stand beside its verb. */
const MOVABLE = new Set(
  "accordingly actually also clearly consequently eventually finally gradually hence however indeed instead meanwhile moreover nevertheless often otherwise perhaps probably quickly recently slowly sometimes soon still suddenly then therefore thus today usually yet".split(
    " ",
  ),
);

/**
 * Whether words open with an adverb that has a second place among them.
 * @example opensWithMovable("Thus what appears to be disorder is a record") // true
 */
export function opensWithMovable(text: string): boolean {
  const [first = ""] = text.toLowerCase().split(/\s/u);
  return MOVABLE.has(first);
}

/**
 * Whether a form of "be" is followed by "not … but …", which could as well open the clause.
 * @example turnsRound("What matters is not speed but order") // true: "Not speed but order is what matters"
 */
export function turnsRound(text: string): boolean {
  return /\b(?:is|are|was|were) not\b.+\bbut\b/iu.test(text);
}

/** What may stand for a relative pronoun: "a tool that cuts", "a tool which cuts"; "which" is for no person. */
const RELATIVES: Readonly<Record<string, string>> = { that: "which", which: "that", who: "that" };

/**
 * The words of a span with another relative pronoun, one for each relative right after its noun.
 * @param span within the text that the sentence's own span counts in
 * @example otherRelatives(sentence, span) // ["a tool which cuts", …] for "a tool that cuts"
 */
export function otherRelatives(sentence: Sentence, span: Span): string[] {
  const inside = sentence.tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
  return inside.flatMap((token, at) => {
    const before = inside[at - 1];
    const isPerson = before !== undefined && (PEOPLE.has(before.lower) || PEOPLE.has(before.lemma));
    const other = token.lower === "that" && isPerson ? "who" : RELATIVES[token.lower];
    const isSubject = /^(?:VB|MD)/u.test(inside[at + 1]?.likely ?? "");
    const isRelative =
      token.lower === "that" ? isSubject : /^(?:WDT|WP)$/u.test(token.likely ?? "");
    if (other === undefined || !isRelative || !isAntecedent(before, inside[at - 2])) return [];
    const cut = token.start - span.start;
    const text = sentence.text.slice(span.start - sentence.start, span.end - sentence.start);
    return [text.slice(0, cut) + other + text.slice(cut + token.text.length)];
  });
}

/**
 * The words with "as if" for "as though", or the other way round; none where neither stands in them.
 * @example otherAsIf("it looks as if it moved") // ["it looks as though it moved"]
 */
export function otherAsIf(text: string): string[] {
  const other = text.replace(/\b(as) (if|though)\b/iu, (_, as: string, word: string) =>
    word.toLowerCase() === "if" ? `${as} though` : `${as} if`,
  );
  return other === text ? [] : [other];
}

/** "A tool that …", "a part of it that …", "something old that …". */
function isAntecedent(before: Token | undefined, earlier: Token | undefined): boolean {
  if (before === undefined) return false;
  if (before.likely?.startsWith("NN") || PRONOUN.test(before.lower)) return true;
  return (before.likely?.startsWith("JJ") ?? false) && INDEFINITE.test(earlier?.lower ?? "");
}

const INDEFINITE = /^(?:some|any|every|no)thing$/u;
const PRONOUN = /^(?:it|them|those|one|ones|(?:some|any|every|no)thing)$/u;

/**
 * Whether a preposition stands before its relative, behind a noun, where it could as well stand at the end of the clause.
 * @example hasPrepositionBeforeRelative(sentence, span) // true for "the house in which he lived"
 */
export function hasPrepositionBeforeRelative(sentence: Sentence, span: Span): boolean {
  const inside = sentence.tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
  return inside.some(
    ({ lower }, at) =>
      /^(?:which|whom)$/u.test(lower) &&
      PREPOSITION.test(inside[at - 1]?.lower ?? "") &&
      // a word that no tagger knows is a noun
      /^(?:NN|$)/u.test(inside[at - 2]?.likely ?? ""),
  );
}

const PREPOSITION = /^(?:about|at|by|for|from|in|of|on|through|to|under|upon|with|without)$/u;

/** Conjunctions whose clause may as well stand before the main clause as behind it. */
const SUBORDINATING = new Set(
  "although because if once though unless until when whenever whereas while".split(" "),
);
/** Behind these "when" and "if" open no adverbial clause: "know when", "the day when", "as if". */
const NO_ADVERBIAL = new Set(
  "as ask asked asking asks at day decide determine discover find know knowing knows learn moment never not period remember say see tell than time times wonder year".split(
    " ",
  ),
);
const OPENS_CLAUSE = /^(?:that|wh\w+|how)$/u;

/**
 * Which of two clauses of a span comes first, where the other order would be as right; null where there is one clause, or
 * the clauses cannot change places because the span is part of another clause.
 * @example clauseOrder(sentence, span) // "main-first" for "the effect fades once it is known"
 */
export function clauseOrder(sentence: Sentence, span: Span): "main-first" | "other-first" | null {
  const inside = sentence.tokens.filter(({ start, end }) => start >= span.start && end <= span.end);
  const outside = sentence.tokens.findLast(({ end }) => end <= span.start);
  // a part of a clause stays in its place
  if (outside && !/^(?:[,;:—–]|and|but|that)$/u.test(outside.lower)) return null;
  if (inside[0] && opensAdverbial(inside, 0))
    return inside.some(({ text }) => text === ",") ? "other-first" : null;
  const at = inside.findIndex((_, index) => index > 0 && opensAdverbial(inside, index));
  const before = inside.slice(0, Math.max(at, 0));
  return before.some(({ likely, tag }) => /^(?:VB[ZPD]|MD)$/u.test(tag ?? likely ?? "")) &&
    !before.some(({ lower }) => OPENS_CLAUSE.test(lower))
    ? "main-first"
    : null;
}

function opensAdverbial(tokens: readonly Token[], at: number): boolean {
  return (
    SUBORDINATING.has(tokens[at]!.lower) &&
    !NO_ADVERBIAL.has(tokens[at - 1]?.lower ?? "") &&
    // "because of the effort"
    tokens[at + 1]?.lower !== "of" &&
    tokens.length > at + 2
  );
}

/** So many words in a row, one of them no function word, show how a clause is built. */
const PATTERN_WORDS = 3;

/**
 * Whether what stands around a target holds three of its words in a row: "which belong to the world" beside "which
 * difficulties belong to the grammar".
 * @example showsPattern("and which belong to the world", "which belong to the grammar") // true
 */
export function showsPattern(around: string, target: string): boolean {
  const line = ` ${wordsIn(around).join(" ")} `;
  const words = wordsIn(target);
  return words.slice(0, 1 - PATTERN_WORDS).some((_, at) => {
    const run = words.slice(at, at + PATTERN_WORDS);
    return (
      run.some((word) => word.length > LONGEST_FUNCTION_WORD) && line.includes(` ${run.join(" ")} `)
    );
  });
}

const LONGEST_FUNCTION_WORD = 5;

/** The words, and "|" where something is left out. */
function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}'’-]+|\|/gu) ?? [];
}
