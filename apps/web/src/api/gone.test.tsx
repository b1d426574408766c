/** What was removed in another tab or on another device is removed here, too: no failure is told of. */
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeServer, pageOf, SIGNED_IN } from "../testing/fake-server.ts";
import { freshScreen, renderApp } from "../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

const WORD = {
  id: 1,
  text: "bridge",
  meaning: "다리",
  context: "",
  level: 2,
  exam_id: null,
  created_at: "2026-11-20T09:00:00.000Z",
  state: "new",
  due_at: "2026-11-20T09:00:00.000Z",
  reps: 0,
};

it("takes a word that is not there for removed", async () => {
  let words = [WORD];
  fakeServer({
    ...SIGNED_IN,
    "/api/v1/word/list": () => pageOf(words),
    "/api/v1/word/remove": () => {
      words = [];
      return { code: 404, message: "단어를 찾을 수 없어요." };
    },
  });
  renderApp("/word");
  fireEvent.click(await screen.findByRole("button", { name: "bridge 지우기" }));
  expect(await screen.findByText("‘bridge’ 단어를 지웠어요.")).toBeDefined();
  await waitFor(() => expect(screen.queryByRole("button", { name: "bridge 지우기" })).toBeNull());
});

it("takes a folder that is not there for removed", async () => {
  let folders = [{ id: 3, title: "숙제", exam_count: 0 }];
  fakeServer({
    ...SIGNED_IN,
    "/api/v1/favorite/list": () => ({ code: 200, result: folders }),
    "/api/v1/favorite/remove_self": () => {
      folders = [];
      return { code: 404, message: "폴더를 찾을 수 없어요." };
    },
  });
  const { where } = renderApp("/favorite?folder=3");
  fireEvent.click(await screen.findByRole("button", { name: "폴더 지우기" }));
  expect(await screen.findByText(/‘숙제’ 폴더를 지웠어요/u)).toBeDefined();
  await waitFor(() => expect(where()).toBe("/favorite"));
  expect(screen.queryByRole("link", { name: /^숙제/u })).toBeNull();
});
