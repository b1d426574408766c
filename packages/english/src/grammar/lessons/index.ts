/** The registry of lessons, by rule id and in the rules' order. */
import type { GRAMMAR_RULES } from "../index.ts";
import { adjectiveAdverb } from "./adjective-adverb.ts";
import { bareInfinitive } from "./bare-infinitive.ts";
import { baseForm } from "./base-form.ts";
import { comparison } from "./comparison.ts";
import { conjunctionPreposition } from "./conjunction-preposition.ts";
import { emotionParticiple } from "./emotion-participle.ts";
import { finiteVerb } from "./finite-verb.ts";
import { formalIt } from "./formal-it.ts";
import { indirectQuestion } from "./indirect-question.ts";
import { inversion } from "./inversion.ts";
import type { Lesson } from "./lesson.ts";
import { otherAnother } from "./other-another.ts";
import { parallel } from "./parallel.ts";
import { participialClause } from "./participial-clause.ts";
import { participleModifier } from "./participle-modifier.ts";
import { perfect } from "./perfect.ts";
import { prepositionGerund } from "./preposition-gerund.ts";
import { proVerb } from "./pro-verb.ts";
import { pronounCase } from "./pronoun-case.ts";
import { pronounNumber } from "./pronoun-number.ts";
import { purposeInfinitive } from "./purpose-infinitive.ts";
import { quantity } from "./quantity.ts";
import { reflexive } from "./reflexive.ts";
import { relativeAdverb } from "./relative-adverb.ts";
import { relativeAgreement } from "./relative-agreement.ts";
import { relativeCase } from "./relative-case.ts";
import { relativeWhat } from "./relative-what.ts";
import { soSuch } from "./so-such.ts";
import { subjectVerbAgreement } from "./subject-verb-agreement.ts";
import { subjunctive } from "./subjunctive.ts";
import { thatConjunction } from "./that-conjunction.ts";
import { timeTense } from "./time-tense.ts";
import { toGerund } from "./to-gerund.ts";
import { verbComplement } from "./verb-complement.ts";
import { voice } from "./voice.ts";
import { whose } from "./whose.ts";

export const LESSONS = {
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
} as const satisfies Record<keyof typeof GRAMMAR_RULES, Lesson>;
