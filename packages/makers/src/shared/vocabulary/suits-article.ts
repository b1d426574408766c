import { articleFor, type Sentence, type Token } from "@pulda/english";

/**
 * Whether a form can follow the article before a word, if there is one.
 * @example suitsArticle(sentence, token, "ordinary") // false, of "a typical day"
 */
export function suitsArticle({ tokens }: Sentence, token: Token, form: string): boolean {
  const before = tokens[token.index - 1]?.lower ?? "";
  return !/^an?$/u.test(before) || articleFor(form) === before;
}
