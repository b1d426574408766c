/**
 * A stretch of English whose words are reached one by one: by arrow keys once it has the focus, one
 * tab stop for all of them, or by a click. Its words are looked up, drawn on, or both.
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
  /** What the stretch is, for a screen reader. */
  readonly label: string;
  /** The index of the block, its text and what is drawn on it. */
  readonly block: number;
  readonly runs: readonly Run[];
  readonly marks: readonly Highlight[];
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

export function WordArea({ label, block, runs, marks, onPick, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const pen = use(HighlighterContext);
  const [hasFocus, setFocus] = useState(false);
  const cursor = useWordCursor(area, pen ? "[data-at]" : "[data-word]", hasFocus);
  // counted, so that the same word is said again at its next place
  const [said, setSaid] = useState({ text: "", ending: "", count: 0 });
  const help = useId();

  function move(step: number, extend: boolean) {
    const stretch = wordSpan(block, cursor.move(step, extend));
    if (!stretch) return;
    setSaid(({ count }) => ({
      text: spokenExcerpt(highlightableText(runs).slice(stretch.start, stretch.end)),
      ending: pen?.isDrawn(stretch) ? ", 형광펜" : "",
      count: count + 1,
    }));
  }

  /** Whether the key was meant for this. */
  function press(event: KeyboardEvent): boolean {
    const step = STEPS[event.key];
    const words = cursor.words();
    if (step !== undefined) {
      move(step, event.shiftKey && pen !== null);
      return true;
    }
    const current = cursor.current();
    if (!current) return false;
    if (event.key === "Escape") {
      if (words.length > 1) cursor.shrink();
      else cursor.drop();
      return true;
    }
    if (event.key === "Enter" && onPick && area.current) {
      if (current.hasAttribute("data-word")) onPick(current, area.current);
      return true;
    }
    const stretch = wordSpan(block, words);
    if (!pen || !stretch || !isLetterH(event)) return false;
    if (!event.repeat) pen.draw([stretch]);
    cursor.shrink();
    return true;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey || !press(event)) return;
    // The keys move between words here, not between options or questions.
    event.preventDefault();
    event.stopPropagation();
  }

  function onClick(event: MouseEvent) {
    // A click that ends a selection of text is no pick.
    if (window.getSelection()?.isCollapsed === false) return;
    const target = event.target as HTMLElement;
    const word = target.closest<HTMLElement>("[data-word]");
    if (onPick) {
      if (word && area.current) onPick(word, area.current);
      return;
    }
    const mark = target.closest<HTMLElement>("mark[data-mine]");
    const at = Number(mark?.dataset["start"]);
    const own = renderedHighlights(runs, marks).find(
      ({ kind, start, end }) => kind === "mine" && start <= at && at < end,
    );
    if (mark && own) pen?.offer(mark, { block, start: own.start, end: own.end });
  }

  return (
    <PickableContext value={true}>
      {/* A region of text with keys of its own, as a grid has. */}
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
        onMouseDown={cursor.drop}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
      >
        {children}
      </Area>
      <span id={help} hidden>
        {helpOn(pen !== null, onPick !== null)}
      </span>
      <VisuallyHidden aria-live="polite">
        <span key={said.count}>
          <span lang="en">{said.text}</span>
          {said.ending}
        </span>
      </VisuallyHidden>
    </PickableContext>
  );
}

function helpOn(canDraw: boolean, canPick: boolean): string {
  if (!canDraw) return "화살표로 단어를 고르고 Enter로 사전을 열어요.";
  const choosing = "화살표로 단어를 고르고 Shift와 화살표로 넓혀요.";
  if (!canPick) return `${choosing} H로 형광펜을 칠하거나 지워요.`;
  return `${choosing} H로 형광펜을 칠하거나 지우고 Enter로 사전을 열어요.`;
}

const Area = styled("div")(({ theme }) => ({
  borderRadius: 4,
  "&:focus-visible": { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 4 },
  // Not under the bars at the top and at the bottom.
  "& [data-at]": { borderRadius: 3, scrollMarginBlock: `calc(${BAR_HEIGHT} + 16px) 96px` },
  "&[data-picks] [data-word]": { cursor: "pointer" },
  "@media (hover: hover)": {
    "&[data-picks] [data-word]:hover": { backgroundColor: theme.palette.selection },
  },
  "&:not([data-picks]) mark[data-mine]": { cursor: "pointer" },
  "& [data-stretch]": { outline: `1px dashed ${theme.palette.primary.main}` },
  "& [data-current]": { outline: `2px solid ${theme.palette.primary.main}` },
}));
