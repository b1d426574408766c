/**
 * The highlighter of an item: a small bar beside the selected text, and an announcement of what was
 * highlighted. Highlighting by keyboard is in `WordArea`.
 */
import { highlightableText } from "@pulda/question/schema-free";
import type { Block, BlockSpan } from "@pulda/question";
import { useEffectEvent, useLayoutEffect, useState, type ReactNode, type RefObject } from "react";
import type { AnnotationProps } from "./annotation-props.ts";
import { highlightsIn, isFullyHighlighted } from "./highlight-segments.ts";
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
  /** The element in which text is selected. */
  readonly root: RefObject<HTMLElement | null>;
  readonly blocks: readonly Block[];
  readonly annotationProps: AnnotationProps | undefined;
  readonly children: ReactNode;
}

interface ClickedHighlight {
  readonly element: Element;
  readonly span: BlockSpan;
}

export function Highlighter({ root, blocks, annotationProps, children }: Props) {
  const onHighlight = annotationProps?.onHighlight ?? null;
  const { selected, clear, keepDuringPress } = useSelectedWords(root, onHighlight !== null);
  const [clicked, setClicked] = useState<ClickedHighlight | null>(null);
  const [announcement, setAnnouncement] = useState("");

  function isHighlighted({ block, start, end }: BlockSpan): boolean {
    const highlights = highlightsIn(block, "mine", annotationProps?.annotation?.highlights);
    return isFullyHighlighted(blocks[block]?.runs ?? [], { start, end }, highlights);
  }

  function toggle(spans: readonly BlockSpan[]) {
    const on = !spans.every(isHighlighted);
    for (const span of spans) onHighlight?.({ ...span, on });
    const text = spans
      .map(({ block, start, end }) =>
        highlightableText(blocks[block]?.runs ?? []).slice(start, end),
      )
      .join(" ");
    setAnnouncement(`${on ? "형광펜을 칠했어요" : "형광펜을 지웠어요"}: ${spokenExcerpt(text)}`);
    // The bar's button is removed; without this the focus would be lost with it.
    clicked?.element.closest<HTMLElement>("[data-block]")?.focus({ preventScroll: true });
    close();
  }

  function close() {
    if (selected) window.getSelection()?.removeAllRanges();
    clear();
    setClicked(null);
  }

  const highlighter: HighlighterActions | null = onHighlight && {
    isHighlighted,
    toggle,
    offerErase: (element, span) => setClicked({ element, span }),
  };
  const beside: Anchor | null = selected ? selected.range : (clicked?.element ?? null);
  const spans = selected?.spans ?? (clicked ? [clicked.span] : []);
  useBarKeys(spans.length > 0, { toggle: () => toggle(spans), close });

  return (
    <HighlighterContext value={highlighter}>
      {children}
      {highlighter && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
      {highlighter && beside && (
        <HighlighterBar
          beside={beside}
          isErasing={spans.every(isHighlighted)}
          takesFocus={selected === null}
          onPressStart={keepDuringPress}
          onPress={() => toggle(spans)}
          onClose={close}
        />
      )}
    </HighlighterContext>
  );
}

interface BarKeys {
  readonly toggle: () => void;
  readonly close: () => void;
}

/** While the bar is open, H does what its button does and Escape closes it. */
function useBarKeys(isOpen: boolean, { toggle, close }: BarKeys) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if ((event.target as Element).closest?.("input:not([type=radio]), textarea")) return;
    if (event.key !== "Escape" && !isLetterH(event)) return;
    event.preventDefault();
    if (event.key === "Escape") close();
    else toggle();
  });
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);
}
