/** Several edits of one text, undone one by one. */
import type { BlockSpan } from "../item/text.ts";
import type { Operation } from "./proof.ts";
import type { SourceSegment } from "./source-segment.ts";

type Edits = Extract<Operation, { kind: "edits" }>["edits"];

/**
 * The segments of the source that an edited text gives back, and where the item shows each edit. How the text is cut
 * into runs does not matter, since each edit is found by its offset.
 * @param shown the segments of the edited text
 * @param start the offset of its first character in the passage
 * @throws when the text does not show an edit's replacement in its place
 */
export function withoutEdits(
  shown: readonly SourceSegment[],
  edits: Edits,
  start: number,
): { readonly segments: SourceSegment[]; readonly places: BlockSpan[] } {
  const segments: SourceSegment[] = [];
  const places: BlockSpan[] = [];
  const left = edits.toSorted((a, b) => a.span.start - b.span.start);
  /** The offset in the passage of what comes next. */
  let at = start;
  for (const segment of shown) {
    let rest = segment;
    for (let edit = left[0]; edit && edit.span.start < at + rest.text.length; edit = left[0]) {
      const before = edit.span.start - at;
      const after = before + edit.replacement.length;
      if (before < 0 || rest.text.slice(before, after) !== edit.replacement)
        throw new Error(`the text does not show "${edit.replacement}" in its place`);
      segments.push(part(rest, 0, before), { text: edit.original, shown: null });
      if (rest.shown)
        places.push({
          block: rest.shown.block,
          start: rest.shown.start + before,
          end: rest.shown.start + after,
        });
      at = edit.span.end;
      rest = part(rest, after);
      left.shift();
    }
    segments.push(rest);
    at += rest.text.length;
  }
  if (left.length > 0) throw new Error("an edit lies outside the text");
  return { segments: segments.filter(({ text }) => text !== ""), places };
}

/** A part of a segment. */
function part({ text, shown }: SourceSegment, from: number, to?: number): SourceSegment {
  return {
    text: text.slice(from, to),
    shown: shown && { ...shown, start: shown.start + from },
  };
}
