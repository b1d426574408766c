/** The separator of passages: a line of dashes alone. */
const SEPARATOR = /\r?\n[ \t]*-{3,}[ \t]*\r?\n/;

/**
 * The passages in a text. After a separator at its end there is an empty one, to type in.
 * @example splitPassages("One.\n\n---\n\nTwo.") // ["One.", "Two."]
 */
export function splitPassages(text: string): string[] {
  const parts = text.split(SEPARATOR);
  if (parts.length === 1) return parts;
  const last = parts.length - 1;
  return parts.map((part) => part.trim()).filter((part, at) => part !== "" || at === last);
}
