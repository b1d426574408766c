/** Highlighting an item's text by mouse, touch and keyboard. */
import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import type { BlockSpan, TakerItem } from "@pulda/question";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newQueryClient } from "../../api/queries.ts";
import { fakeServer } from "../../testing/fake-server.ts";
import { theme } from "../../theme.ts";
import type { HighlightChange } from "./annotation-props.ts";
import { ItemView } from "../render/item-view.tsx";

const ITEM: TakerItem = {
  id: 3,
  position: 1,
  type: "test",
  instruction: "틀린 것은?",
  points: 2,
  shape: "mark",
  places: 2,
  blocks: [
    { kind: "given", runs: [{ kind: "plain", text: "Listen first." }] },
    {
      kind: "passage",
      runs: [
        { kind: "plain", text: "Bees dance. They " },
        { kind: "underlined", text: "demanded more", place: 1 },
        { kind: "blank" },
        { kind: "plain", text: " in 2024, all of them." },
      ],
    },
  ],
};
const TEXT = "Bees dance. They demanded more in 2024, all of them.";
const span = (words: string, block = 1): BlockSpan => {
  const start = (block === 1 ? TEXT : "Listen first.").indexOf(words);
  return { block, start, end: start + words.length };
};

const onHighlight = vi.fn<(change: HighlightChange) => void>();

function show(highlights: BlockSpan[] = [], props: Partial<Parameters<typeof ItemView>[0]> = {}) {
  const view = (spans: BlockSpan[]) => (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={newQueryClient()}>
        <ItemView
          item={ITEM}
          hasDictionary={false}
          annotationProps={{
            annotation: { struck: [], highlights: spans },
            onHighlight,
            onStrike: null,
          }}
          {...props}
        />
      </QueryClientProvider>
    </ThemeProvider>
  );
  const shown = render(view(highlights));
  return (spans: BlockSpan[]) => shown.rerender(view(spans));
}

const passage = () => screen.getByRole("group", { name: "지문" });
const highlighted = (kind: string) =>
  [...document.querySelectorAll(`mark[data-${kind}]`)].map((mark) => {
    const copy = mark.cloneNode(true) as Element;
    for (const aside of copy.querySelectorAll("[data-aside]")) aside.remove();
    return copy.textContent;
  });

/** A text node of a word, to select in. */
function wordNode(word: string): Node {
  const node = screen.getByText(word, { selector: "[data-at]" }).firstChild;
  if (!node) throw new Error(`no word "${word}"`);
  return node;
}

/** Selects from a letter of one word to a letter of another. */
function select(from: string, start: number, to: string, end: number) {
  const selection = window.getSelection();
  selection?.setBaseAndExtent(wordNode(from), start, wordNode(to), end);
  act(() => void document.dispatchEvent(new Event("selectionchange")));
}

beforeEach(() => {
  vi.clearAllMocks();
  // jsdom has no layout
  Range.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 80, 20);
});
afterEach(() => {
  cleanup();
  window.getSelection()?.removeAllRanges();
  vi.unstubAllGlobals();
});

describe("highlights", () => {
  it("cover whole words across runs, and no word is split by them", () => {
    show([{ block: 1, start: 13, end: 28 }], { evidence: [span("more in"), span("Listen", 0)] });
    expect(highlighted("mine")).toEqual(["They ", "demanded ", "more"]);
    expect(highlighted("evidence")).toEqual(["Listen", "more", " in"]);
    const words = [...passage().querySelectorAll("[data-at]")].map(
      ({ textContent }) => textContent,
    );
    expect(words.join(" ")).toBe("Bees dance They demanded more in 2024 all of them");
  });

  it("are shown where nothing can be annotated", () => {
    const annotation = { struck: [], highlights: [span("dance")] };
    show([], { annotationProps: { annotation, onHighlight: null, onStrike: null } });
    expect(highlighted("mine")).toEqual(["dance"]);
    expect(passage().hasAttribute("tabindex")).toBe(false);
  });
});

