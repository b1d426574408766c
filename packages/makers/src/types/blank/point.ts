/** Which candidates for a blank say the point of the text, and can be blanked at all. */
import {
  claimsWith,
  discourseOf,
  isContent,
  stemOf,
  type Sentence,
  type SentenceRole,
  type Token,
} from "@pulda/english";
import type { Source } from "../../maker.ts";
import type { Excerpt } from "../../shared/excerpt.ts";
import { blankCandidates, type BlankCandidate } from "./candidate.ts";

/** A candidate with how well it says the point. */
export interface BlankPoint extends BlankCandidate {
  readonly role: SentenceRole;
  /** Higher is better; only for ordering. */
  readonly worth: number;
}

/** Sentences that show or tell; what they say is no point of a text. */
const NO_POINT = /^(?:example|report)$/u;
/** What the writer only grants, or takes from others. */
const GRANTED =
  /^(?:Of course|Admittedly|It is true|Granted|Critics|Some|Many|Most|At first|Perhaps|Nor|Suppose|Imagine|Not only|Early)\b|\b(?:tempting|critics|is said to|might think|at first glance|supposed|assumed|sign up|welcome|if you|you agree|refund|also)\b|^(?:One|Another|First|Second|Third|Finally|Next|Then)\b/iu;
/** Clauses that say a condition or a concession. */
const SUBORDINATE =
  /^(?:if|when|although|though|whether|while|unless|once|until|before|after|since|as|how|why|where|which|who|whom|whose|than|what)$/u;
