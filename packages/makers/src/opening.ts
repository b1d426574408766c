/** Whether a sentence can open a text. */
import type { Sentence } from "@pulda/english";

const LEANING =
  /^(?:this|that|these|those|they|it|he|she|his|her|their|its|him|them|however|but|yet|so|therefore|thus|instead|for example|for instance|in other words|as a result|then|also|in fact|similarly|likewise|moreover|such|and|or|second|third|finally|another|soon|after that|in addition|on the other hand|at this|in this)\b/iu;

/** False for one that opens with a pronoun, a connective or what else leans on a text before it. */
export function opensFreely(sentence: Sentence): boolean {
  return (
    sentence.readable &&
    !sentence.inQuotation &&
    !/^["“‘]/u.test(sentence.text) &&
    !LEANING.test(sentence.text) &&
    !sentence.tokens.slice(0, 12).some(({ lower }) => /^(?:this|these|such)$/u.test(lower))
  );
}
