/** The numbers of options and places as exam papers print them. */
const CIRCLED = ["①", "②", "③", "④", "⑤"] as const;

/**
 * The circled numeral of option or place `number`, from 1.
 * @example circled(3) // "③"
 */
export function circled(number: number): string {
  return CIRCLED[number - 1] ?? String(number);
}

/** How a circled numeral stands in a line: the interface's face draws it small. */
export const numeral = { fontSize: "1.2em", lineHeight: 1 } as const;