const NEGATIVE =
  /^(?:not|n't|n’t|never|no|none|nor|hardly|rarely|seldom|neither|nothing|nobody|few|little|without|cannot)$/u;
/** Words that point at something; what they point at would tell the options apart. */
const POINTING =
  /^(?:it|this|these|those|them|they|he|she|his|her|him|hers|such|one|ones|other|others|another|both|either|same|so|there|here|former|latter|do|does|did|i|my|me|again|too|also|its|their|itself|themselves)$/u;

/** "It is true that …", "this means that …": what is said comes behind. */
const SAYS_NOTHING =
  /^(?:true|clear|likely|possible|certain|obvious|said|means?|shows?|suggests?|explains?|implies|tells?)$/u;

/** "face a serious problem": what it is comes behind. */
const PROMISES = /^(?:problem|reason|question|difference|advantage|danger|example|answer)s?$/u;

/** The least generality of a sentence whose point is asked for. */
const LEAST_GENERALITY = { turning: 0.3, other: 0.5 } as const;
const TURNING_ROLES = /^(?:turn|conclusion|contrast)$/u;
/** "The explanation is that …" */
const BE_THAT = /\b(?:is|means|shows|suggests) that\b/u;
/** How much of a blank may stand elsewhere in the text: more is found by looking. */
const MOST_RECURRING = 0.67;

/** The candidates of an excerpt whose blank asks for its point, the best first. */
export function pointsOf(source: Source, { sentences }: Excerpt): BlankPoint[] {
  const roles = new Map(discourseOf(source.analysis).map((one) => [one.sentence.index, one]));
  const found = sentences.flatMap((sentence, at) => {
    const role = roles.get(sentence.index);
    if (!role || !speaksForText(role, at, sentences.length)) return [];
    return blankCandidates(sentence)
      .filter(isWhole)
      .filter((candidate) => !recurs(candidate, sentences))
      .map((candidate) => ({
        ...candidate,
        role,
        worth: worthOf(candidate, role, at, sentences.length),
      }));
  });
  return found.toSorted((a, b) => b.worth - a.worth || a.tokens[0]!.start - b.tokens[0]!.start);
}

function speaksForText(role: SentenceRole, at: number, count: number): boolean {
  if (at === 0 || GRANTED.test(role.sentence.text)) return false;
  if (role.generality < LEAST_GENERALITY[TURNING_ROLES.test(role.role) ? "turning" : "other"])
    return false;
  if (role.role === "background") return at >= count / 2 && BE_THAT.test(role.sentence.text);
  // what only goes on explaining is a detail
  if (role.role === "reason" && role.cues.length === 0) return false;
  return !NO_POINT.test(role.role) || (at >= count - 2 && role.role !== "report");
}

/** Whether a blank understands itself, and its clause says yes. */
function isWhole({ sentence, tokens, before, opener, subject, form }: BlankCandidate): boolean {
  if (SUBORDINATE.test(opener) || before.some(({ lower }) => lower === "you")) return false;
  // "a student prepares for an exam": one person in a scene
  if (subject.as === null && form === "present") return false;
  if (before.at(-1)?.lower === "only" || sentence.text.includes("(")) return false;
  if (isNegated(before) || NEGATIVE.test(tokens[0]!.lower)) return false;
  if (tokens.filter(isContent).length < 2) return false;
  if (form === "noun phrase" && /^(?:true|clear|no)$/u.test(tokens[0]!.lower)) return false;
  if (
    tokens.slice(1, 4).some(({ lower }) => lower === "that") &&
    SAYS_NOTHING.test(tokens[0]!.lower)
  )
    return false;
  if (PROMISES.test(tokens.at(-1)!.lower) || !isGeneral(tokens)) return false;
  return tokens.every(
    (token) =>
      !isForeign(token) &&
      (!POINTING.test(token.lower) ||
        isOwn(token, subject.as) ||
        isNear(token, sentence, tokens[0]!)),
  );
}

/** How often the words of a blank stand in claims: the mean of log(1 + n), and the fewest. */
const LEAST_GENERAL = { mean: 1.9, fewest: 0 } as const;

/** Whether the words of a blank are those of general claims: what is said of acorns has no distractors among claims. */
function isGeneral(tokens: readonly Token[]): boolean {
  const counts = tokens.filter(isContent).map(({ lower }) => claimsWith(lower));
  const mean = counts.reduce((sum, count) => sum + Math.log(1 + count), 0) / counts.length;
  return mean >= LEAST_GENERAL.mean && Math.min(...counts) >= LEAST_GENERAL.fewest;
}

/** Whether a clause says no: its subject ("no one"), or right before the blank; in "not this but that" the second is meant. */
function isNegated(before: readonly Token[]): boolean {
  const near = before.slice(-3);
  const at = near.findLastIndex(({ lower }) => NEGATIVE.test(lower));
  const isTurned = near.slice(at + 1).some(({ lower }) => lower === "but" || lower === "than");
  return (at >= 0 && !isTurned) || NEGATIVE.test(before[0]?.lower ?? "");
}

/** Whether a pronoun stands for persons or things of its own sentence before the blank. */
function isNear({ lower }: Token, { tokens }: Sentence, first: Token): boolean {
  if (!/^(?:them|their)$/u.test(lower)) return false;
  return tokens
    .slice(0, first.index)
    .some(({ likely, lower: word }) => likely === "NNS" || word === "people");
}

/** Names, numbers and marks, which no claim of the bank has. */
function isForeign({ text, likely }: Token): boolean {
  return !/^[a-z][a-z'’-]*$/u.test(text) || likely === "NNP" || likely === "CD";
}

/** Whether a pronoun speaks of the clause's subject, as it does in the options. */
function isOwn({ lower }: Token, subject: BlankCandidate["subject"]["as"]): boolean {
  if (subject === "it") return /^(?:its?|itself)$/u.test(lower);
  if (subject === "they") return /^(?:they|them|their|themselves)$/u.test(lower);
  return false;
}

/** Whether most of a blank's words stand elsewhere in the text. */
function recurs(
  { tokens, sentence }: BlankCandidate,
  sentences: readonly { tokens: readonly Token[] }[],
): boolean {
  const others = new Set(
    sentences
      .filter((other) => other !== sentence)
      .flatMap((other) => other.tokens.filter(isContent).map(({ text }) => stemOf(text))),
  );
  const own = tokens.filter(isContent);
  const again = own.filter(({ text }) => others.has(stemOf(text))).length;
  return again / own.length > MOST_RECURRING;
}

function worthOf(candidate: BlankCandidate, role: SentenceRole, at: number, count: number): number {
  const { claim, conclusion, turn, contrast, reason } = role.scores;
  const isLast = at === count - 1;
  const endsSentence = candidate.tokens.at(-1)!.index >= candidate.sentence.tokens.length - 2;
  return (
    Math.max(claim, 0) * 0.6 +
    Math.max(conclusion, turn * 0.8, contrast * 0.5, reason * 0.6, 0) +
    role.generality +
    role.centrality +
    (role.role === "background" ? -1.5 : 0) +
    // what is only a reason for something else is not the point
    (/^(?:for|because)$/u.test(candidate.opener) ? -1.5 : 0) +
    (isLast ? 1 : 0) +
    (endsSentence ? 0.5 : 0) +
    (candidate.tokens.length >= 5 ? 0.5 : 0)
  );
}
