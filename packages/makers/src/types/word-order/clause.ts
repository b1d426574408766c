/** Clauses whose words have a single natural order. */
import { PEOPLE, verbForms, type Sentence, type Token } from "@pulda/english";
import type { Span } from "@pulda/question";
import { isDemanding } from "./demanding.ts";

export interface Clause extends Span {
  readonly sentence: Sentence;
  /** In the order of the text; joined by single spaces they give the clause. */
  readonly pieces: readonly string[];
  /** The word before the clause. */
  readonly before: Token;
  /** How many constructions have to be known to put it in order. */
  readonly constructions: number;
  readonly words: number;
}

const PIECES = { least: 6, most: 10 } as const;
/** A clause of fewer words asks nothing; a short one must have two constructions to put in order, a long one one. */
const WORDS = { short: 6, long: 8 } as const;
const MAX_WORDS = 12;
const OPENERS = /^(?:that|which|who|how|what|why|where|whether|when)$/u;
/** Adverbs with a fixed position: right before the word that they modify. */
const FIXED_ADVERB = /^(?:not|very|so|too|quite|more|most|less|far|much)$/u;

/** The clauses of a sentence, in order; some start at the same word. */
export function clausesOf(sentence: Sentence, kind: ClauseKind = "demanding"): Clause[] {
  const { tokens } = sentence;
  if (!sentence.readable || sentence.inQuotation || /["“”():;—–]/u.test(sentence.text)) return [];
  return tokens.flatMap((_, start) => {
    if (start < 2 || !opens(tokens, start)) return [];
    return stops(tokens, start).flatMap((end) => clause(sentence, start, end, kind) ?? []);
  });
}

/** Whether a clause can start here: a verb after its subject, a "to" before a verb, or a clause opener. */
function opens(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1];
  if (!token || !before || !/^[a-z]+$/u.test(token.text) || !/^[a-zA-Z,]+$/u.test(before.text))
    return false;
  if (OPENERS.test(token.lower)) return /^(?:IN|WDT|WP|WRB|DT)$/u.test(token.likely ?? "");
  if (token.lower === "to") return tokens[at + 1]?.tag === "VB";
  return (
    /^(?:VBZ|VBP|VBD|MD)$/u.test(token.tag ?? "") && /^(?:NN|NNS|PRP)$/u.test(before.tag ?? "")
  );
}

/** Words before which a clause can end. */
const BOUNDARY =
  /^(?:because|when|if|while|although|though|since|before|after|until|and|but|or|so)$/u;

/** Where a clause can end: before a comma or full stop, a conjunction, or a preposition. */
function stops(tokens: readonly Token[], start: number): number[] {
  const found: number[] = [];
  for (let at = start + 1; at < tokens.length && at <= start + MAX_WORDS; at++) {
    const token = tokens[at];
    if (!token) break;
    if (/^[.,!?]$/u.test(token.text)) return [...found, at];
    if (!/^[a-z]+$/u.test(token.text)) break;
    const isPreposition = token.tag === "IN" && !OPENERS.test(token.lower) && token.lower !== "of";
    if (BOUNDARY.test(token.lower) || isPreposition) found.push(at);
  }
  return found;
}

/**
 * A demanding clause has a construction that has to be known to put it in order; a plain one has only one order.
 */
export type ClauseKind = "demanding" | "plain";

function clause(sentence: Sentence, start: number, end: number, kind: ClauseKind): Clause | null {
  const tokens = sentence.tokens.slice(start, end);
  const before = sentence.tokens[start - 1];
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || !before || tokens.some(({ spaced }) => !spaced)) return null;
  const text = sentence.text.slice(first.start - sentence.start, last.end - sentence.start);
  if (text !== tokens.map((token) => token.text).join(" ")) return null;
  const isWhole = hasOneOrder(tokens);
  const constructions = constructionsIn(tokens);
  const isAsked =
    isDemanding(tokens, before) &&
    ((tokens.length >= WORDS.short && constructions >= 2) ||
      (tokens.length >= WORDS.long && constructions >= 1));
  if (isAsked !== (kind === "demanding") || isRearrangeable(tokens)) return null;
  if (hasTwoPointers(tokens) || haveTwins(tokens)) return null;
  const whole = kind === "plain" ? withWholePhrase(tokens) : inPieces(tokens);
  const pieces = isWhole ? whole : kind === "demanding" ? inPhrases(tokens) : null;
  if (!pieces) return null;
  if (pieces.length < PIECES.least || pieces.length > PIECES.most) return null;
  if (new Set(pieces).size < pieces.length) return null;
  return {
    sentence,
    before,
    pieces,
    constructions,
    words: tokens.length,
    start: first.start,
    end: last.end,
  };
}

