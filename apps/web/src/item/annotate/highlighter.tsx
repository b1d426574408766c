/**
 * The highlighter of a question: a small bar beside what is selected in its texts, and words that
 * say what was drawn. The keyboard draws in `WordArea`.
 */
import { highlightableText } from "@pulda/question/schema-free";
import type { Block, BlockSpan } from "@pulda/question";
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from "react";
import type { AnnotationProps } from "./annotation-props.ts";
import { isHighlighted, highlightsIn } from "./highlight-segments.ts";
import {
  isLetterH,
  HighlighterContext,
  spokenExcerpt,
  type HighlighterActions,
} from "./highlighter-context.ts";
import { HighlighterBar, type Anchor } from "./highlighter-bar.tsx";
import { useSelectedWords } from "./use-selected-words.ts";
import { VisuallyHidden } from "../render/visually-hidden.tsx";

interface Props {
  /** Where text is selected. */
  readonly root: RefObject<HTMLElement | null>;
  readonly blocks: readonly Block[];
  readonly drawing: AnnotationProps | undefined;
  readonly children: ReactNode;
}

/** A highlight that was touched. */
interface Touched {
  readonly element: Element;
  readonly stretch: BlockSpan;
}

export function Highlighter({ root, blocks, drawing, children }: Props) {
  const onHighlight = drawing?.onHighlight ?? null;
  const { selected, forget, hold } = useSelectedWords(root, onHighlight !== null);
  const [touched, setTouched] = useState<Touched | null>(null);
  const [said, setSaid] = useState("");

  function isDrawn({ block, start, end }: BlockSpan): boolean {
    const marks = highlightsIn(block, "mine", drawing?.annotation?.highlights);
    return isHighlighted(blocks[block]?.runs ?? [], { start, end }, marks);
  }

  function draw(stretches: readonly BlockSpan[]) {
    const on = !stretches.every(isDrawn);
    for (const stretch of stretches) onHighlight?.({ ...stretch, on });
    const text = stretches
      .map(({ block, start, end }) =>
        highlightableText(blocks[block]?.runs ?? []).slice(start, end),
      )
      .join(" ");
    setSaid(`${on ? "형광펜을 칠했어요" : "형광펜을 지웠어요"}: ${spokenExcerpt(text)}`);
    // The button goes, and the focus with it.
    touched?.element.closest<HTMLElement>("[data-block]")?.focus({ preventScroll: true });
    close();
  }

  function close() {
    if (selected) window.getSelection()?.removeAllRanges();
    forget();
    setTouched(null);
  }

  const pen: HighlighterActions | null = onHighlight && {
    isDrawn,
    draw,
    offer: (element, stretch) => setTouched({ element, stretch }),
  };
  const beside: Anchor | null = selected ? selected.range : (touched?.element ?? null);
  const stretches = selected?.spans ?? (touched ? [touched.stretch] : []);
  useBarKeys(stretches.length > 0, { draw: () => draw(stretches), close });

  return (
    <HighlighterContext value={pen}>
      {children}
      {pen && <VisuallyHidden role="status">{said}</VisuallyHidden>}
      {pen && beside && (
        <HighlighterBar
          beside={beside}
          wipes={stretches.every(isDrawn)}
          takesFocus={selected === null}
          onHold={hold}
          onPress={() => draw(stretches)}
          onClose={close}
        />
      )}
    </HighlighterContext>
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
