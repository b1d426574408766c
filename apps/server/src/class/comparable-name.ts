/**
 * A name or number of a student as it is compared: without white space and in small letters.
 * @example comparableName("Kim  Min-ji") === comparableName("kimmin-ji") // true
 */
export function comparableName(text: string): string {
  return text.normalize("NFC").replaceAll(/\s/gu, "").toLowerCase();
}
