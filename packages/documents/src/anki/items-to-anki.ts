/** The items of an exam as an Anki deck. */
import { circled, type Item } from "@pulda/question";
import { blockHtml, linesHtml, type HtmlStyle } from "../markup/item-html.ts";
import { optionTexts } from "../markup/item-text.ts";
import { element, type XmlContent } from "../markup/xml.ts";
import { keyText } from "../paper/key-text.ts";
import { guidOf } from "./content-id.ts";
import { deckFile } from "./deck-file.ts";
import { fieldHtml } from "./note.ts";
import { ITEM_KIND } from "./note-kinds.ts";

const STYLE: HtmlStyle = {
  block: ({ kind }) => ({ class: kind }),
  underlined: (text) => element("u", {}, text),
};

/**
 * Items as an .apkg file, a card for each: what is asked, and on its back the key with the explanation.
 * @param now in milliseconds
 * @example await itemsToAnki("1과", items, Date.now())
 */
export async function itemsToAnki(
  title: string,
  items: readonly Item[],
  now: number,
): Promise<Uint8Array> {
  const notes = items.map((item) => {
    const question = fieldHtml([
      element("p", { class: "instruction" }, item.instruction),
      item.blocks.map((block) => blockHtml(block, STYLE)),
      answerArea(item),
    ]);
    return {
      guid: guidOf("item", question, JSON.stringify(item.key)),
      fields: [question, fieldHtml(keysOf(item)), fieldHtml(linesHtml(item.explanation))],
    };
  });
  return deckFile({ title, kind: ITEM_KIND, notes, now });
}

/** What a taker chooses from or writes on. */
function answerArea(item: Item): XmlContent {
  switch (item.shape) {
    case "choose":
      return optionTexts(item).map((text, at) => element("p", {}, `${circled(at + 1)} ${text}`));
    case "mark":
      return [];
    case "write":
      return item.fields.map(({ label = "", hint = "" }) =>
        element("p", {}, [label, "________", hint].filter((one) => one !== "").join(" ")),
      );
    case "arrange":
      return element("div", { class: "example" }, element("p", {}, item.pieces.join(" / ")));
  }
}

/** The key, and what is accepted beside it. */
function keysOf(item: Item): XmlContent {
  const others =
    item.shape === "write" ? item.key.accepted.flatMap((accepted) => accepted.slice(1)) : [];
  return [
    element("p", {}, keyText(item)),
    others.length > 0 ? element("p", {}, `또는 ${others.join(", ")}`) : [],
  ];
}
