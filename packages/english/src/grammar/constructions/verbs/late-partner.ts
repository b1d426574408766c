/**
 * A last verb behind a comma and an adverb: "They tell us who built it, and then hurry on", "he planted them,
 * measured them daily, and in June sadly left"; without an adverb only as the third: "went back, left it, and rode off".
 *
 * As a participle it has no other to be joined to. Not tested: sentences with an -ing form before it, a list of
 * nouns or a phrase between commas that a gerund or participle could go on with, and verbs with a gerund as their
 * object (Huddleston & Pullum 2002, ch. 15 §3).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { allClausesOf } from "../../syntax/clause-verbs.ts";
import { nounPhraseAt } from "../../syntax/noun-phrase.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { mayBeParticiple } from "./coordination.ts";

/** Verbs that may have a gerund as their object, so that it could join a noun behind them. */
const WITH_GERUND = wordList(
  "like love enjoy hate prefer begin start stop keep try remember describe mention avoid imagine involve include mean need consider practice suggest recommend discuss",
);
const SUPPLEMENT = /^(?:RB|IN|TO|VBG|VBN|JJ|W\S+)$/u;

export function latePartners(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  if (/[;:—–()"“”]/u.test(sentence.text)) return [];
  return tokens.flatMap((joint) => {
    if (joint.lower !== "and" || tokens[joint.index - 1]?.text !== ",") return [];
    const verb = behindAdverbial(tokens, joint.index + 1);
    const partner = verb && partnerOf(tokens, joint, verb);
    const base = verb && findVerbBase(verb.lower, verb.lemma);
    if (!partner || !base || /^(?:be|have|do)$/u.test(base)) return [];
    const { ing } = verbForms(base);
    return pointOf(sentence, {
      rule: "parallel",
      first: verb,
      replacement: ing,
      cue: partner,
      right: `${withParticle(joint.text, "으로/로", `'${joint.text}'`)} ${withParticle(partner.text, "과/와", `'${partner.text}'`)} 나란히 이어지는 자리이므로 같은 형태인 '${verb.text}'`,
      wrong: `${withParticle(partner.text, "과/와", `'${partner.text}'`)} 나란히 이어지는 자리이므로 ${withParticle(ing, "은/는", `'${ing}'`)} 쓸 수 없어요.`,
    });
  });
}

/** The verb behind "then" or "in October proudly": at least one adverb, and a complement or particle behind it. */
function behindAdverbial(tokens: readonly Token[], from: number): Token | null {
  let at = from;
  if (tokens[at]?.tag === "IN") {
    const noun = tokens[at + 1];
    const phrase = nounPhraseAt(tokens, at + 1);
    const last = noun?.tag === "NNP" ? noun : phrase?.last;
    if (!last) return null;
    at = last.index + 1;
  }
  const adverbs = at;
  while (tokens[at]?.tag === "RB") at++;
  const verb = tokens[at];
  const next = tokens[at + 1];
  if (!verb || !next || (at === adverbs && (at > from || verb.tag !== null))) return null;
  const particle = /^(?:off|away|out|up|down|back)$/u.test(next.lower);
  return particle || /^(?:IN|TO|RB|RP|DT|PRP|PRP\$|CD)$/u.test(next.likely ?? "") ? verb : null;
}

/** The last main verb before the conjunction, if all have the form of the one behind it. */
function partnerOf(tokens: readonly Token[], joint: Token, verb: Token): Token | null {
  const before = tokens.slice(0, joint.index - 1);
  if (before.some((token) => mayBeParticiple(tokens, token))) return null;
  const verbs = allClausesOf(tokens, 0, joint.index - 1)?.verbs ?? [];
  const main = verbs.filter(({ opener }) => opener === null).map((one) => one.verb);
  const [first] = main;
  const partner = main.at(-1);
  const form = formOf(verb, first);
  if (!first?.tag || !partner || !form || first.tag !== form) return null;
  if (main.some((one) => one !== first && !sameForm(tokens, one, form))) return null;
  const isBare = verb.index === joint.index + 1;
  // "had to be lifted, carried, and fitted": what looks like a past may be a participle
  const auxiliary = main.some(
    ({ lemma, tag }) => tag === "VBN" || tag === "MD" || /^(?:be|have|do)$/u.test(lemma),
  );
  if (isBare && (main.length < 2 || auxiliary)) return null;
  if (main.some(({ lemma }) => WITH_GERUND.has(lemma) || lemma === "be")) return null;
  return isClosed(tokens, first.index, joint, main) ? partner : null;
}

/** The form of the first verb, if the word has it: the taggers take "hurry" for a noun. */
function formOf(verb: Token, first: Token | undefined): string | null {
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!base || !first) return null;
  const forms = verbForms(base);
  if (first.tag === "VBP" && base === verb.lower) return "VBP";
  if (first.tag === "VBZ" && forms.s === verb.lower) return "VBZ";
  return first.tag === "VBD" && forms.past === verb.lower ? "VBD" : null;
}

/** A further verb stands right behind its comma. */
const sameForm = (tokens: readonly Token[], verb: Token, form: string): boolean =>
  tokens[verb.index - 1]?.text === "," && formOf(verb, { ...verb, tag: form }) === form;

/** Whether each comma is before a main verb or in a list that its own conjunction ends. */
function isClosed(
  tokens: readonly Token[],
  from: number,
  joint: Token,
  main: readonly Token[],
): boolean {
  let open = false;
  for (const { text, index } of tokens.slice(from, joint.index - 1)) {
    if (text !== ",") continue;
    const next = tokens[index + 1];
    const behind = /^(?:and|or)$/u.test(next?.lower ?? "");
    if (behind) open = false;
    else if (next && !main.includes(next)) {
      if (SUPPLEMENT.test(next.likely ?? "")) return false;
      open = true;
    }
  }
  return !open;
}
