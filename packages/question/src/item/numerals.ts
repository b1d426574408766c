/** Choice numbers as Korean exams print them: ① to ⑳ follow one another in Unicode. */
const ZERO = 0x245f;
const MOST = 20;

/**
 * The circled numeral of a choice number, from 1.
 * @example circled(3) // "③"
 */
export function circled(number: number): string {
  return number >= 1 && number <= MOST ? String.fromCharCode(ZERO + number) : String(number);
}

/**
 * The choice number of a circled numeral; 0 for any other text.
 * @example numberOfCircled("③") // 3
 */
export function numberOfCircled(numeral: string): number {
  const number = numeral.length === 1 ? numeral.charCodeAt(0) - ZERO : 0;
  return number >= 1 && number <= MOST ? number : 0;
}
