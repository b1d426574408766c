import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeServer, SIGNED_IN } from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

const word = (id: number, text: string) => ({
  id,
  text,
  meaning: "뜻",
  level: 2,
  context: "",
  exam_id: null,
  created_at: "2026-11-20T00:00:00.000Z",
  state: "new",
  due_at: "2026-11-21T00:00:00.000Z",
  reps: 0,
});

it.each([
  [["알았어요", "알았어요"], "grand", "단어 2개 가운데 2개를 알고 있었어요."],
  [["알았어요", "몰랐어요"], undefined, "단어 2개 가운데 1개를 알고 있었어요."],
])(
  "a practice of words that ended with %j is celebrated where much was known: %s",
  async (answers, sign, text) => {
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/word/queue": {
        code: 200,
        result: {
          cards: [],
          left: 0,
          done: 2,
          due: 0,
          daily_limit: 50,
          next_due_at: null,
          can_undo: false,
        },
      },
      "/api/v1/word/practice": { code: 200, result: [word(1, "bee"), word(2, "hive")] },
    });
    renderApp("/word/review");
    fireEvent.click(await screen.findByRole("button", { name: "연습하기" }));
    for (const answer of answers) {
      fireEvent.click(await screen.findByRole("button", { name: "뜻 보기" }));
      fireEvent.click(screen.getByRole("button", { name: answer }));
    }
    await screen.findByText(text);
    const shown = document.querySelector("[data-celebration]");
    expect(shown?.getAttribute("data-celebration")).toBe(sign);
  },
);
