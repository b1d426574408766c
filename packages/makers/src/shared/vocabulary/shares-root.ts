/**
 * Whether one of two words gives the other away: "decision" and "decide", "father" and "grandfather".
 * @example sharesRoot("strong", "strengthen") // false
 */
export function sharesRoot(a: string, b: string): boolean {
  return isRootOf(a, b) || isRootOf(b, a);
}

function isRootOf(a: string, b: string): boolean {
  const start = Math.min(4, a.length, b.length);
  return (
    a.length >= 3 && (a.slice(0, start) === b.slice(0, start) || (a.length > 3 && b.includes(a)))
  );
}
