/** The noun that a claim is about, and the fields of claims that it belongs to in a text. */
import {
  claimFields,
  distinctiveVector,
  isContent,
  nounClass,
  PEOPLE,
  singularOf,
  stemOf,
  vectorSimilarity,
  type ClaimField,
  type Sentence,
} from "@pulda/english";
import { clauseOf, type ClauseSubject } from "./clause.ts";
import type { BlankCandidate } from "./candidate.ts";

/** Nouns that only point at what is said: what may be claimed of them depends on that. */
const SHELL =
  /^(?:answer|reason|effect|benefit|result|explanation|cause|solution|fact|idea|point|problem|way|thing|example|case|truth|difference|advantage|trouble|kind|part|one|question|danger|purpose|secret|key|other|others|method|process|principle|change|step|factor|feature|element|aspect|system|approach|object|product|number|figure|set|piece|couple|lot|group|majority|half|rest|pull|something|nothing|everything|anything|someone|ground|door|feed|head|drop|hour|minute|day|year|week|month|century)$/u;

/** How near a field must be to the noun, and to the text, 0–1 in distinctive vectors; one that lists the noun less. */
const LEAST = { noun: 0.47, text: 0.2, listed: 0.05 } as const;
/** What it counts that a field lists the noun. */
const LISTED = 0.3;
const MOST_FIELDS = 2;
/** The field of persons of any kind. */
const ANYBODY = "people";
/** The field of what is no thing and no person: values, ideas, habits. */
const GENERAL = "general";

/** The fields of what a candidate's clause is about, the nearest first; none where it is not known. */
export function fieldsOf(
  candidate: BlankCandidate,
  sentences: readonly Sentence[],
): readonly ClaimField[] {
  const { subject } = candidate;
  const nouns = subject.isPronoun ? antecedents(candidate, sentences).slice(0, 1) : subject.nouns;
  const named = nouns.filter((noun) => !SHELL.test(noun)).slice(0, 2);
  const topic = distinctiveVector(
    sentences.flatMap(({ tokens }) => tokens.filter(isContent).map(({ lower }) => lower)),
  );
  if (!topic) return [];
  for (const noun of named) {
    const found = nearFields(noun, topic);
    // "lovers of food" are persons, of whom nothing is said that is true of food
    if (found.length > 0 || isPerson(noun)) return found;
  }
  return [];
}

/** The fields that are near both a noun and the text: among several, the noun has their sense here. */
function nearFields(noun: string, topic: Float32Array): ClaimField[] {
  const own = distinctiveVector([noun]);
  if (!own) return [];
  return claimFields()
    .flatMap((field) => {
      const vector = vectorOf(field);
      if (!vector) return [];
      const isListed = field.nouns.includes(noun);
      const toText = vectorSimilarity(vector, topic);
      const toNoun = vectorSimilarity(vector, own);
      if (!isListed && (toNoun < LEAST.noun || isPerson(noun) || field.id === GENERAL)) return [];
      if (isPerson(noun) && !isOfPersons(field)) return [];
      if (toText < (isListed ? LEAST.listed : LEAST.text) && field.id !== ANYBODY) return [];
      return [{ field, nearness: toText + toNoun + (isListed ? LISTED : 0) }];
    })
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, MOST_FIELDS)
    .map(({ field }) => field);
}

/** Whether a noun names a person, by word list and suffix: of persons only the fields speak that list them. */
function isPerson(noun: string): boolean {
  const kind = nounClass(noun);
  if (kind !== null) return kind === "person";
  return PEOPLE.has(noun) || /(?:er|or|ist|ian|man)$/u.test(noun);
}

/** Whether a field speaks of persons: what is said of a drug is not said of patients. */
function isOfPersons({ nouns }: ClaimField): boolean {
  return nouns.filter(isPerson).length * 3 > nouns.length;
}

const vectors = new WeakMap<ClaimField, Float32Array | null>();

function vectorOf(field: ClaimField): Float32Array | null {
  let vector = vectors.get(field);
  if (vector === undefined) vectors.set(field, (vector = distinctiveVector(field.nouns)));
  return vector;
}

/** The nouns that a pronoun may stand for: subjects before it of its number, what the text names most first. */
function antecedents(
  { subject, sentence, tokens }: BlankCandidate,
  sentences: readonly Sentence[],
): readonly string[] {
  const at = sentences.indexOf(sentence);
  for (const index of [at, at - 1]) {
    const before = sentences[index];
    if (!before) continue;
    const found = subjectsIn(before, tokens[0]!.start)
      .filter((one) => one.as === subject.as && !one.isPronoun && one.nouns.length > 0)
      .map(({ nouns }) => nouns[0]!);
    if (found.length > 0)
      return found.toSorted((a, b) => timesNamed(b, sentences) - timesNamed(a, sentences));
  }
  return [];
}

function timesNamed(noun: string, sentences: readonly Sentence[]): number {
  const stem = stemOf(noun);
  return sentences
    .flatMap(({ tokens }) => tokens)
    .filter((token) => isContent(token) && stemOf(singularOf(token.lower)) === stem).length;
}

/** The subjects in a sentence before an offset, the last first. */
function subjectsIn(sentence: Sentence, until: number): ClauseSubject[] {
  return sentence.tokens
    .flatMap(({ likely, index, start }) =>
      start < until && /^(?:VBZ|VBP|VBD|MD)$/u.test(likely ?? "")
        ? (clauseOf(sentence, index)?.subject ?? [])
        : [],
    )
    .toReversed();
}
