/** Turns of one word: more and less, most and few, often and seldom, an opposite. */
import { comparativeOf, PEOPLE, type Sentence, type Token } from "@pulda/english";
import { fluentOpposite } from "../../../shared/vocabulary/fluent-opposite.ts";
import type { Clause } from "../../../shared/clause/clause.ts";
import { tagOf } from "../../../shared/clause/tags.ts";
import type { Rewording } from "../../../shared/clause/print.ts";
import type { Reversal } from "./reversal.ts";

export interface WordReversal {
  readonly rewording: Rewording;
  readonly reversal: Reversal;
}

/** Comparatives whose opposite is as natural of the same things. */
const COMPARATIVES: Readonly<Record<string, string>> = Object.fromEntries(
  "larger smaller|bigger smaller|higher lower|longer shorter|older younger|faster slower|stronger weaker|easier harder|better worse|earlier later|greater smaller|richer poorer|cheaper dearer|warmer cooler|hotter colder|heavier lighter|deeper shallower|wider narrower|brighter darker|safer riskier|closer farther|nearer farther|thicker thinner|louder softer|simpler harder|quicker slower|farther nearer|sooner later|taller shorter"
    .split("|")
    .flatMap((pair) => {
      const [a = "", b = ""] = pair.split(" ");
      return [
        [a, b],
        [b, a],
      ].toReversed();
    }),
);

const FREQUENCY: Readonly<Record<string, string>> = {
  often: "seldom",
  frequently: "seldom",
  usually: "rarely",
  generally: "rarely",
  always: "only sometimes",
  rarely: "usually",
  seldom: "often",
  mostly: "only partly",
  mainly: "only partly",
  nearly: "far from",
};

const QUANTITY: Readonly<Record<string, string>> = {
  most: "only a few",
  many: "very few",
  few: "most",
};

const made = (token: Token, words: string, kind: Reversal["kind"]): WordReversal => ({
  rewording: { tokens: [token], words, original: token.text },
  reversal: { kind, inText: token.text, inStatement: words },
});

/** The reversals of single words of a clause. */
export function wordReversalsOf(clause: Clause, sentence: Sentence): WordReversal[] {
  const { tokens, verb, subject, rest } = clause;
  if (verb.isNegated || tokens.some(({ lower }) => NEGATIVE.test(lower))) return [];
  const reversals: WordReversal[] = [];
  // what is no person does by nature what it does: "a fire preserved"
  const isPersonal =
    clause.subjectNoun !== null && PEOPLE.has(tokens[clause.subjectNoun.head]?.lower ?? "");
  const openAt = rest.find(({ kind }) => kind === "open")?.from ?? clause.to;
  for (let at = clause.from; at < clause.to; at++) {
    const token = tokens[at]!;
    const next = tokens[at + 1];
    const isThan = tokens.slice(at + 1).some(({ lower }) => lower === "than");
    if (
      isThan &&
      (token.lower === "more" || token.lower === "less") &&
      /^(?:JJ|RB|NN)/u.test(tagOf(next)) &&
      !/^(?:than|or)$/u.test(next!.lower) &&
      !/^\d/u.test(tokens[at + 2]?.text ?? "")
    )
      reversals.push(
        made(
          token,
          token.lower === "less" ? "more" : tagOf(next).startsWith("NNS") ? "fewer" : "less",
          "comparison",
        ),
      );
    else if (
      isThan &&
      /^(?:JJR|RBR)$/u.test(tagOf(token)) &&
      Object.hasOwn(COMPARATIVES, token.lower)
    )
      reversals.push(made(token, COMPARATIVES[token.lower]!, "comparison"));
    if (at >= openAt) continue;
    if (Object.hasOwn(FREQUENCY, token.lower) && at >= subject.to)
      reversals.push(made(token, FREQUENCY[token.lower]!, "quantity"));
    if (
      at === subject.from &&
      Object.hasOwn(QUANTITY, token.lower) &&
      /^(?:JJ|NN)/u.test(tagOf(next))
    )
      reversals.push(made(token, QUANTITY[token.lower]!, "quantity"));
    const isMain =
      at === verb.main &&
      isPersonal &&
      !/^(?:be|have|receive|give|take|get|make|find|come|go|leave|keep)$/u.test(verb.base);
    const isComplement =
      tagOf(token).startsWith("JJ") &&
      at >= verb.to &&
      (verb.base === "be" || verb.base === "become" || verb.base === "seem");
    if (isMain || isComplement) {
      const opposite = fluentOpposite(sentence, token);
      if (
        opposite &&
        !/^(?:un|in|im|ir|dis|non|mis)/u.test(opposite.replacement) &&
        opposite.replacement !== comparativeOf(token.lower)
      )
        reversals.push(made(token, opposite.replacement, "opposite"));
    }
  }
  return reversals;
}

const NEGATIVE =
  /^(?:not|n't|n’t|never|no|none|nobody|nothing|neither|nor|hardly|without|cannot|only|unless|barely)$/u;
