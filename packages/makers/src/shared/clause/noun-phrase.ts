/** Noun phrases, read from their left end. */
import type { Token } from "@pulda/english";
import { isNoun, tagOf, type Range } from "./tags.ts";

export interface NounPhrase extends Range {
  /** The index of its head: the noun that a verb agrees with. */
  readonly head: number;
  readonly isPlural: boolean;
  readonly isPronoun: boolean;
}

const QUANTITY =
  /^(?:all|both|half|many|much|most|some|several|few|fewer|more|any|no|other|such|enough|various|certain|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred|thousand|each|either|neither)$/u;
/** What has a number as its first word and may stand before "of". */
const PART =
  /^(?:all|many|much|most|some|several|few|any|none|one|two|three|four|five|half|each|both)$/u;

/**
 * The noun phrase that begins at a token, with what "of" adds to it; null where none is certain.
 * @param end the index before which it must end
 */
export function nounPhraseAt(tokens: readonly Token[], at: number, end: number): NounPhrase | null {
  const first = tokens[at];
  if (!first || at >= end) return null;
  if (tagOf(first) === "PRP")
    return {
      from: at,
      to: at + 1,
      head: at,
      isPlural: /^(?:they|them|we|us|you|these|those)$/u.test(first.lower),
      isPronoun: true,
    };
  if (PART.test(first.lower) && tokens[at + 1]?.lower === "of") {
    const whole = nounPhraseAt(tokens, at + 2, end);
    if (!whole) return null;
    const isOne = /^(?:one|each|none)$/u.test(first.lower);
    return { ...whole, from: at, isPlural: isOne ? false : whole.isPlural };
  }
  const head = headFrom(tokens, at, end);
  if (head === null) return null;
  let to = head + 1;
  while (tokens[to]?.lower === "of" && to + 1 < end) {
    const inner = coordinatedAt(tokens, to + 1, end);
    if (!inner) return null;
    to = inner.to;
  }
  return { from: at, to, head, isPlural: isPluralNoun(tokens[head]!), isPronoun: false };
}

function isPluralNoun(token: Token): boolean {
  return tagOf(token) === "NNS" || tagOf(token) === "NNPS" || token.lower === "people";
}

/** The index of the head of the plain phrase that begins at a token: the last noun of the first run. */
function headFrom(tokens: readonly Token[], from: number, end: number): number | null {
  let at = from;
  const opener = tokens[at]!;
  let isDetermined = false;
  if (
    /^(?:all|both|half|such)$/u.test(opener.lower) &&
    /^(?:DT|PRP\$)$/u.test(tagOf(tokens[at + 1]))
  )
    at++;
  if (/^(?:DT|PRP\$)$/u.test(tagOf(tokens[at])) || tokens[at]?.lower === "his") {
    isDetermined = true;
    at++;
  }
  let head: number | null = null;
  for (; at < end; at++) {
    const token = tokens[at]!;
    const tag = tagOf(token);
    if (isNoun(token)) {
      head = at;
      continue;
    }
    if (tag === "POS" || token.lower === "'s" || token.lower === "’s") {
      if (head !== at - 1 || (!token.text.startsWith("'") && !token.text.startsWith("’"))) break;
      head = null;
      continue;
    }
    if (head !== null) break;
    if (/^(?:JJ|JJR|JJS|CD)$/u.test(tag) || QUANTITY.test(token.lower)) continue;
    if (/^(?:VBN|VBG)$/u.test(tag) && (isDetermined || at > from) && mayModify(tokens, at, end))
      continue;
    if (tag.startsWith("RB") && /^(?:JJ|JJR|VBN|RB|CD)/u.test(tagOf(tokens[at + 1]))) continue;
    if (
      (token.text === "," || token.lower === "and" || token.lower === "or") &&
      isAdjective(tokens[at - 1]) &&
      isAdjective(tokens[at + 1])
    )
      continue;
    break;
  }
  // "in 1888", "at thirteen"
  if (
    head === null &&
    tagOf(tokens[from]) === "CD" &&
    (from + 1 >= end || !/^(?:CD|NN|JJ)/u.test(tagOf(tokens[from + 1])))
  )
    return from;
  return head;
}

const isAdjective = (token: Token | undefined): boolean => tagOf(token).startsWith("JJ");

/** "a broken lock", but not "the method called": a noun must follow at once, or after another modifier. */
function mayModify(tokens: readonly Token[], at: number, end: number): boolean {
  return at + 1 < end && (isNoun(tokens[at + 1]) || isAdjective(tokens[at + 1]));
}

/**
 * The noun phrase that begins at a token, with those that are coordinated with it: "the k, the b and the t". What is
 * followed by a verb of its own is a clause, and no part of it.
 */
export function coordinatedAt(
  tokens: readonly Token[],
  at: number,
  end: number,
): NounPhrase | null {
  const first = nounPhraseAt(tokens, at, end);
  if (!first) return null;
  let { to } = first;
  let members = 1;
  let listed = first.to;
  for (;;) {
    const link = tokens[to];
    if (to >= end || !link) break;
    const afterComma = link.text === ",";
    const isAnd = /^(?:and|or)$/u.test(link.lower);
    const isLast = afterComma && /^(?:and|or)$/u.test(tokens[to + 1]?.lower ?? "");
    if (!afterComma && !isAnd) break;
    const next = nounPhraseAt(tokens, to + (isLast ? 2 : 1), end);
    if (!next || next.isPronoun || /^(?:VBZ|VBP|VBD|VBN|MD)$/u.test(tagOf(tokens[next.to]))) break;
    members++;
    to = next.to;
    if (isAnd || isLast) {
      listed = to;
      break;
    }
  }
  if (listed === first.to) return first;
  const isAnd = /^and$/u.test(
    tokens.slice(first.to, listed).findLast(({ lower }) => /^(?:and|or)$/u.test(lower))?.lower ??
      "",
  );
  return { ...first, to: listed, isPlural: members > 1 && isAnd ? true : first.isPlural };
}
