/** The third tagger, of coarse (universal) tags: wink-nlp with its English model. */
import winkNLP from "wink-nlp";
import model from "wink-eng-lite-web-model";
import type { TokenSpan } from "../text/tokens.ts";

const nlp = winkNLP(model, ["sbd", "pos"]);

/**
 * Universal tags for a sentence's tokens; null for a token that the model splits differently.
 * @param offset where `sentence` starts in the text that the tokens' offsets count in
 */
export function universalTags(
  sentence: string,
  offset: number,
  tokens: readonly TokenSpan[],
): (string | null)[] {
  const tags = new Map<number, { length: number; tag: string }>();
  try {
    const document = nlp.readDoc(sentence);
    const values = document.tokens().out<string>(nlp.its.value);
    const classes = document.tokens().out(nlp.its.pos) as unknown as string[];
    let from = 0;
    values.forEach((value, at) => {
      const found = sentence.indexOf(value, from);
      if (found < 0 || /\S/u.test(sentence.slice(from, found))) return;
      tags.set(offset + found, { length: value.length, tag: classes[at] ?? "X" });
      from = found + value.length;
    });
  } catch {
    return tokens.map(() => null);
  }
  return tokens.map((token) => {
    const seen = tags.get(token.start);
    return seen && seen.length === token.end - token.start ? seen.tag : null;
  });
}
