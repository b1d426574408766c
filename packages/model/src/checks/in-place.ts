/** Checks of options that stand in a blank: each must fit the sentence by its grammar. */
import { analyse, proofread } from "@pulda/english";
import type { Span } from "@pulda/question";
import type { Problem } from "../asking/outcome.ts";
import type { OptionSet } from "./options.ts";

/** A sentence of the passage with a blank in it, in offsets of the sentence. */
export interface BlankInSentence {
  readonly sentence: string;
  readonly span: Span;
}

/** Of fewer options the taggers' word is not enough. */
const MIN_OPTIONS = 5;

/**
 * What is wrong where options do not fit a blank: the first word of each must be of the class that the key's has, and
 * proofreading may find no wrong form in the sentence that it does not find with the key.
 */
export function fitProblem({ texts, key }: OptionSet, blank: BlankInSentence): Problem | null {
  const classes = texts.map((text) => classOfFirst(text, blank));
  const own = classes[key] ?? null;
  // a predicate does not begin with "to" or "that"
  const noPredicates = FINITE.test(own ?? "")
    ? texts.filter((text) => NO_PREDICATE.test(firstTag(text, blank) ?? ""))
    : [];
  const odd = texts.filter(
    (text, at) =>
      noPredicates.includes(text) || (classes[at] !== null && own !== null && classes[at] !== own),
  );
  const isOdd = noPredicates.length > 0 || new Set(odd).size > 1;
  if (own !== null && texts.length >= MIN_OPTIONS && isOdd)
    return {
      check: "fits-the-blank",
      forModel: `These options are of another grammatical form than the key, in the place of the blank: ${odd.map((text) => `"${text}"`).join(", ")}. Write all five in the same form, so that each could stand there.`,
      reason: "빈칸에 문법으로 들어맞지 않는 선택지가 있어요.",
    };
  const usual = findings(texts[key] ?? "", blank);
  const faulty = texts.filter((text) => findings(text, blank) > usual);
  return faulty.length === 0
    ? null
    : {
        check: "fits-the-blank",
        forModel: `With these options the sentence is not correct English: ${faulty.map((text) => `"${text}"`).join(", ")}.`,
        reason: "빈칸에 넣으면 영어 문장이 틀리게 되는 선택지가 있어요.",
      };
}

function filled(text: string, { sentence, span }: BlankInSentence): string {
  return `${sentence.slice(0, span.start)}${text}${sentence.slice(span.end)}`;
}

/** Kinds of findings that an option can cause by its form; the others are about words. */
const STRUCTURAL: ReadonlySet<string> = new Set(["agreement", "verb-form"]);

function findings(text: string, blank: BlankInSentence): number {
  return proofread(analyse(filled(text, blank))).filter(({ kind }) => STRUCTURAL.has(kind)).length;
}

const FINITE = /^(?:VBZ|VBP|MD)$/u;
const NO_PREDICATE = /^(?:TO|IN|W.*)$/u;

/** The tag of an option's first word in its place; null where the taggers do not agree. */
function firstTag(text: string, blank: BlankInSentence): string | null {
  const tokens = analyse(filled(text, blank)).sentences.flatMap((one) => one.tokens);
  return tokens.find(({ start }) => start === blank.span.start)?.tag ?? null;
}

/** The grammatical class of an option's first word in its place, roughly; null where the taggers do not agree. */
function classOfFirst(text: string, blank: BlankInSentence): string | null {
  const tag = firstTag(text, blank);
  if (tag === null || /^(?:RB|CC|IN|W)/u.test(tag)) return null;
  if (/^(?:NN|DT|JJ|PRP|CD|PDT|EX)/u.test(tag)) return "noun phrase";
  if (/^VB[DN]$/u.test(tag)) return "past form";
  if (/^(?:VB|VBP)$/u.test(tag)) return "base form";
  if (tag === "VBG") return null;
  return tag;
}
