import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeServer, pageOf, SIGNED_IN } from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

it("says what reviews and tests wait for while there is no word", async () => {
  fakeServer({ ...SIGNED_IN, "/api/v1/word/list": pageOf([]) });
  renderApp("/word");
  await screen.findByText("단어를 넣으면 여기에서 복습하고 시험을 볼 수 있어요.");
  const review = screen.getByText("오늘의 복습");
  await waitFor(() => expect(review.getAttribute("aria-disabled")).toBe("true"));
  expect(screen.getByRole("button", { name: "단어 시험" })).toHaveProperty("disabled", true);
});
