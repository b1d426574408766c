/** What an item of each shape declares, shows and scores in QTI. */
import type { Item } from "@pulda/question";
import { shareOf } from "../exam/share.ts";
import { blockHtml } from "../markup/item-html.ts";
import { optionTexts, orderTexts } from "../markup/item-text.ts";
import { element, type Xml, type XmlContent } from "../markup/xml.ts";
import { hasPlacesInText, HOTTEXT_STYLE, placeId, QTI_STYLE } from "./body-html.ts";
import { anyOf, base, pointsIf, pointsIfWritten, response, variable } from "./declarations.ts";
import { rightOrders } from "./interchangeable.ts";

export interface ItemParts {
  readonly responses: readonly Xml[];
  /** What stands below the instruction. */
  readonly body: XmlContent;
  /** Rules that add to the score. */
  readonly scoring: readonly Xml[];
}

const RESPONSE = "RESPONSE";
/** The most right orders that are listed; where pieces have more, the order is written. */
const MAX_ORDERS = 120;

/**
 * The parts of an item: choice, hot text, text entry or order.
 * @example partsOf(item).responses.length // 1
 */
export function partsOf(item: Item): ItemParts {
  const blocks = item.blocks.map((block) => blockHtml(block, QTI_STYLE));
  switch (item.shape) {
    case "choose":
      return { ...chosen(item), body: [blocks, choices(optionTexts(item))] };
    case "mark":
      return {
        ...chosen(item),
        body: hasPlacesInText(item) ? hottext(item) : [blocks, choices(optionTexts(item))],
      };
    case "write":
      return written(item, blocks);
    case "arrange":
      return arranged(item, blocks);
  }
}

function chosen(
  item: Extract<Item, { shape: "choose" | "mark" }>,
): Pick<ItemParts, "responses" | "scoring"> {
  return {
    responses: [response(RESPONSE, "single", "identifier", [placeId(item.key.choice)])],
    scoring: [pointsIf(isCorrect(), item.points)],
  };
}

function isCorrect(): Xml {
  return element(
    "qti-match",
    {},
    variable(RESPONSE),
    element("qti-correct", { identifier: RESPONSE }),
  );
}

function choices(texts: readonly string[]): Xml {
  return element(
    "qti-choice-interaction",
    {
      "response-identifier": RESPONSE,
      "max-choices": 1,
      shuffle: false,
      class: "qti-labels-decimal",
    },
    texts.map((text, at) => element("qti-simple-choice", { identifier: placeId(at + 1) }, text)),
  );
}

function hottext({ blocks }: Item): Xml {
  return element(
    "qti-hottext-interaction",
    { "response-identifier": RESPONSE, "max-choices": 1 },
    blocks.map((block) => blockHtml(block, HOTTEXT_STYLE)),
  );
}

function written(item: Extract<Item, { shape: "write" }>, blocks: readonly Xml[]): ItemParts {
  const { fields, key, points } = item;
  const name = (at: number): string => (fields.length === 1 ? RESPONSE : `${RESPONSE}-${at + 1}`);
  return {
    responses: key.accepted.map(([first = ""], at) =>
      response(name(at), "single", "string", [first]),
    ),
    body: [
      blocks,
      fields.map(({ label = "", hint = "" }, at) =>
        element(
          "p",
          {},
          label === "" ? [] : `${label} `,
          textEntry(name(at), key.accepted[at] ?? []),
          hint === "" ? [] : ` ${hint}`,
        ),
      ),
    ],
    scoring: key.accepted.map((accepted, at) =>
      pointsIfWritten(name(at), isWritten(name(at), accepted), shareOf(points, fields.length, at)),
    ),
  };
}

function textEntry(name: string, accepted: readonly string[]): Xml {
  return element("qti-text-entry-interaction", {
    "response-identifier": name,
    "expected-length": Math.max(...accepted.map((text) => text.length), 1),
  });
}

/** Whether a text is one of those that are accepted, in capitals or not. */
function isWritten(name: string, accepted: readonly string[]): Xml {
  return anyOf(
    accepted.map((text) =>
      element(
        "qti-string-match",
        { "case-sensitive": false },
        variable(name),
        base("string", text),
      ),
    ),
  );
}

function arranged(item: Extract<Item, { shape: "arrange" }>, blocks: readonly Xml[]): ItemParts {
  const orders = rightOrders(item, MAX_ORDERS);
  if (!orders) return arrangedInWriting(item, blocks);
  const [first = []] = orders;
  return {
    responses: [
      response(
        RESPONSE,
        "ordered",
        "identifier",
        first.map((at) => placeId(at + 1)),
      ),
    ],
    body: [
      blocks,
      element(
        "qti-order-interaction",
        { "response-identifier": RESPONSE, shuffle: false, orientation: "horizontal" },
        item.pieces.map((text, at) =>
          element("qti-simple-choice", { identifier: placeId(at + 1) }, text),
        ),
      ),
    ],
    scoring: [pointsIf(anyOf([isCorrect(), ...orders.slice(1).map(isOrder)]), item.points)],
  };
}

function isOrder(order: readonly number[]): Xml {
  const values = order.map((at) => base("identifier", placeId(at + 1)));
  return element("qti-match", {}, variable(RESPONSE), element("qti-ordered", {}, values));
}

/** Pieces of which too many are the same: the words are written in order. */
function arrangedInWriting(
  item: Extract<Item, { shape: "arrange" }>,
  blocks: readonly Xml[],
): ItemParts {
  const accepted = orderTexts(item);
  return {
    responses: [response(RESPONSE, "single", "string", accepted.slice(0, 1))],
    body: [
      blocks,
      element("p", {}, `〈보기〉 ${item.pieces.join(" / ")}`),
      element("p", {}, textEntry(RESPONSE, accepted)),
    ],
    scoring: [pointsIfWritten(RESPONSE, isWritten(RESPONSE, accepted), item.points)],
  };
}
