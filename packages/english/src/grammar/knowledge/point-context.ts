/** Facts of the place where a point stands, on which it depends whether learners miss it. */
import type { Sentence, Token } from "../../analysis.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { isNoun } from "../syntax/tokens.ts";

/** The place of a point in its sentence. */
export interface PointPlace {
  readonly tokens: readonly Token[];
  readonly first: Token;
  readonly last: Token;
  /** The first word of the cue, or the point's own where the cue is not a word of the sentence. */
  readonly cue: Token;
  /** The words between the cue and the point, without adverbs. */
  readonly between: readonly Token[];
  /** All that stands between the cue and the point. */
  readonly gap: readonly Token[];
  /** The noun right before the point, of the other number than the cue; a plural pronoun counts. */
  readonly attractor: Token | null;
  /** The word before the point, adverbs passed over. */
  readonly before: Token | undefined;
}

/** @returns null for a point that is not made of the sentence's own words */
export function placeOfPoint({ tokens }: Sentence, point: FoundPoint): PointPlace | null {
  const first = tokens.find(({ start }) => start === point.start);
  const last = tokens.find(({ end }) => end === point.end);
  if (!first || !last) return null;
  const cue = tokens.find(({ start }) => start === point.cue.start) ?? first;
  const gap =
    cue.index < first.index
      ? tokens.slice(cue.index + 1, first.index)
      : tokens.slice(last.index + 1, cue.index);
  const between = gap.filter(({ text, tag }) => /\p{L}/u.test(text) && tag !== "RB");
  let at = first.index - 1;
  while (tokens[at]?.tag === "RB") at--;
  return {
    tokens,
    first,
    last,
    cue,
    between,
    gap,
    attractor: attractorOf(cue, gap),
    before: tokens[at],
  };
}

/** "The color of the leaves is": leaves. */
function attractorOf(cue: Token, gap: readonly Token[]): Token | null {
  const nearest = gap.findLast(({ tag }) => tag !== "RB");
  if (!nearest) return null;
  const plural = nearest.tag === "NNS" || /^(?:us|them)$/u.test(nearest.lower);
  if (!plural && nearest.tag !== "NN") return null;
  return plural === (cue.tag === "NNS") ? null : nearest;
}

/** So many words between two commas are passed over at one look: "The scraps, by contrast, were". */
const SHORT_ASIDE = 4;

/** Whether a word of the other number than the cue stands in between; a gerund counts as singular. */
function isPulled({ cue, gap, between }: PointPlace): boolean {
  if (gap[0]?.text === "," && between.length <= SHORT_ASIDE) return false;
  const plural = numberOf(cue) ?? false;
  return gap.some((token) => (numberOf(token) ?? plural) !== plural);
}

/** Whether a noun or pronoun is plural; null for another word. */
function numberOf({ tag, likely, lower }: Token): boolean | null {
  if ((tag ?? likely) === "NNS" || /^(?:we|us|they|them|these|those|two|three)$/u.test(lower))
    return true;
  return /^NNP?$/u.test(tag ?? "") || /^(?:it|he|him|she|each|one)$/u.test(lower) ? false : null;
}

const FAR = 4;
/** So many words between a form and what settles it are taken in at one look. */
const NEAR = 3;
const VERB = /^(?:VB[ZPDGN]?|MD)$/u;

