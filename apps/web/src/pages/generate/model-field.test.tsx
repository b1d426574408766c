import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { examDocument, fakeServer, SIGNED_IN } from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";
import { EXAMPLE } from "./example.ts";

beforeEach(() => freshScreen());
afterEach(cleanup);

const TYPES = [
  {
    id: "blank",
    name: "빈칸 추론",
    shape: "choose",
    asks: "reading",
    auto: true,
    by_model: "also",
    of_words: false,
  },
  {
    id: "topic",
    name: "주제",
    shape: "choose",
    asks: "reading",
    auto: false,
    by_model: "only",
    of_words: false,
  },
];
const SET_UP = { is_set_up: true, name: "m", tokens_today: 0, tokens_a_day: null };

async function open(info: object) {
  const calls = fakeServer({
    ...SIGNED_IN,
    "/api/v1/question/types": { code: 200, result: TYPES },
    "/api/v1/model/info": { code: 200, result: info },
    "/api/v1/model/estimate": {
      code: 200,
      result: { items: 4, calls: 20, tokens: 31_000, seconds: 95 },
    },
    "/api/v1/exam/generate": { code: 200, result: examDocument(5) },
    "/api/v1/exam/5": { code: 200, result: examDocument(5) },
  });
  const { where } = renderApp("/generate");
  fireEvent.change(await screen.findByLabelText("지문 1"), { target: { value: EXAMPLE } });
  return { calls, where };
}

/** Sends the form, and waits for the exam's page to stand: what it still loads would reach the next test. */
async function make(where: () => string) {
  fireEvent.click(screen.getByRole("button", { name: "문제집 만들기" }));
  await waitFor(() => expect(where()).toBe("/exam/5"));
  await screen.findByRole("heading", { level: 1 });
  await screen.findByRole("button", { name: "풀기" });
}

describe("without a model", () => {
  it("offers no switch, and says kindly which types need one", async () => {
    await open({ ...SET_UP, is_set_up: false, name: null });
    fireEvent.click(await screen.findByRole("button", { name: "직접 고르기" }));
    expect(await screen.findByText(/언어 모델이 있어야 만들 수 있어요/)).toBeDefined();
    const more = screen.getByRole<HTMLButtonElement>("button", { name: "주제 하나 더하기" });
    expect(more.disabled).toBe(true);
    const own = screen.getByRole<HTMLButtonElement>("button", { name: "빈칸 추론 하나 더하기" });
    expect(own.disabled).toBe(false);
    expect(screen.queryByRole("switch", { name: "모델도 함께 쓰기" })).toBeNull();
  });
});

describe("with a model", () => {
  it("says what it will take, and asks for it", async () => {
    const { calls, where } = await open(SET_UP);
    fireEvent.click(await screen.findByRole("switch", { name: "모델도 함께 쓰기" }));
    expect(await screen.findByText(/모델에 20번쯤 물어요/)).toBeDefined();
    await make(where);
    const sent = calls.find(({ path }) => path === "/api/v1/exam/generate");
    expect(sent?.form?.get("use_model")).toBe("true");
    expect(sent?.form?.has("model_check")).toBe(false);
  });

  it("is asked where a type is chosen that needs it", async () => {
    const { calls, where } = await open(SET_UP);
    fireEvent.click(await screen.findByRole("button", { name: "직접 고르기" }));
    fireEvent.click(await screen.findByRole("button", { name: "주제 하나 더하기" }));
    fireEvent.click(screen.getByRole("switch", { name: "모델로 한 번 더 확인" }));
    await make(where);
    const sent = calls.find(({ path }) => path === "/api/v1/exam/generate");
    expect(sent?.form?.get("types")).toBe('[{"type":"topic","count":1}]');
    expect(sent?.form?.get("use_model")).toBe("true");
    expect(sent?.form?.get("model_check")).toBe("true");
  });
});
