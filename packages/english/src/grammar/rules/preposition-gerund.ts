/**
 * 전치사 뒤의 동명사.
 *
 * Not tested: participles before a noun ("of varying sizes"), nouns in -ing ("in training") and
 * bases that are nouns too, unless an object shows the verb.
 * See Huddleston & Pullum 2002, ch. 14.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { wordList } from "../../words/word-list.ts";
import type { FoundPoint, GrammarRule } from "../grammar-point.ts";
import { standsAlone } from "../syntax/tokens.ts";

const ID = "preposition-gerund";
/** Participles that mostly stand as adjectives before a noun ("of varying sizes"). */
const ADJECTIVAL = wordList(
  "varying growing increasing existing living following remaining missing leading working changing developing surprising interesting exciting boring tiring moving running rising falling sleeping competing shining burning flying hunting fishing swimming training",
);
const PREPOSITIONS = wordList("by of without for about in from at on after before into");

/** Verbs whose base is no noun, so that "of create ways" has no other reading. */
const NO_NOUN = wordList(
  "avoid become bring build choose create describe develop discover eat encourage explain express find follow get give hear identify improve include introduce keep know learn maintain obtain perceive prevent protect provide receive recognize reduce remember remove see select sell send take teach tell think understand utilize write",
);

export const prepositionGerund: GrammarRule = {
  id: ID,
  name: "전치사 뒤의 동명사",
  lesson: "전치사 뒤에는 명사나 동명사가 와요. 동사원형이나 to부정사는 올 수 없어요.",
  find(sentence) {
    return sentence.tokens.flatMap((token) => {
      const point = pointAt(sentence, token);
      return point ? [point] : [];
    });
  },
};

/** "by passing messages" → "by pass messages". */
function pointAt(sentence: Sentence, verb: Token): FoundPoint | null {
  const preposition = sentence.tokens[verb.index - 1];
  const next = sentence.tokens[verb.index + 1];
  if (verb.tag !== "VBG" || !preposition || !next || !PREPOSITIONS.has(preposition.lower))
    return null;
  if (!standsAlone(sentence, verb)) return null;
  // "before" and "after" may open a clause; "in" and "on" may be particles of the verb before
  if (sentence.tokens[preposition.index - 1]?.tag === "IN") return null;
  const object = /^(?:DT|PRP|PRP\$|IN|TO|RB|WRB|WP|NNS|NN|JJ|CD)$/u.test(next.tag ?? "");
  if (ADJECTIVAL.has(verb.lower) && /^(?:NN|JJ)/u.test(next.tag ?? "")) return null;
  const base = findVerbBase(verb.lower, verb.lemma);
  if (!object || !base || base === "be") return null;
  const shown = /^(?:DT|PRP|PRP\$)$/u.test(next.tag ?? "");
  const certain =
    (shown && !/^(?:for|at)$/u.test(preposition.lower)) ||
    (NO_NOUN.has(base) && (shown || /^(?:NNS|JJ|NN)$/u.test(next.tag ?? "")));
  return {
    rule: ID,
    start: verb.start,
    end: verb.end,
    original: verb.text,
    replacement: certain ? base : null,
    cue: { start: preposition.start, end: preposition.end },
    right: `전치사 '${preposition.text}' 뒤이므로 동명사 '${verb.text}'`,
    wrong: `전치사 '${preposition.text}' 뒤에는 동명사가 와야 하므로 동사원형 ${withParticle(base, "은/는", `'${base}'`)} 쓸 수 없어요.`,
  };
}