/** "What that question was" is "what question that was" as well: either word may point alone or belong to the noun. */
function hasTwoPointers(tokens: readonly Token[]): boolean {
  return (
    tokens.some(({ lower }) => /^(?:what|which|whose)$/u.test(lower)) &&
    tokens.some(
      ({ lower, index }) =>
        /^(?:this|that|these|those)$/u.test(lower) &&
        (tokens.find((token) => token.index === index + 1)?.likely?.startsWith("NN") ?? false),
    )
  );
}

/**
 * Whether two words can change places: modal verbs ("should talk as a guest would"), and verbs with one form for both of
 * their pasts ("adopted what they had used"), or whether "rather" stands where it could stand earlier.
 */
function haveTwins(tokens: readonly Token[]): boolean {
  const count = (is: (token: Token) => boolean): number => tokens.filter(is).length;
  return (
    count(({ tag }) => tag === "MD") > 1 ||
    count(({ tag, lower, lemma }) => /^VB[DN]$/u.test(tag ?? "") && hasOnePast(lower, lemma)) > 1 ||
    tokens.at(-1)?.lower === "rather"
  );
}

function hasOnePast(form: string, lemma: string): boolean {
  const { past, participle } = verbForms(lemma);
  return past === participle && past === form && !/^(?:have|be|do)$/u.test(lemma);
}

/** Words of time, place and degree that have several possible positions. */
const MOVABLE =
  /^(?:next|first|later|now|then|here|there|today|tomorrow|yesterday|tonight|sometimes|usually|again|too|also|still|well|only|even|just|ever|never|always|often|once|soon|yet|already|almost|nearly|hardly|barely|scarcely|merely|perhaps|probably|mainly|mostly|together|alone|all|both|each|home|back|away|enough)$/u;

/** Whether no two parts of the clause are interchangeable. */
function hasOneOrder(tokens: readonly Token[]): boolean {
  if (tokens.some(({ lower }) => MOVABLE.test(lower))) return false;
  if (tokens.some(({ tag }) => tag === null || /^(?:CC|UH|FW|EX|PDT|CD|NNP|NNPS|RP)$/u.test(tag)))
    return false;
  const phrase = prepositionAt(tokens);
  const core = phrase === null ? tokens : tokens.slice(0, phrase);
  const count = (tag: RegExp): number => core.filter((token) => tag.test(token.tag ?? "")).length;
  // at most one prepositional phrase, at the end
  if (core.some(({ tag, lower }) => tag === "IN" && !OPENERS.test(lower))) return false;
  if (
    phrase !== null &&
    tokens.slice(phrase + 1).some(({ tag }) => /^(?:IN|TO|VB|W)/u.test(tag ?? ""))
  )
    return false;
  const adverbs = core.filter(({ tag }) => tag?.startsWith("RB"));
  if (adverbs.some(({ lower, index }) => !FIXED_ADVERB.test(lower) || !gradesNext(tokens, index)))
    return false;
  // two words of the same kind could be exchanged
  if (count(/^(?:DT|PRP\$)$/u) > 1 || count(/^JJ/u) > 1 || count(/^PRP$/u) > 1) return false;
  if (count(/^VB$/u) > 1 || count(/^VB[GN]$/u) > 1 || count(/^VB[ZPD]$/u) > 2) return false;
  if (count(/^MD$/u) > 1 || count(/^VB[ZPD]$|^MD$/u) > 2) return false;
  const nouns = core.flatMap(({ tag }, at) => (/^NNS?$/u.test(tag ?? "") ? [at] : []));
  const apart = nouns.some((at, index) => index > 0 && at !== (nouns[index - 1] ?? 0) + 1);
  return !apart && nouns.length <= 2;
}

/** Whether an adverb stands right before the adjective, adverb or verb that it modifies. */
function gradesNext(tokens: readonly Token[], index: number): boolean {
  const at = tokens.findIndex((token) => token.index === index);
  return /^(?:JJ|RB|VB)/u.test(tokens[at + 1]?.tag ?? "");
}

function prepositionAt(tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(
    ({ tag, lower }, index) => tag === "IN" && !OPENERS.test(lower) && index > 1,
  );
  return at < 0 ? null : at;
}

/**
 * Single words; null where a prepositional phrase ends the clause, since whole it can only come last, and in words it
 * could move. What is compared, or asked for, belongs to the construction.
 */
function inPieces(tokens: readonly Token[]): string[] | null {
  const phrase = tokens[prepositionAt(tokens) ?? -1];
  const next = tokens[(prepositionAt(tokens) ?? 0) + 1];
  const belongs =
    /^(?:than|as)$/u.test(phrase?.lower ?? "") || (next?.lower ?? "").startsWith("wh");
  return phrase && !belongs ? null : tokens.map(({ text }) => text);
}

