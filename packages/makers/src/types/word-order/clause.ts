/** Clauses whose words have a single natural order. */
import type { Sentence, Token } from "@pulda/english";
import type { Span } from "@pulda/question";

export interface Clause extends Span {
  readonly sentence: Sentence;
  /** In the order of the text; joined by single spaces they give the clause. */
  readonly pieces: readonly string[];
  /** The word before the clause. */
  readonly before: Token;
}

const PIECES = { least: 5, most: 9 } as const;
const MAX_WORDS = 12;
const OPENERS = /^(?:that|which|who|how|what|why|where|whether|when)$/u;
/** Adverbs with a fixed position: right before the word that they modify. */
const FIXED_ADVERB = /^(?:not|very|so|too|quite|more|most|less|far|much)$/u;

/** The clauses of a sentence, in order; some start at the same word. */
export function clausesOf(sentence: Sentence): Clause[] {
  const { tokens } = sentence;
  if (!sentence.readable || sentence.inQuotation || /["“”():;—–]/u.test(sentence.text)) return [];
  return tokens.flatMap((_, start) => {
    if (start < 2 || !opens(tokens, start)) return [];
    return stops(tokens, start).flatMap((end) => clause(sentence, start, end) ?? []);
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

function clause(sentence: Sentence, start: number, end: number): Clause | null {
  const tokens = sentence.tokens.slice(start, end);
  const before = sentence.tokens[start - 1];
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last || !before || tokens.some(({ spaced }) => !spaced)) return null;
  const text = sentence.text.slice(first.start - sentence.start, last.end - sentence.start);
  if (text !== tokens.map((token) => token.text).join(" ") || !hasOneOrder(tokens)) return null;
  const pieces = inPieces(tokens);
  if (pieces.length < PIECES.least || pieces.length > PIECES.most) return null;
  if (new Set(pieces).size < pieces.length) return null;
  return { sentence, before, pieces, start: first.start, end: last.end };
}

/** Words of time, place and degree that have several possible positions. */
const MOVABLE =
  /^(?:next|first|later|now|then|here|there|today|again|too|also|still|well|only|even|just|ever|never|always|often|once|soon|yet|already|together|alone|all|both|each|home|back|away|enough)$/u;

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

/** Single words, and the final prepositional phrase as one piece. */
function inPieces(tokens: readonly Token[]): string[] {
  const phrase = prepositionAt(tokens);
  const words = tokens.map(({ text }) => text);
  if (phrase === null) return words;
  return [...words.slice(0, phrase), words.slice(phrase).join(" ")];
}
