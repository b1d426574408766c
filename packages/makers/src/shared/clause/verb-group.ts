/** Verb groups: a finite verb with its auxiliaries, adverbs and main verb. */
import { findVerbBase, type Token } from "@pulda/english";
import { isFinite, tagOf, type Range } from "./tags.ts";

export interface VerbGroup extends Range {
  /** The index of the finite verb. */
  readonly finite: number;
  /** The index of the main verb; the finite one where there is no auxiliary. */
  readonly main: number;
  /** Of the main verb. */
  readonly base: string;
  readonly voice: "active" | "passive";
  readonly isNegated: boolean;
  /** The auxiliaries between, in order: "has", "been". */
  readonly auxiliaries: readonly number[];
  /** Adverbs within. */
  readonly adverbs: readonly number[];
}

/** Adverbs that stand within a verb group or before it. */
const isAdverb = (token: Token | undefined): boolean =>
  tagOf(token).startsWith("RB") ||
  /^(?:not|n't|n’t|never|ever|also|still|just|only|soon|always|often)$/u.test(token?.lower ?? "");

/** The verb group whose finite verb is at an index; null where it is not certain. */
export function verbGroupAt(
  tokens: readonly Token[],
  finite: number,
  end: number,
): VerbGroup | null {
  if (!isFinite(tokens[finite])) return null;
  const auxiliaries: number[] = [];
  const adverbs: number[] = [];
  let main = finite;
  let at = finite + 1;
  for (;;) {
    const start = at;
    while (at < end && isAdverb(tokens[at])) at++;
    const next = tokens[at];
    if (at >= end || !next || !goesOn(tokens[main]!, next)) {
      at = start;
      break;
    }
    for (let between = start; between < at; between++) adverbs.push(between);
    auxiliaries.push(main);
    main = at;
    at++;
  }
  const verb = tokens[main]!;
  const base = baseOf(verb);
  if (!base || (tagOf(tokens[finite]) === "MD" && main === finite)) return null;
  // "is not easy": the negation belongs to the verb
  while (isNot(tokens[at])) {
    adverbs.push(at);
    at++;
  }
  const before = auxiliaries.at(-1);
  const isPassive = before !== undefined && isBe(tokens[before]!) && tagOf(verb) === "VBN";
  return {
    from: finite,
    to: at,
    finite,
    main,
    base,
    voice: isPassive ? "passive" : "active",
    isNegated: adverbs.some((one) => isNegation(tokens[one]!)),
    auxiliaries,
    adverbs,
  };
}

const isNot = (token: Token | undefined): boolean => /^(?:not|n't|n’t)$/u.test(token?.lower ?? "");
const isNegation = (token: Token): boolean =>
  /^(?:not|n't|n’t|never|hardly|rarely|seldom|no|scarcely|barely)$/u.test(token.lower);
const isBe = (token: Token): boolean => /^(?:be|am|is|are|was|were|been|being)$/u.test(token.lower);

/** The base form of a verb; null for a word that is none. */
export function baseOf(token: Token): string | null {
  if (isBe(token)) return "be";
  if (/^(?:has|had|have|having)$/u.test(token.lower)) return "have";
  if (token.lower === "born") return "bear";
  return findVerbBase(token.lower, token.lemma);
}

/** Whether a verb can follow another one in a verb group. */
function goesOn(before: Token, next: Token): boolean {
  const tag = tagOf(next);
  if (tagOf(before) === "MD") return tag === "VB" || tag === "VBP" || next.lower === "have";
  if (isBe(before)) return tag === "VBN" || tag === "VBG";
  if (/^(?:has|had|have)$/u.test(before.lower)) return tag === "VBN" || next.lower === "been";
  if (/^(?:do|does|did)$/u.test(before.lower)) return tag === "VB" || tag === "VBP";
  return false;
}
