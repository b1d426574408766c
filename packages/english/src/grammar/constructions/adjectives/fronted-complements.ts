/**
 * Adjectives that stand before what they are said of, or right behind "makes this": "however useful the rule seems" and
 * "what makes this useful is" → usefully.
 *
 * Not tested: "made it safe.", which may say how, and verbs that are no pure link (Quirk et al. 1985 §15.39, §16.21).
 */
import type { Sentence, Token } from "../../../analysis.ts";
import { adverbOf } from "../../../inflection.ts";
import { withParticle } from "../../../korean.ts";
import type { FoundPoint } from "../../grammar-point.ts";
import { nounPhraseAt } from "../../syntax/noun-phrase.ts";
import { pointOf } from "../../syntax/point-of.ts";

const RULE = "adjective-adverb";
const LINKING = /^(?:be|seem|become)$/u;

export function frontedComplements(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((token) => [
    ...behindHow(sentence, token),
    ...behindMakes(sentence, token),
  ]);
}

/** "however useful the rule seems,": the adverb behind "how" is found with the other degrees. */
function behindHow(sentence: Sentence, adjective: Token): FoundPoint[] {
  const { tokens } = sentence;
  const how = tokens[adjective.index - 1];
  const subject = nounPhraseAt(tokens, adjective.index + 1);
  if (!/^(?:how|however)$/u.test(how?.lower ?? "") || !subject) return [];
  const verb = tokens[subject.last.index + 1];
  const next = verb && tokens[verb.index + 1];
  if (!verb || !next || !/^VB[ZPD]$/u.test(verb.tag ?? "") || !LINKING.test(verb.lemma)) return [];
  const adverb = adverbOf(adjective.lower);
  return adjective.tag === "JJ" && adverb && /^[.,;]$/u.test(next.text)
    ? complement(sentence, adjective, adverb, verb)
    : [];
}

/** "What makes this useful is …": a pronoun is what is described. */
function behindMakes(sentence: Sentence, word: Token): FoundPoint[] {
  const { tokens } = sentence;
  const object = tokens[word.index - 1];
  const verb = tokens[word.index - 2];
  const next = tokens[word.index + 1];
  const adverb = adverbOf(word.lower);
  if (word.tag !== "JJ" || !adverb || !next || verb?.lemma !== "make") return [];
  // "made it safe." may say how it was made
  if (!/^(?:this|it|them)$/u.test(object?.lower ?? "")) return [];
  const closes = next.lemma === "be" && /^VB[ZD]$/u.test(next.tag ?? "");
  return closes ? complement(sentence, word, adverb, verb) : [];
}

function complement(sentence: Sentence, word: Token, adverb: string, verb: Token): FoundPoint[] {
  return pointOf(sentence, {
    rule: RULE,
    first: word,
    replacement: adverb,
    cue: verb,
    right: `동사 '${verb.text}'의 보어가 되는 자리이므로 형용사 '${word.text}'`,
    wrong: `동사 '${verb.text}'의 보어 자리이므로 부사 ${withParticle(adverb, "은/는", `'${adverb}'`)} 쓸 수 없어요.`,
  });
}
