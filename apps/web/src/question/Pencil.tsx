/**
 * The highlighter of a question: a small bar beside what is selected in its texts, and words that
 * say what was drawn. The keyboard draws in `WordArea`.
 */
import { highlightableText } from "@pulda/question/schema-free";
import type { Block, BlockSpan } from "@pulda/question";
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from "react";
import type { Drawing } from "./drawing.ts";
import { isHighlighted, marksIn } from "./marks.ts";
import { isLetterH, PenAtHand, spoken, type Pen } from "./pen.ts";
import { PenBar, type Beside } from "./PenBar.tsx";
import { useSelectedWords } from "./useSelectedWords.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface Props {
  /** Where text is selected. */
  readonly root: RefObject<HTMLElement | null>;
  readonly blocks: readonly Block[];
  readonly drawing: Drawing | undefined;
  readonly children: ReactNode;
}

/** A highlight that was touched. */
interface Touched {
  readonly element: Element;
  readonly stretch: BlockSpan;
}

export function Pencil({ root, blocks, drawing, children }: Props) {
  const onHighlight = drawing?.onHighlight ?? null;
  const { selected, forget, hold } = useSelectedWords(root, onHighlight !== null);
  const [touched, setTouched] = useState<Touched | null>(null);
  const [said, setSaid] = useState("");

  function isDrawn({ block, from, to }: BlockSpan): boolean {
    const marks = marksIn(block, "mine", drawing?.annotation?.highlights);
    return isHighlighted(blocks[block]?.runs ?? [], { from, to }, marks);
  }

  function draw(stretches: readonly BlockSpan[]) {
    const on = !stretches.every(isDrawn);
    for (const stretch of stretches) onHighlight?.({ ...stretch, on });
    const text = stretches
      .map(({ block, from, to }) => highlightableText(blocks[block]?.runs ?? []).slice(from, to))
      .join(" ");
    setSaid(`${on ? "형광펜을 칠했어요" : "형광펜을 지웠어요"}: ${spoken(text)}`);
    // The button goes, and the focus with it.
    touched?.element.closest<HTMLElement>("[data-block]")?.focus({ preventScroll: true });
    close();
  }

  function close() {
    if (selected) window.getSelection()?.removeAllRanges();
    forget();
    setTouched(null);
  }

  const pen: Pen | null = onHighlight && {
    isDrawn,
    draw,
    offer: (element, stretch) => setTouched({ element, stretch }),
  };
  const beside: Beside | null = selected ? selected.range : (touched?.element ?? null);
  const stretches = selected?.stretches ?? (touched ? [touched.stretch] : []);
  useBarKeys(stretches.length > 0, { draw: () => draw(stretches), close });

  return (
    <PenAtHand value={pen}>
      {children}
      {pen && <VisuallyHidden role="status">{said}</VisuallyHidden>}
      {pen && beside && (
        <PenBar
          beside={beside}
          wipes={stretches.every(isDrawn)}
          takesFocus={selected === null}
          onHold={hold}
          onPress={() => draw(stretches)}
          onClose={close}
        />
      )}
    </PenAtHand>
  );
}

/** While the bar is open, H does what its button does and Escape closes it. */
function useBarKeys(isOpen: boolean, { draw, close }: { draw: () => void; close: () => void }) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if ((event.target as Element).closest?.("input:not([type=radio]), textarea")) return;
    if (event.key !== "Escape" && !isLetterH(event)) return;
    event.preventDefault();
    if (event.key === "Escape") close();
    else draw();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);
}
