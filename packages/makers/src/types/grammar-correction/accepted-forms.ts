/** The accepted mends: the author's form and every other that is right in its place. */
import {
  findVerbBase,
  PEOPLE,
  singularOf,
  TIMES,
  verbForms,
  type GrammarPoint,
} from "@pulda/english";

/** Forms that are interchangeable wherever the rule requires one of them. */
const INTERCHANGEABLE: readonly (readonly string[])[] = [
  ["because", "since", "as"],
  ["although", "though", "even though"],
  ["despite", "in spite of", "notwithstanding"],
  ["because of", "due to", "owing to", "on account of"],
  ["much", "far", "even", "still", "a lot", "way", "considerably", "significantly", "a great deal"],
];

/** What stands around a point, besides its cue. */
export interface PointContext {
  /** The words that show which form is needed. */
  readonly cue: string;
  /** The text before the point, and after it, in its sentence. */
  readonly before: string;
  readonly after: string;
}

type Point = Pick<GrammarPoint, "rule" | "original">;

/**
 * Every form that is right for a grammar point, the author's first.
 * @example acceptedForms({ rule: "relative-adverb", original: "in which" }, { cue: "game", before: "", after: "" })
 * // ["in which", "where"]
 */
export function acceptedForms(point: Point, context: PointContext): string[] {
  const lower = point.original.toLowerCase();
  // the second "as" of "as … as" has no other
  const isOfComparison = point.rule === "comparison" && lower === "as";
  const isOffered = isOfComparison
    ? []
    : (INTERCHANGEABLE.find((forms) => forms.includes(lower)) ?? []);
  const others = [...isOffered, ...formsOfRule(point.rule, lower, context)];
  return [...new Set([point.original, ...others.filter((form) => form !== lower)])];
}

function formsOfRule(rule: string, form: string, context: PointContext): string[] {
  if (rule.startsWith("relative")) return relatives(rule, form, context);
  switch (rule) {
    case "conjunction-preposition":
      return form === "while" ? whiles(context) : form === "during" ? ["throughout", "in"] : [];
    case "purpose-infinitive":
      return form.startsWith("to ") ? [`in order ${form}`, `so as ${form}`] : [];
    case "that-conjunction":
      return form === "that" && CAN_DROP_THAT.test(context.cue) ? ["생략", "삭제"] : [];
    case "verb-complement":
      // "lead an expedition to cross", as a modifier also "crossing"
      return /^(?:lead|leads|led|leading)$/iu.test(context.cue) && form.startsWith("to ")
        ? [verbForms(form.slice(3)).ing]
        : [];
    case "bare-infinitive":
      return afterVerb(form, context);
    case "participle-modifier":
      return clauses(form, context);
    case "parallel":
      // "to test it and (to) try again"
      return new RegExp(`\\bto ${escaped(context.cue)}\\b`, "iu").test(context.before)
        ? [`to ${form}`]
        : [];
    case "finite-verb":
      return form.endsWith("ing") ? activeClauses(form, context) : otherTense(form);
    default:
      return [];
  }
}

/** Verbs and adjectives whose clause does without "that"; not a noun, and not *be* before a comma. */
const CAN_DROP_THAT =
  /^(?:is|are|was|were|sure|certain|glad|afraid|aware|(?:know|think|say|believe|feel|find|imagine|notice|hope|prove|realize|suggest|discover|mean|show|see|hear|learn|remember|forget|claim)(?:s|d|ed|ing)?|knew|thought|said|felt|found|meant|saw|heard|forgot)$/iu;

/** Nouns that are no relative adverb's: "the way in which". */
const MANNER = /^(?:way|ways|manner|manners)$/u;

