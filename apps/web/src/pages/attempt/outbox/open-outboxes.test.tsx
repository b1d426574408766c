import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { guestKey } from "../../../api/guest.ts";
import { fakeServer, SIGNED_IN, type FakeReply } from "../../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../../testing/render-app.tsx";
import { outboxOf } from "./open-outboxes.ts";

const entry = { kind: "answer", questionId: 1, response: { choice: 3 }, base: 0, doubts: [] };
const saved = { question_id: 1, response: { choice: 3 }, version: 1, feedback: null };

function serve(answer: FakeReply, more: Parameters<typeof fakeServer>[0] = {}) {
  return fakeServer({ ...SIGNED_IN, "/api/v1/attempt/answer/5": answer, ...more });
}
const outboxKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("pulda-outbox:"));

/** What closed pages have left is sent a while after the page that is opened. */
const aWhile = () => vi.advanceTimersByTimeAsync(2000);

afterEach(() => void vi.useRealTimers());
beforeEach(() => {
  freshScreen();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.setItem("pulda-outbox:7:5:before", JSON.stringify([entry]));
});

it("sends the entries of a closed page from any page that is opened next", async () => {
  const calls = serve({ code: 200, result: saved });
  renderApp("/word");
  await screen.findByRole("heading", { level: 1 });
  expect(calls.filter(({ path }) => path === "/api/v1/attempt/answer/5")).toEqual([]);
  await aWhile();
  await waitFor(() => expect(outboxKeys()).toEqual([]));
  expect(calls.filter(({ path }) => path === "/api/v1/attempt/answer/5")).toHaveLength(1);
});

it("shows a notice of an answer that is refused where no page of the attempt is open", async () => {
  serve(
    { code: 409, message: "제한 시간이 끝났어요." },
    { "/api/v1/attempt/5": { code: 404, message: "풀이를 찾을 수 없어요." } },
  );
  renderApp("/word");
  await screen.findByRole("heading", { level: 1 });
  await aWhile();
  expect(
    await screen.findByText("보관하던 답을 저장하지 못했어요. 제한 시간이 끝났어요."),
  ).toBeTruthy();
  expect(outboxKeys()).toEqual([]);
});

it("does not send the entries of another user on this device", async () => {
  localStorage.clear();
  localStorage.setItem("pulda-outbox:8:5:before", JSON.stringify([entry]));
  const calls = serve({ code: 200, result: saved });
  renderApp("/word");
  await screen.findByRole("heading", { level: 1 });
  await aWhile();
  expect(outboxKeys()).toEqual(["pulda-outbox:8:5:before"]);
  expect(calls.filter(({ path }) => path.includes("/answer/"))).toEqual([]);
});

it("is the same for an attempt however often its page is opened", () => {
  expect(outboxOf(5)).toBe(outboxOf(5));
  expect(outboxOf(5)).not.toBe(outboxOf(6));
});

it("takes over nothing while it is opened, so that a page can be rendered meanwhile", async () => {
  // nobody is signed in
  localStorage.setItem(`pulda-outbox:${guestKey()}:5:before`, JSON.stringify([entry]));
  const calls = serve({ code: 200, result: saved });
  const open = outboxOf(5);
  await aWhile();
  expect(open.outbox.get().entries).toEqual([]);
  expect(calls).toEqual([]);
  open.adoptOnce();
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(["/api/v1/attempt/answer/5"]));
});
