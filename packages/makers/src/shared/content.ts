/** Content words that two sentences share. */
import { isContent, stemOf, type Sentence, type Token } from "@pulda/english";

const cache = new WeakMap<Sentence, ReadonlySet<string>>();

function stemsOf(sentence: Sentence): ReadonlySet<string> {
  let stems = cache.get(sentence);
  if (!stems) {
    stems = new Set(sentence.tokens.filter(isContent).map(({ text }) => stemOf(text)));
    cache.set(sentence, stems);
  }
  return stems;
}

/** A content word of one sentence that another one has, too, a noun if there is one; null where there is none. */
export function sharedWord(a: Sentence, b: Sentence): string | null {
  const stems = stemsOf(b);
  const shared = a.tokens.filter(
    (token: Token) =>
      isContent(token) &&
      !/^(?:called|known|named|used|make|made|use)$/u.test(token.lower) &&
      stems.has(stemOf(token.text)),
  );
  return (shared.find(({ likely }) => likely?.startsWith("NN")) ?? shared[0])?.text ?? null;
}

/** Whether two sentences share a content word. */
export function sharesContent(a: Sentence, b: Sentence): boolean {
  return sharedWord(a, b) !== null;
}
