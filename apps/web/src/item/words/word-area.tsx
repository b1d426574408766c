/**
 * A text whose words are reached one by one: by a click, or by arrow keys once it has the focus (one tab
 * stop for all words). Its words are looked up, highlighted, or both.
 */
import { highlightableText } from "@pulda/question/schema-free";
import { styled } from "@mui/material/styles";
import type { Run } from "@pulda/question";
import {
  use,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { BAR_HEIGHT } from "../../theme.ts";
import { renderedHighlights, type Highlight } from "../annotate/highlight-segments.ts";
import {
  isLetterH,
  HighlighterContext,
  spokenExcerpt,
  wordSpan,
} from "../annotate/highlighter-context.ts";
import { useWordCursor } from "./use-word-cursor.ts";
import { VisuallyHidden } from "../render/visually-hidden.tsx";
import { PickableContext } from "./pickable-words.tsx";

interface Props {
  /** What the text is, for a screen reader. */
  readonly label: string;
  /** The index of the block, its text and its highlights. */
  readonly block: number;
  readonly runs: readonly Run[];
  readonly highlights: readonly Highlight[];
  /** Opens the dictionary; null where there is none. */
  readonly onPick: ((word: HTMLElement, area: HTMLElement) => void) | null;
  readonly children: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

export function WordArea({ label, block, runs, highlights, onPick, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const highlighter = use(HighlighterContext);
  const [hasFocus, setFocus] = useState(false);
  const cursor = useWordCursor(area, highlighter ? "[data-at]" : "[data-word]", hasFocus);
  // `count` is part of the key, so that the same word is announced again at its next occurrence
  const [announced, setAnnounced] = useState({ text: "", ending: "", count: 0 });
  const help = useId();

  function move(step: number, extend: boolean) {
    const span = wordSpan(block, cursor.move(step, extend));
    if (!span) return;
    setAnnounced(({ count }) => ({
      text: spokenExcerpt(highlightableText(runs).slice(span.start, span.end)),
      ending: highlighter?.isHighlighted(span) ? ", 형광펜" : "",
      count: count + 1,
    }));
  }

  /** Whether the key did something. */
  function handleKey(event: KeyboardEvent): boolean {
    const step = STEPS[event.key];
    const words = cursor.words();
    if (step !== undefined) {
      move(step, event.shiftKey && highlighter !== null);
      return true;
    }
    const current = cursor.current();
    if (!current) return false;
    if (event.key === "Escape") {
      if (words.length > 1) cursor.shrink();
      else cursor.reset();
      return true;
    }
    if (event.key === "Enter" && onPick && area.current) {
      if (current.hasAttribute("data-word")) onPick(current, area.current);
      return true;
    }
    const span = wordSpan(block, words);
    if (!highlighter || !span || !isLetterH(event)) return false;
    if (!event.repeat) highlighter.toggle([span]);
    cursor.shrink();
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !handleKey(event)) return;
    // Here the keys move between words, not between options or items.
    event.preventDefault();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent) {
    // A click that ends a text selection does not pick a word.
    if (window.getSelection()?.isCollapsed === false) return;
    const target = event.target as HTMLElement;
    const word = target.closest<HTMLElement>("[data-word]");
    if (onPick) {
      if (word && area.current) onPick(word, area.current);
      return;
    }
    const mark = target.closest<HTMLElement>("mark[data-mine]");
    const at = Number(mark?.dataset["start"]);
    const own = renderedHighlights(runs, highlights).find(
      ({ kind, start, end }) => kind === "mine" && start <= at && at < end,
    );
    if (mark && own) highlighter?.offerErase(mark, { block, start: own.start, end: own.end });
  }

  return (
    <PickableContext value={true}>
      {/* A group with keys of its own, as a grid has. */}
      <Area
        ref={area}
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-describedby={help}
        data-block={block}
        data-picks={onPick ? "" : undefined}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onMouseDown={cursor.reset}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        {children}
      </Area>
      <span id={help} hidden>
        {helpOn(highlighter !== null, onPick !== null)}
      </span>
      <VisuallyHidden aria-live="polite">
        <span key={announced.count}>
          <span lang="en">{announced.text}</span>
          {announced.ending}
        </span>
      </VisuallyHidden>
    </PickableContext>
  );
}

function helpOn(canHighlight: boolean, canPick: boolean): string {
  if (!canHighlight) return "화살표로 단어를 고르고 Enter로 사전을 열어요.";
  const choosing = "화살표로 단어를 고르고 Shift와 화살표로 넓혀요.";
  if (!canPick) return `${choosing} H로 형광펜을 칠하거나 지워요.`;
  return `${choosing} H로 형광펜을 칠하거나 지우고 Enter로 사전을 열어요.`;
}

const Area = styled("div")(({ theme }) => ({
  borderRadius: 4,
  "&:focus-visible": { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 4 },
  // Scrolled into view clear of the bars at the top and at the bottom.
  "& [data-at]": { borderRadius: 3, scrollMarginBlock: `calc(${BAR_HEIGHT} + 16px) 96px` },
  "&[data-picks] [data-word]": { cursor: "pointer" },
  "@media (hover: hover)": {
    "&[data-picks] [data-word]:hover": { backgroundColor: theme.palette.selection },
  },
  "&:not([data-picks]) mark[data-mine]": { cursor: "pointer" },
  "& [data-selected]": { outline: `1px dashed ${theme.palette.primary.main}` },
  "& [data-current]": { outline: `2px solid ${theme.palette.primary.main}` },
}));
