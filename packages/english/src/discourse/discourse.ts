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

function contentWordsOf(sentences: readonly Sentence[]): string[] {
  return sentences.flatMap(({ tokens }) => tokens.filter(isContent).map(({ lower }) => lower));
}

function rolesOf(sentences: readonly Sentence[]): SentenceRole[] {
  const topic = centroid(contentWordsOf(sentences));
  const isStory = isNarrative(sentences);
  const found: SentenceRole[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const own = centroid(contentWordsOf([sentence]));
    const centrality = topic && own ? Math.max(0, vectorSimilarity(topic, own)) : 0;
    const position: SentencePosition = { at, count: sentences.length, isStory, before: found };
    found.push(roleOf(sentence, position, centrality));
  }
  return found;
}

/** Where a sentence stands. */
interface SentencePosition {
  readonly at: number;
  /** How many sentences the text has. */
  readonly count: number;
  readonly isStory: boolean;
  /** The sentences before it. */
  readonly before: readonly SentenceRole[];
}

/** Whether a text tells what happened: most of its sentences are in the past tense. */
function isNarrative(sentences: readonly Sentence[]): boolean {
  const past = sentences.filter(({ tokens }) => {
    const first = tokens.find(({ likely }) => /^(?:VBD|VBZ|VBP|MD)$/u.test(likely ?? ""));
    return first?.likely === "VBD";
  });
  return past.length > sentences.length * 0.6;
}

function roleOf(sentence: Sentence, position: SentencePosition, centrality: number): SentenceRole {
  const generality = generalityOf(sentence);
  const scores = startingScores(position, generality, centrality);
  const cues: string[] = [];
  for (const { role, name, weight, pattern } of CUES) {
    if (!pattern.test(sentence.text)) continue;
    scores[role] += weight;
    cues.push(`${role}: ${name}`);
  }
  goOn(scores, generality, position.before.at(-1));
  const role = ROLES.reduce((best, one) => (scores[one] > scores[best] ? one : best));
  return { sentence, role, scores, cues, generality, centrality };
}

/** What place and wording say before any cue. */
function startingScores(
  { at, count, isStory, before }: SentencePosition,
  generality: number,
  centrality: number,
): Record<Role, number> {
  const isLast = at === count - 1 && count > 2;
  const isFirst = at === 0;
  /** Behind the turn a text explains; before it, it tells from what it starts. */
  const isBehindTurn = before.some(({ role }) => role === "turn" || role === "claim");
  const particular = 0.5 - generality;
  return {
    // what happened is told, and argues nothing
    background:
      (isBehindTurn ? 0.5 : 1.4) +
      (isFirst ? 0.8 : 0) +
      Math.max(0, particular) * 2 +
      (isStory ? 2 : 0) -
      (isLast ? 1.2 : 0),
    claim: -particular * 1.6 + centrality * 0.4 - (isFirst ? 0.2 : 0),
    conclusion: (isLast ? 2.8 : at === count - 2 ? 0.5 : -0.4) - particular * 0.6,
    contrast: 0.1,
    example: particular * 0.4 + (isFirst || isLast ? -0.6 : isBehindTurn ? 0.4 : 0),
    reason: isFirst || isLast ? -0.4 : isBehindTurn ? 1 - Math.max(0, particular) : 0.3,
    report: -0.6,
    turn: isFirst ? -1.5 : isStory ? -1.6 : 0,
  };
}

/** An example, a report or a reason goes on in the next sentence unless that one is of another kind. */
function goOn(
  scores: Record<Role, number>,
  generality: number,
  before: SentenceRole | undefined,
): void {
  if (!before) return;
  if (before.role === "reason") scores.reason += 0.4;
  if (generality > 0.7) return;
  if (before.role === "example") scores.example += 1;
}
