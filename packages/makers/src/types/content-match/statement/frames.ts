/** Frames: the orders in which a proposition can be told, true or with a relation reversed round. */
import type { Token } from "@pulda/english";
import type { Clause } from "../../../shared/clause/clause.ts";
import type { Proposition } from "../../../shared/clause/propositions.ts";
import { tagOf } from "../../../shared/clause/tags.ts";
import type { Bit } from "../../../shared/clause/print.ts";
import type { Reversal } from "./reversal.ts";
import { passiveOf, type Wording } from "./voice.ts";

type FrameChange = "reduced" | "moved" | "voice" | "joined";

export interface Frame {
  readonly bits: readonly Bit[];
  readonly changes: readonly FrameChange[];
  readonly reversal: Reversal | null;
}

const words = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(" ");

/** The tokens of a clause. */
function bitsOf(clause: Clause): Token[] {
  return clause.tokens.slice(clause.from, clause.to);
}

/**
 * True frames.
 * @param wordings other wordings of the clause's verb, for where its form changes
 */
export function* framesOf(
  proposition: Proposition,
  wordings: readonly Wording[],
): Generator<Frame> {
  const { clause, front, joined, isReduced } = proposition;
  const reduced: FrameChange[] = isReduced ? ["reduced"] : [];
  const active = bitsOf(clause);
  const passives = [null, ...wordings].flatMap((wording) => {
    const bits = passiveOf(clause, wording);
    return bits ? [bits] : [];
  });
  const mains: { bits: readonly Bit[]; changes: FrameChange[] }[] = [
    { bits: active, changes: [] },
    ...passives.map((bits) => ({ bits, changes: ["voice"] as FrameChange[] })),
  ];
  for (const main of mains) {
    const changes = [...reduced, ...main.changes];
    if (joined) {
      yield* joinedFrames(main.bits, proposition, changes);
      continue;
    }
    if (front.length === 0) {
      yield { bits: main.bits, changes, reversal: null };
      const moved = movedFront(clause, main.bits);
      if (moved && main.changes.length === 0)
        yield { bits: moved, changes: [...changes, "moved"], reversal: null };
      continue;
    }
    if (mayFollow(clause, front))
      yield { bits: [...main.bits, ...front], changes: [...changes, "moved"], reversal: null };
    else yield { bits: [...front, ",", ...main.bits], changes, reversal: null };
  }
}

/** Whether an opening adverbial can stand at the end of its clause. */
function mayFollow(clause: Clause, front: readonly Token[]): boolean {
  const [first] = front;
  if (!first || front.length > 9 || front.some(({ text }) => text === ",")) return false;
  if (
    !/^(?:in|on|at|during|after|before|throughout|from|by|for|around|within|until|since)$/u.test(
      first.lower,
    )
  )
    return false;
  return !clause.rest.some(({ kind }) => kind === "open");
}

/** A last phrase of time put first: "in 1936". */
function movedFront(clause: Clause, bits: readonly Bit[]): Bit[] | null {
  const last = clause.rest.at(-1);
  if (last?.kind !== "phrase" || clause.rest.length < 2) return null;
  const tokens = clause.tokens.slice(last.from, last.to);
  const isTime =
    /^(?:in|on|at|after|before|during|from|by|until|since)$/u.test(tokens[0]!.lower) &&
    tokens.some(
      (token) =>
        /^\d{4}s?$/u.test(token.text) ||
        /^(?:century|year|years|winter|summer|spring|autumn|war|night|morning|evening)$/u.test(
          token.lower,
        ),
    );
  return isTime ? [...tokens, ",", ...bits.slice(0, bits.length - tokens.length)] : null;
}

