/** The simplest kind of rule: a word, its context, and a word that is wrong there. */
import type { Sentence, Token } from "../../analysis.ts";
import type { FoundPoint, GrammarRule } from "../grammar-point.ts";
import { standsAlone, textOf } from "./tokens.ts";

export interface Substitution {
  /** The wrong word, or null where it might be right. */
  readonly replacement: string | null;
  readonly cue: Token;
  /** In Korean, as `FoundPoint` has them. */
  readonly right: string;
  readonly wrong: string;
  /** The first and last token to replace, when they are more than the token itself. */
  readonly span?: readonly [first: Token, last: Token];
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
    find(sentence): FoundPoint[] {
      return sentence.tokens.flatMap((token) => {
        const found = standsAlone(sentence, token) ? test(sentence, token) : null;
        if (!found) return [];
        const { replacement, cue, right, wrong, span = [token, token] } = found;
        const [first, last] = span;
        const capital = replacement !== null && first.index === 0 && /^\p{Lu}/u.test(first.text);
        return [
          {
            rule: about.id,
            start: first.start,
            end: last.end,
            original: textOf(sentence, first, last),
            replacement: capital
              ? replacement.charAt(0).toUpperCase() + replacement.slice(1)
              : replacement,
            cue: { start: cue.start, end: cue.end },
            right,
            wrong,
          },
        ];
      });
    },
  };
}
