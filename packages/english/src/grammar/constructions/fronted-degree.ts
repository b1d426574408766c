/**
 * An adjective or adverb that "how", "however" or "so" draws away from its verb: "however useful the rule seems" → usefully,
 * "how carefully they listened" → careful, "was built so carefully that" → careful; and "what makes this useful is" →
 * usefully.
 *
 * Whether it describes the subject or the action shows only at the verb. Not tested: verbs that take either, and words
 * whose two forms are both used as adverbs (Quirk et al. 1985 §7.70–73, §15.39, §16.21).
 */
import type { Sentence, Token } from "../../analysis.ts";
import { adjectiveOf, adverbOf } from "../../inflection.ts";
import { withParticle } from "../../korean.ts";
import { TAKES_ADJECTIVE } from "../../words/verbs.ts";
import { wordList } from "../../words/word-list.ts";
import type { FoundPoint } from "../grammar-point.ts";
import { nounPhraseAt } from "../syntax/noun-phrase.ts";
import { pointOf } from "../syntax/point-of.ts";

const RULE = "adjective-adverb";
/** Adjectives that are used as adverbs, or that describe who acts behind any verb. */
const LOOSE = wordList(
  "real slow quick loud cheap tight sure direct fair clear easy deep free clean different safe bright soft light close firm right wrong thick thin wide high low even bad smooth strong happy angry anxious nervous healthy hungry sad proud calm silent quiet eager bitter",
);
const LINKING = /^(?:be|seem|become)$/u;

export function frontedDegree(sentence: Sentence): FoundPoint[] {
  return sentence.tokens.flatMap((token) => [
    ...behindHow(sentence, token),
    ...behindSo(sentence, token),
    ...behindMakes(sentence, token),
  ]);
}

/** "however useful the rule seems", "how carefully they listened". */
function behindHow(sentence: Sentence, word: Token): FoundPoint[] {
  const { tokens } = sentence;
  const how = tokens[word.index - 1];
  const subject = nounPhraseAt(tokens, word.index + 1);
  if (!/^(?:how|however)$/u.test(how?.lower ?? "") || !subject) return [];
  const verb = tokens[subject.last.index + 1];
  const next = verb && tokens[verb.index + 1];
  if (!verb || !next || !/^VB[ZPD]$/u.test(verb.tag ?? "")) return [];
  const links = LINKING.test(verb.lemma);
  const adverb = adverbOf(word.lower);
  if (word.tag === "JJ" && adverb && links && /^[.,;]$/u.test(next.text))
    return adjectivePoint(sentence, word, adverb, verb);
  const adjective = adjectiveOf(word.lower);
  if (word.tag !== "RB" || !adjective || LOOSE.has(adjective) || TAKES_ADJECTIVE.has(verb.lemma))
    return [];
  return adverbPoint(sentence, word, adjective, verb);
}

/** "was built so carefully that", "treat it so carelessly that". */
function behindSo(sentence: Sentence, adverb: Token): FoundPoint[] {
  const { tokens } = sentence;
  const so = tokens[adverb.index - 1];
  const verb = tokens[adverb.index - 2];
  const adjective = adjectiveOf(adverb.lower);
  if (adverb.tag !== "RB" || so?.lower !== "so" || tokens[adverb.index + 1]?.lower !== "that")
    return [];
  if (!adjective || LOOSE.has(adjective) || !verb || TAKES_ADJECTIVE.has(verb.lemma)) return [];
  const passive = verb.tag === "VBN" && tokens[verb.index - 1]?.lemma === "be";
  const active = /^VB[ZPD]$/u.test(verb.tag ?? "");
  return passive || active ? adverbPoint(sentence, adverb, adjective, verb) : [];
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
  return closes ? adjectivePoint(sentence, word, adverb, verb) : [];
}

function adjectivePoint(
  sentence: Sentence,
  word: Token,
  adverb: string,
  verb: Token,
): FoundPoint[] {
  return pointOf(sentence, {
    rule: RULE,
    first: word,
    replacement: adverb,
    cue: verb,
    right: `동사 '${verb.text}'의 보어가 되는 자리이므로 형용사 '${word.text}'`,
    wrong: `동사 '${verb.text}'의 보어 자리이므로 부사 ${withParticle(adverb, "은/는", `'${adverb}'`)} 쓸 수 없어요.`,
  });
}

function adverbPoint(
  sentence: Sentence,
  adverb: Token,
  adjective: string,
  verb: Token,
): FoundPoint[] {
  const shown = withParticle(verb.text, "을/를", `'${verb.text}'`);
  return pointOf(sentence, {
    rule: RULE,
    first: adverb,
    replacement: adjective,
    cue: verb,
    right: `동사 ${shown} 꾸미는 자리이므로 부사 '${adverb.text}'`,
    wrong: `동사 ${shown} 꾸미는 자리이므로 형용사 ${withParticle(adjective, "은/는", `'${adjective}'`)} 쓸 수 없어요.`,
  });
}
