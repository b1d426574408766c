/** Alterations: a statement with one thing changed, so that it contradicts the text. */
import { findVerbBase, type Token } from "@pulda/english";
import { oppositeEdit } from "../../shared/vocabulary/word-edit.ts";
import { MEASURABLE } from "./measure-nouns.ts";
import { statementText, type Statement } from "./statement.ts";

type AlterationKind = "number" | "opposite" | "amount" | "order" | "polarity";

export interface Alteration {
  readonly kind: AlterationKind;
  /** The altered statement. */
  readonly text: string;
  /** The words of the text that settle it, and their replacement. */
  readonly original: string;
  readonly replacement: string;
}

/** Every alteration of a statement, the best test first. */
export function alterations(statement: Statement): Alteration[] {
  // the meaning of a second negation may be unclear
  if (statement.tokens.some(({ lower }) => NEGATIVE.test(lower)))
    return numberAlterations(statement);
  const isSimple = statement.tokens.every(({ lower }) => !DEPENDENT.test(lower));
  return [
    ...numberAlterations(statement),
    ...(isSimple
      ? [
          ...oppositeAlterations(statement),
          ...swaps(statement, AMOUNTS, "amount"),
          ...swaps(statement, ORDERS, "order"),
        ]
      : []),
    ...polarityAlterations(statement),
  ];
}

/** Words of dependent clauses, fears and duties, where a swap reads absurd. */
const DEPENDENT =
  /^(?:but|although|though|while|whereas|yet|which|who|whose|when|because|so|if|unless|until|since|should|must|ought|worry|fear|hope|wish|warn|even|instead|rather|unlike|despite|too|enough|not|just|as)$/u;

const NEGATIVE =
  /^(?:not|n't|n’t|never|no|none|nobody|nothing|neither|nor|hardly|rarely|seldom|without|cannot|few|little|only|unless|barely)$/u;

function altered(
  { sentence, tokens }: Statement,
  token: Token,
  replacement: string,
  kind: AlterationKind,
): Alteration {
  const edited =
    sentence.text.slice(0, token.start - sentence.start) +
    replacement +
    sentence.text.slice(token.end - sentence.start);
  const shown =
    token === tokens[0] ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
  return { kind, text: statementText(edited), original: token.text, replacement: shown };
}

const NUMBER_WORDS: Readonly<Record<string, string>> = {
  two: "four",
  three: "five",
  four: "six",
  five: "three",
  six: "nine",
  seven: "four",
  eight: "five",
  nine: "six",
  ten: "twenty",
  twelve: "twenty",
  twenty: "fifty",
  thirty: "sixty",
  forty: "eighty",
  fifty: "twenty",
  hundred: "thousand",
  thousand: "hundred",
  million: "billion",
};

function numberAlterations(statement: Statement): Alteration[] {
  // two figures of one statement depend on each other
  if (statement.tokens.filter(({ text }) => /^\d/u.test(text)).length > 1) return [];
  if (statement.tokens.some(({ lower }) => /^(?:both|each|either|other|another)$/u.test(lower)))
    return [];
  return statement.tokens.flatMap((token, at) => {
    const next = statement.tokens[at + 1];
    const before = statement.tokens[at - 1];
    // what no two do, no four do
    if (statement.tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => NEGATIVE.test(lower)))
      return [];
    // "about", "over 90": a near figure could still be true; "9:30" and "3-4" are not plain numbers
    if (
      !next ||
      /^[-–:/]$|^(?:half|halves|thirds?|quarters?|fourths|fifths)$/u.test(next.text) ||
      /^[-–:/$]$/u.test(before?.text ?? "")
    )
      return [];
    if (
      before &&
      /^(?:half|a|an|one)$/u.test(before.lower) &&
      /^(?:half|hundred|thousand|million)$/u.test(token.lower)
    )
      return [];
    const other = Object.hasOwn(NUMBER_WORDS, token.lower)
      ? NUMBER_WORDS[token.lower]
      : otherFigure(token.text);
    return other && /^[A-Za-z0-9,.]+$/u.test(token.text)
      ? [altered(statement, token, other, "number")]
      : [];
  });
}

/** Another figure, clearly different: a year shifted by seven, another number doubled. */
function otherFigure(text: string): string | null {
  if (!/^\d{1,3}(?:,\d{3})*$|^\d+$/u.test(text)) return null;
  const value = Number(text.replaceAll(",", ""));
  if (value < 2) return null;
  if (/^(?:1[5-9]|20)\d\d$/u.test(text)) return String(value - 7);
  const doubled = value * 2;
  return text.includes(",") ? doubled.toLocaleString("en-US") : String(doubled);
}

