/** Chooses four aspects that a text tells, in its order, and one that it does not tell. */
import type { Span } from "@pulda/question";
import type { Random } from "../../shared/random.ts";
import type { Aspect, Told } from "./aspect.ts";
import type { Subject } from "./subject.ts";

export const OPTION_COUNT = 5;

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
/** So many options may be of the kind that stands under a heading. */
const MOST_PLAIN = 2;

/** The aspects that a text surely tells, by where it tells them. */
export function toldIn(pieces: readonly Piece[], subject: Subject): Told[] {
  return subject.aspects
    .flatMap((aspect): Told[] => {
      for (const piece of pieces) {
        if (!subject.speaksOfIt(piece.text)) continue;
        const found = aspect.told.exec(piece.text);
        if (found) return [{ aspect, sentence: piece, at: piece.start + found.index }];
      }
      return [];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** The aspects that a text surely does not tell, though it might. */
export function untoldIn(text: string, { aspects }: Subject, random: Random): Aspect[] {
  return random.shuffled(
    aspects.filter(({ hint, near }) => near?.test(text) === true && !hint.test(text)),
  );
}

/**
 * Four of the told, spread over the text, with an untold one at a place; null where there are not four of them.
 */
export function choose(
  told: readonly Told[],
  untold: Aspect,
  { random, key }: { readonly random: Random; readonly key: number },
): Chosen | null {
  const chosen: Told[] = [];
  for (const one of random.shuffled(told)) {
    if (chosen.length === OPTION_COUNT - 1) break;
    if (chosen.some((other) => other.at === one.at || excludes(other.aspect, one.aspect))) continue;
    if (one.aspect.isPlain && chosen.filter(({ aspect }) => aspect.isPlain).length >= MOST_PLAIN)
      continue;
    const sameSentence = chosen.filter(({ sentence }) => sentence.index === one.sentence.index);
    if (sameSentence.length < MOST_OF_SENTENCE) chosen.push(one);
  }
  if (chosen.length < OPTION_COUNT - 1) return null;
  return { told: chosen.toSorted((a, b) => a.at - b.at), untold, key };
}

const excludes = (one: Aspect, other: Aspect): boolean =>
  one.notBeside === other.id || other.notBeside === one.id;
