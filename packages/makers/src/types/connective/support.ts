/** How surely two sides stand in a relation, from what both of them say. */
import {
  isContent,
  oppositionOf,
  relationSignsIn,
  stemOf,
  type FoundSign,
  type Relation,
  type SentenceRole,
} from "@pulda/english";
import type { ConnectiveCandidate } from "./candidates.ts";

/** A pair of sides with what speaks for relations between them. */
export interface Reading {
  readonly candidate: ConnectiveCandidate;
  readonly signs: readonly FoundSign[];
  readonly opposition: ReturnType<typeof oppositionOf>;
  /** How many content words both sides share. */
  readonly shared: number;
  /** 0–1, of the sentences of the two sides; see `generalityOf`. */
  readonly generality: readonly [before: number, after: number];
  /** 0–6, by which two sides read as opposed, whatever else they are. */
  readonly opposed: number;
}

/** Two things set against each other within one side: "not waste but housing", "is not the repairs themselves". */
const INNER_CONTRAST =
  /\bnot\b[^.;]{1,80}\bbut\b|\bless (?:an?|the|of|about|in)\b[^.;]{1,60}\bthan\b|\bnot so much\b|\brather than\b|\bfar from\b|\binstead of\b|, not [^.,;]{3,60}(?:[,.]|$)|\bis not the\b/u;

/**
 * Reads two sides for what relates them.
 * @param roleBefore of the sentence before; of its own where a semicolon parts the two
 */
export function readingOf(
  candidate: ConnectiveCandidate,
  roleBefore: SentenceRole | undefined,
  roleAfter: SentenceRole | undefined,
): Reading {
  const { before, after } = candidate;
  const signs = [
    ...relationSignsIn(before.text, "before"),
    ...relationSignsIn(after.text, "after"),
  ];
  const opposition = oppositionOf(before.tokens, after.tokens);
  const [first, own] = [before, after].map(
    ({ tokens }) => new Set(tokens.filter(isContent).map(({ text }) => stemOf(text))),
  );
  const reading = {
    candidate,
    signs,
    opposition,
    shared: [...(own ?? [])].filter((stem) => first?.has(stem)).length,
    generality: [roleBefore?.generality ?? 0.5, roleAfter?.generality ?? 0.5] as const,
  };
  return { ...reading, opposed: opposedBy(reading) };
}

/** The strongest weight of the signs of a relation on a side. */
export function weightOn(
  { signs }: Pick<Reading, "signs">,
  relation: Relation,
  side: "before" | "after",
): number {
  return Math.max(
    0,
    ...signs.map(({ sign }) =>
      sign.relation === relation && sign.side === side ? sign.weight : 0,
    ),
  );
}

export function hasSign({ signs }: Pick<Reading, "signs">, id: string): boolean {
  return signs.some(({ sign }) => sign.id === id);
}

/** Connectives that set two things side by side, and those that grant one thing and hold another. */
const JUXTAPOSING = /^(?:[bi][yn] contrast|on the other hand|conversely)$/iu;
const GRANTING = /^(?:nevertheless|nonetheless|still|even so|yet)$/iu;

export function isJuxtaposing({ text }: ConnectiveCandidate): boolean {
  return JUXTAPOSING.test(text);
}

/** Openings that set one case beside another when both sides have them: "For an adult …", "For a child …". */
const FRAME = /^(?:For|To|In|On|At|When|Where|If|With|Among|During)\b/u;

