/** What can be asked of a clause: words whose form is to be found, a word that is to be added, or both. */
import { addedReason, isAddable } from "./added.ts";
import { changesIn, type Change } from "./changes.ts";
import { grammarWith } from "./grammar.ts";
import { canBeRead, ordersOf, type Reading } from "./orders.ts";
import type { Piece } from "./pieces.ts";
import { windowsOf, type Window } from "./windows.ts";
import { addedReadings } from "./words.ts";
import type { Sentence } from "@pulda/english";

/** A clause to be written, of which one answer alone is right. */
export interface Ask extends Window {
  readonly changes: readonly Change[];
  readonly added: Added | null;
  /** What is given, in the order of the text. */
  readonly given: readonly Given[];
  /** What it asks of a learner; higher is more. */
  readonly worth: number;
}

interface Added {
  readonly word: string;
  /** In Korean, why it is needed. */
  readonly why: string;
}

interface Given {
  /** An adverb before the word, with a space; or "". */
  readonly lead: string;
  readonly text: string;
  /** Whether it is to be put into another form. */
  readonly isChanged: boolean;
}

/** From this level on two things are asked at once. */
const TWO_FROM = 4;
/** Fewer pieces ask nothing, however long they are. */
const LEAST_GIVEN = 5;

const cache = new WeakMap<Sentence, readonly Ask[]>();

/**
 * What can be asked of a sentence's clauses at a level, in the order of the text. Each has one answer: no other order of
 * the pieces, form of the marked words, or word to be added makes a clause there.
 * @param level 1–5
 * @example asksIn(sentence, 3)[0]?.given.map(({ text }) => text) // ["that", "he", "had", "see", "in a window"]
 */
export function asksIn(sentence: Sentence, level: number): Ask[] {
  let asks = cache.get(sentence);
  if (!asks) cache.set(sentence, (asks = windowsOf(sentence).flatMap(asksOf)));
  const most = level >= TWO_FROM ? 2 : 1;
  return asks.filter(({ changes, added }) => changes.length + (added ? 1 : 0) <= most);
}

function asksOf(window: Window): Ask[] {
  const changes = changesIn(window);
  const one = changes.map((change) => [change]);
  const two = changes.flatMap((change, at) => changes.slice(at + 1).map((next) => [change, next]));
  const addable = window.pieces.flatMap((piece, at) => (isAddable(piece) ? [at] : []));
  return [
    ...[...one, ...two].map((set) => askOf(window, set, null)),
    ...addable.flatMap((at) => [[], ...one].map((set) => askOf(window, set, at))),
  ].filter((ask) => ask !== null);
}

function askOf(window: Window, changes: readonly Change[], addedAt: number | null): Ask | null {
  const { pieces } = window;
  const shown = pieces.map((piece, at) => changes.find((one) => one.at === at)?.shown ?? piece);
  const why = addedAt === null ? null : addedReason(window, addedAt);
  if (
    pieces.length - (addedAt === null ? 0 : 1) < LEAST_GIVEN ||
    (addedAt !== null && why === null)
  )
    return null;
  if (!hasOneAnswer(window, shown, changes, addedAt)) return null;
  const given = shown.flatMap((piece, at) =>
    at === addedAt
      ? []
      : [
          {
            lead: piece.lead,
            text: piece.text.slice(piece.lead.length),
            isChanged: changes.some((change) => change.at === at),
          },
        ],
  );
  if (new Set(given.map(({ text }) => text)).size < given.length) return null;
  const word = addedAt === null ? "" : (pieces[addedAt]?.text ?? "");
  return {
    ...window,
    changes,
    added: why === null ? null : { word, why },
    given,
    worth: worthOf(window, changes, addedAt),
  };
}

/** Whether the words of the text are the only answer; where a word is added, that there is none without it. */
function hasOneAnswer(
  window: Window,
  shown: readonly Piece[],
  changes: readonly Change[],
  addedAt: number | null,
): boolean {
  const { pieces, constructions } = window;
  const grammar = grammarWith(constructions);
  // a marked verb is no finite one: its tense would be a choice
  const right = pieces.map(({ text }, at) =>
    changes.some((change) => change.at === at)
      ? shown[at]!.readings.filter((one) => one.text === text && isNonFinite(one))
      : shown[at]!.readings,
  );
  if (!canBeRead(right, window.categories, grammar)) return false;
  // without its first word a clause may be of any kind
  const categories = addedAt === 0 ? [...window.categories, ...ANY] : window.categories;
  const given: (readonly Reading[])[] = shown.flatMap(({ readings }, at) =>
    at === addedAt ? [] : [readings],
  );
  if (addedAt !== null && ordersOf(given, categories, grammar).length > 0) return false;
  const orders = ordersOf(addedAt === null ? given : [...given, ADDED], categories, grammar);
  return orders.length === 1 && orders[0] === pieces.map(({ text }) => text).join(" ");
}

const isNonFinite = ({ category }: Reading): boolean => !/\.[sp]$/u.test(category);

const ADDED = addedReadings();
/** What may stand behind a verb, a noun or an adjective. */
const ANY = ["VP.t", "OBJ.t", "QUEST", "THATS", "OBJ", "VP.g", "VA", "ADJ", "CS", "PP", "PPV"];

/** Longer clauses of more pieces ask more, and so does a word that opens nothing. */
function worthOf(
  { pieces, words, constructions }: Window,
  changes: readonly Change[],
  addedAt: number | null,
): number {
  return (
    pieces.length / 2 +
    words / 5 +
    constructions.length / 2 +
    changes.length +
    (addedAt === null ? 0 : addedAt === 0 ? 0.5 : 1)
  );
}
