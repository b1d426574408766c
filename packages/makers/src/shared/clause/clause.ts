/** Simple clauses: subject, verb and what follows, in ranges of tokens; only what is fully understood. */
import { TAKES_CLAUSE, type Token } from "@pulda/english";
import { chunksOf, type Chunk } from "./chunks.ts";
import { coordinatedAt, type NounPhrase } from "./noun-phrase.ts";
import { isFinite, isPunctuation, OPENER, tagOf, type Range } from "./tags.ts";
import { verbGroupAt, type VerbGroup } from "./verb-group.ts";

export interface Clause extends Range {
  readonly tokens: readonly Token[];
  /** With what modifies its noun. */
  readonly subject: Range;
  /** The noun phrase of the subject; null where it is a clause or a verbal ("To repair it", "What we see"). */
  readonly subjectNoun: NounPhrase | null;
  /** Adverbs between subject and verb. */
  readonly before: Range;
  readonly verb: VerbGroup;
  /** What follows the verb, in order. */
  readonly rest: readonly Chunk[];
}

/**
 * The simple clause that a range of tokens holds, without punctuation around it; null where any part is not
 * understood.
 */
export function clauseIn(tokens: readonly Token[], { from, to }: Range): Clause | null {
  const finite = mainFinite(tokens, from, to);
  if (finite === null || finite === from) return null;
  let end = finite;
  while (end > from && tagOf(tokens[end - 1]).startsWith("RB")) end--;
  if (end === from) return null;
  const subject = { from, to: end };
  const noun = subjectIn(tokens, subject);
  if (noun === undefined) return null;
  const verb = verbGroupAt(tokens, finite, to);
  if (!verb) return null;
  const rest = chunksOf(tokens, verb.to, to);
  if (!rest) return null;
  if (hasLooseFinite(tokens, verb, to)) return null;
  return {
    from,
    to,
    tokens,
    subject,
    subjectNoun: noun,
    before: { from: end, to: finite },
    verb,
    rest,
  };
}

/** The finite verb of a clause: those of embedded clauses are counted off against the words that open them. */
function mainFinite(tokens: readonly Token[], from: number, to: number): number | null {
  let pending = 0;
  for (let at = from; at < to; at++) {
    const token = tokens[at]!;
    if (OPENER.test(token.lower) && !isDeterminerThat(tokens, at)) pending++;
    else if (isFinite(token)) {
      // "who tried and failed"
      if (pending === 0 && /^(?:and|or|but)$/u.test(tokens[at - 1]?.lower ?? "")) continue;
      if (pending === 0) return at;
      pending--;
    }
  }
  return null;
}

function isDeterminerThat(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.lower === "that" && tagOf(tokens[at + 1]) === "NN" && !isNounBefore(tokens, at)
  );
}

const isNounBefore = (tokens: readonly Token[], at: number): boolean =>
  /^(?:NN|VB)/u.test(tagOf(tokens[at - 1]));

/** The noun phrase of a subject; null for another kind of subject; undefined where it is not understood. */
function subjectIn(tokens: readonly Token[], { from, to }: Range): NounPhrase | null | undefined {
  const first = tokens[from]!;
  if (/^(?:there|here)$/u.test(first.lower)) return undefined;
  if (tagOf(first) === "VBG" || first.lower === "to" || first.lower === "what")
    return tokens.slice(from, to).some(({ text }) => /^[,;:]$/u.test(text)) ? undefined : null;
  const noun = coordinatedAt(tokens, from, to);
  if (!noun) return undefined;
  return isModified(tokens, noun.to, to) ? noun : undefined;
}

/** Whether what follows a subject's noun phrase modifies it. */
function isModified(tokens: readonly Token[], from: number, to: number): boolean {
  if (from === to) return true;
  const first = tokens[from]!;
  if (tokens.slice(from, to).some(isPunctuation)) return false;
  if (/^(?:who|that|which|whose|whom|where)$/u.test(first.lower)) return true;
  if (/^(?:VBN|VBG)$/u.test(tagOf(first))) return true;
  if (tagOf(first) === "IN" || tagOf(first) === "TO") {
    const inner = coordinatedAt(tokens, from + 1, to);
    return inner !== null && isModified(tokens, inner.to, to);
  }
  return false;
}

/** Whether a finite verb after the main one has no word that opens its clause. */
function hasLooseFinite(tokens: readonly Token[], verb: VerbGroup, to: number): boolean {
  let pending = TAKES_CLAUSE.has(verb.base) ? 1 : 0;
  for (let at = verb.to; at < to; at++) {
    const token = tokens[at]!;
    if (OPENER.test(token.lower) || /^(?:as|than|before|after)$/u.test(token.lower)) pending++;
    else if (isFinite(token)) {
      if (pending > 0) pending--;
      else return true;
    }
  }
  return false;
}
