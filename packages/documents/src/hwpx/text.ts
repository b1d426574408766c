/** The text of a run, with what is no character in HWPX: tabs, and spaces that do not break. */
import type { Inline } from "../flow/flow.ts";
import { styleOf, type Role } from "../flow/roles.ts";
import { emsOf } from "../paper/ems.ts";
import { element, type Xml, type XmlContent } from "../markup/xml.ts";
import { ofMm } from "./units.ts";

const MM_OF_POINT = 25.4 / 72;
/** Of a tab to a stop at the left of what follows. */
const LEFT_TAB = { leader: 0, type: 1 } as const;

/**
 * Text as an element.
 * @param tabs the widths of the paragraph's tabs that are still to come, in mm; those that the text has are taken away
 * @example textOf("a\u00a0b").xml // "<hp:t>a<hp:nbSpace/>b</hp:t>"
 */
export function textOf(text: string, tabs: number[] = []): Xml {
  const parts = text.split(/([\t\u00a0])/u).map((part): XmlContent => {
    if (part === "\u00a0") return element("hp:nbSpace");
    if (part !== "\t") return part;
    return element("hp:tab", { width: ofMm(tabs.shift() ?? 0), ...LEFT_TAB });
  });
  return element("hp:t", {}, parts);
}

/** Least width of a tab, in mm. */
const LEAST_TAB = 1;

/**
 * About how wide each tab of a paragraph is. Hangul measures them again; other readers take them as they are.
 * @param stops in mm, as are the widths
 */
export function tabWidths(
  inlines: readonly Inline[],
  role: Role,
  stops: readonly number[],
): number[] {
  const em = styleOf(role).size * MM_OF_POINT;
  const parts = inlines
    .map(({ text }) => text)
    .join("")
    .split("\t");
  let at = 0;
  return parts.slice(0, -1).map((part) => {
    at += emsOf(part) * em;
    const stop = stops.find((one) => one > at + LEAST_TAB) ?? at + LEAST_TAB;
    const width = stop - at;
    at = stop;
    return width;
  });
}
