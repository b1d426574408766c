/** Candidates for a blank: predicates, complements and phrases in which a sentence says its point. */
import type { PredicateForm, Sentence, Token } from "@pulda/english";
import { clauseOf, endOfClause, type Clause, type ClauseSubject } from "./clause.ts";

/** The form that options need: of a predicate, a noun phrase, or an adjective or participle after *be*. */
type BlankForm = PredicateForm | "noun phrase";

export interface BlankCandidate {
  readonly sentence: Sentence;
  /** What is left blank. */
  readonly tokens: readonly Token[];
  readonly form: BlankForm;
  readonly subject: ClauseSubject;
  /** The word that opens its clause ("because"); empty for a main clause. */
  readonly opener: string;
  /** What stands before the blank in its clause. */
  readonly before: readonly Token[];
}

/** How many words are left blank. */
const WORDS = { least: 3, most: 11 } as const;
/** Shorter blanks are told from any claim by their length. */
const LEAST_CHARACTERS = 17;

const TAKES_TO =
  /^(?:able|ready|likely|willing|free|eager|bound|certain|sure|tend|tends|was|were|seem|seems|learn|learns|begin|begins|help|helps|serve|serves|need|needs|come|comes|is|are|manage|manages|continue|continues|force|forces|forced|enough)$/u;
const WAY_OF =
  /^(?:way|ways|means|habit|art|task|risk|danger|cost|problem|power|point|instead|capable|result)$/u;
const BEFORE_PHRASE =
  /^(?:lies? in|depends? on|depends? less on|comes? from|stems? from|consists? of|result of|matter of|rests? on|grows? out of|form of|kind of|product of|sign of|becomes?|remains?)$/u;
const BE = /^(?:is|are|be|was|were)$/u;

