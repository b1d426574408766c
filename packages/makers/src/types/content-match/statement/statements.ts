/** Statements: what a sentence says in other words, true or with one relation reversed round. */
import { analyse, proofread, type Analysis, type Sentence, type Token } from "@pulda/english";
import { countWords } from "@pulda/question";
import type { Random } from "../../../shared/random.ts";
import { propositionsOf, type Proposition } from "../../../shared/clause/propositions.ts";
import { differenceOf } from "./difference.ts";
import { framesOf, reversedFrames, type Frame } from "./frames.ts";
import { wordReversalsOf } from "./opposites.ts";
import { printed, type Rewording } from "../../../shared/clause/print.ts";
import type { Person } from "../../../shared/person.ts";
import { namedIn } from "../../../shared/clause/references.ts";
import { isVerbRewording, lemmaOf, rewordingsOf } from "./reword.ts";
import type { Reversal } from "./reversal.ts";

export interface Statement {
  readonly sentence: {
    readonly index: number;
    readonly start: number;
    readonly end: number;
    readonly text: string;
  };
  readonly text: string;
  /** Another sentence without which it is neither true nor false: of two dates the other one. */
  readonly also?: Sentence;
  /** Null where it is true. */
  readonly reversal: Reversal | null;
  /** 0–1: how well it restates: much changed, of a usual length. */
  readonly worth: number;
}

export interface StatementContext {
  readonly analysis: Analysis;
  readonly person: Person | null;
  readonly random: Random;
}

const WORDS = { least: 6, most: 22 } as const;
const LEAST_DIFFERENCE = 0.4;
/** In a life, where sentences are taken apart and each part has its own subject, less is enough. */
const LEAST_OF_LIFE = 0.3;
const LONGEST_RUN = 5;
/** So many words of a statement are replaced at most; more read like a thesaurus. */
const MOST_REWORDINGS = 4;
/** So many sets of rewordings are tried for a frame. */
const TRIES = 6;

/** The statements of a sentence. */
export function statementsOf(sentence: Sentence, context: StatementContext): Statement[] {
  const found: Statement[] = [];
  for (const proposition of propositionsOf(sentence)) {
    const rewordings = rewordingsIn(proposition);
    const main = proposition.clause.tokens[proposition.clause.verb.main]!;
    const verbs = rewordings.filter(isVerbRewording).filter(({ verb }) => verb === main);
    const frames = [...framesOf(proposition, verbs), ...reversedFrames(proposition)];
    for (const frame of frames) {
      if (frame.reversal === null)
        for (const { rewording, reversal } of wordReversalsOf(proposition.clause, sentence))
          add(found, { ...frame, reversal }, sentence, context, rewordings, rewording);
      add(found, frame, sentence, context, rewordings, null);
    }
  }
  return found;
}

function rewordingsIn({ clause, joined, sentence, front }: Proposition): Rewording[] {
  return [clause, ...(joined ? [joined.clause] : [])].flatMap((one) => {
    const head =
      one.subjectNoun && !one.subjectNoun.isPronoun ? one.tokens[one.subjectNoun.head] : undefined;
    const subject =
      head && one.subjectNoun ? { lemma: lemmaOf(head), isPlural: one.subjectNoun.isPlural } : null;
    return rewordingsOf(
      one === clause ? [...one.tokens, ...front] : one.tokens,
      sentence,
      one.tokens[one.verb.main]!,
      subject,
    );
  });
}

function add(
  found: Statement[],
  frame: Frame,
  sentence: Sentence,
  { analysis, person, random }: StatementContext,
  rewordings: readonly Rewording[],
  reversed: Rewording | null,
): void {
  const named = namedIn(frame.bits, sentence, analysis, person);
  if (!named) return;
  const fixed = reversed ? [...named, reversed] : named;
  const present = new Set(frame.bits.filter((bit) => typeof bit !== "string"));
  const usable = rewordings.filter(
    ({ tokens }) => tokens.every((token) => present.has(token)) && isWhole(tokens, frame.bits),
  );
  let best: Statement | null = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const chosen = pick(random.shuffled(usable), fixed);
    const text = printed(frame.bits, [...fixed, ...chosen]);
    if (text === null) continue;
    const worth = worthOf(text, sentence.text, frame, person ? LEAST_OF_LIFE : LEAST_DIFFERENCE);
    if (worth === null || (best && best.worth >= worth)) continue;
    best = { sentence, text, reversal: frame.reversal, worth };
  }
  if (best && !isFaulty(best.text)) found.push(best);
}

function isWhole(tokens: readonly Token[], bits: Frame["bits"]): boolean {
  const at = bits.indexOf(tokens[0]!);
  return tokens.every((token, index) => bits[at + index] === token);
}

/** Rewordings that do not overlap with each other and with those that are fixed. */
function pick(rewordings: readonly Rewording[], fixed: readonly Rewording[]): Rewording[] {
  const taken = new Set(fixed.flatMap(({ tokens }) => tokens));
  const chosen: Rewording[] = [];
  for (const one of rewordings) {
    if (chosen.length >= MOST_REWORDINGS || one.tokens.some((token) => taken.has(token))) continue;
    for (const token of one.tokens) taken.add(token);
    chosen.push(one);
  }
  return chosen;
}

/** How well a text restates its source; null where it hardly does, or it is too short or too long. */
function worthOf(text: string, source: string, { changes }: Frame, least: number): number | null {
  const words = countWords(text);
  if (words < WORDS.least || words > WORDS.most) return null;
  const { share, run } = differenceOf(text, source);
  if (share < least || run > LONGEST_RUN) return null;
  const length = 1 - Math.min(1, Math.abs(words - 12) / 12);
  return Math.min(1, share) * 0.6 + length * 0.2 + Math.min(2, changes.length) * 0.1;
}

/** Whether a text has a mistake that our proofreader sees. */
function isFaulty(text: string): boolean {
  const analysis = analyse(text);
  return (
    analysis.sentences.length !== 1 ||
    [...proofread(analysis)].length > 0 ||
    /\b(\w+) \1\b/iu.test(text)
  );
}
