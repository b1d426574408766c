/** Words that cannot be turned into their opposite without contradicting another place of the text. */
import type { Sentence, Token } from "@pulda/english";
import { contrast } from "./contrast.ts";
import { echo } from "./echo.ts";
import { editOf } from "./edit.ts";
import { sameTone } from "./tone.ts";
import { viewOf, type View } from "./view.ts";
import type { VocabularyPoint } from "./vocabulary-point.ts";

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
