/**
 * 전치사 to + 동명사.
 *
 * Edited only where no infinitive stands: look forward to, object to, in addition to, when it comes
 * to, prior to, get used to, resort to, close to, opposed to. Left alone (Quirk et al. 1985 §16.38;
 * Swan, Practical English Usage, "infinitives: to"): "be used to" (the passive with a purpose),
 * contribute, devoted, dedicated, committed and accustomed, which are also found with an infinitive.
 */
import type { Sentence, Token } from "../../analysis.ts";
import { findVerbBase } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { substitutionRule } from "../syntax/substitution.ts";
import { isDeterminer, textOf } from "../syntax/tokens.ts";
import { usedToInfinitive } from "../constructions/verbs/used-to.ts";
import { alsoFound } from "../syntax/also-found.ts";

/** Endings of the phrase before "to", the longer first, and whether an infinitive never follows. */
const PHRASES: readonly (readonly [phrase: readonly string[], certain: boolean])[] = [
  [["when", "it", "comes"], true],
  [["look", "forward"], true],
  [["in", "addition"], true],
  [["get", "used"], true],
  [["become", "used"], true],
  [["get", "accustomed"], true],
  [["be", "used"], false],
  [["accustomed"], false],
  [["object"], true],
  [["prior"], true],
  [["resort"], true],
  [["close"], true],
  [["opposed"], true],
  [["contribute"], false],
  [["devoted"], false],
  [["devote"], false],
  [["dedicated"], false],
  [["committed"], false],
];
/** Bases that are nouns too, so that "look forward to work" could be read. */
const NOUNS =
  /^(?:work|visit|travel|use|help|change|play|study|walk|talk|sleep|dance|rest|drink|fight|love|move|return|ride|run|search|start|support|swim|trade|test|trust|watch)$/u;

export const toGerund = alsoFound(
  substitutionRule(
    {
      id: "to-gerund",
      name: "전치사 to와 동명사",
      lesson:
        "look forward to, object to, in addition to, be used to(~에 익숙하다)의 to는 전치사이므로 뒤에 동명사나 명사가 와요.",
    },
    (sentence, verb) => {
      const { tokens } = sentence;
      const to = tokens[verb.index - 1];
      if (verb.tag !== "VBG" || to?.lower !== "to") return null;
      const found = phraseBefore(sentence, to);
      const base = findVerbBase(verb.lower, verb.lemma);
      if (!found || !base || base === "be") return null;
      const next = tokens[verb.index + 1];
      const noun = NOUNS.test(base) && !isDeterminer(next) && next?.tag !== "PRP";
      const shown = textOf(sentence, found.first, to);
      return {
        replacement: found.certain && !noun ? base : null,
        cue: to,
        right: `'${shown}'의 to는 전치사이므로 동명사 '${verb.text}'`,
        wrong: `'${shown}'의 to는 전치사이므로 동사원형 ${withParticle(base, "은/는", `'${base}'`)} 쓸 수 없어요.`,
      };
    },
  ),
  usedToInfinitive,
);

function phraseBefore({ tokens }: Sentence, to: Token): { first: Token; certain: boolean } | null {
  for (const [phrase, certain] of PHRASES) {
    const first = tokens[to.index - phrase.length];
    const matches = phrase.every((word, at) => {
      const token = tokens[to.index - phrase.length + at];
      return token !== undefined && (token.lower === word || token.lemma === word);
    });
    if (first && matches) return { first, certain };
  }
  return null;
}
