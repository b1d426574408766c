/** Words that are missing, by what then stands side by side. */
import type { Check } from "../finding.ts";
import { missingAfterThere, missingAuxiliary, missingBe } from "./missing/auxiliary.ts";
import { toByModel } from "./missing/by-model.ts";
import { missingComplement } from "./missing/complement.ts";
import { missingCopula } from "./missing/copula.ts";
import { missingTo } from "./missing/infinitive.ts";
import { determinerAlone, noVerb, twoVerbs } from "./missing/phrase.ts";
import { missingAtStop, missingOf, missingPreposition } from "./missing/preposition.ts";
import { missingInPhrase } from "./missing/set-phrase.ts";
import {
  missingAfterModal,
  missingBeen,
  missingBetweenPhrases,
  missingSubject,
  missingVerbAfterAdverb,
  noFiniteVerb,
} from "./missing/verb.ts";

export const missing: Check = function* (sentence) {
  for (const token of sentence.tokens) {
    const found =
      determinerAlone(sentence, token) ??
      twoVerbs(sentence, token) ??
      missingBe(sentence, token) ??
      missingTo(sentence, token) ??
      missingOf(sentence, token) ??
      missingPreposition(sentence, token) ??
      missingAuxiliary(sentence, token) ??
      missingAfterThere(sentence, token) ??
      missingInPhrase(sentence, token) ??
      missingAfterModal(sentence, token) ??
      missingBeen(sentence, token) ??
      missingSubject(sentence, token) ??
      missingVerbAfterAdverb(sentence, token) ??
      missingBetweenPhrases(sentence, token) ??
      missingAtStop(sentence, token) ??
      toByModel(sentence, token) ??
      missingComplement(sentence, token) ??
      missingCopula(sentence, token);
    if (found) yield found;
  }
  const found = noVerb(sentence) ?? noFiniteVerb(sentence);
  if (found) yield found;
};
