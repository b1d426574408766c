/** The claims of the bank that may stand in a blank, in its form. */
import { inflectClaim, type Claim, type Sentence } from "@pulda/english";
import type { BlankCandidate } from "./candidate.ts";
import { fieldsOf } from "./subject-noun.ts";

/** A claim in the form of a blank. */
export interface ClaimCandidate {
  readonly claim: Claim;
  /** As it is printed. */
  readonly text: string;
}

/** The claims for a candidate: what may be said of its subject. */
export function claimCandidates(
  candidate: BlankCandidate,
  sentences: readonly Sentence[],
): ClaimCandidate[] {
  return fieldsOf(candidate, sentences).flatMap(({ claims }) =>
    claims.flatMap((claim): ClaimCandidate[] => {
      const text = textFor(claim, candidate);
      return text === null ? [] : [{ claim, text }];
    }),
  );
}

const DETERMINER =
  /^(?:a|an|the|our|one|what|how|whether|every|each|something|nothing|people|whatever|anything)$/u;

/** Whether a phrase stands for a thing, by its first word. */
function isNounPhrase(text: string): boolean {
  return DETERMINER.test(text.split(" ", 1)[0] ?? "");
}

function textFor(claim: Claim, { form, subject }: BlankCandidate): string | null {
  if (subject.as === null && claim.phrase.includes("{")) return null;
  const as = subject.as ?? "it";
  if (form === "noun phrase") {
    if (claim.form === "np") return claim.phrase;
    const text = inflectClaim(claim, "complement", as);
    return text !== null && isNounPhrase(text) ? text : null;
  }
  if (form === "past" && HAS_CLAUSE.test(claim.phrase)) return null;
  const text = inflectClaim(claim, form, as);
  if (text === null) return null;
  return form === "complement" && isNounPhrase(text) ? null : text;
}

/** A clause inside a claim would stay in the present. */
const HAS_CLAUSE =
  /[{]|\*.*\*|\b(?:that|who|what|which|when|where|why|how|if|because|while|as|until|we|they|you|it|people|whatever|than|once|before|after|is|are|can|will|does|do|has|have)\b/u;
