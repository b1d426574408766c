/** How exam writers rate grammar points among those that learners miss: what is underlined without being asked shows it. */
import type { GrammarPoint } from "@pulda/english";

/**
 * By rule, from −1 (a filler) to 1 (what exams are known for). From judges who compared items of the same texts: they
 * preferred participial clauses, relatives behind prepositions and formal objects to "those", "to pay" and "most".
 */
export const BY_RULE: Readonly<Record<string, number>> = {
  "adjective-adverb": 0.3,
  "emotion-participle": 0.3,
  "finite-verb": 0.5,
  "formal-it": 0.8,
  "indirect-question": 0.3,
  "other-another": -0.4,
  "participial-clause": 0.9,
  "participle-modifier": 0.7,
  "preposition-gerund": -0.4,
  "pro-verb": 0.8,
  "pronoun-case": -0.4,
  "pronoun-number": -0.4,
  "purpose-infinitive": -0.8,
  "relative-adverb": 0.5,
  "relative-case": 0.8,
  "relative-what": 0.6,
  "so-such": -0.4,
  "that-conjunction": 0.4,
  "time-tense": -0.3,
  inversion: 0.4,
  parallel: 0.5,
  quantity: -0.6,
  subjunctive: 0.5,
  voice: 0.4,
  whose: 0.5,
};

/**
 * What is seen at one look whatever its rule: "most" for "almost", a clause whose only verb is "being", "do" before its
 * subject, "those who".
 */
const PLAIN: readonly { readonly shown: RegExp; readonly less: number }[] = [
  { shown: /^(?:al)?most→/u, less: 0.8 },
  { shown: /→being$/u, less: 0.9 },
  { shown: /^(?:their|its|those)→/u, less: 0.4 },
  {
    shown: /^(?:do|does|did|have|has|is|are|was|were)→(?:do|does|have|has|is|are|was|were)$/u,
    less: 0.4,
  },
];

/** What it takes from agreement that the subject stands right before its verb: "None of this mean" is heard. */
const BESIDE = 0.6;

/**
 * From about −1.5 to 1; 0 for what is neither a filler nor a favourite.
 * @example esteemOf(offering) > esteemOf(those) // true
 */
export function esteemOf(point: GrammarPoint): number {
  const { rule, original, replacement } = point;
  const shown = `${original}→${replacement ?? ""}`.toLowerCase();
  const less = PLAIN.find((one) => one.shown.test(shown))?.less ?? 0;
  return (BY_RULE[rule] ?? 0) - less - (isAgreementBeside(point) ? BESIDE : 0);
}

function isAgreementBeside({ rule, start, cue }: GrammarPoint): boolean {
  return rule.endsWith("agreement") && cue.end <= start && start - cue.end <= 1;
}

/** The sum over some points. */
export function esteemOfAll(points: readonly { readonly point: GrammarPoint }[]): number {
  return points.reduce((sum, { point }) => sum + esteemOf(point), 0);
}