/** Single words, and the final prepositional phrase as one piece. */
function withWholePhrase(tokens: readonly Token[]): string[] {
  const phrase = prepositionAt(tokens);
  const words = tokens.map(({ text }) => text);
  if (phrase === null) return words;
  return [...words.slice(0, phrase), words.slice(phrase).join(" ")];
}

const FINITE = /^(?:VBZ|VBP|VBD|MD)$/u;
const AUXILIARY =
  /^(?:is|are|was|were|do|does|did|have|has|had|can|could|will|would|should|may|might|must)$/u;

/**
 * What a learner has to know to find the order: a clause in the clause, an infinitive, a passive or progressive, a
 * perfect, an inversion, a causative, a comparison, a participle behind its noun.
 */
function constructionsIn(tokens: readonly Token[]): number {
  const [first, second] = tokens;
  const pairs = tokens.map((token, at) => [token, tokens[at + 1], tokens[at + 2]] as const);
  const has = (test: (a: Token, b: Token | undefined, c: Token | undefined) => boolean): boolean =>
    pairs.some(([a, b, c]) => test(a, b, c));
  const isInverted =
    AUXILIARY.test(first?.lower ?? "") && /^(?:DT|PRP|PRP\$)$/u.test(second?.tag ?? "");
  return [
    OPENERS.test(first?.lower ?? ""),
    tokens.slice(1).some(({ lower }) => OPENERS.test(lower)),
    has((a, b) => a.lower === "to" && b?.tag === "VB"),
    has((a, b) => a.lemma === "be" && /^VB[NG]$/u.test(b?.tag ?? "")),
    has((a, b) => a.lemma === "have" && b?.tag === "VBN"),
    isInverted,
    isInverted,
    has((a, b, c) => /^(?:make|let|help)$/u.test(a.lemma) && b?.tag === "PRP" && c?.tag === "VB"),
    has((a) => /^(?:than|as)$/u.test(a.lower)),
    has((a, b) => /^NNS?$/u.test(a.tag ?? "") && /^VB[NG]$/u.test(b?.tag ?? "")),
  ].filter(Boolean).length;
}

/** Orders that the words allow besides the author's, as judges have found them. */
function isRearrangeable(tokens: readonly Token[]): boolean {
  const opener = OPENERS.test(tokens[0]?.lower ?? "");
  const at = prepositionAt(tokens);
  const preposition = at === null ? undefined : tokens[at];
  const to = tokens.findIndex(({ lower }) => lower === "to");
  const last = tokens.at(-1);
  return (
    // "sent people to the lake to swim": a phrase may stand before an infinitive as well as behind it
    (preposition !== undefined && preposition.lower !== "of" && to >= 0) ||
    // "was thought to be complete", "was to be thought complete"
    (to >= 0 && tokens[to - 1]?.tag === "VBN") ||
    // "whether a street is safe to cross", "whether to cross a street is safe"
    (opener && to > 1 && tokens.some(({ lemma }) => lemma === "be")) ||
    // "where the ligand is released", "where the released ligand is"
    (/^(?:where|how)$/u.test(tokens[0]?.lower ?? "") && last?.tag === "VBN") ||
    // "was less a thing to be heard": "less" may belong to several words
    tokens.some(({ lower }, index) => lower === "less" && tokens[index + 1]?.tag === "DT") ||
    // "makes a contest fair", "makes a fair contest"
    tokens.some(
      ({ tag }, index) => tag?.startsWith("NN") && tokens[index + 1]?.tag?.startsWith("JJ"),
    ) ||
    hasSecondReading(tokens) ||
    isCausativeToo(tokens) ||
    hasVerbsToSwap(tokens) ||
    // "others hear what we will say": the modal could go with either verb
    (tokens.some(({ tag }) => tag === "MD") && tokens.some(({ tag }) => tag === "VBP")) ||
    // "gives more life after its death than before": a phrase may stand before the comparison as well as behind it
    (tokens.some(({ lower }) => lower === "than") &&
      tokens.some(
        ({ tag, lower }, index) =>
          index > 0 && tag === "IN" && !/^(?:than|of|as)$/u.test(lower) && !OPENERS.test(lower),
      )) ||
    // a clause that ends before its verb comes
    (opener && !tokens.some(({ tag }) => FINITE.test(tag ?? ""))) ||
    // "pushes us to change our ways": either could be the one that is pushed
    tokens.some(
      ({ tag, lower }, index) =>
        /^(?:us|them|him|me|her|it)$/u.test(lower) &&
        tag === "PRP" &&
        tokens.some((other, behind) => behind > index && (other.tag?.startsWith("NN") ?? false)),
    )
  );
}

/** "have drawn the line", "have the line drawn": a perfect with an object has the words of a causative. */
function isCausativeToo(tokens: readonly Token[]): boolean {
  const perfect = tokens.findIndex(
    ({ lemma }, at) => lemma === "have" && tokens[at + 1]?.tag === "VBN",
  );
  return perfect >= 0 && tokens.slice(perfect + 2).some(({ tag }) => tag?.startsWith("NN"));
}

