import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import type { TakerItem } from "@pulda/question";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { newQueryClient } from "../../api/queries.ts";
import { theme } from "../../theme.ts";
import { ItemView } from "./item-view.tsx";
import { resetTextFold } from "./text-fold.ts";

const common = { id: 3, position: 1, type: "test", instruction: "고르시오.", points: 2 };
const plain = (text: string) => [{ kind: "plain" as const, text }];
const ITEM: TakerItem = {
  ...common,
  shape: "choose",
  blocks: [
    { kind: "prompt", runs: plain("Which word?") },
    { kind: "passage", runs: plain("Bees dance.") },
    { kind: "gloss", runs: plain("* bee: 벌") },
  ],
  options: ["one", "two"].map((cell) => ({ cells: [cell] })),
};

function show(item: TakerItem, layout: "split" | "column" = "split") {
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={newQueryClient()}>
        <ItemView item={item} layout={layout} onRespond={() => undefined} hasDictionary={false}>
          <p>해설이에요.</p>
        </ItemView>
      </QueryClientProvider>
    </ThemeProvider>,
  );
}

/** The parts of the item in the order of the document. */
function order(): string[] {
  const parts = { "고르시오.": "instruction", "Bees dance.": "text", "* bee: 벌": "gloss" };
  const rest = { "Which word?": "prompt", one: "answer", "해설이에요.": "solution" };
  const text = document.body.textContent ?? "";
  return Object.entries({ ...parts, ...rest })
    .toSorted(([a], [b]) => text.indexOf(a) - text.indexOf(b))
    .map(([, name]) => name);
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  resetTextFold();
});

describe("an item beside its text", () => {
  it("has the order instruction, text, prompt, answer, solution", () => {
    show(ITEM);
    expect(order()).toEqual(["instruction", "text", "gloss", "prompt", "answer", "solution"]);
    cleanup();
    show(ITEM, "column");
    expect(order()).toEqual(["instruction", "prompt", "text", "gloss", "answer", "solution"]);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("folds the text away, and that of the next item, too", () => {
    show(ITEM);
    const fold = screen.getByRole("button", { name: "지문 접기", expanded: true });
    const text = document.getElementById(fold.getAttribute("aria-controls") ?? "");
    expect(text?.textContent).toContain("Bees dance.");
    fireEvent.click(fold);
    expect(text?.hasAttribute("data-folded")).toBe(true);
    cleanup();
    show({ ...ITEM, id: 4 });
    fireEvent.click(screen.getByRole("button", { name: "지문 펼치기", expanded: false }));
    expect(document.querySelector("[data-folded]")).toBeNull();
  });

  it("has nothing to fold without a passage, and one column without a text", () => {
    show({ ...ITEM, blocks: [{ kind: "given", runs: plain("Given.") }] });
    expect(screen.queryByRole("button")).toBeNull();
    cleanup();
    show({ ...ITEM, blocks: [{ kind: "prompt", runs: plain("Which word?") }] });
    expect(document.querySelector("[data-layout='split']")?.textContent).toContain("Which word?");
  });
});
