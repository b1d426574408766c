/** The characters that GIFT gives a meaning, escaped and read. */
import { cleanText } from "../markup/clean-text.ts";

/**
 * A text as it stands in GIFT, on one line.
 * @example escapeGift("a = b") // "a \\= b"
 */
export function escapeGift(text: string): string {
  return cleanText(text)
    .replace(/[\\~=#{}:]/gu, "\\$&")
    .replace(/\n/gu, "\\n");
}

/**
 * A text that may begin with what GIFT reads as a format or a weight, "[html]" or "%50%", as an answer. "->", which
 * would make a matching question of it, becomes an arrow.
 */
export function escapeAnswer(text: string): string {
  const written = escapeGift(text.replaceAll("->", "→").trim());
  return /^[[%]/u.test(written) ? `[plain]${written}` : written;
}

/**
 * A text of GIFT without its escapes.
 * @example unescapeGift("a \\= b\\nc") // "a = b\nc"
 */
export function unescapeGift(text: string): string {
  return text.replace(/\\([\\~=#{}:n])/gu, (_, char: string) => (char === "n" ? "\n" : char));
}
