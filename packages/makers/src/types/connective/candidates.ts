/** Connectives that open a sentence, stand between commas in it, or open its second half after a semicolon. */
import { lemmasOf, levelOf, usesAs, type Sentence, type Token } from "@pulda/english";
import type { Span } from "@pulda/question";
import { RELATION_OF, type Relation } from "./relations.ts";

/** One of the two sides that a connective joins. */
interface Joined extends Span {
  /** Without the connective. */
  readonly text: string;
  readonly tokens: readonly Token[];
}

export interface ConnectiveCandidate extends Span {
  readonly sentence: Sentence;
  /** What stands before: the sentence before it, or what its own sentence says before a semicolon. */
  readonly before: Joined;
  /** What it opens or stands in. */
  readonly after: Joined;
  /** The author's connective, verbatim. */
  readonly original: string;
  /** What the blank stands for, verbatim: the connective, or all up to it where it is moved to the head. */
  readonly replaced: string;
  /** The connective that the item asks for: the original, or one of the same meaning that takes a comma. */
  readonly text: string;
  /**
   * What the item puts in behind it: a comma, where the original has none, and what stood before it, where it is moved to
   * the head of its sentence.
   */
  readonly added: string;
  readonly relation: Relation;
  /** Where it stands; the item shows it with a comma always: without one, judges saw by form alone that it is "Yet". */
  readonly place: "opens" | "inside" | "half";
}

const OPENING = /^([A-Z][a-z]+(?: [a-z]+){0,3}),\s/u;
/** What stands without a comma, or reads badly with one, and the connective of the same meaning that takes one. */
const REWORDED: ReadonlyMap<string, string> = new Map([
  ["But", "However"],
  ["Yet", "However"],
  ["Hence", "Therefore"],
  ["Thus", "Thus"],
  ["So", "Therefore"],
]);
/** What a clause begins with behind them: not "But for", "Yet again", "So far", "Thus making", "Hence the need". */
const BEGINS_CLAUSE = {
  contrast: /^(?:DT|PRP\$?|NNS?|NNPS?|EX|JJ|CD|IN|WRB|VBG|TO)$/u,
  result: /^(?:PRP|EX)$/u,
} as const;
const OWN_PHRASE = /^(?:for|then|not|only|what|why|how|of|that|did|do|does)$/u;
/** "So it is with every game": "so" says how. */
/** "The surface is thus held …", "a court therefore uses …": asked at the head of the sentence. */
const BESIDE_VERB: ReadonlyMap<string, string> = new Map([
  ["thus", "Thus"],
  ["therefore", "Therefore"],
  ["hence", "Therefore"],
]);
/** How far into its sentence such a word stands, in tokens. */
const MOST_BEFORE = 14;
const IN_THIS_WAY = /^(?:is|was|are|were|does|did|do|has|had|goes)$/u;
const INSIDE_WORDS =
  "however|therefore|thus|for example|for instance|on the other hand|nevertheless|nonetheless|in contrast|by contrast|conversely|as a result|in addition|moreover|furthermore|consequently|similarly|likewise|instead|in other words";
const INSIDE = new RegExp(`, (${INSIDE_WORDS}), `, "u");
const HALF = new RegExp(`; (${INSIDE_WORDS}|otherwise|even so|as a consequence), `, "u");

/** The connectives of some sentences, in order; never of the first, unless a semicolon stands before it. */
export function connectiveCandidates(sentences: readonly Sentence[]): ConnectiveCandidate[] {
  return sentences.flatMap((sentence, at): ConnectiveCandidate[] => {
    const previous = sentences[at - 1] ?? null;
    if (!sentence.readable || sentence.inQuotation) return [];
    const candidate = candidateIn(sentence, previous?.readable ? previous : null);
    return candidate && !isShown(candidate, sentences[at + 1]) ? [candidate] : [];
  });
}

function candidateIn(sentence: Sentence, previous: Sentence | null): ConnectiveCandidate | null {
  const { text } = sentence;
  const half = HALF.exec(text);
  if (half?.[1]) return candidateAt(sentence, half.index + 2, half[1], "half", sentence);
  if (!previous) return null;
  const opening = OPENING.exec(text)?.[1] ?? "";
  if (RELATION_OF.has(opening.toLowerCase()))
    return candidateAt(sentence, 0, opening, "opens", previous, { text: REWORDED.get(opening) });
  const bare = bareOpening(sentence);
  if (bare)
    return candidateAt(sentence, 0, bare, "opens", previous, {
      text: REWORDED.get(bare),
      added: ",",
    });
  const inside = INSIDE.exec(text);
  if (inside?.[1]) return candidateAt(sentence, inside.index + 2, inside[1], "inside", previous);
  const beside = besideVerb(sentence);
  return beside ? movedToHead(sentence, beside, previous) : null;
}

