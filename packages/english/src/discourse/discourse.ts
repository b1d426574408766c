/** The model of a text by rules: what each sentence does in it. */
import type { Analysis, Sentence } from "../analysis.ts";
import { isContent } from "../cohesion/stem.ts";
import { centroid, vectorSimilarity } from "../lexicon/vectors.ts";
import { CUES } from "./cues.ts";
import { generalityOf } from "./generality.ts";
import { ROLES, type Role, type SentenceRole } from "./role.ts";

const cache = new WeakMap<Analysis, readonly SentenceRole[]>();

/**
 * What each sentence of a text does, by cues, generality, position and nearness to the text's topic. Pure; linear in
 * the length of the text, and computed once for an analysis.
 * @example discourseOf(analyse("Many think so. But it is wrong."))[1]?.role // "turn"
 */
export function discourseOf(analysis: Analysis): readonly SentenceRole[] {
  let roles = cache.get(analysis);
  if (!roles) cache.set(analysis, (roles = rolesOf(analysis.sentences)));
  return roles;
}

function rolesOf(sentences: readonly Sentence[]): SentenceRole[] {
  const words = (of: readonly Sentence[]): string[] =>
    of.flatMap(({ tokens }) => tokens.filter(isContent).map(({ lower }) => lower));
  const topic = centroid(words(sentences));
  const found: SentenceRole[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const own = centroid(words([sentence]));
    const centrality = topic && own ? Math.max(0, vectorSimilarity(topic, own)) : 0;
    found.push(roleOf(sentence, at, sentences.length, centrality, found.at(-1)));
  }
  return found;
}

function roleOf(
  sentence: Sentence,
  at: number,
  count: number,
  centrality: number,
  before: SentenceRole | undefined,
): SentenceRole {
  const generality = generalityOf(sentence);
  const scores = startingScores(at, count, generality, centrality);
  const cues: string[] = [];
  for (const { role, name, weight, pattern } of CUES) {
    if (!pattern.test(sentence.text)) continue;
    scores[role] += weight;
    cues.push(`${role}: ${name}`);
  }
  goOn(scores, generality, before);
  const role = ROLES.reduce((best, one) => (scores[one] > scores[best] ? one : best));
  return { sentence, role, scores, cues, generality, centrality };
}

/** What place and wording say before any cue. */
function startingScores(
  at: number,
  count: number,
  generality: number,
  centrality: number,
): Record<Role, number> {
  const isLast = at === count - 1 && count > 2;
  const isFirst = at === 0;
  return {
    background: 1.2 + (isFirst ? 1 : at === 1 ? 0.5 : 0),
    claim: (generality - 0.5) * 2 + centrality * 0.6 - (isFirst ? 0.2 : 0),
    conclusion: (isLast ? 1.6 : at === count - 2 ? 0.4 : -0.6) + (generality - 0.5),
    contrast: 0,
    example: (0.5 - generality) * 0.6 + (isFirst || isLast ? -0.4 : 0.2),
    reason: isFirst || isLast ? -0.3 : 0.2,
    report: (0.5 - generality) * 3 - (isLast ? 0.5 : 0),
    turn: isFirst ? -1.5 : 0,
  };
}

/** An example or a report goes on in the next sentence unless that one is general. */
function goOn(
  scores: Record<Role, number>,
  generality: number,
  before: SentenceRole | undefined,
): void {
  if (!before || generality > 0.7) return;
  if (before.role === "report") scores.report += 0.8;
  if (before.role === "example") scores.example += 1.1;
}
