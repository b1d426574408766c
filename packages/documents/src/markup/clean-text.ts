/** Characters that no file may have: XML forbids them, and other programs stumble over them. */

// XML 1.0 allows of the control characters only tab, line feed and carriage return
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

/**
 * A text without characters that XML forbids; halves of surrogate pairs become U+FFFD.
 * @example cleanText("a\u0007b\r\nc") // "ab\nc"
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(FORBIDDEN, "").replace(/\r\n?/gu, "\n");
}