/** Replacements by an opposite that reads as naturally as the word itself: of what is measured, granted, won or lost. */
function oppositeAlterations(statement: Statement): Alteration[] {
  return statement.tokens.flatMap((token, at) => {
    const found = oppositeEdit(statement.sentence, token);
    if (!found || !MEASURABLE.has(`${found.head.pos} ${found.head.lemma}`)) return [];
    // an attributive adjective is often part of a fixed phrase ("a heavy downpour")
    const before = statement.tokens[at - 1];
    const degree = /^(?:RB|RBR)$/u.test(before?.tag ?? "") ? statement.tokens[at - 2] : before;
    if (found.head.pos === "a" && !/^(?:be|become|remain|seem)$/u.test(degree?.lemma ?? ""))
      return [];
    return [altered(statement, token, found.replacement, "opposite")];
  });
}

const AMOUNTS: Readonly<Record<string, string>> = {
  most: "few",
  many: "few",
  always: "never",
  often: "rarely",
  usually: "rarely",
  more: "less",
};

const ORDERS: Readonly<Record<string, string>> = {
  before: "after",
  after: "before",
  oldest: "youngest",
  inside: "outside",
  above: "below",
  below: "above",
  under: "above",
};

function swaps(
  statement: Statement,
  table: Readonly<Record<string, string>>,
  kind: AlterationKind,
): Alteration[] {
  return statement.tokens.flatMap((token, at) => {
    const other = Object.hasOwn(table, token.lower) ? table[token.lower] : undefined;
    const next = statement.tokens[at + 1];
    if (!other || !next || /^(?:than|of|all|and)$/u.test(next.lower)) return [];
    const before = statement.tokens[at - 1];
    if (/^(?:and|no|any|even|much|far)$/u.test(before?.lower ?? "")) return [];
    // "In few groups, harmony is …" would need another word order
    if (kind === "amount" && before && /^(?:IN|RB)$/u.test(before.tag ?? "")) return [];
    if (/^(?:most|more)$/u.test(token.lower) && !/^NNS?$/u.test(next.tag ?? "")) return [];
    if (
      token.lower === "many" &&
      /^(?:as|so|too|how)$/u.test(statement.tokens[at - 1]?.lower ?? "")
    )
      return [];
    if (/^(?:before|after)$/u.test(token.lower) && !isEvent(statement.tokens.slice(at + 1)))
      return [];
    return [altered(statement, token, other, kind)];
  });
}

/** Whether an event or a time follows: "before the war", "after eating", "after 1931". */
function isEvent([first, second]: readonly Token[]): boolean {
  if (/^(?:VBG|NNP)$/u.test(first?.tag ?? "") || /^1[5-9]\d\d|20\d\d$/u.test(first?.text ?? ""))
    return true;
  return first?.lower === "the" && (second?.tag?.startsWith("NN") ?? false);
}

const SUBORDINATE =
  /^(?:that|which|who|whom|whose|when|where|if|because|although|though|while|since|as|after|before|until|unless|whether|what|how|why|than|wherever|whenever|whatever|whoever|once)$/u;

/** The main verb negated. */
function polarityAlterations(statement: Statement): Alteration[] {
  const { tokens } = statement;
  const at = tokens.findIndex(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/u.test(tag ?? ""));
  const verb = tokens[at];
  const next = tokens[at + 1];
  if (!verb || !next || at < 1) return [];
  // negating the verb of a subordinate clause would not change the main clause
  if (tokens.slice(0, at).some(({ lower, text }) => SUBORDINATE.test(lower) || text === ","))
    return [];
  if (tokens.slice(at + 1).some(({ tag }) => tag === "CC")) return [];
  // "some … do not" contradicts nothing; an adverb before the verb is awkward with a negation
  if (/^(?:some|several|many|most|few|any)$/u.test(tokens[0]?.lower ?? "")) return [];
  if (tokens.slice(0, at).some(({ tag }) => tag?.startsWith("RB"))) return [];
  // a possibility is not contradicted by its negation
  if (/^(?:may|might|should)$/u.test(verb.lower)) return [];
  if (verb.tag === "MD" || /^(?:is|are|was|were)$/u.test(verb.lower))
    return [
      altered(statement, verb, `${verb.text} not`.replace(/^can not$/u, "cannot"), "polarity"),
    ];
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || /^(?:be|have|do)$/u.test(base) || /^(?:VBN|RB)$/u.test(next.tag ?? "")) return [];
  const does = verb.tag === "VBZ" ? "does" : verb.tag === "VBD" ? "did" : "do";
  return [altered(statement, verb, `${does} not ${base}`, "polarity")];
}
