/** Finds signs in GIFT that are not escaped. */

/**
 * Where a text has one of some signs without a backslash before it, from an offset on; -1 where it has none.
 * @example indexOfSign("a\\=b=c", "=", 0) // 4
 */
export function indexOfSign(text: string, signs: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (signs.includes(text[at]!)) return at;
  }
  return -1;
}

/**
 * Splits a text before each of some signs that is not escaped; what stands before the first is left out.
 * @example splitAtSigns("x~a=b", "~=") // ["~a", "=b"]
 */
export function splitAtSigns(text: string, signs: string): string[] {
  const parts: string[] = [];
  let at = indexOfSign(text, signs, 0);
  while (at >= 0) {
    const next = indexOfSign(text, signs, at + 1);
    parts.push(text.slice(at, next < 0 ? text.length : next));
    at = next;
  }
  return parts;
}
