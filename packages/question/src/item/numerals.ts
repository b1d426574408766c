/** Choice numbers as Korean exams print them. */
const CIRCLED = ["①", "②", "③", "④", "⑤", "⑥", "⑦"] as const;

/**
 * The circled numeral of a choice number, from 1.
 * @example circled(3) // "③"
 */
export function circled(number: number): string {
  return CIRCLED[number - 1] ?? String(number);
}

/**
 * The choice number of a circled numeral; 0 for any other character.
 * @example numberOfCircled("③") // 3
 */
export function numberOfCircled(numeral: string): number {
  return (CIRCLED as readonly string[]).indexOf(numeral) + 1;
}