function relatives(rule: string, form: string, { cue, before }: PointContext): string[] {
  const noun = cue.toLowerCase();
  const isAfterComma = /,\s*$/u.test(before);
  // "most of which": behind a preposition, and behind a comma, "that" cannot stand
  const that = isAfterComma || rule === "relative-case" ? [] : ["that"];
  const isPerson = PEOPLE.has(noun) || PEOPLE.has(singularOf(noun));
  switch (form) {
    case "what":
      return rule === "relative-what"
        ? ["the thing that", "the thing which", "the things that", "the things which"]
        : [];
    case "that":
      return isPerson ? ["who"] : ["which"];
    case "which":
      return that;
    case "who":
      return isAfterComma ? [] : ["that"];
    case "where":
      return ["in which", "at which", "on which"];
    case "when":
      return ["in which", "on which", "at which", "during which", ...that];
    case "why":
      return ["for which", ...that];
    case "for which":
      return /^reasons?$/u.test(noun) ? ["why", ...that] : [];
    case "during which":
      return TIMES.has(noun) ? ["when", "in which"] : ["in which"];
    case "through which":
      return ["by which"];
    case "by which":
      return ["through which"];
    case "in which":
    case "at which":
    case "on which":
      return rule !== "relative-adverb" || MANNER.test(noun)
        ? []
        : [TIMES.has(noun) ? "when" : "where"];
    default:
      return [];
  }
}

/** "while" in contrast is "whereas", in time "as" and "when". */
function whiles({ before }: PointContext): string[] {
  if (before.trim() === "") return ["whereas", "although", "though", "as", "when"];
  return /,\s*$/u.test(before) ? ["whereas"] : ["as", "when"];
}

const SENSES =
  /^(?:see|sees|saw|seen|seeing|hear|hears|heard|hearing|watch|watches|watched|watching|feel|feels|felt|feeling|notice|notices|noticed|noticing)$/iu;

/** "help them (to) see", "watch them see/seeing". */
function afterVerb(form: string, { cue }: PointContext): string[] {
  if (/^help(?:s|ed|ing)?$/iu.test(cue))
    return [form.startsWith("to ") ? form.slice(3) : `to ${form}`];
  return SENSES.test(cue) ? [verbForms(form).ing] : [];
}

const escaped = (text: string): string => text.replaceAll(/[^\p{L}\p{N} ]/gu, "");

/** Of a verb that the clause lacked: the text's tense is not what is asked. */
function otherTense(form: string): string[] {
  const past = PAST_OF_BE[form];
  if (past !== undefined) return [past];
  const base = findVerbBase(form, form);
  return base && /^[a-z]+$/u.test(form) ? [verbForms(base).past] : [];
}

const PAST_OF_BE: Readonly<Record<string, string>> = { is: "was", are: "were" };

/** "people waiting for": "people who wait for" and "people who are waiting for" are right, too. */
function activeClauses(form: string, { before }: PointContext): string[] {
  const base = findVerbBase(form, form);
  const noun = /([a-z]+)\s*$/iu.exec(before)?.[1]?.toLowerCase();
  if (!base) return [];
  // "Rubbing the plate helps"
  if (before.trim() === "") return [`to ${base}`];
  if (noun === undefined) return [];
  const { s, past } = verbForms(base);
  const isPlural = /^(?:those|others)$/u.test(noun) || singularOf(noun) !== noun;
  const verbs = isPlural
    ? [base, past, `are ${form}`, `were ${form}`]
    : [s, past, `is ${form}`, `was ${form}`];
  const isPerson =
    /^(?:(?:any|some|every)(?:one|body)|those|others)$/u.test(noun) ||
    PEOPLE.has(noun) ||
    PEOPLE.has(singularOf(noun));
  const relative = isPerson ? "who" : "which";
  return ["that", relative].flatMap((pronoun) => verbs.map((verb) => `${pronoun} ${verb}`));
}

/** "a ball made of": "a ball which is made of" is right, too. */
function clauses(form: string, { cue }: PointContext): string[] {
  if (form.endsWith("ing") || !findVerbBase(form, form)) return [];
  const noun = cue.toLowerCase();
  const be = singularOf(noun) === noun ? ["is", "was"] : ["are", "were"];
  const relative = PEOPLE.has(singularOf(noun)) ? "who" : "which";
  return ["that", relative].flatMap((pronoun) => be.map((verb) => `${pronoun} ${verb} ${form}`));
}
