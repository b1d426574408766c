/** Undoes a matching: the lines of the 〈보기〉 go back into the blanks that the key gives them. */
import type { ItemContent } from "../item/item.ts";
import { highlightableText } from "../item/text-content.ts";
import { segmentsOfBlock } from "./block-segments.ts";
import type { Operation } from "./proof.ts";
import type { SourceSegment } from "./source-segment.ts";

/**
 * The segments of a text whose blanks are filled as the key says.
 * @throws when the item has no 〈보기〉, or it does not show what was taken out
 */
export function withMatches(
  item: ItemContent,
  { blanks }: Extract<Operation, { kind: "match" }>,
): SourceSegment[] {
  if (item.shape !== "choose") throw new Error(`a matching in an item of shape "${item.shape}"`);
  const letters = item.options[item.key.choice - 1]?.cells ?? [];
  const lines = linesOfExample(item);
  let blank = 0;
  return segmentsOfBlock(item, "passage").map(({ run, segment }) => {
    if (run.kind !== "blank") return segment;
    const line = lines.get(letters[blank] ?? "");
    if (line?.text !== blanks[blank++]?.original)
      throw new Error("the key does not give back what was taken out");
    return line ?? segment;
  });
}

/** The lines of the 〈보기〉 by their letters. */
function linesOfExample({ blocks }: ItemContent): ReadonlyMap<string, SourceSegment> {
  const block = blocks.findIndex(({ kind }) => kind === "example");
  const found = new Map<string, SourceSegment>();
  let start = 0;
  for (const line of highlightableText(blocks[block]?.runs ?? []).split("\n")) {
    const [letter = "", ...words] = line.split(" ");
    const text = words.join(" ");
    found.set(letter, { text, shown: { block, start: start + letter.length + 1 } });
    start += line.length + 1;
  }
  return found;
}
