/** The clause around a verb: its opening, its subject, and where it ends. */
import { singularOf, type ClaimSubject, type Sentence, type Token } from "@pulda/english";

/** The subject of a clause, as far as a claim about it has to know. */
export interface ClauseSubject {
  /** Which pronoun would stand for it; null for a single person, for whom no pronoun is certain. */
  readonly as: ClaimSubject | null;
  /** The lemma of its head noun, then those of the other nouns in it; none for a pronoun. */
  readonly nouns: readonly string[];
  /** Whether it is "it", "this" or "they", which stand for an earlier noun. */
  readonly isPronoun: boolean;
}

export interface Clause {
  /** The index of its first token. */
  readonly start: number;
  /** The word that opens it ("because"), in lower case; empty for a main clause. */
  readonly opener: string;
  readonly subject: ClauseSubject;
}

const OPENERS =
  /^(?:because|if|when|although|though|whether|while|unless|once|whereas|until|before|after|since|as|how|why|where|that|which|who|whom|whose|what|than|so|for|and|but|yet|or)$/u;
const STOPS = /^[,;:"“”()—–]$/u;
const FINITE = /^(?:VBZ|VBP|VBD|MD)$/u;
const RELATIVE = /^(?:that|which|who|whom|whose|where)$/u;

/**
 * The clause whose finite verb (or modal verb) stands at an index; null where its subject is not a plain one.
 * @param at the index of the verb in its sentence
 */
export function clauseOf(sentence: Sentence, at: number): Clause | null {
  const { tokens } = sentence;
  const start = startOf(tokens, at);
  if (start === null) return null;
  const opener = tokens[start - 1];
  if (isRelative(tokens, start - 1)) return null;
  if (start >= at) return isJoined(tokens, start) ? clauseBefore(sentence, start - 2) : null;
  const subject = subjectIn(tokens.slice(start, at), tokens[at]!);
  if (!subject) return null;
  return { start, opener: opener && OPENERS.test(opener.lower) ? opener.lower : "", subject };
}

/** "an effect that …": a pronoun right behind a noun; which verb belongs to its clause is not certain. */
function isRelative(tokens: readonly Token[], at: number): boolean {
  return RELATIVE.test(tokens[at]?.lower ?? "") && (tokens[at - 1]?.likely ?? "").startsWith("NN");
}

/** Whether a verb is joined to one before it: "know what it is and are ready". */
function isJoined(tokens: readonly Token[], at: number): boolean {
  return /^(?:and|but|or)$/u.test(tokens[at - 1]?.lower ?? "");
}

/** The clause of the last finite verb of a main clause before an index: the one whose subject is the first. */
function clauseBefore(sentence: Sentence, until: number): Clause | null {
  for (const { likely, index } of sentence.tokens.slice(0, until + 1))
    if (/^(?:VBZ|VBP|VBD|MD)$/u.test(likely ?? "")) {
      const clause = clauseOf(sentence, index);
      if (clause) return clause;
    }
  return null;
}

/** Where the clause of a verb begins: it passes over a relative clause that belongs to the subject. */
function startOf(tokens: readonly Token[], at: number): number | null {
  /** Finite verbs of relative clauses whose pronoun has not been met yet, going backwards. */
  let open = 0;
  for (let index = at - 1; index >= 0; index--) {
    const { lower, text, likely } = tokens[index]!;
    if (FINITE.test(likely ?? "")) open++;
    else if (open > 0 && RELATIVE.test(lower)) open--;
    else if (STOPS.test(text)) return open === 0 ? afterOpener(tokens, index + 1) : null;
    else if (open === 0 && OPENERS.test(lower) && !joinsNouns(tokens, index)) return index + 1;
  }
  return open === 0 ? afterOpener(tokens, 0) : null;
}

function afterOpener(tokens: readonly Token[], from: number): number {
  const first = tokens[from];
  return first && OPENERS.test(first.lower) && first.lower !== "that" && first.lower !== "what"
    ? from + 1
    : from;
}

/** "bread and butter": a conjunction between nouns opens no clause. */
function joinsNouns(tokens: readonly Token[], at: number): boolean {
  return (
    /^(?:and|or)$/u.test(tokens[at]?.lower ?? "") && (tokens[at - 1]?.likely ?? "").startsWith("NN")
  );
}

const PERSON_NOUN =
  /^(?:man|woman|boy|girl|child|student|teacher|parent|person|mother|father|reader|writer|speaker|listener|driver|doctor|patient|customer|buyer|seller|player|artist|scientist|painter|learner|viewer|visitor|traveler|adult|worker|leader|friend|expert|debtor|citizen|member|singer|owner|user|author|poet|composer|judge|king|nurse|manager|director|researcher|historian|economist)$/u;

const MODIFIER = /^(?:DT|PDT|JJ|JJR|JJS|PRP\$|RB|RBS|RBR|VBN|VBG|CD)$/u;

/** The subject in the tokens between a clause's start and its verb. */
function subjectIn(before: readonly Token[], verb: Token): ClauseSubject | null {
  let at = 0;
  while (/^(?:RB|CC)$/u.test(before[at]?.likely ?? "") && before[at]?.lower !== "there") at++;
  const first = before[at];
  if (!first) return null;
  const pronoun = pronounSubject(first.lower);
  if (pronoun) return before.slice(at + 1).every(isAdverb) ? pronoun : null;
  if (first.lower === "those") return { as: "they", nouns: ["person"], isPronoun: false };
  if (
    /^(?:there|he|she|i|who|which|that|nobody|none|nothing|neither|no|few|little)$/u.test(
      first.lower,
    )
  )
    return null;
  if (first.likely === "VBG" || /^(?:what|how|to)$/u.test(first.lower))
    return { as: "it", nouns: [], isPronoun: false };
  while (before[at]?.lower === "such" || MODIFIER.test(before[at]?.likely ?? "")) at++;
  let head: Token | undefined;
  while (before[at]?.likely?.startsWith("NN")) head = before[at++];
  // a word at the beginning of a sentence may be taken for a name
  if (!head || (head.index > 0 && head.likely?.startsWith("NNP"))) return null;
  // "lighting and cleaning" is no one thing
  if (before[at]?.lower === "and" || before[at]?.lower === "or") return null;
  const plural = isPlural(head, verb);
  const nouns = [singularOf(head.lower), ...nounsIn(before.slice(at))];
  const isOnePerson = !plural && PERSON_NOUN.test(nouns[0]!);
  return { as: isOnePerson ? null : plural ? "they" : "it", nouns, isPronoun: false };
}

/** The nouns of a longer subject: "the order of the line", "what gives a promise its force". */
function nounsIn(rest: readonly Token[]): string[] {
  return rest
    .filter(({ likely, tag }) => /^NNS?$/u.test(likely ?? "") && tag !== null)
    .map(({ lower }) => singularOf(lower));
}

function isAdverb({ likely }: Token): boolean {
  return likely === "RB";
}

function isPlural(head: Token, verb: Token): boolean {
  if (verb.likely === "VBZ" || verb.lower === "was" || verb.lower === "has") return false;
  if (verb.likely === "VBP" || verb.lower === "are" || verb.lower === "were") return true;
  return /^NNP?S$/u.test(head.likely ?? "") || singularOf(head.lower) !== head.lower;
}

function pronounSubject(word: string): ClauseSubject | null {
  switch (word) {
    case "we":
      return { as: "we", nouns: ["person"], isPronoun: false };
    case "you":
      return { as: "you", nouns: ["person"], isPronoun: false };
    case "it":
    case "this":
      return { as: "it", nouns: [], isPronoun: true };
    case "they":
    case "these":
      return { as: "they", nouns: [], isPronoun: true };
    default:
      return null;
  }
}

/** Opens another clause behind a comma, so that what stands before it is complete. */
const GOES_ON =
  /^(?:and|but|yet|so|while|whereas|because|although|though|for|since|as|if|when|until|unless|even|not)$/u;

/**
 * The index after the last token of the clause's predicate; null where it does not end at a full stop, a semicolon or
 * before another clause.
 */
export function endOfClause({ tokens }: Sentence, from: number): number | null {
  for (let at = from; at < tokens.length; at++) {
    const { text } = tokens[at]!;
    if (/^[.;!]$/u.test(text)) return at;
    if (text === ",") return GOES_ON.test(tokens[at + 1]?.lower ?? "") ? at : null;
    if (/^[:?"“”()—–‘…]$/u.test(text) || text === "-") return null;
  }
  return null;
}
