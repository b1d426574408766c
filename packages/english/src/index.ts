export { analyse, type Analysis, type Sentence, type Token } from "./analysis.ts";
export { tagSentence } from "./tagging/tagger-votes.ts";
export {
  claimFields,
  claimFieldsOf,
  claimsWith,
  type Claim,
  type ClaimField,
} from "./claims/bank.ts";
export { distinctiveVector } from "./claims/distinctive.ts";
export { inflectClaim, type ClaimSubject, type PredicateForm } from "./claims/inflect-claim.ts";
export { themeIds, themeOf, type Theme } from "./claims/themes.ts";
export { discourseOf } from "./discourse/discourse.ts";
export { oppositionOf, type Opposition } from "./discourse/opposition.ts";
export {
  RELATIONS,
  relationSigns,
  relationSignsIn,
  type FoundSign,
  type Relation,
  type RelationSign,
} from "./discourse/relation-signs.ts";
export { ROLES, type Role, type SentenceRole } from "./discourse/role.ts";
export { coverageOf, type Coverage } from "./dictionary/coverage.ts";
export { certainMeaning, glossedWords, type GlossedWord } from "./dictionary/glossed-words.ts";
export { lemmasOf } from "./dictionary/lemmas.ts";
export { levelOf, type WordLevel } from "./dictionary/level.ts";
export { isWordToLearn } from "./dictionary/words-to-learn.ts";
export { companionOf } from "./dictionary/companions.ts";
export { contraryOf } from "./dictionary/contraries.ts";
export { familyOf } from "./dictionary/families.ts";
export { companionFit, companyFit, usageAt, type UsageHere } from "./dictionary/usage-at.ts";
export { usagesOf, type ContextAntonym, type Usage } from "./dictionary/usage.ts";
export { lookUp, type LookUp } from "./dictionary/look-up.ts";
export { meaningAt } from "./dictionary/meaning-at.ts";
export {
  goesWith,
  paraphrasesOf,
  type Paraphrase,
  type ParaphraseKind,
} from "./dictionary/paraphrases.ts";
export { noticeThing } from "./dictionary/notice-things.ts";
export { phrasesIn } from "./dictionary/phrases.ts";
export {
  lemmasMeaning,
  lemmasWithMeaning,
  meaningsOf,
  type WordClass,
} from "./dictionary/meanings.ts";
export { hardWords, type HardWord } from "./dictionary/vocabulary.ts";
export { factsWith, hasFacts } from "./facts/facts.ts";
export type { Finding } from "./proofreading/finding.ts";
export { proofread } from "./proofreading/proofread.ts";
export { GRAMMAR_RULES, grammarPoints } from "./grammar/index.ts";
export { LESSONS } from "./grammar/lessons/index.ts";
export type { Lesson } from "./grammar/lessons/lesson.ts";
export type { GrammarPoint, GrammarRule, Span } from "./grammar/grammar-point.ts";
export { findSubject } from "./grammar/syntax/subject.ts";
export { finalConsonant, withParticle } from "./korean.ts";
export {
  adjectiveOf,
  comparativeOf,
  findVerbBase,
  pluralOf,
  singularOf,
  verbForms,
} from "./inflection.ts";
export { entriesFrom, entryOf, isLemma, usesAs, type Entry } from "./lexicon/entries.ts";
export { headwordOf, inflect, type Headword } from "./lexicon/lemma.ts";
export { articleFor } from "./lexicon/word-sounds.ts";
export {
  areNearSynonyms,
  exactSynonymsOf,
  mainSenses,
  oppositeOf,
  oppositeLemmas,
  oppositesOf,
  relativesOf,
  soleSense,
  synonymsOf,
} from "./lexicon/relations.ts";
export { hypernymsOf, getSense, type PartOfSpeech, type Sense } from "./lexicon/senses.ts";
export { toneOf } from "./lexicon/tone.ts";
export { vectorSimilarity, centroid, similarityTo, similarity } from "./lexicon/vectors.ts";
export {
  brokenTies,
  brokenTieWeight,
  weightOf,
  type LeaningRelation,
  type Tie,
} from "./cohesion/tie.ts";
export { findTies } from "./cohesion/find-ties.ts";
export { leaningTies } from "./cohesion/leaning-ties.ts";
export { progressTies } from "./cohesion/progress-ties.ts";
export { isContent, stemOf } from "./cohesion/stem.ts";
export { NOUN_FIELDS, nounClass, type SemanticField, type NounClass } from "./words/fields.ts";
export { PEOPLE, PLACES, TIME_NOUNS, TIMES } from "./words/nouns.ts";
export {
  INTRANSITIVE,
  STRICTLY_TRANSITIVE,
  TAKES_CLAUSE,
  TRANSITIVE_BY_AGENT,
  TRANSITIVE_WITH_OBJECT,
  TWO_OBJECTS,
} from "./words/verbs.ts";
