/** The grammar rules, in a fixed order. A new rule is a file of its own and a line here. */
import type { Sentence } from "../analysis.ts";
import { adjectiveAdverb } from "./adjective-adverb.ts";
import { finiteVerb } from "./finite-verb.ts";
import { bareInfinitive } from "./bare-infinitive.ts";
import { comparison } from "./comparison.ts";
import { conjunctionPreposition } from "./conjunction-preposition.ts";
import { participleModifier } from "./participle-modifier.ts";
import { prepositionGerund } from "./preposition-gerund.ts";
import { quantity } from "./quantity.ts";
import { relativeCase } from "./relative-case.ts";
import { verbComplement } from "./verb-complement.ts";
import { baseForm } from "./base-form.ts";
import { parallel } from "./parallel.ts";
import { perfect } from "./perfect.ts";
import { pronounCase } from "./pronoun-case.ts";
import { purposeInfinitive } from "./purpose-infinitive.ts";
import type { GrammarPoint, GrammarRule } from "./point.ts";
import { relativeWhat } from "./relative-what.ts";
import { subjectVerbAgreement } from "./subject-verb-agreement.ts";
import { voice } from "./voice.ts";

export const GRAMMAR_RULES = {
  "subject-verb-agreement": subjectVerbAgreement,
  "relative-what": relativeWhat,
  "adjective-adverb": adjectiveAdverb,
  "finite-verb": finiteVerb,
  voice,
  "bare-infinitive": bareInfinitive,
  comparison,
  "conjunction-preposition": conjunctionPreposition,
  "participle-modifier": participleModifier,
  "base-form": baseForm,
  parallel,
  perfect,
  "purpose-infinitive": purposeInfinitive,
  "preposition-gerund": prepositionGerund,
  "pronoun-case": pronounCase,
  quantity,
  "relative-case": relativeCase,
  "verb-complement": verbComplement,
} as const satisfies Record<string, GrammarRule>;

/** Every grammar point of a sentence, by rule and then by place. */
export function grammarPoints(sentence: Sentence): GrammarPoint[] {
  return Object.values(GRAMMAR_RULES).flatMap((rule) => rule.find(sentence));
}
