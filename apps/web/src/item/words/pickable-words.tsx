import { createContext, Fragment, use } from "react";
import { HighlightedText } from "../annotate/highlight.tsx";
import {
  highlightSegments,
  type Highlight,
  type PlacedSegment,
} from "../annotate/highlight-segments.ts";

/** Parts the words from each other for the area of text around them; a word is plain text elsewhere. */
export const PickableContext = createContext(false);

interface Props {
  readonly text: string;
  /** Where the text begins in its block, and what is drawn on the block. */
  readonly offset?: number;
  readonly marks?: readonly Highlight[];
}

/** A text whose words can be picked, where a `WordArea` stands around it, with what is drawn on it. */
export function PickableText({ text, offset = 0, marks = [] }: Props) {
  const isPickable = use(PickableContext);
  if (!isPickable && marks.length === 0) return text;
  return highlightSegments(text, offset, marks).map((stretch) => {
    const words = isPickable
      ? stretch.segments.map((piece) => <Word key={piece.at} piece={piece} />)
      : stretch.segments.map((piece) => piece.text).join("");
    if (!stretch.mine && !stretch.evidence) return <Fragment key={stretch.start}>{words}</Fragment>;
    return (
      <HighlightedText key={stretch.start} stretch={stretch}>
        {words}
      </HighlightedText>
    );
  });
}

/** `data-word` for the dictionary; `data-at`, where it begins in its block, for drawing. */
function Word({ piece: { kind, text, at } }: { piece: PlacedSegment }) {
  if (kind === "between") return text;
  return (
    <span data-word={kind === "word" ? "" : undefined} data-at={at}>
      {text}
    </span>
  );
}
