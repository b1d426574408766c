/** An item of QTI 3.0. */
import type { Item } from "@pulda/question";
import { linesHtml } from "../markup/item-html.ts";
import { element, XML_DECLARATION } from "../markup/xml.ts";
import { base, score, setOutcome } from "./declarations.ts";
import { partsOf } from "./item-parts.ts";
import { ITEM_NAMESPACE, itemId, STYLE_FILE } from "./names.ts";

const FEEDBACK = "FEEDBACK";
const EXPLANATION = "explanation";

/**
 * The file of an item: what is asked, which answers are right, and the explanation, shown once it is answered.
 * @example itemXml(item).startsWith("<?xml")
 */
export function itemXml(item: Item): string {
  const { position, instruction, points } = item;
  const { responses, body, scoring } = partsOf(item);
  const isExplained = item.explanation.trim() !== "";
  const written = element(
    "qti-assessment-item",
    {
      xmlns: ITEM_NAMESPACE,
      identifier: itemId(position),
      title: `${position}번`,
      adaptive: false,
      "time-dependent": false,
      "xml:lang": "ko",
    },
    responses,
    score("SCORE", 0, points),
    score("MAXSCORE", points),
    isExplained
      ? element("qti-outcome-declaration", {
          identifier: FEEDBACK,
          cardinality: "single",
          "base-type": "identifier",
        })
      : [],
    element("qti-stylesheet", { href: `../${STYLE_FILE}`, type: "text/css" }),
    element(
      "qti-item-body",
      {},
      element("p", { class: "pulda-instruction" }, `${instruction} [${points}점]`),
      body,
    ),
    element(
      "qti-response-processing",
      {},
      scoring,
      isExplained ? setOutcome(FEEDBACK, base("identifier", EXPLANATION)) : [],
    ),
    isExplained
      ? element(
          "qti-modal-feedback",
          { "outcome-identifier": FEEDBACK, identifier: EXPLANATION, "show-hide": "show" },
          element("qti-content-body", {}, linesHtml(item.explanation)),
        )
      : [],
  );
  return `${XML_DECLARATION}${written.xml}\n`;
}
