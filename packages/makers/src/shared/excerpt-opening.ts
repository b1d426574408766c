/** Whether a sentence can open an excerpt. */
import { PEOPLE, type Sentence, type Tie, type Token } from "@pulda/english";

const DEPENDENT_OPENING =
  /^(?:this|that|these|those|they|it|he|she|his|her|their|its|him|them|however|but|yet|so|therefore|thus|instead|for example|for instance|in other words|as a result|then|also|in fact|similarly|likewise|moreover|such|and|or|second|third|finally|another|soon|after that|in addition|on the other hand|at this|in this)\b/iu;

/**
 * False for a sentence that depends on preceding text, by a pronoun, a connective or another tie.
 * @param ties the ties of the text that contains the sentence
 */
export function canOpenExcerpt(sentence: Sentence, ties: readonly Tie[]): boolean {
  return (
    sentence.readable &&
    !ties.some(({ dependent }) => dependent === sentence.index) &&
    !opensWithBareQuantity(sentence) &&
    !sentence.inQuotation &&
    !/^["“‘]/u.test(sentence.text) &&
    !DEPENDENT_OPENING.test(sentence.text) &&
    !sentence.tokens.slice(0, 12).some(({ lower }) => /^(?:this|these|such)$/u.test(lower)) &&
    !sentence.tokens.some((token) => isAnaphoric(sentence, token))
  );
}

/** Whether a word is anaphoric, without an antecedent earlier in its sentence. */
function isAnaphoric({ tokens }: Sentence, { lower, index }: Token): boolean {
  const before = tokens.slice(0, index);
  if (/^(?:he|him|his|she|her|hers)$/u.test(lower))
    return !before.some(({ likely, lower: word }) => likely?.startsWith("NNP") || PEOPLE.has(word));
  if (/^(?:they|them|their|its)$/u.test(lower))
    return !before.some(({ likely }) => likely?.startsWith("NN"));
  if (/^(?:former|latter|other|others|same)$/u.test(lower)) return index < 6;
  const ordinal = /^(?:first|second|third|next|last)$/u.test(lower);
  return ordinal && before.at(-1)?.lower === "the" && index < 5;
}

/** "Some suspected that …": who is meant depends on the sentence before. */
function opensWithBareQuantity({ tokens }: Sentence): boolean {
  const [first, second] = tokens;
  return (
    /^(?:some|many|most|few|several|all|none|each|both|one)$/u.test(first?.lower ?? "") &&
    !/^(?:NN|JJ|VBG|VBN|CD|RB)/u.test(second?.likely ?? "NN") &&
    second?.lower !== "of"
  );
}
