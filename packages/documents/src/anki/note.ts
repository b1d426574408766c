/** A note of an Anki deck: what its card asks and answers, as HTML. */
import { xmlOf, type Xml, type XmlContent } from "../markup/xml.ts";

export interface AnkiNote {
  /** What it is known again by. */
  readonly guid: string;
  /** The HTML of its fields, in the order of its kind. */
  readonly fields: readonly string[];
}

/**
 * Content as the HTML of a field. Anki reads "[sound:…]" and "[latex]" in texts, so that brackets are written as numbers.
 * @example fieldHtml("[sound:a.mp3]") // "&#91;sound:a.mp3]"
 */
export function fieldHtml(content: XmlContent): string {
  const { xml }: Xml = xmlOf(content);
  return xml.replaceAll("[", "&#91;");
}

const SIGNS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#91;": "[",
};

/**
 * The text of a field that `fieldHtml` has made, without its tags, as Anki sorts and compares notes.
 * @example fieldText("<p>a &lt; b</p>") // "a < b"
 */
export function fieldText(html: string): string {
  return html
    .replace(/<[^<>]*>/gu, "")
    .replace(/&(?:amp|lt|gt|quot|#91);/gu, (sign) => SIGNS[sign] ?? sign);
}
