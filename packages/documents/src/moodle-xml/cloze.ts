/** Moodle's cloze: fields written into the text of a question, "{1:SHORTANSWER:=keeps~=retains}". */
import { element, type Xml } from "../markup/xml.ts";

/**
 * A field with its accepted answers. What cloze and HTML give a meaning is written as a number, "&#125;".
 * @param weight whole points
 * @example fieldOf(1, ["keeps"]).xml // "{1:SHORTANSWER:=keeps}"
 */
export function fieldOf(weight: number, accepted: readonly string[]): Xml {
  const answers = accepted.map((text) => `=${escapeCloze(text.replaceAll("*", "\\*"))}`);
  return { xml: `{${weight}:SHORTANSWER:${answers.join("~")}}` };
}

/** A text of which cloze reads nothing as a field or its end. */
function escapeCloze(text: string): string {
  return text.replace(/[^\p{L}\p{N} ,.'’?!-]/gu, (char) => `&#${char.codePointAt(0)!};`);
}

/** Markup in which no text begins a field. */
export function withoutFields({ xml }: Xml): Xml {
  return { xml: xml.replaceAll("{", "&#123;") };
}

/** A line with what stands before a field. */
export function fieldLine(label: string, field: Xml): Xml {
  return element(
    "p",
    {},
    label === "" ? [] : withoutFields(element("span", {}, `${label} `)),
    field,
  );
}
