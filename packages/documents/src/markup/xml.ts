/** Writes XML. A string is always text and is escaped; only `element` makes markup. */
import { cleanText } from "./clean-text.ts";

/** Markup that is well-formed, with its texts escaped. */
export interface Xml {
  readonly xml: string;
}

/** Markup, text, or several of both in order. */
export type XmlContent = Xml | string | readonly XmlContent[];

export type XmlAttributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** What a file of XML begins with. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/**
 * A text as it stands in XML, in an element or an attribute.
 * @example escapeXml('a < "b"') // "a &lt; &quot;b&quot;"
 */
function escapeXml(text: string): string {
  return cleanText(text).replace(/[&<>"]/gu, (char) => ESCAPES[char] ?? char);
}

/**
 * An element; attributes that are undefined are left out.
 * @example element("p", { class: "gloss" }, "a < b").xml // '<p class="gloss">a &lt; b</p>'
 */
export function element(
  name: string,
  attributes: XmlAttributes = {},
  ...content: readonly XmlContent[]
): Xml {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) =>
      value === undefined ? [] : [` ${key}="${escapeXml(String(value)).replace(/\n/gu, "&#10;")}"`],
    )
    .join("");
  // never "<p/>", which HTML reads as a beginning
  return { xml: `<${name}${written}>${xmlOf(content).xml}</${name}>` };
}

/** Content as one piece of markup. */
export function xmlOf(content: XmlContent): Xml {
  if (typeof content === "string") return { xml: escapeXml(content) };
  if ("xml" in content) return content;
  return { xml: content.map((one) => xmlOf(one).xml).join("") };
}