function opposedBy(reading: Omit<Reading, "opposed">): number {
  const { candidate, opposition } = reading;
  const { opposites, negation, tones } = opposition;
  const { before, after, text, start, place } = candidate;
  const frame = FRAME.exec(before.text)?.[0];
  const ahead = place === "inside" ? after.text.slice(0, start - after.start - 2).split(" ") : [];
  const isOtherSubject =
    ahead.length > 0 && ahead.length <= 4 && !FRAME.test(after.text) && !hasSign(reading, "later");
  const forms =
    ((hasSign(reading, "earlier") || hasSign(reading, "past")) && hasSign(reading, "later")
      ? 1
      : 0) +
    (hasSign(reading, "rule") && hasSign(reading, "exception") ? 1 : 0) +
    (frame !== undefined && frame === FRAME.exec(after.text)?.[0] ? 3 : 0) +
    // "Human beings, however, …": another subject, set against the first
    (isOtherSubject ? 2 : 0) +
    (GRANTING.test(text) && hasSign(reading, "admission") ? 1 : 0) +
    (/^What\b.{3,60}\b(?:is|are|was|were)\b/u.test(after.text) ? 1 : 0);
  const words =
    (opposites ? 2 : 0) +
    (negation ? 1 : 0) +
    (tones ? 1 : 0) +
    (hasInnerContrast(reading) ? 2 : 0);
  const signs = weightOn(reading, "contrast", "before") + weightOn(reading, "contrast", "after");
  // "many" and "danger" alone are found in any two sentences
  return weightOn(reading, "contrast", "before") < 2 && forms + words === 0
    ? Math.min(2, signs)
    : signs + forms + words;
}

/** Whether the side behind the connective holds a contrast of its own, so that "however" would read well there. */
export function hasInnerContrast({ candidate }: Pick<Reading, "candidate">): boolean {
  return INNER_CONTRAST.test(candidate.after.text);
}

/** A case is so much more particular than what it is a case of. */
const PARTICULAR = 0.2;

/** Words that show the relation to whoever reads only what stands behind the blank. */
const SETTLES: Readonly<Partial<Record<Relation, RegExp>>> = {
  addition: /\b(?:also|another|too|as well|not the only)\b/u,
  contrast:
    /^unlike\b|\b(?:the (?:opposite|reverse) (?:is|was)|(?:is|was) not (?:so|true|the case))\b/iu,
  example: /\b(?:an?|one) example\b/u,
  restatement: /\b(?:this|that) means\b/u,
  result: /\b(?:because of (?:this|that)|for (?:this|that) reason|(?:this|that) is why)\b/u,
  similarity: /\b(?:also|too|as well|the same (?:is|was|holds|goes|way))\b/u,
};

/**
 * Whether a reader can tell the relation by both sides at all: nothing is asked, and the side behind the connective does
 * not say the relation once more. Enough where each blank is weighed against two relations that are far from it.
 */
export function isTellable({ candidate: { before, after, relation } }: Reading): boolean {
  const isQuestion = [before, after].some(({ text }) => /\?["”’]?$/u.test(text));
  return !isQuestion && SETTLES[relation]?.test(after.text) !== true;
}

/**
 * Whether the relation is certain from both sides together. The writer's own connective says what it is; this says
 * that a reader who has only the two sides finds it among five.
 */
export function isCertain(reading: Reading): boolean {
  const { candidate, generality, shared, opposed } = reading;
  const [before, after] = generality;
  if (!isTellable(reading)) return false;
  const has = (relation: Relation, side: "before" | "after"): boolean =>
    weightOn(reading, relation, side) > 0;
  switch (candidate.relation) {
    case "contrast":
      // "not only scientists …" goes on as well as it turns
      if (/\bnot only\b/iu.test(candidate.after.text)) return false;
      if (/contrary/iu.test(candidate.text)) return reading.opposition.negation?.isBefore === true;
      // the writer's own "however" is found among four other relations however the sides read (judged: docs/quality.md)
      return !isJuxtaposing(candidate) || opposed > 0;
    case "example":
      return has("example", "before") ? after <= before + 0.1 : after <= before - PARTICULAR;
    case "result":
      return (has("result", "after") || has("result", "before")) && opposed < 3;
    case "addition":
      return has("addition", "after") && !hasOpposedWords(reading);
    case "similarity":
      return has("similarity", "after") && shared >= 1 && opposed < 3;
    case "restatement":
      return !hasInnerContrast(reading) && shared >= 1 && after >= before - 0.1 && opposed < 3;
    case "alternative":
      return has("alternative", "before");
    case "condition":
      return has("condition", "before") && has("condition", "after");
  }
}

function hasOpposedWords({ opposition }: Reading): boolean {
  return opposition.opposites !== null || opposition.tones !== null;
}
