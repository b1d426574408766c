/** Propositions: what a sentence says, each with a clause of its own, without framing and asides. */
import type { Sentence, Token } from "@pulda/english";
import { clauseIn, type Clause } from "./clause.ts";
import { nounPhraseAt } from "./noun-phrase.ts";
import { isFinite, isPunctuation, OPENER, tagOf } from "./tags.ts";

/** A clause that depends on another one, or is joined to it. */
export interface Joined {
  /** The words that join it: "because", "even though", "but". */
  readonly link: string;
  readonly clause: Clause;
  readonly place: "front" | "back";
}

export interface Proposition {
  readonly sentence: Sentence;
  readonly clause: Clause;
  /** An adverbial that stands before the clause, without its comma. */
  readonly front: readonly Token[];
  readonly joined: Joined | null;
  /** Whether something of the sentence is left out. */
  readonly isReduced: boolean;
}

const LEAD_IN =
  /^(?:however|therefore|thus|moreover|furthermore|indeed|surprisingly|interestingly|fortunately|unfortunately|also|besides|similarly|likewise|instead|still|finally|consequently|nevertheless|nonetheless|overall|luckily|then|yet|so|hence|soon|next|strangely enough|of course|in fact|in addition|for example|for instance|as a result|in other words|on the other hand|in contrast|by contrast|in short|in reality|in the end|at first glance|in this way|for this reason|after all|first|second|third)$/u;
const PARENTHETIC =
  /^(?:however|therefore|thus|moreover|indeed|nevertheless|though|then|too|instead|for example|for instance|in turn|of course|in fact|by contrast|in contrast|on the other hand|after all|at first|likewise|similarly|as a result|in other words|it seems|so to speak)$/u;
const INNER =
  /^(?:therefore|thus|also|nevertheless|nonetheless|indeed|consequently|hence|likewise|then|even)$/u;

const SUBORDINATOR =
  /^(?:because|although|though|even though|when|while|whereas|if|since|as|after|before|once|until|unless|so that|as long as|as soon as|even if)$/u;
const COORDINATOR = /^(?:and|but|so|yet|for|or)$/u;

/** What a sentence says; none where nothing of it is fully understood. */
export function propositionsOf(sentence: Sentence): Proposition[] {
  if (!sentence.readable || sentence.inQuotation || !sentence.text.endsWith(".")) return [];
  if (/["“”;:—–…?!]/u.test(sentence.text)) return [];
  const tokens = withoutFraming(sentence.tokens.slice(0, -1));
  if (!tokens) return [];
  const found = [...read(tokens)];
  return found.map((one) => ({ ...one, sentence }));
}

type Read = Omit<Proposition, "sentence">;

const words = (tokens: readonly Token[]): string => tokens.map(({ lower }) => lower).join(" ");

/** The tokens without connectives, brackets and what is said in passing; null where brackets are not closed. */
function withoutFraming(all: readonly Token[]): Token[] | null {
  let tokens: Token[] = [...all];
  const open = tokens.findIndex(({ text }) => text === "(");
  if (open >= 0) {
    const close = tokens.findIndex(({ text }) => text === ")");
    if (close < open) return null;
    tokens = [...tokens.slice(0, open), ...tokens.slice(close + 1)];
    if (tokens.some(({ text }) => /^[()]$/u.test(text))) return null;
  }
  const comma = tokens.findIndex(({ text }) => text === ",");
  if (comma > 0 && LEAD_IN.test(words(tokens.slice(0, comma)))) tokens = tokens.slice(comma + 1);
  else if (
    /^(?:and|but|so|yet|thus|therefore|indeed|then)$/u.test(tokens[0]?.lower ?? "") &&
    !/^(?:far|long|much|many|that)$/u.test(tokens[1]?.lower ?? "")
  )
    tokens = tokens.slice(1);
  tokens = withoutParentheses(tokens);
  return tokens.filter(({ lower }, at) => !INNER.test(lower) || !isVerbNear(tokens, at));
}

/** Whether an inner connective stands at its verb ("is therefore", "thus sells"). */
function isVerbNear(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:VB|MD)/u.test(tagOf(tokens[at + 1])) || /^(?:VBZ|VBP|VBD|MD)$/u.test(tagOf(tokens[at - 1]))
  );
}

/** Without ", however," and with the commas of what stays. */
function withoutParentheses(tokens: readonly Token[]): Token[] {
  const commas = [...tokens.keys()].filter((at) => tokens[at]!.text === ",");
  for (const [index, at] of commas.entries()) {
    const next = commas[index + 1] ?? tokens.length;
    if (!PARENTHETIC.test(words(tokens.slice(at + 1, next)))) continue;
    // "Examining the records, however, she …": the opening keeps its comma
    const isOpening =
      index === 0 && (/^(?:VBG|VBN|IN|TO)$/u.test(tagOf(tokens[0])) || linkAt(tokens, 0) !== null);
    return withoutParentheses([
      ...tokens.slice(0, isOpening ? at + 1 : at),
      ...tokens.slice(next + (next < tokens.length ? 1 : 0)),
    ]);
  }
  return [...tokens];
}

