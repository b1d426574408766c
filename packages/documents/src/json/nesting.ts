/** How deep the values of a JSON text stand in each other, without making any of them. */

/**
 * Whether a JSON text has arrays and objects deeper than `most`. One pass that keeps a number.
 * @example isDeeperThan("[[1]]", 1) // true
 */
export function isDeeperThan(text: string, most: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (isInString) {
      if (char === "\\") at++;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === "[" || char === "{") {
      depth++;
      if (depth > most) return true;
    } else if (char === "]" || char === "}") depth--;
  }
  return false;
}