/** "thus" or "therefore" beside the verb of a sentence that has no comma before it; null where there is none. */
function besideVerb({ tokens }: Sentence): Token | null {
  for (const token of tokens.slice(1, MOST_BEFORE)) {
    if (/^[,;:—–"“”(]$/u.test(token.text)) return null;
    if (!BESIDE_VERB.has(token.lower)) continue;
    const [before, next] = [tokens[token.index - 1], tokens[token.index + 1]];
    const isBeside = [before, next].some((one) => /^(?:MD|VB[ZPD])$/u.test(one?.likely ?? ""));
    return isBeside && /^[a-z]/iu.test(next?.text ?? "") ? token : null;
  }
  return null;
}

/** "The surface is thus held" as "______, the surface is held": the blank stands for all up to the connective. */
function movedToHead(
  sentence: Sentence,
  word: Token,
  previous: Sentence,
): ConnectiveCandidate | null {
  const text = BESIDE_VERB.get(word.lower)!;
  const first = sentence.tokens[0];
  if (!first) return null;
  const ahead = sentence.text.slice(0, word.start - sentence.start).trimEnd();
  const opening = withinSentence(first, sentence.tokens[1]);
  if (opening === null) return null;
  const lowered = opening + ahead.slice(first.text.length);
  const at = candidateAt(sentence, word.start - sentence.start, word.text, "inside", previous, {
    text,
  });
  const replaced = sentence.text.slice(0, word.end - sentence.start);
  return at && { ...at, start: sentence.start, replaced, place: "opens", added: `, ${lowered}` };
}

/** The connective without a comma with which a sentence opens, if a clause follows; null where none does. */
function bareOpening({ tokens }: Sentence): string | null {
  const [first, next, third] = tokens;
  if (!first || !next?.spaced || !REWORDED.has(first.text)) return null;
  const begins = BEGINS_CLAUSE[/^(?:But|Yet)$/u.test(first.text) ? "contrast" : "result"];
  if (!begins.test(next.likely ?? "") || OWN_PHRASE.test(next.lower)) return null;
  return first.text === "So" && IN_THIS_WAY.test(third?.lower ?? "") ? null : first.text;
}

/** The level of the rarest everyday words; names are beyond. */
const TAUGHT = 2;

/** The first word of a sentence as it is written within one; null where it may be a name or a noun ("Bill"). */
function withinSentence({ text, lower, likely }: Token, next: Token | undefined): string | null {
  // "Americans", "Mondays", "European cities"
  if (/^\p{Lu}.*(?:ian|[^mt]an|German|Roman|ese|ish|day)s?$/u.test(text)) return null;
  if (text === "I" || !likely?.startsWith("NNP")) return text === "I" ? text : lower;
  const lemmas = lemmasOf(lower).filter(({ pos }) => pos !== null);
  // "Dictionary makers", "Mozart lovers", "Money is": a name or not
  const isOpen = /^NNS?$/u.test(next?.likely ?? "") && usesAs(lower, "n").length > 0;
  if (lemmas.length === 0) return isOpen || levelOf(lower) <= TAUGHT ? null : text;
  // "Officials" is tagged as a name at the head of a sentence
  return lemmas.some(({ lemma }) => lemma !== lower) ? lower : null;
}

function candidateAt(
  sentence: Sentence,
  at: number,
  original: string,
  place: ConnectiveCandidate["place"],
  before: Sentence,
  { text = original, added = "" }: { text?: string; added?: ConnectiveCandidate["added"] } = {},
): ConnectiveCandidate | null {
  const relation = RELATION_OF.get(text.toLowerCase());
  if (!relation) return null;
  const start = sentence.start + at;
  const end = start + original.length;
  const isHalf = place === "half";
  return {
    sentence,
    before: joined(before, before.start, isHalf ? start - 2 : before.end, null),
    after: joined(sentence, isHalf ? start : sentence.start, sentence.end, { start, end }),
    original,
    replaced: original,
    text,
    added,
    relation,
    place,
    start,
    end,
  };
}

/** A part of a sentence, without the connective and the comma behind it. */
function joined(sentence: Sentence, start: number, end: number, without: Span | null): Joined {
  const textOf = (from: number, to: number): string =>
    sentence.text.slice(from - sentence.start, to - sentence.start);
  return {
    start,
    end,
    text: without
      ? (textOf(start, without.start).replace(/,\s$/u, "") + textOf(without.end + 1, end)).trim()
      : textOf(start, end),
    tokens: sentence.tokens.filter(
      (token) =>
        token.start >= start &&
        token.end <= end &&
        !(without && token.start >= without.start && token.end <= without.end + 1),
    ),
  };
}

/**
 * Whether other connectives show the relation, on the two sides or in the sentence behind them, so that a blank would give
 * nothing to think about.
 */
function isShown({ before, after, relation }: ConnectiveCandidate, next?: Sentence): boolean {
  const around = `${before.text} ${after.text}`;
  const pattern = SHOWING.get(relation);
  return (
    pattern !== undefined &&
    (pattern.test(around) || (relation === "example" && pattern.test(next?.text ?? "")))
  );
}

/** By relation, the connectives that are nothing else where they stand in a sentence. */
const SHOWING: ReadonlyMap<Relation, RegExp> = new Map(
  [...new Set(RELATION_OF.values())].flatMap((relation) => {
    const words = [...RELATION_OF.keys()].filter(
      (word) =>
        RELATION_OF.get(word) === relation &&
        ((word.includes(" ") && word !== "that is") ||
          /^(?:however|therefore|instead)$/u.test(word)),
    );
    return words.length > 0
      ? [[relation, new RegExp(`\\b(?:${words.join("|")})\\b`, "iu")] as const]
      : [];
  }),
);
