/** Active clauses as passive ones, and passive ones as active. */
import {
  STRICTLY_TRANSITIVE,
  TRANSITIVE_BY_AGENT,
  TRANSITIVE_WITH_OBJECT,
  verbForms,
  type Token,
} from "@pulda/english";
import type { Clause } from "../../../shared/clause/clause.ts";
import type { Chunk } from "../../../shared/clause/chunks.ts";
import { tagOf } from "../../../shared/clause/tags.ts";
import type { Bit } from "../../../shared/clause/print.ts";

/** Verbs whose passive reads well whatever the object. */
const MORE = new Set(
  "publish invent discover found establish design develop attract replace surround protect criticize reject defeat teach train raise encourage influence inspire award admire translate destroy damage measure divide own invite support cause create solve treat clear carry break push pull bring cover fill lift release send sell share win lead produce adopt limit save close open cause value award".split(
    " ",
  ),
);
/** Verbs of state, of which a passive is odd. */
const NEVER =
  /^(?:have|become|resemble|cost|mean|lack|fit|suit|be|get|let|want|like|hate|love|take|make|do|give|put|enter|leave|reach|join|keep|spend|enjoy|afford|need|contain|include|ignore|avoid|mention|represent|require)$/u;

const isTransitive = (base: string): boolean =>
  !NEVER.test(base) &&
  (STRICTLY_TRANSITIVE.has(base) ||
    TRANSITIVE_BY_AGENT.has(base) ||
    TRANSITIVE_WITH_OBJECT.has(base) ||
    MORE.has(base));

const hasPronoun = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => tagOf(token).startsWith("PRP") || /^(?:his|her)$/u.test(token.lower));

/** Verbs by which a work comes from a person. */
const WORKS =
  /^(?:design|invent|discover|create|write|publish|found|build|develop|produce|compose|paint|establish|propose|introduce|organize|direct)$/u;

const isPersonal = ([first]: readonly Token[]): boolean =>
  /^(?:he|she)$/u.test(first?.lower ?? "") || tagOf(first) === "NNP";

/** Another wording of a clause's verb, in base form. */
export interface Wording {
  readonly base: string;
  readonly particles: string;
}

/**
 * A clause with its subject and object exchanged in voice; null where its parts do not surely allow it.
 * @example passiveOf(clause) // "The code", "was", "designed", "by", "Braille"
 */
export function passiveOf(clause: Clause, wording: Wording | null = null): Bit[] | null {
  const { tokens, verb, rest, subject, subjectNoun, before } = clause;
  if (!subjectNoun || verb.isNegated || verb.adverbs.length > 1) return null;
  if (verb.voice === "passive") return activeOf(clause, wording);
  const [object, ...others] = rest;
  if (object?.kind !== "noun" || !object.noun || object.noun.isPronoun || !isTransitive(verb.base))
    return null;
  if (wording && NEVER.test(wording.base)) return null;
  // what a person did is told of the person; only works are told of as done by someone
  if (isPersonal(tokens.slice(subject.from, subject.to)) && !WORKS.test(verb.base)) return null;
  if (others.some(({ kind }) => kind !== "phrase") || others.length > 2) return null;
  if (!others.every((one) => isAdverbial(tokens, one))) return null;
  const own = tokens.slice(subject.from, subject.to);
  if (
    own.length > 6 ||
    /^(?:we|you|i|people|one|it|they)$/iu.test(own[0]!.text) ||
    own.some(({ text }) => text === ",")
  )
    return null;
  const objectTokens = tokens.slice(object.from, object.to);
  if (
    hasPronoun(objectTokens) ||
    objectTokens.length > 9 ||
    objectTokens.some(({ text }) => text === ",")
  )
    return null;
  const be = beFor(clause, object.noun.isPlural);
  if (!be) return null;
  return [
    ...objectTokens,
    ...be.before,
    ...tokens.slice(before.from, before.to),
    ...be.after,
    `${verbForms(wording?.base ?? verb.base).participle} ${wording?.particles ?? ""}`.trim(),
    "by",
    ...agent(own),
    ...others.flatMap((one) => tokens.slice(one.from, one.to)),
  ];
}

