/**
 * Whether one of two words gives the other away: "decision" and "decide", "father" and "grandfather".
 * @example sharesRoot("strong", "strengthen") // false
 */
export function sharesRoot(a: string, b: string): boolean {
  return isRootOf(a, b) || isRootOf(b, a);
}

/** The root of no word: "the" of "theory". */
const FUNCTION_WORD =
  /^(?:the|for|and|not|all|her|can|but|any|are|has|was|who|per|out|one|our|its|his|him|own|may)$/u;

function isRootOf(a: string, b: string): boolean {
  if (FUNCTION_WORD.test(a)) return false;
  const start = Math.min(4, a.length, b.length);
  return (
    a.length >= 3 && (a.slice(0, start) === b.slice(0, start) || (a.length > 3 && b.includes(a)))
  );
}
