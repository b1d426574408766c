/** The numbers of options and marked places as Korean exams print them. */
const CIRCLED = ["①", "②", "③", "④", "⑤"] as const;

/**
 * The circled numeral of option or place `number`, from 1.
 * @example circled(3) // "③"
 */
export function circled(number: number): string {
  return CIRCLED[number - 1] ?? String(number);
}

/**
 * The number that a circled numeral stands for; 0 for another sign.
 * @example numberOfCircled("③") // 3
 */
export function numberOfCircled(numeral: string): number {
  return (CIRCLED as readonly string[]).indexOf(numeral) + 1;
}
