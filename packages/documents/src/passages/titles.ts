/** Titles above texts. */

/** Words that a title may leave small. */
const SMALL =
  /^(?:a|an|the|of|in|on|at|to|for|from|by|with|and|or|but|as|is|are|we|you|your|our|its|vs\.?|how|do)$/iu;

/**
 * Whether a line is a title: short, no sentence, and in capitals where titles are.
 * @example isTitle("The Secret of Stale Bread") // true
 */
export function isTitle(line: string): boolean {
  if (/^(?:제목|Title) ?[:：]/iu.test(line)) return true;
  const words = line.match(/[A-Za-z][A-Za-z'’-]*/gu) ?? [];
  if (words.length === 0 || words.length > 12 || /[.,;:!]$/u.test(line) || /^Dear\b/u.test(line))
    return false;
  const large = words.filter((word) => /^[A-Z]/u.test(word) || SMALL.test(word)).length;
  return /^["“'‘]?[A-Z\d]/u.test(line) && large / words.length >= 0.7;
}
