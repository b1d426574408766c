/**
 * A stretch of English whose words can be looked up: by a click or touch on a word, or
 * by arrow keys and Enter once the stretch has the focus.
 */
import { styled } from "@mui/material/styles";
import {
  lazy,
  Suspense,
  use,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import type { Asked } from "../api/dictionary.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import { PlaceRules } from "./placeRules.ts";
import { PickableWords } from "./Words.tsx";
import { listForm, sentenceAround } from "./words.ts";

const WordDialog = lazy(async () => ({
  default: (await import("../word/WordDialog.tsx")).WordDialog,
}));

interface PickedWord {
  readonly element: HTMLElement;
  readonly word: Asked;
  /** The number of the place that it stands in, if any. */
  readonly place: number;
}

interface Props {
  /** The exam that the text belongs to, if any. */
  readonly examId?: number | undefined;
  /** What the stretch is, for a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
}

export function WordPicker({ examId, label, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<HTMLElement | null>(null);
  const [picked, setPicked] = useState<PickedWord | null>(null);
  const help = useId();
  const rules = use(PlaceRules);

  function highlight(word: HTMLElement | null) {
    current?.removeAttribute("data-current");
    word?.setAttribute("data-current", "");
    word?.scrollIntoView?.({ block: "nearest" });
    setCurrent(word);
  }

  function pick(word: HTMLElement) {
    if (area.current) setPicked(pickedWord(area.current, word));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    if (event.key === "Enter" && !current) return;
    // The keys move between words here, not between options or questions.
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) return current ? pick(current) : undefined;
    const words = [...(area.current?.querySelectorAll<HTMLElement>("[data-word]") ?? [])];
    const at = current ? words.indexOf(current) + step : 0;
    highlight(words[Math.max(0, Math.min(words.length - 1, at))] ?? null);
  }

  function onClick(event: MouseEvent) {
    const word = (event.target as HTMLElement).closest<HTMLElement>("[data-word]");
    // A click that ends a selection of text is no pick.
    if (word && window.getSelection()?.isCollapsed !== false) pick(word);
  }

  return (
    <PickableWords value={true}>
      {/* A region of text with keys of its own, as a grid has: one tab stop for all its words. */}
      <Area
        ref={area}
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-describedby={help}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onBlur={() => highlight(null)}
      >
        {children}
      </Area>
      <VisuallyHidden id={help}>화살표로 단어를 고르고 Enter로 사전을 열어요.</VisuallyHidden>
      <VisuallyHidden aria-live="polite">{current?.textContent}</VisuallyHidden>
      {picked && (
        <Suspense>
          <WordDialog
            word={picked.word}
            element={picked.element}
            rule={rules.get(picked.place)}
            examId={examId}
            onClose={() => setPicked(null)}
          />
        </Suspense>
      )}
    </PickableWords>
  );
}

function pickedWord(area: HTMLElement, word: HTMLElement): PickedWord {
  const { text, at: offset } = prose(area, word);
  const { sentence, at } = sentenceAround(text, offset);
  const picked = listForm(word.textContent ?? "", sentence);
  const place = Number(word.closest<HTMLElement>("[data-place]")?.dataset["place"] ?? 0);
  return { element: word, word: { text: picked, context: sentence, at }, place };
}

/** The text of the area without numbers and hidden words, and where in it the word begins. */
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

const Area = styled("div")(({ theme }) => ({
  borderRadius: 4,
  "& [data-word]": { cursor: "pointer", borderRadius: 3 },
  "@media (hover: hover)": {
    "& [data-word]:hover": { backgroundColor: theme.palette.selection },
  },
  "& [data-current]": { outline: `2px solid ${theme.palette.primary.main}` },
}));
