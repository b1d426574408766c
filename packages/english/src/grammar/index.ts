/** The registry of grammar rules, in a fixed order. A new rule is a file of its own and an entry here. */
import type { Sentence } from "../analysis.ts";
import { adjectiveAdverb } from "./rules/adjective-adverb.ts";
import { bareInfinitive } from "./rules/bare-infinitive.ts";
import { baseForm } from "./rules/base-form.ts";
import { comparison } from "./rules/comparison.ts";
import { conjunctionPreposition } from "./rules/conjunction-preposition.ts";
import { emotionParticiple } from "./rules/emotion-participle.ts";
import { finiteVerb } from "./rules/finite-verb.ts";
import { formalIt } from "./rules/formal-it.ts";
import { indirectQuestion } from "./rules/indirect-question.ts";
import { inversion } from "./rules/inversion.ts";
import { otherAnother } from "./rules/other-another.ts";
import { parallel } from "./rules/parallel.ts";
import { participialClause } from "./rules/participial-clause.ts";
import { participleModifier } from "./rules/participle-modifier.ts";
import { perfect } from "./rules/perfect.ts";
import type { GrammarPoint, GrammarRule } from "./grammar-point.ts";
import { weigh } from "./knowledge/weigh.ts";
import { prepositionGerund } from "./rules/preposition-gerund.ts";
import { proVerb } from "./rules/pro-verb.ts";
import { pronounCase } from "./rules/pronoun-case.ts";
import { pronounNumber } from "./rules/pronoun-number.ts";
import { purposeInfinitive } from "./rules/purpose-infinitive.ts";
import { quantity } from "./rules/quantity.ts";
import { reflexive } from "./rules/reflexive.ts";
import { relativeAdverb } from "./rules/relative-adverb.ts";
import { relativeAgreement } from "./rules/relative-agreement.ts";
import { relativeCase } from "./rules/relative-case.ts";
import { relativeWhat } from "./rules/relative-what.ts";
import { soSuch } from "./rules/so-such.ts";
import { subjectVerbAgreement } from "./rules/subject-verb-agreement.ts";
import { subjunctive } from "./rules/subjunctive.ts";
import { thatConjunction } from "./rules/that-conjunction.ts";
import { timeTense } from "./rules/time-tense.ts";
import { toGerund } from "./rules/to-gerund.ts";
import { verbComplement } from "./rules/verb-complement.ts";
import { voice } from "./rules/voice.ts";
import { whose } from "./rules/whose.ts";

export const GRAMMAR_RULES = {
  "subject-verb-agreement": subjectVerbAgreement,
  "relative-agreement": relativeAgreement,
  "relative-what": relativeWhat,
  "that-conjunction": thatConjunction,
  "relative-adverb": relativeAdverb,
  whose,
  "relative-case": relativeCase,
  "adjective-adverb": adjectiveAdverb,
  "finite-verb": finiteVerb,
  voice,
  "participle-modifier": participleModifier,
  "emotion-participle": emotionParticiple,
  "participial-clause": participialClause,
  "verb-complement": verbComplement,
  "to-gerund": toGerund,
  "preposition-gerund": prepositionGerund,
  "bare-infinitive": bareInfinitive,
  "purpose-infinitive": purposeInfinitive,
  "base-form": baseForm,
  perfect,
  "time-tense": timeTense,
  subjunctive,
  comparison,
  "conjunction-preposition": conjunctionPreposition,
  parallel,
  "indirect-question": indirectQuestion,
  inversion,
  "pro-verb": proVerb,
  "formal-it": formalIt,
  "so-such": soSuch,
  quantity,
  "other-another": otherAnother,
  "pronoun-number": pronounNumber,
  "pronoun-case": pronounCase,
  reflexive,
} as const satisfies Record<string, GrammarRule>;

/** Every grammar point of a sentence, by rule and then by position, with what it asks of a learner. */
export function grammarPoints(sentence: Sentence): GrammarPoint[] {
  return Object.values(GRAMMAR_RULES).flatMap((rule) =>
    rule.find(sentence).map((point) => weigh(sentence, point)),
  );
}
