/** Distractors: connectives of other relations that are possible where one stands, until both sides are read. */
import type { Relation } from "@pulda/english";
import type { Random } from "../../shared/random.ts";
import type { ConnectiveCandidate } from "./candidates.ts";
import { SHOWN } from "./relations.ts";
import { hasInnerContrast, hasSign, isJuxtaposing, weightOn, type Reading } from "./support.ts";

/** For each relation the others, those first that a reader who half understands takes for it. */
const NEAREST: Readonly<Record<Relation, readonly Relation[]>> = {
  contrast: ["result", "example", "restatement", "addition", "similarity", "condition"],
  example: ["contrast", "result", "restatement", "addition", "similarity", "alternative"],
  result: ["contrast", "example", "similarity", "alternative", "condition"],
  addition: ["contrast", "example", "restatement", "alternative", "condition"],
  similarity: ["contrast", "result", "example", "restatement", "alternative"],
  restatement: ["contrast", "example", "alternative", "condition", "similarity", "addition"],
  alternative: ["result", "similarity", "example", "addition", "restatement", "condition"],
  condition: ["result", "example", "similarity", "addition"],
};
/** Where two things are set side by side, the first thought is that they are alike. */
const NEAREST_OF_TWO: readonly Relation[] = [
  "similarity",
  "result",
  "example",
  "restatement",
  "addition",
];

/** The relations of which a distractor is surely wrong in a place, the nearest first. */
export function distractorRelations(reading: Reading): readonly Relation[] {
  const { candidate } = reading;
  const nearest = isJuxtaposing(candidate) ? NEAREST_OF_TWO : NEAREST[candidate.relation];
  return nearest.filter(
    (relation) => !mayBeRight(relation, reading) && connectivesOf(relation, candidate).length > 0,
  );
}

const AGAIN = /\b(?:also|too|another|as well|both|equally|the same (?:is|was|holds|goes|way))\b/u;
/** "It selects …" after "it does not keep …": whatever follows says more of the same. */
const GOES_ON = /^(?:it|they|he|she)\b/iu;
/** "This reasoning assumes …": what takes up the first side as a whole may also draw from it. */
const TAKES_UP =
  /^(?:this|that|such)(?: [a-z]+){1,2} (?:assumes?|means?|implies|imply|suggests?|shows?)\b/iu;
/** "If the animals became numerous …": its opposite may be drawn from it. */
const SUPPOSES = /^(?:If|Were|Had)\b/u;
/** What somebody gets may come of the wish. */
const WISHES = /\b(?:want|wish|hop)(?:ed|es|s)\b/u;
/** A single case: "Climb twelve such steps, …", "A ban, …". */
const SINGLE_CASE = /^(?:An?|One) /u;

/**
 * Whether a connective of another relation could be right, too: what a strict reader would have to weigh is not
 * offered.
 */
