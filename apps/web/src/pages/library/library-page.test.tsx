import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { examDocument, examLine, fakeServer, SIGNED_IN } from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

const ENTRIES = [
  { slug: "a", title: "낙엽", grade: "중3", subject: "생물", kind: "설명", item_count: 8 },
  { slug: "b", title: "강조어", grade: "고3", subject: "언어", kind: "설명", item_count: 9 },
];

function open(replies: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({
    ...SIGNED_IN,
    "/api/v1/library/list": { code: 200, result: ENTRIES },
    "/api/v1/library/open": { code: 200, result: examLine(5) },
    "/api/v1/exam/5": { code: 200, result: examDocument(5) },
    ...replies,
  });
  return { calls, ...renderApp("/library") };
}

it("shows the examples of a school year", async () => {
  open();
  expect(await screen.findByText("고3 · 언어 · 설명 · 9문항")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "중3" }));
  expect(screen.queryByText("강조어")).toBeNull();
  expect(screen.getByText("낙엽")).toBeDefined();
});

it("opens the user's copy", async () => {
  const { calls, where } = open();
  fireEvent.click(await screen.findByText("낙엽"));
  await waitFor(() => expect(where()).toBe("/exam/5"));
  await screen.findByRole("button", { name: "풀기" });
  const sent = calls.find(({ path }) => path === "/api/v1/library/open");
  expect(sent?.form?.get("slug")).toBe("a");
});

it("begins to practise with one click", async () => {
  const { calls } = open({ "/api/v1/attempt/start": { code: 409, message: "가득 찼어요." } });
  fireEvent.click(await screen.findByRole("button", { name: "강조어 풀기" }));
  await screen.findByText(/가득 찼어요\./);
  const sent = calls.find(({ path }) => path === "/api/v1/attempt/start");
  expect(sent?.form?.get("exam_id")).toBe("5");
  expect(sent?.form?.get("mode")).toBe("practice");
});

it("says why an example cannot be opened, and stays", async () => {
  const { where } = open({ "/api/v1/library/open": { code: 404, message: "없어요." } });
  fireEvent.click(await screen.findByText("낙엽"));
  expect(await screen.findByText(/예시 문제집을 열지 못했어요. 없어요./)).toBeDefined();
  expect(where()).toBe("/library");
});
