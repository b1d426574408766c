/** Taking with a server that replies late. */
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queryClient, queryKeys } from "../../../api/queries.ts";
import {
  fakeServer,
  openAttempt,
  SIGNED_IN,
  USER,
  type FakeCall,
} from "../../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../../testing/render-app.tsx";

const written = {
  id: 1,
  position: 1,
  type: "blank",
  shape: "write",
  instruction: "쓰시오.",
  points: 2,
  blocks: [{ kind: "passage", runs: [{ kind: "plain", text: "Text." }] }],
  fields: [{}],
};

const attempt = (responses: readonly object[]) =>
  openAttempt(5, { questions: [written], responses });

/** A server that stores one answer with its version. */
function slowServer(more: Parameters<typeof fakeServer>[0] = {}) {
  const stored: { response: unknown; version: number }[] = [];
  const responses = () => stored.slice(-1).map((answer) => ({ question_id: 1, ...answer }));
  const calls = fakeServer({
    ...SIGNED_IN,
    "/api/v1/attempt/5": () => ({ code: 200, result: attempt(responses()) }),
    "/api/v1/attempt/time/5": { code: 200 },
    "/api/v1/attempt/answer/5": ({ form }: FakeCall) => {
      const version = Number(form?.get("version"));
      if (version !== stored.length) return { code: 409, message: "답이 바뀌었어요." };
      stored.push({ response: JSON.parse(String(form?.get("response"))), version: version + 1 });
      return { code: 200, result: { ...responses()[0], feedback: null } };
    },
    ...more,
  });
  const texts = () => stored.map(({ response }) => (response as { texts: string[] }).texts[0]);
  return { texts, calls };
}

/** Replies from a path are delayed from now on until the returned function is called. */
function delayReplies(path: string): () => void {
  const fetchNow = fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
    const response = await fetchNow(address, init);
    if (address === path) await promise;
    return response;
  });
  return resolve;
}

const ANSWER = "/api/v1/attempt/answer/5";

/** The stored outbox entries. */
const storedEntries = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith("pulda-outbox:7:5:"))
    .map((key) => localStorage.getItem(key) ?? "");

async function openField(): Promise<HTMLInputElement> {
  renderApp("/exam/2/attempt/5");
  return screen.findByRole<HTMLInputElement>("textbox");
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

beforeEach(() => freshScreen());

afterEach(() => vi.useRealTimers());

it("lets the taker type on while an answer is in flight", async () => {
  const { texts } = slowServer();
  const field = await openField();
  const release = delayReplies(ANSWER);
  type(field, "ab");
  await expect.poll(texts).toEqual(["ab"]);
  type(field, "abc");
  release();
  await expect.poll(texts).toEqual(["ab", "abc"]);
  await expect.poll(storedEntries).toEqual([]);
  expect(screen.queryByText(/서로 달라요/)).toBeNull();
  expect(field.value).toBe("abc");
});

it("leaves the cursor where it is when an answer is acknowledged", async () => {
  const { texts } = slowServer();
  const field = await openField();
  type(field, "abcd");
  field.setSelectionRange(2, 2);
  await expect.poll(texts).toEqual(["abcd"]);
  await expect.poll(storedEntries).toEqual([]);
  expect(field.value).toBe("abcd");
  expect(field.selectionStart).toBe(2);
});

it("saves from time to time while the taker types without a pause", async () => {
  const { texts } = slowServer();
  const field = await openField();
  vi.useFakeTimers();
  for (let length = 1; length <= 9; length += 1) {
    type(field, "a".repeat(length));
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(texts().length).toBeGreaterThan(0);
});

it("ignores a stale reply for the attempt", async () => {
  const { texts } = slowServer();
  const field = await openField();
  const release = delayReplies("/api/v1/attempt/5");
  // Requested before the answer is given, by the page and by the outbox.
  void queryClient.invalidateQueries({ queryKey: queryKeys.attempt(5) });
  document.dispatchEvent(new Event("visibilitychange"));
  type(field, "ab");
  await expect.poll(texts).toEqual(["ab"]);
  release();
  await expect.poll(storedEntries).toEqual([]);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  expect(field.value).toBe("ab");
});

it("keeps an answer for its taker where another user has signed in meanwhile", async () => {
  let isOther = false;
  const { calls } = slowServer({
    "/api/v1/user/info": () => ({ code: 200, result: isOther ? { ...USER, id: 8 } : USER }),
    "/api/v1/attempt/answer/5": { code: 404, message: "풀이를 찾을 수 없어요." },
  });
  const field = await openField();
  const sessionChecks = () => calls.filter(({ path }) => path === "/api/v1/user/info").length;
  const before = sessionChecks();
  isOther = true;
  type(field, "ab");
  await expect.poll(sessionChecks).toBeGreaterThan(before);
  await screen.findByText(/답 1개를 이 기기에 보관하고 있어요/);
  expect(storedEntries().join()).toContain('"ab"');
  expect(screen.queryByText(/저장하지 못했어요/)).toBeNull();
});