/** What can be said of a place, each a fact of its words. */
export const POINT_CONTEXTS = {
  /** Nothing but adverbs between the cue and the form. */
  adjacent: ({ between, cue, first }: PointPlace) => between.length === 0 && cue !== first,
  /** The word before the form is a noun of the other number. */
  attractor: ({ attractor }: PointPlace) => attractor !== null,
  /** The same, and the cue is far away. */
  "attractor-far": ({ attractor, between }: PointPlace) =>
    attractor !== null && between.length >= FAR,
  /** The same, and the cue is so near that its number is still heard: "some researchers in education have". */
  "attractor-near": ({ attractor, gap }: PointPlace) => attractor !== null && gap.length < NEAR,
  /** The cue, or the word right behind the form, is a personal pronoun. */
  "before-pronoun": ({ tokens, last, first, cue }: PointPlace) =>
    [first === last ? tokens[last.index + 1] : last, cue].some((token) => token?.tag === "PRP"),
  /** The form follows a form of be, become or seem. */
  "behind-be": ({ before }: PointPlace) => /^(?:be|become|seem)$/u.test(before?.lemma ?? ""),
  /** A verb or participle stands between the cue and the form. */
  "behind-clause": ({ between }: PointPlace) =>
    between.some(({ likely, tag }) => VERB.test(tag ?? likely ?? "")),
  /** The form follows a comma. */
  "behind-comma": ({ tokens, first }: PointPlace) => tokens[first.index - 1]?.text === ",",
  /** The form follows a conjunction that has no subject behind it: "once made". */
  "behind-conjunction": ({ before }: PointPlace) =>
    /^(?:when|while|once|if|unless|until|though|although)$/u.test(before?.lower ?? ""),
  /** The form follows "and" or "but". */
  "behind-joint": ({ before }: PointPlace) => /^(?:and|but|or)$/u.test(before?.lower ?? ""),
  /** The form follows a modal. */
  "behind-modal": ({ before }: PointPlace) => before?.tag === "MD",
  /** The form follows a noun. */
  "behind-noun": ({ before }: PointPlace) => isNoun(before),
  /** "Let us see": a formula. */
  "behind-let-us": ({ tokens, first }: PointPlace) =>
    tokens[first.index - 1]?.lower === "us" && tokens[first.index - 2]?.lemma === "let",
  /** The form follows a preposition. */
  "behind-preposition": ({ before }: PointPlace) => before?.tag === "IN",
  /** The form follows a linking verb other than be. */
  "behind-sense": ({ before }: PointPlace) =>
    /^(?:look|feel|sound|taste|smell|appear|stay|keep|remain|prove|lie|stand|grow|go|leave|make|find|hold)$/u.test(
      before?.lemma ?? "",
    ),
  /** An adjective follows the form at once. */
  "before-adjective": ({ tokens, last }: PointPlace) => tokens[last.index + 1]?.likely === "JJ",
  /** A finite verb or participle follows the form at once. */
  "before-verb": ({ tokens, last }: PointPlace) => VERB.test(tokens[last.index + 1]?.likely ?? ""),
  /** At least four words between the cue and the form. */
  far: ({ between }: PointPlace) => between.length >= FAR,
  /** The cue comes after the form. */
  inverted: ({ cue, first }: PointPlace) => cue.index > first.index,
  /** At most three words between the cue and the form. */
  near: ({ between }: PointPlace) => between.length <= NEAR,
  /** The form is the sentence's first word. */
  opens: ({ first }: PointPlace) => first.index === 0,
  /** The form is the sentence's first word, and the cue is at most three words behind it. */
  "opens-near": ({ between, first }: PointPlace) => first.index === 0 && between.length <= NEAR,
  /** The cue is behind "some of" and the like. */
  partitive: ({ tokens, cue }: PointPlace) =>
    tokens
      .slice(Math.max(0, cue.index - 4), cue.index)
      .some(
        ({ lower }, at, before) =>
          /^(?:none|much|some|half|most|all|many|several|few|both)$/u.test(lower) &&
          before[at + 1]?.lower === "of",
      ),
  /** The cue is "what": a subject that is no noun. */
  "what-subject": ({ cue }: PointPlace) => cue.tag?.startsWith("W") ?? false,
  /** A noun or pronoun of the other number stands between the cue and the form. */
  pulled: isPulled,
  /** A whole clause, with a verb of its own, stands between the cue and the form. */
  "behind-whole-clause": ({ between }: PointPlace) =>
    between.length >= FAR &&
    // a relative, or the subject of a clause without one
    between.some(
      ({ tag, lower }) => (tag ?? "").startsWith("W") || /^(?:i|he|she|we|they)$/u.test(lower),
    ) &&
    between.some(({ tag }) => /^(?:VBZ|VBP|VBD|MD)$/u.test(tag ?? "")),
  /** The form is in a clause of a relative, a question word or "that". */
  subordinate: ({ tokens, first }: PointPlace) =>
    tokens
      .slice(Math.max(0, first.index - 6), first.index)
      .some(({ tag, lower }) => tag?.startsWith("W") || lower === "that"),
} satisfies Record<string, (place: PointPlace) => boolean>;

export type PointContext = keyof typeof POINT_CONTEXTS;
