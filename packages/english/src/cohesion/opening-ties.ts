/** Ties from a sentence's opening to the sentence directly before it. */
import type { Sentence, Token } from "../analysis.ts";
import { isContent, stemOf } from "./stem.ts";
import type { Tie } from "./tie.ts";

const PLURAL_PRONOUNS = /^(?:they|these|those|their)$/u;
const DEPENDENT_OPENING =
  /^(?:This|That|These|Those|They|Their|It|However|But|Yet|So|Therefore|Thus|Instead|For example|For instance|In other words|As a result|In contrast|On the other hand|Then|Also|In fact|Similarly|Likewise|In this|In addition|Moreover|Furthermore|Additionally|Besides|Consequently|Nevertheless|Hence|Meanwhile|Still|Otherwise|Because of this|For this reason|After that|Since then|Its|Such)\b/u;

/**
 * A sentence that opens with a pronoun or a connective depends on the sentence before it. Other sentences that
 * share as many of its words, or have as good an antecedent, also count as sources.
 */
export function openingTies(
  sentences: readonly Sentence[],
  stems: readonly ReadonlySet<string>[],
): Tie[] {
  return sentences.flatMap((sentence, index): Tie[] => {
    const first = sentence.tokens[0];
    const before = sentences[index - 1];
    const opener = DEPENDENT_OPENING.exec(sentence.text)?.[0];
    if (!first || !before || !opener || isFormalSubject(sentence)) return [];
    const bare = isBarePronoun(sentence, first);
    const plural = bare && PLURAL_PRONOUNS.test(first.lower);
    const own = stems[index] ?? new Set();
    const shared = overlap(own, stems[index - 1] ?? new Set()).filter((stem) =>
      before.tokens.some(({ text, likely }) => likely?.startsWith("NN") && stemOf(text) === stem),
    );
    if (shared.length === 0 && !plural) return [];
    const sources = sentences
      .filter((other) => other !== sentence)
      .filter(
        (other) =>
          other === before ||
          (plural && hasPlural(other)) ||
          (!plural && overlap(own, stems[other.index] ?? new Set()).length >= shared.length),
      )
      .map((other) => other.index);
    // the antecedent of a plural pronoun is usually the subject, the first plural noun
    const anchor = plural
      ? before.tokens.find(({ likely }) => likely === "NNS")
      : before.tokens.findLast((token) => isContent(token) && shared.includes(stemOf(token.text)));
    if (!anchor || (plural && !hasPlural(before))) return [];
    return [
      {
        kind: "opening",
        dependent: index,
        span: { start: sentence.start, end: sentence.start + opener.length },
        words: opener,
        sources,
        anchor: { start: anchor.start, end: anchor.end },
        anchorWords: anchor.text,
        near: true,
        strength: plural ? 2 : 1,
      },
    ];
  });
}

/** Whether "it" is a dummy subject, without an antecedent: "It is known that …", "It is hard to …". */
function isFormalSubject({ tokens }: Sentence): boolean {
  return (
    tokens[0]?.lower === "it" &&
    tokens.slice(1, 12).some(({ lower }) => /^(?:that|to|whether|how|why)$/u.test(lower))
  );
}

function isBarePronoun(sentence: Sentence, first: Token): boolean {
  const next = sentence.tokens[1];
  return (
    first.lower === "they" || first.lower === "their" || /^(?:VB|MD|RB)/u.test(next?.likely ?? "")
  );
}

function hasPlural(sentence: Sentence): boolean {
  return sentence.tokens.some(
    ({ likely, lower }) =>
      likely === "NNS" ||
      likely === "NNPS" ||
      lower === "they" ||
      lower === "them" ||
      lower === "and",
  );
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): string[] {
  return [...a].filter((stem) => b.has(stem));
}
