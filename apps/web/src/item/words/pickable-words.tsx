import { createContext, Fragment, use } from "react";
import { HighlightedText } from "../annotate/highlight.tsx";
import {
  highlightSegments,
  type Highlight,
  type PlacedSegment,
} from "../annotate/highlight-segments.ts";

/** Whether each word is an element of its own, for the `WordArea` around it; elsewhere words are plain text. */
export const PickableContext = createContext(false);

interface Props {
  readonly text: string;
  /** Where the text begins in its block, and the highlights of the block. */
  readonly offset?: number;
  readonly highlights?: readonly Highlight[];
}

/** A text with its highlights, whose words can be picked inside of a `WordArea`. */
export function PickableText({ text, offset = 0, highlights = [] }: Props) {
  const isPickable = use(PickableContext);
  if (!isPickable && highlights.length === 0) return text;
  return highlightSegments(text, offset, highlights).map((part) => {
    const words = isPickable
      ? part.segments.map((segment) => <Word key={segment.at} segment={segment} />)
      : part.segments.map((segment) => segment.text).join("");
    if (!part.mine && !part.evidence) return <Fragment key={part.start}>{words}</Fragment>;
    return (
      <HighlightedText key={part.start} segment={part}>
        {words}
      </HighlightedText>
    );
  });
}

/** `data-word` for the dictionary; `data-at`, where it begins in its block, for the highlighter. */
function Word({ segment: { kind, text, at } }: { segment: PlacedSegment }) {
  if (kind === "between") return text;
  return (
    <span data-word={kind === "word" ? "" : undefined} data-at={at}>
      {text}
    </span>
  );
}
