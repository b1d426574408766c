/** A rule of the plainest kind: one word, its neighbourhood, and the word that cannot stand there. */
import type { Sentence, Token } from "../analysis.ts";
import type { GrammarPoint, GrammarRule } from "./point.ts";
import { standsAlone } from "./tokens.ts";

export interface Substitution {
  /** The wrong word for this place, or null where it might do. */
  readonly replacement: string | null;
  readonly cue: Token;
  /** In Korean, as `GrammarPoint` has them. */
  readonly right: string;
  readonly wrong: string;
  readonly worth: number;
}

/**
 * A rule from a test on one token.
 * @example substitutionRule({ id, name, lesson }, (sentence, token) => null)
 */
export function substitutionRule(
  about: Pick<GrammarRule, "id" | "name" | "lesson">,
  test: (sentence: Sentence, token: Token) => Substitution | null,
): GrammarRule {
  return {
    ...about,
    find(sentence): GrammarPoint[] {
      return sentence.tokens.flatMap((token) => {
        const found = standsAlone(sentence, token) ? test(sentence, token) : null;
        if (!found) return [];
        const { replacement } = found;
        const capital = replacement !== null && token.text !== token.lower;
        return [
          {
            ...found,
            rule: about.id,
            start: token.start,
            end: token.end,
            original: token.text,
            replacement: capital
              ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
              : replacement,
            cue: { start: found.cue.start, end: found.cue.end },
          },
        ];
      });
    },
  };
}
