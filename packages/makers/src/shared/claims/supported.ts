/** Whether a text says what a claim of the bank says. */
import { isContent, similarity, stemOf, type Sentence } from "@pulda/english";

/** Whether two words are forms or relatives of one. */
export function sameRoot(a: string, b: string): boolean {
  return stemOf(a) === stemOf(b);
}

/** A content word of a sentence. */
interface ContentWord {
  readonly lower: string;
  readonly stem: string;
}

const contents = new WeakMap<Sentence, readonly ContentWord[]>();

/** Its content words; cached by sentence, which many claims are compared with. */
function contentOf(sentence: Sentence): readonly ContentWord[] {
  let found = contents.get(sentence);
  if (!found) {
    found = sentence.tokens.filter(isContent).map(({ lower }) => ({ lower, stem: stemOf(lower) }));
    contents.set(sentence, found);
  }
  return found;
}

/** From so much similarity on, two words say nearly the same. */
const SAYS_THE_SAME = 0.66;

/** Whether one sentence of the text has nearly everything that a phrase says. */
export function isSupported(words: readonly string[], sentences: readonly Sentence[]): boolean {
  const asked = words.map((word) => ({ word, stem: stemOf(word) }));
  return sentences.some((sentence) => {
    const content = contentOf(sentence);
    const has = (stem: string) => content.some((own) => own.stem === stem);
    const left = asked.filter(({ stem }) => !has(stem));
    const same = words.length - left.length;
    if (same >= 2) return true;
    const alike = left.filter(({ word }) =>
      content.some(({ lower }) => (similarity(word, lower) ?? 0) >= SAYS_THE_SAME),
    ).length;
    return same + alike >= 2 && (same + alike) / words.length > 0.6;
  });
}
