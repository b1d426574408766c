/** Statements that can be offered as options, from a life or any other text. */
import type { Analysis, Sentence } from "@pulda/english";
import type { Span } from "@pulda/question";
import type { Random } from "../../shared/random.ts";
import { retagged } from "../../shared/clause/retag.ts";
import { lifeStatements } from "./life/life-statements.ts";
import { personOf } from "../../shared/person.ts";
import { statementsOf } from "./statement/statements.ts";
import type { Reversal } from "./statement/reversal.ts";

/** A statement about a part of the text. */
export interface Offered {
  readonly text: string;
  /** What it restates, or reverses. */
  readonly span: Span;
  /** Another part of the text without which it cannot be judged; null where there is none. */
  readonly also: Span | null;
  /** The text there. */
  readonly source: string;
  /** Null where it is true. */
  readonly reversal: Reversal | null;
  /** 0–1. */
  readonly worth: number;
}

/** What points to a time that is not told, and doubled denials. */
const VAGUE =
  /\b(?:earlier|later|before|then)\.$|\bat no time\b|\bdid not (?:stop|discontinue)\b|\bmale partner\b|\bmany times\b|\bon many occasions\b|\bruling body\b/u;
/** Of so many sentences something else is told, and none need be told word by word. */
const ENOUGH = 6;
/** A sentence of which single words are exchanged is worth less than one told anew. */
const WORD_BY_WORD = 0.6;

/** Statements that are right and easy, or tell little. */
const PLAIN =
  /\b(?:goes on for|takes? place on|starts twice|in order to take part in the|gather at|gather in|get a chance to|is over before|does not begin until|There is no need for|place of birth was|was the place where|was born lies|The test was)\b/u;
const PLAIN_WORTH = 0.6;

const worthOf = (text: string, worth: number): number =>
  PLAIN.test(text) ? Math.min(PLAIN_WORTH, worth) : worth;

/**
 * The statements about some sentences of a life, in their order; none of a text that is about no person. Of 114
 * other texts none gave five sentences that could surely be told in other words.
 */
export function offeredOfLife(
  analysis: Analysis,
  sentences: readonly Sentence[],
  random: Random,
): Offered[] {
  const person = personOf(analysis);
  if (!person) return [];
  const settled = retagged(analysis, person.name);
  const wanted = new Set(sentences.map(({ index }) => index));
  const told = lifeStatements(settled, person).filter(
    ({ sentence, also }) => wanted.has(sentence.index) && (!also || wanted.has(also.index)),
  );
  const known = new Set(told.map(({ sentence }) => sentence.index));
  const statements = [
    ...told,
    // word by word only where nothing else is known of a sentence
    ...settled.sentences
      .filter(({ index }) => wanted.has(index) && !known.has(index) && known.size <= ENOUGH)
      .flatMap((sentence) => statementsOf(sentence, { analysis: settled, person, random }))
      .filter(({ text }) => !VAGUE.test(text))
      .map((one) => ({ ...one, worth: one.worth * WORD_BY_WORD })),
  ];
  return statements
    .map(({ sentence, also, text, reversal, worth }) => ({
      text,
      also: also ? { start: also.start, end: also.end } : null,
      span: { start: sentence.start, end: sentence.end },
      source: sentence.text,
      reversal,
      worth: worthOf(text, worth),
    }))
    .toSorted((a, b) => a.span.start - b.span.start);
}
