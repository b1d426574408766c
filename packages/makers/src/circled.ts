/** The numbers of options and places as Korean exams print them. */
const CIRCLED = ["①", "②", "③", "④", "⑤"] as const;

/** @example circled(3) // "③" */
export function circled(place: number): string {
  return CIRCLED[place - 1] ?? String(place);
}