function mayBeRight(relation: Relation, reading: Reading): boolean {
  const { candidate, generality, opposed, opposition } = reading;
  const { relation: key, before, after } = candidate;
  const [generalBefore, generalAfter] = generality;
  const isNegatedBefore = opposition.negation?.isBefore === true;
  switch (relation) {
    case "contrast":
      return (
        key === "alternative" ||
        key === "condition" ||
        (key === "restatement" && opposed > 0) ||
        (key !== "example" && (opposed >= 3 || hasInnerContrast(reading))) ||
        opposition.tones !== null
      );
    case "result":
      if (key === "contrast")
        // "classes now end at four" may have come of something further back
        return (
          isDefined(reading) ||
          TAKES_UP.test(after.text) ||
          SUPPOSES.test(before.text) ||
          /\bnow\b/u.test(after.text)
        );
      return (
        key === "addition" ||
        key === "restatement" ||
        (key === "alternative" &&
          (isNegatedBefore ||
            WISHES.test(before.text) ||
            weightOn(reading, "result", "after") > 0)) ||
        // "if it lowers your grade …" draws from what stands before as well as it shows it
        (key === "example" &&
          (/^if\b/iu.test(after.text) || weightOn(reading, "result", "after") > 0))
      );
    case "example":
      if (key === "contrast" || key === "similarity")
        return SINGLE_CASE.test(after.text) || after.tokens[0]?.likely === "VB";
      if (key === "alternative") return isNegatedBefore && GOES_ON.test(after.text);
      return key !== "condition" && generalAfter < generalBefore - 0.15;
    case "addition":
      return (
        key === "result" ||
        key === "similarity" ||
        AGAIN.test(after.text) ||
        (key === "alternative" && isNegatedBefore && GOES_ON.test(after.text)) ||
        (key === "example" && generalAfter >= generalBefore)
      );
    case "similarity":
      // what is said of the same thing again may be a second case of it
      return (
        key === "addition" ||
        AGAIN.test(after.text) ||
        (key === "restatement" && reading.shared > 0)
      );
    case "restatement":
      return (
        key === "result" ||
        key === "condition" ||
        (key === "alternative" && isNegatedBefore) ||
        (key === "example" && generalAfter >= generalBefore) ||
        (key === "contrast" && (isDefined(reading) || /contrary/iu.test(candidate.text)))
      );
    case "alternative":
      return key === "contrast" || isNegatedBefore || hasInnerContrast(reading);
    case "condition":
      return hasSign(reading, "demand") || /\b(?:if|unless)\b/iu.test(before.text);
  }
}

/** "A ban is what rulers wanted, not what they got": it may follow from what stands before, or say it again. */
function isDefined(reading: Reading): boolean {
  return NOT_BUT.test(reading.candidate.after.text) && weightOn(reading, "contrast", "before") < 2;
}

const NOT_BUT =
  /\bnot\b[^.;]{1,80}\bbut\b|, not [^.,;]{3,60}(?:[,.]|$)|\bnot so much\b|\bless an? /u;

/** By place, the words that can stand there; any in a place that is not listed. */
const STANDING: Readonly<Partial<Record<ConnectiveCandidate["place"], (word: string) => boolean>>> =
  {
    inside: (word) => !["That is", "Otherwise", "Thus"].includes(word),
    half: (word) => word !== "That is",
  };

/** The connectives of a relation that can stand where one stands. */
export function connectivesOf(
  relation: Relation,
  { place, text, relation: key }: ConnectiveCandidate,
): string[] {
  const words = SHOWN[relation]
    .filter(STANDING[place] ?? (() => true))
    // "that is" may open an example, too
    .filter((word) => key !== "example" || word !== "That is");
  return /^\p{Lu}/u.test(text) ? words : words.map((word) => word.toLowerCase());
}

/** Distractors with their relations. */
export type ConnectiveDistractor = readonly [word: string, relation: Relation];

/** How many distractors stand beside one key. */
const COUNT = 4;

/**
 * Four distractors of four relations for a single blank, or null where there are fewer. An addition and a similarity, which
 * would rule each other out, stand side by side only where nothing else is left.
 */
export function fourDistractors(
  reading: Reading,
  random: Random,
): readonly ConnectiveDistractor[] | null {
  const possible = distractorRelations(reading);
  const apart = possible.filter(
    (relation) => relation !== "similarity" || !possible.includes("addition"),
  );
  const together = possible.filter(
    (relation) => relation !== "addition" || !possible.includes("similarity"),
  );
  const isAlike = isJuxtaposing(reading.candidate) || random.below(2) === 0;
  const first = isAlike ? together : apart;
  // "otherwise" beside both an addition and a similarity would leave two options to choose from
  const rest = possible.filter((relation) => relation !== "condition");
  const chosen = (first.length >= COUNT ? first : rest).slice(0, COUNT);
  if (chosen.length < COUNT) return null;
  return chosen.map((relation): ConnectiveDistractor => {
    const words = connectivesOf(relation, reading.candidate);
    return [words[random.below(words.length)] ?? "", relation];
  });
}
