/**
 * What happens to the object of a verb of the senses or of "make": "heard the boys laughing", "felt the ice crack",
 * "made the problem seem simple".
 *
 * A to-infinitive there might be read as a purpose ("saw the doctor to ask", "makes dolls to look real"), so it is
 * tested only with verbs of what nobody intends, with voices that are heard, and with objects that nobody makes. Not
 * tested: objects that an infinitive modifies ("felt the need to rise", "saw the first leaf fall"), and "observe",
 * which may have one (Quirk et al. 1985 §16.52–54; Huddleston & Pullum 2002, ch. 14 §5.6).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { findVerbBase, verbForms } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import { isUnmade } from "../../../words/states.ts";
import { wordList } from "../../../words/word-list.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { isLikely } from "../../syntax/complement.ts";
import { pointOf } from "../../syntax/point-of.ts";
import { isDeterminer } from "../../syntax/tokens.ts";

const SENSES = /^(?:see|hear|watch|feel|notice)$/u;
/** What happens, and is not done for a purpose. */
const HAPPENING = wordList(
  "fall slide rise sink drift fade glow flow melt harden soften tremble shake shiver crack collapse vanish disappear tighten slip crumble wither swell sway drip tumble explode burst fail",
);
/** What is heard, and is not done in order to hear something. */
const SOUNDING = wordList(
  "laugh cry shout whisper scream sing argue chat giggle weep sob cheer snore breathe cough sigh talk say call",
);
/** Made to be so: no purpose of who makes it. */
const SEEMING = wordList("seem appear look feel sound happen");
const OPENS_INFINITIVE = wordList(
  "pressure need urge desire temptation wish time chance opportunity power right way effort freedom ability will courage strength reason plan attempt call order command promise decision tendency potential capacity threat hope place room space something anything nothing someone anyone everyone",
);
const PRONOUN = /^(?:me|him|us|them|it|you)$/u;
const IN_OBJECT = /^(?:DT|JJ|NN|NNS|NNP|PRP\$|CD|POS)$/u;
const REACH = 8;

export function eventComplements(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((verb) => {
    const object = sentence.tokens[verb.index - 1];
    if (!object || !/^VB[GP]?$/u.test(verb.tag ?? verb.likely ?? "")) return [];
    const base = findVerbBase(verb.lower, verb.lemma);
    if (!base || (verb.lower !== base && verb.lower !== verbForms(base).ing)) return [];
    const found = governorOf(sentence.tokens, object);
    if (!found || sentence.tokens[found.governor.index - 1]?.lemma === "be") return [];
    const { governor, head } = found;
    return eventOf(sentence, governor, head, verb, base);
  });
}

/** The verb whose object ends right before the form. */
function governorOf(
  tokens: readonly Token[],
  object: Token,
): { readonly governor: Token; readonly head: Token } | null {
  let head = object;
  let at = object.index - 1;
  if (!PRONOUN.test(object.lower)) {
    if (!/^NNS?$/u.test(object.tag ?? object.likely ?? "")) return null;
    for (at = object.index; at >= Math.max(0, object.index - REACH); at--) {
      const token = tokens[at];
      if (!token || /^(?:first|last|only|next)$/u.test(token.lower)) return null;
      const before = tokens[at - 1];
      if (token.lower === "of" && before && /^(?:NN|JJ)/u.test(before.likely ?? "")) head = before;
      else if (token.lower !== "her" && !IN_OBJECT.test(token.tag ?? token.likely ?? "")) break;
    }
    const first = tokens[at + 1];
    const determined = isDeterminer(first) || first?.lower === "her";
    if (!determined && object.tag !== "NNS") return null;
    if (OPENS_INFINITIVE.has(object.lower) || OPENS_INFINITIVE.has(head.lower)) return null;
  }
  const governor = tokens[at];
  return governor && isLikely(governor, "VB") ? { governor, head } : null;
}

function eventOf(
  sentence: Sentence,
  governor: Token,
  object: Token,
  verb: Token,
  base: string,
): FoundPoint[] {
  const participle = verb.lower !== base;
  const shown = withParticle(object.text, "이/가", `'${object.text}'`);
  const parts = { first: verb, cue: governor };
  if (SENSES.test(governor.lemma)) {
    const heard = governor.lemma === "hear" && verb.tag === "VBG" && SOUNDING.has(base);
    if (!HAPPENING.has(base) && !heard) return [];
    const form = participle ? "현재분사" : "동사원형";
    return pointOf(sentence, {
      ...parts,
      rule: "bare-infinitive",
      replacement: `to ${base}`,
      right: `지각동사 '${governor.text}'의 목적어 ${shown} 하는 동작을 나타내는 목적격 보어 자리이므로 ${form} '${verb.text}'`,
      wrong: `지각동사 '${governor.text}'의 목적격 보어 자리이므로 to부정사 ${withParticle(base, "은/는", `'to ${base}'`)} 쓸 수 없어요.`,
    });
  }
  if (
    governor.lemma === "make" &&
    !participle &&
    SEEMING.has(base) &&
    isUnmade(object.lower, false)
  )
    return pointOf(sentence, {
      ...parts,
      rule: "bare-infinitive",
      replacement: `to ${base}`,
      right: `사역동사 '${governor.text}'의 목적어 '${object.text}' 뒤이므로 동사원형 '${verb.text}'`,
      wrong: `사역동사 '${governor.text}'의 목적격 보어 자리이므로 to부정사 ${withParticle(base, "은/는", `'to ${base}'`)} 쓸 수 없어요.`,
    });
  return [];
}
