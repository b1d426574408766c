import { ThemeProvider } from "@mui/material/styles";
import { QueryClientProvider } from "@tanstack/react-query";
import type { PlaceRule, TakerItem } from "@pulda/question";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newQueryClient } from "../../api/queries.ts";
import { fakeServer, grammarLesson, grammarLine } from "../../testing/fake-server.ts";
import { theme } from "../../theme.ts";
import { ItemView } from "../render/item-view.tsx";

const ITEM: TakerItem = {
  id: 3,
  position: 1,
  type: "grammar-error",
  instruction: "틀린 것은?",
  points: 2,
  shape: "mark",
  places: 2,
  blocks: [
    {
      kind: "passage",
      runs: [
        { kind: "plain", text: "Bees " },
        { kind: "underlined", text: "dance", place: 1 },
        { kind: "plain", text: " and it " },
        { kind: "underlined", text: "was seen", place: 2 },
        { kind: "plain", text: "." },
      ],
    },
  ],
};
const PLACES: PlaceRule[] = [
  { place: 1, rule: "cohesion" },
  { place: 2, rule: "voice" },
];

function show(placeRules?: readonly PlaceRule[]) {
  const calls = fakeServer({
    "/api/v1/word/lookup": { code: 404, message: "사전에 없는 말이에요." },
    "/api/v1/grammar/list": { code: 200, result: [grammarLine("voice", "능동태와 수동태")] },
    "/api/v1/grammar/voice": { code: 200, result: grammarLesson("voice", "능동태와 수동태") },
  });
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={newQueryClient()}>
        <MemoryRouter>
          <ItemView item={ITEM} placeRules={placeRules} />
        </MemoryRouter>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return (path: string) => calls.filter((call) => call.path.startsWith(path)).length;
}

/** Opens a word's dialog and waits for the dictionary's reply. */
async function pick(word: string) {
  fireEvent.click(screen.getByText(word));
  await screen.findByRole("dialog", { name: `${word} 사전` });
  await screen.findByText(/사전에 없는 말/);
}
const lesson = () => screen.queryByRole("button", { name: /^이 자리의 문법/ });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe("a word of a numbered place", () => {
  it("opens the lesson of the rule that the item's data gives for that place", async () => {
    show(PLACES);
    await pick("seen");
    fireEvent.click(await screen.findByRole("button", { name: "이 자리의 문법: 능동태와 수동태" }));
    expect(await screen.findByRole("heading", { name: "능동태와 수동태" })).toBeTruthy();
    expect(await screen.findByText("이렇게 알아봐요")).toBeTruthy();
  });

  it("opens none where the place's rule has no lesson, nor outside of the places", async () => {
    show(PLACES);
    await pick("seen");
    await screen.findByRole("button", { name: /^이 자리의 문법/ });
    for (const word of ["dance", "it"]) {
      fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await pick(word);
      expect(lesson()).toBeNull();
    }
  });

  it("opens no lesson, and does not ask for the rules, before they may be seen", async () => {
    const count = show();
    await pick("seen");
    expect(lesson()).toBeNull();
    expect(count("/api/v1/grammar")).toBe(0);
  });
});
