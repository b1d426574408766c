import { createContext, Fragment, use } from "react";
import { Highlight } from "./Highlight.tsx";
import { stretches, type Mark, type Placed } from "./marks.ts";

/** Parts the words from each other for the area of text around them; a word is plain text elsewhere. */
export const PickableWords = createContext(false);

interface Props {
  readonly text: string;
  /** Where the text begins in its block, and what is drawn on the block. */
  readonly from?: number;
  readonly marks?: readonly Mark[];
}

/** A text whose words can be picked, where a `WordArea` stands around it, with what is drawn on it. */
export function Words({ text, from = 0, marks = [] }: Props) {
  const isPickable = use(PickableWords);
  if (!isPickable && marks.length === 0) return text;
  return stretches(text, from, marks).map((stretch) => {
    const words = isPickable
      ? stretch.pieces.map((piece) => <Word key={piece.at} piece={piece} />)
      : stretch.pieces.map((piece) => piece.text).join("");
    if (!stretch.mine && !stretch.evidence) return <Fragment key={stretch.from}>{words}</Fragment>;
    return (
      <Highlight key={stretch.from} stretch={stretch}>
        {words}
      </Highlight>
    );
  });
}

/** `data-word` for the dictionary; `data-at`, where it begins in its block, for drawing. */
function Word({ piece: { kind, text, at } }: { piece: Placed }) {
  if (kind === "between") return text;
  return (
    <span data-word={kind === "word" ? "" : undefined} data-at={at}>
      {text}
    </span>
  );
}