describe("a selection", () => {
  it("is snapped to whole words and highlighted by the button beside it", async () => {
    show();
    select("dance", 2, "demanded", 1);
    fireEvent.click(await screen.findByRole("button", { name: "형광펜" }));
    expect(onHighlight.mock.calls).toEqual([[{ ...span("dance. They demanded"), on: true }]]);
    expect(screen.getByText("형광펜을 칠했어요: dance. They demanded")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "형광펜" })).toBeNull();
    expect(window.getSelection()?.isCollapsed).not.toBe(false);
  });

  it("does not include a word of which no letter is selected", async () => {
    show();
    select("Bees", 4, "They", 0);
    fireEvent.click(await screen.findByRole("button", { name: "형광펜" }));
    expect(onHighlight).toHaveBeenCalledWith({ ...span("dance"), on: true });
  });

  it("over two texts highlights both", async () => {
    show();
    select("first", 0, "Bees", 4);
    fireEvent.click(await screen.findByRole("button", { name: "형광펜" }));
    expect(onHighlight.mock.calls).toEqual([
      [{ ...span("first", 0), on: true }],
      [{ ...span("Bees"), on: true }],
    ]);
  });

  it("of highlighted words erases the highlight; of words of which some are highlighted, highlights all", async () => {
    const rerender = show([span("dance. They")]);
    select("dance", 0, "They", 2);
    fireEvent.click(await screen.findByRole("button", { name: "형광펜 지우기" }));
    expect(onHighlight).toHaveBeenLastCalledWith({ ...span("dance. They"), on: false });
    expect(screen.getByText("형광펜을 지웠어요: dance. They")).toBeTruthy();
    rerender([span("dance")]);
    select("Bees", 0, "dance", 2);
    fireEvent.click(await screen.findByRole("button", { name: "형광펜" }));
    expect(onHighlight).toHaveBeenLastCalledWith({ ...span("Bees dance"), on: true });
  });

  it("is highlighted by H; its button is closed by Escape and when nothing is selected", async () => {
    show();
    select("Bees", 0, "Bees", 4);
    await screen.findByRole("button", { name: "형광펜" });
    // pressed again where the key is not listened to yet: the button is drawn first
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: "Escape" });
      expect(screen.queryByRole("button", { name: "형광펜" })).toBeNull();
    });
    select("Bees", 1, "Bees", 4);
    await screen.findByRole("button", { name: "형광펜" });
    window.getSelection()?.removeAllRanges();
    act(() => void document.dispatchEvent(new Event("selectionchange")));
    await waitFor(() => expect(screen.queryByRole("button", { name: "형광펜" })).toBeNull());
    select("Bees", 0, "Bees", 2);
    await screen.findByRole("button", { name: "형광펜" });
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: "ㅗ", code: "KeyH" });
      expect(onHighlight.mock.calls).toEqual([[{ ...span("Bees"), on: true }]]);
    });
  });

  it("is neither a click on a highlight nor a look-up of a word", async () => {
    const calls = fakeServer({});
    show([span("Bees")], { hasDictionary: true });
    select("Bees", 0, "Bees", 3);
    fireEvent.click(screen.getByText("Bees"));
    await screen.findByRole("button", { name: "형광펜 지우기" });
    expect(calls).toEqual([]);
  });
});

describe("a click on a highlight", () => {
  it("offers to erase all of it where words cannot be looked up", async () => {
    show([span("Bees dance"), span("They")]);
    fireEvent.click(screen.getByText("dance"));
    const button = await screen.findByRole("button", { name: "형광펜 지우기" });
    expect(document.activeElement).toBe(button);
    fireEvent.click(button);
    expect(onHighlight.mock.calls).toEqual([[{ ...span("Bees dance"), on: false }]]);
    expect(document.activeElement).toBe(passage());
  });

  it("is cancelled by a press elsewhere", async () => {
    show([span("Bees")]);
    fireEvent.click(screen.getByText("Bees"));
    await screen.findByRole("button", { name: "형광펜 지우기" });
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole("button", { name: "형광펜 지우기" })).toBeNull();
    expect(onHighlight).not.toHaveBeenCalled();
  });
});

