/** How the texts of an item stand in QTI: classes of its shared vocabulary, and some of our own style sheet. */
import type { Block, ItemContent, Run } from "@pulda/question";
import { plainText } from "@pulda/question";
import type { HtmlStyle } from "../markup/item-html.ts";
import { element } from "../markup/xml.ts";

export const QTI_STYLE: HtmlStyle = {
  block: (block) => ({
    class: `${isBoxed(block) ? "qti-bordered " : ""}pulda-${block.kind}`,
    "xml:lang": /[가-힣]/u.test(plainText(block.runs)) ? undefined : "en",
  }),
  underlined: (text) => element("span", { class: "qti-underline" }, text),
};

/** The same, with numbered places that can be chosen. */
export const HOTTEXT_STYLE: HtmlStyle = {
  ...QTI_STYLE,
  place: (place, content) => element("qti-hottext", { identifier: placeId(place) }, content),
};

/** The identifier of a numbered place or an option. */
export function placeId(place: number): string {
  return `choice-${place}`;
}

/** Whether each numbered place of an item stands in its text once, so that it can be chosen there. */
export function hasPlacesInText({
  blocks,
  places,
}: Pick<Extract<ItemContent, { shape: "mark" }>, "blocks" | "places">): boolean {
  const found = blocks.flatMap(({ runs }) => runs.flatMap(placeOf)).toSorted((a, b) => a - b);
  return found.length === places && found.every((place, at) => place === at + 1);
}

function placeOf(run: Run): number[] {
  return "place" in run && run.place !== undefined ? [run.place] : [];
}

function isBoxed({ kind }: Block): boolean {
  return kind === "passage" || kind === "given" || kind === "example";
}

/** What readers do not set of themselves. */
export const STYLE_SHEET = `.pulda-instruction { font-weight: bold; }
.pulda-passage, .pulda-given, .pulda-example { border: 1px solid; padding: 0.5em 0.8em; margin: 0.6em 0; }
.pulda-gloss { font-size: 0.85em; }
.qti-underline { text-decoration: underline; }
`;
