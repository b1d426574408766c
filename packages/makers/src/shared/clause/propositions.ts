/** Propositions: what a sentence says, each with a clause of its own, without framing and asides. */
import type { Sentence, Token } from "@pulda/english";
import type { Clause } from "./clause.ts";
import { withoutFraming } from "./framing.ts";
import { linkAt, SUBORDINATOR } from "./links.ts";
import { bareOpening, clauseOf, reduced } from "./reductions.ts";
import { isFinite, tagOf } from "./tags.ts";

/** A clause that depends on another one, or is joined to it. */
interface Joined {
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

/** A sentence with more of them is a list, or has more ways to be read than are worth trying. */
const MOST_COMMAS = 6;

/** What a sentence says; none where nothing of it is fully understood. */
export function propositionsOf(sentence: Sentence): Proposition[] {
  if (!sentence.readable || sentence.inQuotation || !sentence.text.endsWith(".")) return [];
  if (/["“”;:—–…?!]/u.test(sentence.text)) return [];
  if (sentence.tokens.filter(({ text }) => text === ",").length > MOST_COMMAS) return [];
  const tokens = withoutFraming(sentence.tokens.slice(0, -1));
  if (!tokens) return [];
  const found = [...read(tokens)];
  return found.map((one) => ({ ...one, sentence }));
}

type Read = Omit<Proposition, "sentence">;

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