/** A subject after "by". */
function agent(tokens: readonly Token[]): Bit[] {
  const objective: Readonly<Record<string, string>> = { he: "him", she: "her" };
  const only = tokens.length === 1 ? objective[tokens[0]!.lower] : undefined;
  // the pronoun will be named
  return only ? [tokens[0]!] : [...tokens];
}

/** A phrase that tells where or when, and so does not belong to the object. */
function isAdverbial(tokens: readonly Token[], { from, to }: Chunk): boolean {
  const phrase = tokens.slice(from, to);
  return (
    /^(?:in|on|at|during|after|before|from|around|by|throughout)$/u.test(phrase[0]!.lower) &&
    phrase.some(
      (token) =>
        /^\d/u.test(token.text) ||
        tagOf(token) === "NNP" ||
        /^(?:century|year|years|winter|summer|spring|autumn|war|night|morning|evening|time|day|days)$/u.test(
          token.lower,
        ),
    )
  );
}

/** The forms of "be" for a passive, before and after an adverb. */
function beFor(
  { tokens, verb }: Clause,
  isPlural: boolean,
): { before: Bit[]; after: Bit[] } | null {
  const finite = tokens[verb.finite]!;
  const tag = tagOf(finite);
  if (verb.finite === verb.main) {
    if (verb.adverbs.length > 0) return null;
    if (tag === "VBD") return { before: [isPlural ? "were" : "was"], after: [] };
    return { before: [isPlural ? "are" : "is"], after: [] };
  }
  const adverbs = verb.adverbs.map((at) => tokens[at]!);
  if (verb.auxiliaries.length > 1) return null;
  if (tag === "MD") return { before: [finite, ...adverbs, "be"], after: [] };
  if (/^(?:has|have)$/u.test(finite.lower))
    return { before: [isPlural ? "have" : "has", ...adverbs, "been"], after: [] };
  if (finite.lower === "had") return { before: ["had", ...adverbs, "been"], after: [] };
  return null;
}

/** "O was V-ed by S" as "S V-ed O". */
function activeOf(
  { tokens, verb, rest, subject, before }: Clause,
  wording: Wording | null,
): Bit[] | null {
  const at = rest.findIndex((one) => one.kind === "phrase" && tokens[one.from]!.lower === "by");
  const by = rest[at];
  if (at !== 0 || !by?.noun || by.noun.isPronoun || rest.length > 2) return null;
  if (
    /^(?:CD|VBG)$/u.test(tagOf(tokens[by.from + 1])) ||
    /^(?:hand|accident|default|chance|mistake|law|means|way|drawing|time|year|end)$/u.test(
      tokens[by.noun.head]!.lower,
    )
  )
    return null;
  if (verb.base === "be" || NEVER.test(verb.base)) return null;
  const finite = tokens[verb.finite]!;
  if (verb.auxiliaries.length !== 1 || !/^(?:is|are|was|were)$/u.test(finite.lower)) return null;
  const forms = verbForms(wording?.base ?? verb.base);
  const form = /^(?:was|were)$/u.test(finite.lower)
    ? forms.past
    : by.noun.isPlural
      ? forms.base
      : forms.s;
  const patient = tokens.slice(subject.from, subject.to);
  if (patient.some(({ lower }) => /^(?:its|their|it|they|them|our|my|your)$/u.test(lower)))
    return null;
  return [
    ...tokens.slice(by.from + 1, by.to),
    ...tokens.slice(before.from, before.to),
    ...verb.adverbs.map((one) => tokens[one]!),
    `${form} ${wording?.particles ?? ""}`.trim(),
    ...patient,
    ...rest.slice(1).flatMap((one) => tokens.slice(one.from, one.to)),
  ];
}