/** The main clause and the one that is joined to it, in each order that its link allows. */
function* joinedFrames(
  main: readonly Bit[],
  { joined, front }: Proposition,
  changes: FrameChange[],
): Generator<Frame> {
  const { link, clause: other, place } = joined!;
  if (front.length > 0) return;
  const own = main;
  const side = bitsOf(other);
  const joinedTo = (bits: readonly Bit[], isSwapped: boolean): Frame => ({
    bits,
    changes: [...changes, ...(isSwapped ? (["moved"] as const) : []), "joined"],
    reversal: null,
  });
  switch (link) {
    case "because":
      yield joinedTo([...own, "because", ...side], place === "front");
      yield joinedTo([...side, ",", "so", ...own], place === "back");
      return;
    case "so":
    case "for": {
      const [cause, effect] = link === "so" ? [own, side] : [side, own];
      yield joinedTo([...effect, "because", ...cause], link === "so");
      if (link === "for") yield joinedTo([...cause, ",", "so", ...effect], true);
      return;
    }
    case "although":
    case "though":
    case "even though":
      yield joinedTo([...side, ",", "but", ...own], place === "back");
      yield joinedTo([...own, "even though", ...side], place === "front");
      return;
    case "but":
    case "yet":
      yield joinedTo(["although", ...own, ",", ...side], false);
      yield joinedTo([...side, "although", ...own], true);
      return;
    case "before":
      yield joinedTo(
        place === "front" ? [...own, "before", ...side] : ["before", ...side, ",", ...own],
        true,
      );
      yield joinedTo([...side, "after", ...own], true);
      return;
    case "after":
      yield joinedTo(
        place === "front" ? [...own, "after", ...side] : ["after", ...side, ",", ...own],
        true,
      );
      yield joinedTo([...side, "before", ...own], true);
      return;
    case "when":
    case "if":
    case "once":
    case "even if":
    case "as long as":
    case "as soon as":
    case "unless":
      yield joinedTo(
        place === "front" ? [...own, link, ...side] : [link, ...side, ",", ...own],
        true,
      );
      return;
    case "while":
    case "whereas":
      yield joinedTo([...side, "while", ...own], true);
      return;
    default:
      return;
  }
}

/** Frames in which the relation of two clauses is reversed round. */
export function* reversedFrames({
  clause,
  front,
  joined,
  isReduced,
}: Proposition): Generator<Frame> {
  if (!joined || front.length > 0) return;
  const main = bitsOf(clause);
  const side = bitsOf(joined.clause);
  const changes: FrameChange[] = [...(isReduced ? (["reduced"] as const) : []), "joined"];
  const reversed = (
    bits: readonly Bit[],
    kind: Reversal["kind"],
    inText: string,
    inStatement: string,
  ): Frame => ({
    bits,
    changes,
    reversal: { kind, inText, inStatement },
  });
  const { link } = joined;
  if (/^(?:because|so|for)$/u.test(link)) {
    const [cause, effect] = link === "so" ? [main, side] : [side, main];
    yield reversed(
      [...cause, "because", ...effect],
      "cause",
      `${words(cause)} → ${words(effect)}`,
      `${words(effect)} → ${words(cause)}`,
    );
  }
  if (link === "before" || link === "after") {
    const [first, second] = link === "before" ? [main, side] : [side, main];
    yield reversed(
      [...second, "before", ...first],
      "order",
      `${words(first)} → ${words(second)}`,
      `${words(second)} → ${words(first)}`,
    );
    yield reversed(
      [...first, "after", ...second],
      "order",
      `${words(first)} → ${words(second)}`,
      `${words(second)} → ${words(first)}`,
    );
  }
  if (/^(?:whereas|while)$/u.test(link)) yield* exchanged(clause, joined.clause, changes);
}

/** What is said of one of two, said of the other: "the larger work draws us forward". */
function* exchanged(one: Clause, other: Clause, changes: readonly FrameChange[]): Generator<Frame> {
  if (
    !one.subjectNoun ||
    !other.subjectNoun ||
    one.subjectNoun.isPronoun ||
    other.subjectNoun.isPronoun
  )
    return;
  if (one.subjectNoun.isPlural !== other.subjectNoun.isPlural) return;
  const subjects = [one, other].map(({ tokens, subject }) =>
    tokens.slice(subject.from, subject.to),
  );
  const predicates = [one, other].map(({ tokens, subject, to }) => tokens.slice(subject.to, to));
  if (words(subjects[0]!).toLowerCase() === words(subjects[1]!).toLowerCase()) return;
  if (
    subjects.some((subject) =>
      /^(?:few|some|many|most|others|those|all|no|nothing|none|we|you)$/u.test(subject[0]!.lower),
    )
  )
    return;
  for (const at of [0, 1]) {
    const subject = subjects[1 - at]!;
    const finite = predicates[at]!.find((token) => /^(?:VBZ|VBP|VBD|MD)$/u.test(tagOf(token)));
    if (!finite) continue;
    yield {
      bits: [...subject, ...predicates[at]!],
      changes: [...changes, "reduced"],
      reversal: { kind: "contrast", inText: words(subjects[at]!), inStatement: words(subject) },
    };
  }
}
