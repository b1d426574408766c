import { createContext, use } from "react";
import { segments } from "./words.ts";

/** Marks the words that the passage around them listens for; a word is plain text elsewhere. */
export const PickableWords = createContext(false);

/** A text whose words can be picked, where a `WordPicker` stands around it. */
export function Words({ text }: { text: string }) {
  if (!use(PickableWords)) return text;
  return segments(text).map((segment, at) =>
    segment.isWord ? (
      <span key={at} data-word>
        {segment.text}
      </span>
    ) : (
      segment.text
    ),
  );
}
