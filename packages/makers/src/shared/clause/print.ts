/** Prints the words of a statement. */
import { articleFor, PEOPLE, type Token } from "@pulda/english";

/** A token of the text, or words that are put in. */
export type Bit = Token | string;

/** Words that stand for a run of tokens. */
export interface Rewording {
  readonly tokens: readonly Token[];
  readonly words: string;
  /** What the tokens say in the text. */
  readonly original: string;
}

/**
 * The bits as a sentence with a capital and a full stop; null where a reworded run is torn apart.
 * @param rewordings by the first token of their runs, not overlapping
 */
export function printed(bits: readonly Bit[], rewordings: readonly Rewording[]): string | null {
  const byFirst = new Map(rewordings.map((one) => [one.tokens[0]!, one]));
  const words: string[] = [];
  for (let at = 0; at < bits.length;) {
    const bit = bits[at]!;
    if (typeof bit === "string") {
      if (bit !== "") words.push(...bit.split(" "));
      at++;
      continue;
    }
    const rewording = byFirst.get(bit);
    if (rewording) {
      if (rewording.tokens.some((token, index) => bits[at + index] !== token)) return null;
      if (rewording.words !== "") words.push(...rewording.words.split(" "));
      at += rewording.tokens.length;
      byFirst.delete(bit);
      continue;
    }
    append(words, bit);
    at++;
  }
  if (byFirst.size > 0) return null;
  return finished(words);
}

/** Adds a token, without a space before it where it has none and belongs to the word before. */
function append(words: string[], token: Token): void {
  const { spaced, index } = token;
  const text = index === 0 && words.length > 0 ? lowered(token) : token.text;
  const isTight =
    /^[,.%)]$/u.test(text) || (!spaced && index > 0 && /^(?:['’]|n['’]t)/u.test(text));
  if (isTight && words.length > 0) words[words.length - 1] += text;
  else if (!spaced && index > 0 && words.length > 0 && /[$(\-/]$/u.test(words.at(-1)!))
    words[words.length - 1] += text;
  else words.push(text);
}

/** A word that began its sentence, as it stands within one. */
function lowered({ text, lower, tag, likely }: Token): string {
  if (PEOPLE.has(lower)) return lower;
  return (tag ?? likely ?? "").startsWith("NNP") || /^(?:I|\p{Lu}{2,})$/u.test(text)
    ? text
    : text.charAt(0).toLowerCase() + text.slice(1);
}

/** A capital, articles that fit, a full stop. */
function finished(words: readonly string[]): string {
  const fitting = words.map((word, at) => {
    const next = words[at + 1];
    if (!/^an?$/iu.test(word) || next === undefined) return word;
    const article = articleFor(next.replace(/[^\p{L}\p{N}-].*$/u, "").split("-")[0] ?? next);
    return word.startsWith("A") ? article.replace("a", "A") : article;
  });
  const text = fitting
    .join(" ")
    .replaceAll(" ,", ",")
    .replace(/[,\s]+$/u, "");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