/** Every candidate in a sentence, in the order of the text. Linear in the length of the sentence. */
export function blankCandidates(sentence: Sentence): BlankCandidate[] {
  if (!sentence.readable || sentence.inQuotation || /["“”?]/u.test(sentence.text)) return [];
  const candidates: BlankCandidate[] = [];
  let clause: Clause | null = null;
  for (const token of sentence.tokens) {
    const isFinite = /^(?:VBZ|VBP|VBD|MD)$/u.test(token.likely ?? "");
    if (isFinite) clause = clauseOf(sentence, token.index);
    if (!clause) continue;
    const found = isFinite ? afterFinite(sentence, token) : afterWord(sentence, token);
    const candidate =
      found &&
      candidateAt(
        sentence,
        (found.isContrast && contrastedClause(sentence, token)) || clause,
        found,
      );
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

interface Start {
  readonly from: number;
  readonly form: BlankForm;
  /** Whether it is the second side of a contrast: "not this but ____". */
  readonly isContrast?: boolean;
}

/** The clause in which "not" or "less" stands before the second side of a contrast. */
function contrastedClause(sentence: Sentence, { index }: Token): Clause | null {
  const { tokens } = sentence;
  const sign = tokens.findLastIndex(
    ({ lower }, at) => at < index && (lower === "not" || lower === "less"),
  );
  const verb = tokens.findLastIndex(
    ({ likely }, at) => at < sign && /^(?:VBZ|VBP|VBD|MD)$/u.test(likely ?? ""),
  );
  return verb < 0 ? null : clauseOf(sentence, verb);
}

/** What begins at or after a finite verb. */
function afterFinite({ tokens }: Sentence, verb: Token): Start | null {
  const after = skipAdverbs(tokens, verb.index + 1);
  const next = tokens[after];
  if (!next) return null;
  if (verb.likely === "MD") {
    if (next.lower === "be") return complementAt(tokens, after + 1);
    return next.likely === "VB" || next.likely === "VBP" ? { from: after, form: "bare" } : null;
  }
  if (BE.test(verb.lower)) return complementAt(tokens, verb.index + 1);
  if (/^(?:do|does|did|has|have|had)$/u.test(verb.lower) && next.likely?.startsWith("VB"))
    return null;
  if (/^(?:not|n't|n’t)$/u.test(next.lower)) return null;
  if (/^(?:seem|appear|look|sound|am|'s|’s|say|call|know|think|believe)s?$/u.test(verb.lower))
    return null;
  return { from: verb.index, form: verb.likely === "VBD" ? "past" : "present" };
}

/** What begins after another word of a clause: "by", "to", "lies in". */
function afterWord({ tokens }: Sentence, word: Token): Start | null {
  const next = tokens[word.index + 1];
  const before = tokens[word.index - 1];
  if (!next || !before) return null;
  const isGerund = next.likely === "VBG" && next.lower.endsWith("ing");
  if (before.likely === "VBN") return null;
  if (isGerund && (word.lower === "by" || (word.lower === "of" && WAY_OF.test(before.lower))))
    return { from: next.index, form: "gerund" };
  if (word.lower === "to" && next.likely === "VB" && next.lower !== "be")
    return TAKES_TO.test(before.lower) ? { from: next.index, form: "to" } : null;
  if (opensPhrase(next) && isContrasted(tokens, word))
    return { from: next.index, form: "noun phrase", isContrast: word.lower !== "as" };
  const pair = `${before.lower} ${word.lower}`;
  return BEFORE_PHRASE.test(pair) && opensPhrase(next)
    ? { from: next.index, form: "noun phrase" }
    : null;
}

/** "not a hole but ____", "less on this than on ____", "as ____". */
function isContrasted(tokens: readonly Token[], { lower, index }: Token): boolean {
  const before = tokens.slice(Math.max(0, index - CONTRAST_REACH), index);
  const has = (pattern: RegExp): boolean => before.some((one) => pattern.test(one.lower));
  const last = tokens[index - 1]?.lower ?? "";
  if (lower === "but") return has(/^not$/u) && !has(/^only$/u);
  if (lower === "than") return has(/^less$/u);
  if (lower === "as")
    return /^(?:serves?|seen|regarded|understood|treated|read|acts?)$/u.test(last);
  if (/^(?:on|in|of|by)$/u.test(lower))
    return (last === "than" && has(/^less$/u)) || (last === "but" && has(/^not$/u));
  return false;
}

/** How far before "but" and "than" the other side of a contrast stands, in tokens. */
const CONTRAST_REACH = 16;

function complementAt(tokens: readonly Token[], after: number): Start | null {
  const from = skipAdverbs(tokens, after);
  const first = tokens[from];
  if (!first) return null;
  if (/^(?:DT|PRP\$|NN|NNS)$/u.test(first.likely ?? "") || /^(?:what|how)$/u.test(first.lower))
    return { from, form: "noun phrase" };
  if (
    /^(?:JJ|JJR|VBN)$/u.test(first.likely ?? "") ||
    /^(?:as|more|less|most|too)$/u.test(first.lower)
  )
    return { from, form: "complement" };
  return null;
}

function opensPhrase({ likely, lower }: Token): boolean {
  return /^(?:DT|PRP\$|NN|NNS|JJ)$/u.test(likely ?? "") || /^(?:what|how)$/u.test(lower);
}

/** Adverbs stay before the blank, but those that belong to what follows don't. */
function skipAdverbs(tokens: readonly Token[], from: number): number {
  let at = from;
  while (
    tokens[at]?.likely === "RB" &&
    !/^(?:not|n't|n’t|never|as|so|too|more|less|most|least|very|hardly|rarely)$/u.test(
      tokens[at]?.lower ?? "",
    )
  )
    at++;
  return at;
}

function candidateAt(
  sentence: Sentence,
  { start, opener, subject }: Clause,
  { from, form }: Start,
): BlankCandidate | null {
  const end = endOfClause(sentence, from);
  if (end === null) return null;
  const tokens = sentence.tokens.slice(from, end);
  const count = tokens.filter(({ text }) => /[\p{L}\d]/u.test(text)).length;
  if (count < WORDS.least || count > WORDS.most) return null;
  if (tokens.at(-1)!.end - tokens[0]!.start < LEAST_CHARACTERS) return null;
  if (hasSecondVerb(tokens)) return null;
  // "those are a rested body": a phrase is in the singular
  if (form === "noun phrase" && subject.as !== "it") return null;
  return { sentence, tokens, form, subject, opener, before: sentence.tokens.slice(start, from) };
}

/** Whether a finite verb stands in a blank without a clause of its own: then the blank was not read rightly. */
function hasSecondVerb(tokens: readonly Token[]): boolean {
  // "letting customers decide"
  let isOpen = CAUSATIVE.test(tokens[0]?.lower ?? "");
  for (const { likely, lower } of tokens.slice(1)) {
    if (SUBORDINATOR.test(lower)) isOpen = true;
    if (lower === "and" || lower === "or") isOpen = true;
    if (/^(?:VBZ|VBP|VBD|MD)$/u.test(likely ?? "") && !isOpen) return true;
  }
  return false;
}

const CAUSATIVE = /^(?:let|mak|help|hav|see|watch|hear)(?:e|es|s|ing|ting)?$/u;
const SUBORDINATOR =
  /^(?:that|which|who|whom|whose|what|when|where|how|why|because|if|as|than|while|whether|until|we|they|you|it|us|them)$/u;