/** "we imagine what others see", "we see what others imagine": of two verbs in one tense either may come first. */
function hasVerbsToSwap(tokens: readonly Token[]): boolean {
  const full = tokens.filter(
    ({ tag, lemma }) => /^VB[PZD]$/u.test(tag ?? "") && !/^(?:be|have|do|seem)$/u.test(lemma),
  );
  return full.some(({ tag }, at) => full.slice(at + 1).some((other) => other.tag === tag));
}

/** "suggest that the answer has", "suggest the answer that has": a noun behind "that" could stand before it as well. */
function hasSecondReading(tokens: readonly Token[]): boolean {
  const that = tokens.findIndex(({ lower, likely }) => lower === "that" && likely !== "DT");
  if (that < 0 || tokens.slice(0, that).some(({ lower }) => /^(?:so|such)$/u.test(lower)))
    return false;
  const next = tokens[that + 1];
  return next !== undefined && !NOMINATIVE.test(next.lower) && !FINITE.test(next.tag ?? "");
}

/**
 * The clause with each noun and what belongs to it as one piece, where subject and object cannot change places: the
 * numbers tell them apart, the subject's case does, or a person acts on a thing. Null for any other clause.
 */
function inPhrases(tokens: readonly Token[]): string[] | null {
  const pieces: string[] = [];
  const phrases: Phrase[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    const phrase = phraseAt(tokens, at);
    if (!token || (!phrase && !isPlain(token, at))) return null;
    if (phrase) phrases.push(phrase);
    const end = phrase?.end ?? at + 1;
    const words = tokens.slice(at, end);
    // the subject's words can be told one by one, since the object keeps its own together
    const isSplit =
      phrase !== null && phrases.length === 1 && !words.some(({ tag }) => tag === "IN");
    pieces.push(...(isSplit ? words.map(({ text }) => text) : [textOf(words)]));
    at = end;
  }
  const finite = tokens.filter(({ tag }) => FINITE.test(tag ?? ""));
  const [subject, object] = phrases;
  const verb = tokens.findIndex(({ tag }) => FINITE.test(tag ?? ""));
  const isOrdered =
    finite.length === 1 &&
    phrases.length === 2 &&
    subject !== undefined &&
    object !== undefined &&
    subject.at < verb &&
    object.at > verb &&
    // a participle or another verb behind the object might have either for its own
    !tokens.some(({ tag }, at) => /^VB[NG]$/u.test(tag ?? "") || (tag === "VB" && at > object.at));
  return isOrdered && isTold(subject, object, finite[0]) ? pieces : null;
}

interface Phrase {
  readonly at: number;
  readonly end: number;
  readonly head: Token;
}

/** A noun with its determiners, adjectives and "of …", or a pronoun that can only be a subject. */
function phraseAt(tokens: readonly Token[], at: number): Phrase | null {
  const pronoun = tokens[at];
  if (pronoun && NOMINATIVE.test(pronoun.lower)) return { at, end: at + 1, head: pronoun };
  let end = phraseEnd(tokens, at);
  const head = tokens[end - 1];
  if (end === at || !head || !/^NNS?$/u.test(head.tag ?? "")) return null;
  if (tokens[end]?.lower === "of") {
    const close = phraseEnd(tokens, end + 1);
    if (close > end + 1) end = close;
  }
  return { at, end, head };
}

const NOMINATIVE = /^(?:he|she|they|we)$/u;

function phraseEnd(tokens: readonly Token[], from: number): number {
  let end = from;
  while (/^(?:DT|PRP\$|JJ|JJR|NN|NNS)$/u.test(tokens[end]?.tag ?? "")) end++;
  return end;
}

/** A verb, an infinitive's "to" or the word that opens the clause. */
const isPlain = ({ tag, lower }: Token, at: number): boolean =>
  (/^(?:VB[ZPD]?|VBN|VBG|MD|TO)$/u.test(tag ?? "") && !MOVABLE.test(lower)) ||
  (at === 0 && OPENERS.test(lower));

/** Whether it shows which of two phrases is the verb's subject. */
function isTold(subject: Phrase, object: Phrase, verb: Token | undefined): boolean {
  if (NOMINATIVE.test(subject.head.lower)) return true;
  const isMarked =
    /^(?:VBZ|VBP)$/u.test(verb?.tag ?? "") || /^(?:was|were)$/u.test(verb?.lower ?? "");
  if (isMarked && (subject.head.tag === "NNS") !== (object.head.tag === "NNS")) return true;
  return PEOPLE.has(subject.head.lower) && !PEOPLE.has(object.head.lower);
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");
