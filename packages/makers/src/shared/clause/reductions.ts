/** Clauses without what can be left out of them. */
import type { Token } from "@pulda/english";
import { clauseIn, type Clause } from "./clause.ts";
import { words } from "./links.ts";
import { nounPhraseAt } from "./noun-phrase.ts";
import { isFinite, isPunctuation, OPENER, tagOf } from "./tags.ts";

/** "In 1888 he", "Five years later she", "A bright pupil, he": what opens a sentence without belonging to its clause. */
export function bareOpening(
  tokens: readonly Token[],
): { length: number; to: number; isDropped: boolean } | null {
  const isPhrase = /^(?:in|on|at|by|from|after|before|during|until|since|around|within|for)$/u.test(
    tokens[0]?.lower ?? "",
  );
  const noun = nounPhraseAt(tokens, isPhrase ? 1 : 0, tokens.length);
  if (!noun || noun.isPronoun) return null;
  const next = tokens[noun.to];
  if (isPhrase)
    return isSubjectStart(next) ? { length: noun.to, to: noun.to, isDropped: false } : null;
  if (next?.lower === "later" && isSubjectStart(tokens[noun.to + 1]))
    return { length: noun.to + 1, to: noun.to + 1, isDropped: false };
  const comma = tokens.findIndex(({ text }) => text === ",");
  const isApposition =
    comma >= noun.to &&
    comma < 12 &&
    /^(?:he|she|it|they)$/u.test(tokens[comma + 1]?.lower ?? "") &&
    !tokens.slice(0, comma).some(isFinite);
  return isApposition ? { length: comma, to: comma + 1, isDropped: true } : null;
}

const isSubjectStart = (token: Token | undefined): boolean =>
  /^(?:he|she|it|they|we|i|the|a|an)$/u.test(token?.lower ?? "") ||
  tagOf(token) === "NNP" ||
  tagOf(token) === "PRP$";

export function clauseOf(tokens: readonly Token[]): Clause | null {
  return clauseIn(tokens, { from: 0, to: tokens.length });
}

export function reduced(tokens: readonly Token[]): { clause: Clause; isReduced: boolean } | null {
  const whole = clauseOf(tokens);
  if (whole) return { clause: whole, isReduced: false };
  const bare = bareOpening(tokens);
  if (bare && !bare.isDropped) {
    const inner = reduced(tokens.slice(bare.to));
    if (inner) return { clause: inner.clause, isReduced: true };
  }
  for (const shorter of reductions(tokens)) {
    const clause = clauseOf(shorter);
    if (clause) return { clause, isReduced: true };
  }
  return null;
}

/** The tokens without a relative clause, an apposition, or what is added at the end; the shortest cut first. */
function* reductions(tokens: readonly Token[]): Generator<Token[]> {
  const commas = [...tokens.keys()].filter((at) => tokens[at]!.text === ",");
  for (const [index, at] of commas.entries())
    for (const next of commas.slice(index + 1))
      if (
        isAside(tokens.slice(at + 1, next)) &&
        !/^(?:and|or)$/u.test(tokens[next + 1]?.lower ?? "")
      )
        yield [...tokens.slice(0, at), ...tokens.slice(next + 1)];
  for (const at of commas.toReversed()) if (isTail(tokens.slice(at + 1))) yield tokens.slice(0, at);
}

/** What may stand between two commas and be left out. */
function isAside(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (!first || tokens.length > 25) return false;
  if (/^(?:who|which|whose|whom|where)$/u.test(first.lower)) return true;
  if (/^(?:now|then|formerly|later|today) [\p{L}]+$/u.test(words(tokens))) return true;
  return (
    !tokens.some(isFinite) &&
    /^(?:DT|VBN|NN|NNP|JJ|PRP\$|IN)$/u.test(tagOf(first)) &&
    !/^(?:and|or|but)$/u.test(first.lower)
  );
}

/** What may be left out at the end. */
function isTail(tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (!first || !second) return false;
  if (/^(?:who|which|whose|whom|where)$/u.test(first.lower)) return true;
  if (/^(?:among|of|in|from|for|with|to|by|on|at) (?:which|whom)$/u.test(words(tokens.slice(0, 2))))
    return true;
  if (/^(?:VBG|VBN)$/u.test(tagOf(first))) return !tokens.slice(0, 3).some(isPunctuation);
  if (
    /^(?:two|three|four|five|six|ten|\d+|only|just|a|some|shortly|soon) (?:\w+ )?(?:years?|months?|weeks?|days?|before|after)$/u.test(
      words(tokens.slice(0, 2)),
    )
  )
    return true;
  if (
    /^(?:leaving|making|creating|causing|such|including|especially|particularly)$/u.test(
      first.lower,
    )
  )
    return true;
  return (
    /^(?:a|an|the)$/u.test(first.lower) &&
    !tokens.some((one) => isFinite(one) && !OPENER.test(one.lower))
  );
}
