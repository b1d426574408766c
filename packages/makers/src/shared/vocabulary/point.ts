/** Vocabulary points: words whose replacement by their opposite would contradict another part of the text. */
import { oppositesOf, type Sentence, type Token } from "@pulda/english";
import { findContrast } from "./contrast.ts";
import { findRestatement } from "./restatement.ts";
import { oppositeEdit } from "./word-edit.ts";
import { sameTone } from "./tone.ts";
import { sentenceView, type SentenceView } from "./sentence-view.ts";
import type { VocabularyPoint } from "./vocabulary-point.ts";

/** The vocabulary points of some sentences, in the order of the text. */
export function vocabularyPoints(sentences: readonly Sentence[]): VocabularyPoint[] {
  const readable = sentences.filter(({ readable: ok }) => ok);
  const views = readable.map(sentenceView);
  return views.flatMap((view) =>
    view.sentence.tokens.flatMap((token) => {
      const point = pointAt(views, view, token);
      return point ? [point] : [];
    }),
  );
}

function pointAt(
  views: readonly SentenceView[],
  view: SentenceView,
  token: Token,
): VocabularyPoint | null {
  const found = oppositeEdit(view.sentence, token);
  if (!found) return null;
  const { head, replacement } = found;
  const opposites = oppositesOf(head.lemma, head.pos);
  const evidence =
    findContrast(views, view, token, opposites) ??
    findRestatement(views, view, token, head, opposites) ??
    sameTone(views, view, token, head, found.opposite);
  return evidence ? { sentence: view.sentence, token, replacement, ...evidence } : null;
}
