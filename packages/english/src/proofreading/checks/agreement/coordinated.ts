/** The second of two verbs of one subject: "It comes from the stomach and travel in the blood". */
import type { Sentence, Token } from "../../../analysis.ts";
import { verbForms } from "../../../inflection.ts";
import { findingAt, named, type Finding } from "../../finding.ts";
import { baseOfThirdPerson, isMostlyVerb } from "../../word-class.ts";

/** Words that a plain form may depend on, or that open another clause. */
const BARRIER =
  /^(?:to|can|could|will|would|shall|should|may|might|must|cannot|do|does|did|help|helps|make|makes|let|lets|that|which|who|what|how|when|where|why|if|whether|because|while|than|rather|or|and|but|,|;|:|\(|"|“|have|see|sees|hear|hears|watch|watches|require|requires|it|they|we|you|he|she|i|there)$/u;

const CLAUSE_WORD =
  /^(?:to|that|which|who|what|how|when|where|why|if|whether|because|while|do|does|did|let|help)$/u;

export function withFirstVerb({ tokens, text }: Sentence, verb: Token): Finding | null {
  const adverb = tokens[verb.index - 1]?.lower ?? "";
  const and = tokens[verb.index - (/^(?:also|then|often|usually|even)$/u.test(adverb) ? 2 : 1)];
  if (!and || !/^(?:and|but)$/u.test(and.lower) || /\?["”’]?$/u.test(text)) return null;
  const isPlain =
    verb.lower === "have" || (isMostlyVerb(verb.text) && baseOfThirdPerson(verb.text) === null);
  if (!isPlain || !/^(?:VBP|VB|NN)$/u.test(verb.likely ?? "NN")) return null;
  const next = tokens[verb.index + 1];
  if (!next || !/^(?:IN|DT|PRP|PRP\$|TO|RP|JJ|NNS)$/u.test(next.likely ?? "IN")) return null;
  const from = tokens[and.index - 1]?.text === "," ? and.index - 2 : and.index - 1;
  for (let at = from; at >= 0; at--) {
    const first = tokens[at];
    if (!first || BARRIER.test(first.lower) || first.likely === "VB" || first.likely === "VBP")
      return null;
    if (first.likely !== "VBZ" || (baseOfThirdPerson(first.lower) === null && first.lower !== "is"))
      continue;
    // only the first verb of the sentence, so that no clause stands between it and its subject
    const before = tokens.slice(0, at);
    if (
      at === 0 ||
      before.some(
        ({ lower, likely }) =>
          CLAUSE_WORD.test(lower) || /^(?:MD|VBP|VBD|VBZ)$/u.test(likely ?? ""),
      )
    )
      return null;
    const { s } = verbForms(verb.lower === "have" ? "have" : verb.lower);
    if (s === verb.lower) return null;
    return findingAt(
      "agreement",
      verb,
      verb,
      s,
      `주어가 같은 동사 '${first.text}'처럼 ${named(s, "으로/로")} 써요.`,
    );
  }
  return null;
}
