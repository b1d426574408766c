/** Chooses four aspects that a text tells, in its order, and one that it does not tell. */
import type { Span } from "@pulda/question";
import type { MakeOrder } from "../../maker.ts";
import type { Random } from "../../shared/random.ts";
import type { Aspect, Told } from "./aspect.ts";
import type { Subject } from "./subject.ts";

const OPTION_COUNT = 5;

/** A sentence or a line of a text. */
export interface Piece extends Span {
  readonly index: number;
  readonly text: string;
}

/** The four that are told, in the order of the text, and the key among them. */
export interface Chosen {
  readonly told: readonly Told[];
  readonly untold: Aspect;
  /** From 1. */
  readonly key: number;
}

/** So many options may be told by one sentence. */
const MOST_OF_SENTENCE = 2;
/** So many options may be of those that stand under a heading. */
const MOST_PLAIN = 2;
/** From the first to the last option they run through so much of a text. */
const LEAST_SPREAD = 0.4;
/** Farther than any draw. */
const FAR = 1000;

/** The aspects that a text surely tells, by where it tells them. */
export function toldIn(pieces: readonly Piece[], subject: Subject): Told[] {
  const readings = pieces.map((piece, at) => ({
    piece,
    ...subject.read(piece.text, pieces[at - 1]?.text ?? null),
  }));
  return subject.aspects
    .flatMap((aspect): Told[] => {
      for (const { piece, text, sureTo } of readings) {
        const found = aspect.told.exec(text);
        if (found && found.index < sureTo)
          return [{ aspect, sentence: piece, at: piece.start + found.index }];
      }
      return [];
    })
    .toSorted((a, b) => a.at - b.at);
}

/**
 * The aspects that a text surely does not tell, though it might: first those that the exam has asked for least, drawn by
 * their weights.
 */
export function untoldIn(
  text: string,
  { aspects }: Subject,
  { random, timesTested }: Pick<MakeOrder, "random" | "timesTested">,
): Aspect[] {
  // the shortest of such times is that of an aspect as often as its weight says
  const drawn = ({ weight = 1 }: Aspect): number => -Math.log(1 - random.next()) / weight;
  return aspects
    .filter(({ hint, near }) => near?.test(text) === true && !hint.test(text))
    .map((aspect) => ({ aspect, rank: FAR * timesTested(aspect.id) + drawn(aspect) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ aspect }) => aspect);
}

/**
 * Four of the told, spread over the text, with an untold one at a place; null where no four of them can stand together.
 * @param length the number of pieces of the text
 */
export function choose(
  told: readonly Told[],
  untold: Aspect,
  {
    random,
    key,
    length,
  }: { readonly random: Random; readonly key: number; readonly length: number },
): Chosen | null {
  const chosen: Told[] = [];
  for (const one of random.shuffled(told))
    if (chosen.length < OPTION_COUNT - 1 && isFree(one, chosen, untold)) chosen.push(one);
  if (chosen.length < OPTION_COUNT - 1 || !isSpread(chosen, length)) return null;
  return { told: chosen.toSorted((a, b) => a.at - b.at), untold, key };
}

/** Whether an aspect can be printed beside others and the key. */
function isFree(one: Told, others: readonly Told[], untold: Aspect): boolean {
  const beside = [untold, ...others.map(({ aspect }) => aspect)];
  if (beside.some((aspect) => excludes(aspect, one.aspect))) return false;
  if (one.aspect.isPlain && beside.filter(({ isPlain }) => isPlain).length >= MOST_PLAIN)
    return false;
  const ofSentence = others.filter(({ sentence }) => sentence.index === one.sentence.index);
  return ofSentence.length < MOST_OF_SENTENCE;
}

const excludes = (one: Aspect, other: Aspect): boolean =>
  one.notBeside === other.id || other.notBeside === one.id;

/** Whether a reader has to read more than the beginning, or the end, of a text. */
function isSpread(chosen: readonly Told[], length: number): boolean {
  const indices = chosen.map(({ sentence }) => sentence.index);
  return Math.max(...indices) - Math.min(...indices) >= LEAST_SPREAD * length;
}