function* read(tokens: readonly Token[]): Generator<Read> {
  const opener = linkAt(tokens, 0);
  const commas = [...tokens.keys()].filter((at) => tokens[at]!.text === ",");
  if (opener && SUBORDINATOR.test(opener.link)) {
    for (const comma of commas) {
      const clause = clauseOf(tokens.slice(opener.length, comma));
      if (!clause) continue;
      const joined: Joined = { link: opener.link, clause, place: "front" };
      const mains = [...readMains(tokens.slice(comma + 1))];
      for (const main of mains) if (!main.joined) yield { ...main, joined, front: main.front };
      if (mains.length > 0) return;
    }
    if (!/^(?:as|since|before|after|until|once)$/u.test(opener.link)) return;
  }
  const bare = bareOpening(tokens);
  if (bare) {
    const mains = [...readMains(tokens.slice(bare.to))];
    for (const main of mains)
      yield {
        ...main,
        front: main.isContinued || bare.isDropped ? [] : tokens.slice(0, bare.length),
        isReduced: main.isReduced || bare.isDropped,
      };
    if (mains.length > 0) return;
  }
  const first = tokens[0];
  const isAdverbial =
    first !== undefined &&
    (/^(?:IN|TO|RB|RBR|VBG|VBN)$/u.test(tagOf(first)) ||
      /^(?:in|on|at|from|by|for|with|after|before|during|throughout|around|born|having)$/u.test(
        first.lower,
      ));
  if (isAdverbial)
    for (const comma of commas) {
      const front = tokens.slice(0, comma);
      const isPronoun = /^(?:he|she|it|they)$/u.test(tokens[comma + 1]?.lower ?? "");
      if (front.some(isFinite) && !(isPronoun && tagOf(first) === "IN")) break;
      const mains = [...readMains(tokens.slice(comma + 1))];
      for (const main of mains) yield { ...main, front: main.isContinued ? [] : front };
      if (mains.length > 0) return;
    }
  yield* readMains(tokens);
}

/** "In 1888 he", "Five years later she", "A bright pupil, he": what opens a sentence without belonging to its clause. */
function bareOpening(
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

type Main = Read & { readonly isContinued: boolean };

const plain = (clause: Clause, isReduced: boolean, isContinued = false): Main => ({
  clause,
  front: [],
  joined: null,
  isReduced,
  isContinued,
});

/** The clauses of what stands after the opening, with what is joined to them. */
function* readMains(tokens: readonly Token[]): Generator<Main> {
  const whole = clauseOf(tokens);
  if (whole && !tokens.some(({ text }) => text === ",")) {
    const cut = joinedCut(tokens);
    if (!cut) {
      yield plain(whole, false);
      return;
    }
  }
  const cut = joinedCut(tokens);
  if (cut) {
    const { left, right, link, isSubordinate } = cut;
    yield { ...plain(left, cut.isReduced), joined: { link, clause: right, place: "back" } };
    if (!isSubordinate) {
      yield plain(left, true);
      yield plain(right, true, true);
    } else if (/^(?:because|although|though|even though|whereas|while|so that)$/u.test(link))
      yield plain(left, true);
    return;
  }
  const verbs = sharedSubjectCut(tokens);
  if (verbs) {
    yield plain(verbs.left, true);
    for (const further of readMains(verbs.right))
      yield { ...further, isReduced: true, isContinued: true };
    return;
  }
  const found = reduced(tokens);
  if (found) yield plain(found.clause, found.isReduced);
}

function clauseOf(tokens: readonly Token[]): Clause | null {
  return clauseIn(tokens, { from: 0, to: tokens.length });
}

/** The words at an index that join clauses. */
function linkAt(tokens: readonly Token[], at: number): { link: string; length: number } | null {
  for (const length of [3, 2, 1]) {
    const link = words(tokens.slice(at, at + length));
    if (SUBORDINATOR.test(link) || (length === 1 && COORDINATOR.test(link)))
      return { link, length };
  }
  return null;
}

interface Cut {
  readonly left: Clause;
  readonly right: Clause;
  readonly link: string;
  readonly isSubordinate: boolean;
  readonly isReduced: boolean;
}

/** Two clauses, each with its subject, and what joins them; the first place where both are understood. */
function joinedCut(tokens: readonly Token[]): Cut | null {
  for (let at = 2; at < tokens.length - 2; at++) {
    const link = linkAt(tokens, at);
    if (!link) continue;
    const hasComma = tokens[at - 1]!.text === ",";
    const isSubordinate = SUBORDINATOR.test(link.link);
    if (!isSubordinate && !hasComma && !/^(?:and|but)$/u.test(link.link)) continue;
    if (link.link === "for" && !hasComma) continue;
    const left = reduced(tokens.slice(0, hasComma ? at - 1 : at));
    const right = reduced(tokens.slice(at + link.length));
    if (left && right)
      return {
        left: left.clause,
        right: right.clause,
        link: link.link,
        isSubordinate,
        isReduced: left.isReduced || right.isReduced,
      };
  }
  return null;
}

function reduced(tokens: readonly Token[]): { clause: Clause; isReduced: boolean } | null {
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

/** Two verbs with one subject: "She studied art and moved to Rome". */
function sharedSubjectCut(tokens: readonly Token[]): { left: Clause; right: Token[] } | null {
  for (let at = 2; at < tokens.length - 1; at++) {
    if (!/^(?:and|but|then|yet)$/u.test(tokens[at]!.lower)) continue;
    let verb = at + 1;
    while (
      tagOf(tokens[verb]).startsWith("RB") ||
      /^(?:later|then)$/u.test(tokens[verb]?.lower ?? "")
    )
      verb++;
    if (!/^(?:VBZ|VBP|VBD)$/u.test(tagOf(tokens[verb]))) continue;
    const hasComma = tokens[at - 1]!.text === ",";
    const left = reduced(tokens.slice(0, hasComma ? at - 1 : at));
    // "to Boston, where she worked and studied": the second verb may belong to what was left out
    if (
      !left ||
      left.isReduced ||
      tagOf(tokens[verb]) !== tagOf(left.clause.tokens[left.clause.verb.finite])
    )
      continue;
    const subject = left.clause.tokens.slice(left.clause.subject.from, left.clause.subject.to);
    const right = [...subject, ...tokens.slice(verb)];
    return { left: left.clause, right };
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