/** The word that the cursor is on, and what a screen reader hears of it. */
const currentWord = () => document.querySelector("[data-current]")?.textContent;
const announced = () => passage().parentElement?.querySelector("[aria-live]")?.textContent;

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(passage(), { key, code: key.length === 1 ? `Key${key}` : key, ...more });

describe("the keyboard", () => {
  it("reaches every word and number of a text in a test, and announces it", () => {
    show();
    passage().focus();
    for (let step = 0; step < 7; step += 1) press("ArrowRight");
    expect(currentWord()).toBe("2024");
    press("ArrowLeft");
    expect(currentWord()).toBe("in");
    expect(announced()).toBe("in");
    const help = document.getElementById(passage().getAttribute("aria-describedby") ?? "");
    expect(help?.textContent).toBe(
      "화살표로 단어를 고르고 Shift와 화살표로 넓혀요. H로 형광펜을 칠하거나 지워요.",
    );
  });

  it("highlights the word or the selected words with H, with Korean input, too", () => {
    const rerender = show();
    passage().focus();
    press("ArrowRight");
    press("h", { code: "KeyH" });
    expect(onHighlight).toHaveBeenLastCalledWith({ ...span("Bees"), on: true });
    for (const shiftKey of [false, true, true]) press("ArrowRight", { shiftKey });
    press("Process", { code: "KeyH" });
    expect(onHighlight).toHaveBeenLastCalledWith({ ...span("dance. They demanded"), on: true });
    expect(screen.getByText("형광펜을 칠했어요: dance. They demanded")).toBeTruthy();
    // the words are rendered as new elements; the cursor is on the same word
    rerender([span("dance. They demanded")]);
    expect(currentWord()).toBe("demanded");
    expect(document.querySelectorAll("[data-selected]")).toHaveLength(1);
    press("ㅗ", { code: "KeyH" });
    expect(onHighlight).toHaveBeenLastCalledWith({ ...span("demanded"), on: false });
  });

  it("highlights with no other key, and not without a word", () => {
    show();
    passage().focus();
    expect(press("h", { code: "KeyH" })).toBe(true);
    press("ArrowRight");
    // a D on a layout that has it at the place of H
    expect(press("d", { code: "KeyH" })).toBe(true);
    expect(press("h", { code: "KeyH", ctrlKey: true })).toBe(true);
    expect(onHighlight).not.toHaveBeenCalled();
    expect(press("j", { code: "KeyC" })).toBe(true);
    expect(press("h", { code: "KeyJ" })).toBe(false);
    expect(onHighlight).toHaveBeenCalledTimes(1);
  });

  it("reduces the selected words to one with Escape, and then leaves it", () => {
    show();
    passage().focus();
    press("ArrowRight");
    press("ArrowRight", { shiftKey: true });
    expect(document.querySelectorAll("[data-selected]")).toHaveLength(2);
    expect(press("Escape")).toBe(false);
    expect(document.querySelectorAll("[data-selected]")).toHaveLength(1);
    expect(press("Escape")).toBe(false);
    expect(currentWord()).toBeUndefined();
    expect(press("Escape")).toBe(true);
  });

  it("leaves Enter to the page where there is no dictionary", () => {
    show();
    passage().focus();
    press("ArrowRight");
    expect(press("Enter")).toBe(true);
  });

  it("announces that a word is highlighted", () => {
    show([span("Bees")]);
    passage().focus();
    press("ArrowRight");
    expect(announced()).toBe("Bees, 형광펜");
    press("ArrowRight", { shiftKey: true });
    expect(announced()).toBe("Bees dance");
  });
});
