/** An item's texts as HTML, well-formed as XML: for Moodle, QTI and Anki. */
import { circled, type Block, type Run } from "@pulda/question";
import { paragraphsOf } from "../paper/paragraphs.ts";
import { blankText, headingOf } from "./item-text.ts";
import { element, xmlOf, type Xml, type XmlAttributes, type XmlContent } from "./xml.ts";

/** How a format writes what HTML leaves open. */
export interface HtmlStyle {
  /** The attributes of a block's `div`. */
  readonly block: (block: Block) => XmlAttributes;
  readonly underlined: (text: string) => Xml;
  /** What stands around a numbered place; nothing where it cannot be chosen in the text. */
  readonly place?: (place: number, content: Xml) => Xml;
}

/** A block as a `div` with a `p` for each paragraph. */
export function blockHtml(block: Block, style: HtmlStyle): Xml {
  const heading = headingOf(block);
  const paragraphs = paragraphsOf(block.runs).map((runs) => runs.map((run) => runHtml(run, style)));
  const isBox = block.kind === "example";
  const lead = isBox || heading === "" ? [] : [`${heading} `];
  const [first = [], ...rest] = paragraphs;
  return element(
    "div",
    style.block(block),
    isBox ? element("p", {}, heading) : [],
    [[...lead, ...first], ...rest].map((content) => element("p", {}, content)),
  );
}

/** A text of several lines, a `p` for each that is not empty. */
export function linesHtml(text: string): Xml {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  return xmlOf(lines.map((line) => element("p", {}, line)));
}

function runHtml(run: Run, style: HtmlStyle): XmlContent {
  switch (run.kind) {
    case "plain":
      return run.text;
    case "underlined": {
      const underlined = style.underlined(run.text);
      return run.place ? placed(run.place, [circled(run.place), underlined], style) : underlined;
    }
    case "labelled":
      return placed(run.place, [circled(run.place), run.text], style);
    case "blank":
      return blankText(run);
    case "choice":
      return `(${run.label}) [ ${run.options.join(" / ")} ]`;
    case "slot":
      return placed(run.place, `( ${circled(run.place)} )`, style);
  }
}

function placed(place: number, content: XmlContent, { place: around }: HtmlStyle): Xml {
  const written = xmlOf(content);
  return around ? around(place, written) : written;
}
