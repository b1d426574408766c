export { analyse, type Analysis, type Sentence, type Token } from "./analysis.ts";
export { GRAMMAR_RULES, grammarPoints } from "./grammar/index.ts";
export type { GrammarPoint, GrammarRule, Stretch } from "./grammar/point.ts";
export { withParticle } from "./korean.ts";
export { adjectiveOf, adverbOf, findVerbBase, pluralOf, verbForms } from "./inflection.ts";
