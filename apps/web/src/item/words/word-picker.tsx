/** Opens the dictionary for a word of a text. */
import { Suspense, use, useState, type ReactNode } from "react";
import { onDemand } from "../../loading/on-demand.tsx";
import type { LookUpRequest } from "../../api/dictionary.ts";
import { PlaceRules } from "./place-rules.ts";
import { listForm, sentenceAround } from "./word-segments.ts";

const WordDialog = onDemand(async () => ({
  default: (await import("../../word/word-dialog.tsx")).WordDialog,
}));

interface PickedWord {
  readonly element: HTMLElement;
  readonly word: LookUpRequest;
  /** The number of the numbered place that it is in; 0 for none. */
  readonly choice: number;
}

interface Props {
  /** The exam that the text belongs to, if any. */
  readonly examId: number | undefined;
  /** The text; `pick` opens the dictionary for one of its words. */
  readonly children: (pick: (word: HTMLElement, area: HTMLElement) => void) => ReactNode;
}

export function WordPicker({ examId, children }: Props) {
  const [picked, setPicked] = useState<PickedWord | null>(null);
  const rules = use(PlaceRules);
  return (
    <>
      {children((word, area) => setPicked(pickedWord(area, word)))}
      {picked && (
        <Suspense>
          <WordDialog
            word={picked.word}
            element={picked.element}
            rule={rules.find(({ place }) => place === picked.choice)?.rule}
            examId={examId}
            onClose={() => setPicked(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function pickedWord(area: HTMLElement, word: HTMLElement): PickedWord {
  const { text, at: offset } = prose(area, word);
  const { sentence, at } = sentenceAround(text, offset);
  const picked = listForm(word.textContent ?? "", sentence);
  const choice = Number(word.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? 0);
  return { element: word, word: { text: picked, context: sentence, at }, choice };
}

/** The text of the area without numerals and hidden text, and where in it the word begins. */
function prose(area: HTMLElement, word: HTMLElement): { text: string; at: number } {
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  let text = "";
  let at = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement?.closest("[data-aside]")) continue;
    if (word.contains(node)) at = text.length;
    text += node.textContent ?? "";
  }
  return { text, at };
}
