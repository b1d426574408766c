/** Words that cannot be turned into their opposite without contradicting another place of the text. */
import type { Sentence, Token } from "@pulda/english";
import { contrast } from "./contrast.ts";
import { echo } from "./echo.ts";
import { editOf } from "./edit.ts";
import { sameTone } from "./tone.ts";
import { viewOf, type View } from "./view.ts";

export interface VocabularyPoint {
  readonly sentence: Sentence;
  readonly token: Token;
  /** The opposite, in the word's own form. */
  readonly replacement: string;
  /** The place that contradicts the opposite. */
  readonly evidence: { readonly start: number; readonly end: number };
  /** In Korean, a full sentence: what that place shows. */
  readonly note: string;
  /** How firmly the text speaks against the opposite. */
  readonly strength: number;
}

/** What speaks against the opposite. */
export type Found = Pick<VocabularyPoint, "evidence" | "note" | "strength">;

/** The points of a run of sentences, in the order of the text. */
export function vocabularyPoints(sentences: readonly Sentence[]): VocabularyPoint[] {
  const readable = sentences.filter(({ readable: ok }) => ok);
  const views = readable.map(viewOf);
  return views.flatMap((view) =>
    view.sentence.tokens.flatMap((token) => {
      const point = pointAt(views, view, token);
      return point ? [point] : [];
    }),
  );
}

function pointAt(views: readonly View[], view: View, token: Token): VocabularyPoint | null {
  const found = editOf(view.sentence, token);
  if (!found) return null;
  const { head, replacement } = found;
  const evidence =
    contrast(views, view, token, head) ??
    echo(views, view, token, head) ??
    sameTone(views, view, token, head, found.opposite);
  return evidence ? { sentence: view.sentence, token, replacement, ...evidence } : null;
}
