/**
 * The verb form that opens a sentence or a clause: an infinitive as its subject ("To prove that it is locked is no
 * defeat" → Prove), a gerund behind ", and" ("and signing my name produced a line" → sign), an imperative with ", and"
 * behind it ("Walk into a room, and you may feel watched" → Walking).
 *
 * Not tested: infinitives of purpose, which have a comma behind them, and imperatives with a further verb before
 * ", and" (Quirk et al. 1985 §11.30, §15.4–5; Huddleston & Pullum 2002, ch. 10 §9.5).
 */
import type { Sentence } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { TAKES_CLAUSE } from "../../../words/verbs.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { allClausesOf } from "../../syntax/clause-verbs.ts";
import { maybeFinite } from "../../syntax/possible-verb.ts";
import { pointOf } from "../../syntax/point-of.ts";
import {
  isDeterminer,
  isFiniteVerb,
  isNominative,
  isNoun,
  opensObject,
} from "../../syntax/tokens.ts";

const RULE = "finite-verb";

export function openingVerbs(sentence: Sentence): FoundPoint[] {
  if (/["“”—–()…?]/u.test(sentence.text)) return [];
  return [...infinitive(sentence), ...imperative(sentence), ...gerunds(sentence)];
}

/** "To prove that a door is locked is no defeat": every verb inside has a clause of its own. */
function infinitive(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  const [to, verb] = tokens;
  if (to?.lower !== "to" || verb?.tag !== "VB" || verb.lemma === "be") return [];
  // "Admit a mistake takes courage." is an order with a clause
  if (TAKES_CLAUSE.has(verb.lemma) && tokens[2]?.lower !== "that") return [];
  const end = tokens.find(({ text }) => /^[.;]$/u.test(text))?.index ?? tokens.length;
  if (tokens.slice(0, end).some(({ text }) => /^[,:]$/u.test(text))) return [];
  const main = allClausesOf(tokens, 2, end)?.verbs.filter(({ opener }) => opener === null) ?? [];
  const cue = main[0]?.verb;
  if (main.length !== 1 || (cue?.tag !== "VBZ" && cue?.tag !== "MD")) return [];
  if (isNominative(tokens[cue.index - 1])) return [];
  const base = verb.text.charAt(0).toUpperCase() + verb.text.slice(1);
  return pointOf(sentence, {
    rule: RULE,
    first: to,
    last: verb,
    replacement: base,
    cue,
    right: `문장의 동사 '${cue.text}'의 주어가 되는 자리이므로 to부정사 '${to.text} ${verb.text}'`,
    wrong: `문장에 동사 ${withParticle(cue.text, "이/가", `'${cue.text}'`)} 이미 있으므로 주어 자리에 동사원형 ${withParticle(base, "을/를", `'${base}'`)} 쓸 수 없어요.`,
  });
}

/** "Walk into a room, and you may feel watched": "and" joins two clauses, so that the first needs its verb. */
function imperative(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  const [verb, next] = tokens;
  const base = verb && findVerbBase(verb.lower, verb.lemma);
  if (!verb || base !== verb.lower || /^(?:be|have|do)$/u.test(base)) return [];
  if (!/^(?:VB|VBP|NN|NNP)$/u.test(verb.likely ?? "") || !next) return [];
  if (!(opensObject(next) || /^(?:into|to|at|through|around)$/u.test(next.lower))) return [];
  const joint = tokens.find(
    ({ lower, index }) => lower === "and" && tokens[index - 1]?.text === ",",
  );
  if (!joint) return [];
  const before = tokens.slice(1, joint.index - 1);
  if (
    before.some(
      (token) =>
        /^(?:CC|W.*)$/u.test(token.tag ?? "") ||
        /^[,:;]$/u.test(token.text) ||
        token.lower === "that",
    )
  )
    return [];
  if (
    before.some(
      (token) =>
        isFiniteVerb(token) ||
        isNominative(token) ||
        (maybeFinite(tokens, token) && !isNoun(tokens[token.index - 1])),
    )
  )
    return [];
  const subject = tokens[joint.index + 1];
  const cue = tokens.slice(joint.index + 2, joint.index + 5).find(isFiniteVerb);
  if (!cue || !(isNominative(subject) || isDeterminer(subject))) return [];
  const { ing } = verbForms(base);
  const edit = ing.charAt(0).toUpperCase() + ing.slice(1);
  return pointOf(sentence, {
    rule: RULE,
    first: verb,
    replacement: edit,
    cue: joint,
    right: `뒤에 접속사 '${joint.text}'로 또 다른 절이 이어지는 명령문의 동사 자리이므로 동사원형 '${verb.text}'`,
    wrong: `접속사 ${withParticle(joint.text, "이/가", `'${joint.text}'`)} 두 절을 잇는데 앞 절에 동사가 없어지므로 ${withParticle(edit, "은/는", `'${edit}'`)} 쓸 수 없어요.`,
  });
}

/** "…, and signing my name produced a line": behind "and" with a verb and its object. */
function gerunds(sentence: Sentence): FoundPoint[] {
  const { tokens } = sentence;
  return tokens.flatMap((gerund) => {
    const joint = tokens[gerund.index - 1];
    const [first, noun, cue, object] = tokens.slice(gerund.index + 1, gerund.index + 5);
    if (
      joint?.lower !== "and" ||
      tokens[joint.index - 1]?.text !== "," ||
      (gerund.tag ?? gerund.likely) !== "VBG"
    )
      return [];
    if (!first || !isDeterminer(first) || !isNoun(noun) || !cue || !isDeterminer(object)) return [];
    const base = findVerbBase(gerund.lower, gerund.lemma);
    if (!base || !/^VB[ZDN]$/u.test(cue.likely ?? "") || !maybeFinite(tokens, cue)) return [];
    return pointOf(sentence, {
      rule: RULE,
      first: gerund,
      replacement: base,
      cue,
      right: `뒤에 나오는 동사 '${cue.text}'의 주어가 되는 자리이므로 동명사 '${gerund.text}'`,
      wrong: `절에 동사 ${withParticle(cue.text, "이/가", `'${cue.text}'`)} 이미 있으므로 주어 자리에 동사원형 ${withParticle(base, "을/를", `'${base}'`)} 쓸 수 없어요.`,
    });
  });
}
