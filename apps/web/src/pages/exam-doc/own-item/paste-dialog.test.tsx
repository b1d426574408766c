import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  examDocument,
  fakeServer,
  SIGNED_IN,
  type FakeReply,
} from "../../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../../testing/render-app.tsx";
import { EMPTY_OWN_DRAFT, itemOf } from "./own-draft.ts";

beforeEach(() => freshScreen());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const read = (instruction: string, change: object = {}) => ({
  span: { start: 0, end: 10 },
  type: "own-choice",
  instruction,
  text: "",
  options: ["ants", "bees"],
  choice: 2,
  fields: [],
  explanation: "",
  points: null,
  warnings: [],
  ...change,
});
const READ = [
  read("맞는 것은?", { text: "Bees fly." }),
  read("틀린 것은?", {
    choice: null,
    warnings: [{ code: "no-key", message: "정답을 찾지 못했어요." }],
  }),
  read("빈칸을 채우시오.", { type: "own-write", fields: [{ accepted: ["fly"] }], points: 3 }),
];

async function open(replies: Readonly<Record<string, FakeReply | (() => FakeReply)>> = {}) {
  const calls = fakeServer({
    ...SIGNED_IN,
    "/api/v1/exam/5": { code: 200, result: examDocument(5) },
    "/api/v1/question/read_text": { code: 200, result: READ },
    ...replies,
  });
  renderApp("/exam/5");
  fireEvent.click(await screen.findByRole("button", { name: "문항 추가" }));
  fireEvent.click(screen.getByRole("menuitem", { name: "문항 붙여 넣기" }));
  await screen.findByRole("dialog", { name: "문항 붙여 넣기" });
  return calls;
}

const dialog = () => within(screen.getByRole("dialog"));
const press = (name: string) => fireEvent.click(dialog().getByRole("button", { name }));
const field = () => dialog().getByLabelText<HTMLTextAreaElement>("문항이 담긴 글");
function paste(text = "1. 맞는 것은? …") {
  fireEvent.change(field(), { target: { value: text } });
  press("문항 찾기");
}

describe("questions that are pasted", () => {
  it("are shown with what to look at; those that lack nothing are chosen, and added", async () => {
    const added = {
      ...itemOf({ ...EMPTY_OWN_DRAFT, instruction: "맞는 것은?", options: ["ants", "bees"] }, 1),
      change_id: 1,
    };
    const made = {
      code: 200,
      result: [
        { ...added, id: 11 },
        { ...added, id: 12, position: 2, change_id: 2 },
      ],
    };
    const calls = await open({ "/api/v1/question/create_many": made });
    paste();
    expect(await dialog().findByText(/3문항을 찾았어요/)).toBeDefined();
    expect(dialog().getByText("정답을 찾지 못했어요.")).toBeDefined();
    const chosen = dialog()
      .getAllByRole<HTMLInputElement>("checkbox")
      .map(({ checked }) => checked);
    expect(chosen).toEqual([true, false, true]);
    press("2문항 넣기");
    expect(await screen.findByText("2문항을 넣었어요.")).toBeDefined();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const sent = calls.find(({ path }) => path === "/api/v1/question/create_many");
    expect(JSON.parse(String(sent?.form?.get("questions")))).toMatchObject([
      { type: "own-choice", instruction: "맞는 것은?", choice: 2, points: 2 },
      { type: "own-write", fields: [{ accepted: ["fly"] }], points: 3 },
    ]);
  });

  it("are mended before they are added; once whole, they are chosen", async () => {
    await open();
    paste();
    fireEvent.click(await dialog().findByRole("button", { name: "2번째 문항 고치기" }));
    fireEvent.click(dialog().getByRole("radio", { name: "1번이 정답" }));
    expect(dialog().getByRole("button", { name: "3문항 넣기" })).toBeDefined();
    expect(dialog().queryByText("정답을 찾지 못했어요.")).toBeNull();
  });

  it("are all still there when they are refused, with the message at the field", async () => {
    const errors = [{ field: "questions.1.instruction", message: "발문이 이상해요." }];
    await open({
      "/api/v1/question/create_many": { code: 400, message: "확인해 주세요.", errors },
    });
    paste();
    fireEvent.click(await dialog().findByRole("button", { name: "2문항 넣기" }));
    expect(await dialog().findByText(/하나도 넣지 않았어요/)).toBeDefined();
    const third = within(dialog().getByRole("group", { name: "3번째 문항 고치기" }));
    expect(third.getByText("발문이 이상해요.")).toBeDefined();
    fireEvent.change(third.getByLabelText("발문"), { target: { value: "빈칸에 쓰시오." } });
    expect(third.getByLabelText<HTMLInputElement>("발문").value).toBe("빈칸에 쓰시오.");
    press("글로 돌아가기");
    expect(field().value).toBe("1. 맞는 것은? …");
  });

  it("stay as text when they cannot be read, or when there are none", async () => {
    vi.spyOn(window, "alert").mockReturnValue(undefined);
    let reply: FakeReply = 503;
    await open({ "/api/v1/question/read_text": () => reply });
    paste("Nothing.");
    expect(await dialog().findByText(/붙여 넣은 글은 그대로 있어요/)).toBeDefined();
    reply = { code: 200, result: [] };
    press("문항 찾기");
    expect(await dialog().findByText(/문항을 찾지 못했어요/)).toBeDefined();
    expect(field().value).toBe("Nothing.");
  });
});
