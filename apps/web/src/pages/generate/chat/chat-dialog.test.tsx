import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  examDocument,
  fakeServer,
  SIGNED_IN,
  type FakeCall,
  type FakeReply,
} from "../../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../../testing/render-app.tsx";
import { EXAMPLE } from "../example.ts";

beforeEach(() => freshScreen());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "clipboard");
});

const type = (id: string, name: string, by_model: string) => ({
  id,
  name,
  shape: "choose",
  asks: "reading",
  auto: by_model !== "only",
  by_model,
  of_words: false,
});
const TYPES = [
  type("topic", "주제", "only"),
  type("title", "제목", "only"),
  type("blank", "빈칸 추론", "also"),
  type("grammar-choice", "어법", "no"),
];

const ITEM = {
  version: 1,
  type: "topic",
  shape: "choose",
  instruction: "다음 글의 주제로 가장 적절한 것은?",
  points: 2,
  blocks: [{ kind: "passage", runs: [{ kind: "plain", text: EXAMPLE }] }],
  options: ["a", "b", "c", "d", "e"].map((cell) => ({ cells: [`option ${cell}`] })),
  key: { choice: 2 },
  explanation: "글 전체가 그 이야기예요.",
  proof: { kind: "author" },
  difficulty: "middle",
};

/** A check of two items, one of which is wrong with the chat window. */
function checked({ isSolved = false } = {}) {
  return {
    items: [
      { id: "1-topic", passage: 0, type: "topic", item: ITEM, is_solved: isSolved, reason: null },
      {
        id: "1-title",
        passage: 0,
        type: "title",
        item: null,
        is_solved: false,
        reason: "붙여 넣은 글에 이 문항이 없어요.",
      },
    ],
    solve_prompt: isSolved ? "" : "Solve these items.",
    again_prompt: "Again, please.",
  };
}

const PROMPT = {
  text: "You write items.",
  items: [
    { id: "1-topic", passage: 0, type: "topic", reason: null },
    { id: "1-title", passage: 0, type: "title", reason: "이 글에는 제목을 붙이기 어려워요." },
  ],
};

async function open(
  check: (call: FakeCall) => FakeReply = () => ({ code: 200, result: checked() }),
) {
  const calls = fakeServer({
    ...SIGNED_IN,
    "/api/v1/question/types": { code: 200, result: TYPES },
    "/api/v1/model/chat_prompt": { code: 200, result: PROMPT },
    "/api/v1/model/chat_check": check,
    "/api/v1/exam/generate_from_chat": { code: 200, result: examDocument(5) },
    "/api/v1/exam/5": { code: 200, result: examDocument(5) },
  });
  const { where } = renderApp("/generate");
  fireEvent.change(await screen.findByLabelText("지문 1"), { target: { value: EXAMPLE } });
  show();
  await screen.findByRole("dialog", { name: "채팅 서비스로 만들기" });
  return { calls, where };
}
const show = () => fireEvent.click(screen.getByRole("button", { name: "채팅 서비스로 만들기" }));

const dialog = () => within(screen.getByRole("dialog"));
const press = (name: string) => fireEvent.click(dialog().getByRole("button", { name }));
/** The prompt has come: nothing loads any more. */
const promptReady = () =>
  waitFor(() =>
    expect(
      dialog().getByRole<HTMLButtonElement>("button", { name: "프롬프트 복사" }).disabled,
    ).toBe(false),
  );
const callsOf = (calls: readonly FakeCall[], path: string) =>
  calls.filter((call) => call.path === `/api/v1/${path}`);

async function pasteAnswer(text = '{"1-topic": {}}') {
  await promptReady();
  press("다음");
  fireEvent.change(dialog().getByLabelText("대화창의 답"), { target: { value: text } });
  press("답 읽기");
}

describe("asking a chat window", () => {
  it("copies a prompt for the chosen passages and types, and says what it leaves out", async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    const { calls } = await open();
    await promptReady();
    expect(dialog().queryByRole("checkbox", { name: "어법" })).toBeNull();
    expect(dialog().getByText(/이 글에는 제목을 붙이기 어려워요/)).toBeDefined();
    fireEvent.click(dialog().getByRole("checkbox", { name: "빈칸 추론" }));
    await waitFor(() => expect(callsOf(calls, "model/chat_prompt")).toHaveLength(2));
    const sent = callsOf(calls, "model/chat_prompt")[1];
    expect(sent?.form?.get("items")).toContain('{"passage":0,"type":"blank"}');
    await promptReady();
    press("프롬프트 복사");
    expect(await dialog().findByText(/복사했어요/)).toBeDefined();
    expect(writeText).toHaveBeenCalledWith(PROMPT.text);
  });

  it("shows the text to be copied by hand where the clipboard is refused", async () => {
    await open();
    await promptReady();
    press("프롬프트 복사");
    expect(await dialog().findByText(/복사하지 못했어요/)).toBeDefined();
    const field = dialog().getByLabelText<HTMLTextAreaElement>("프롬프트");
    expect(field.value).toBe(PROMPT.text);
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it("asks for nothing while nothing is chosen", async () => {
    await open();
    await promptReady();
    fireEvent.click(dialog().getByRole("checkbox", { name: /^지문 1/ }));
    expect(dialog().getByText("지문을 하나 이상 골라 주세요.")).toBeDefined();
    expect(dialog().getByRole<HTMLButtonElement>("button", { name: "다음" }).disabled).toBe(true);
  });
});

describe("what is pasted back", () => {
  it("is shown item by item, with a text to ask again, and stays when the dialog is closed", async () => {
    await open();
    await pasteAnswer();
    expect(await dialog().findByText("2문항 가운데 1문항을 쓸 수 있어요.")).toBeDefined();
    expect(dialog().getByText(/붙여 넣은 글에 이 문항이 없어요/)).toBeDefined();
    expect(dialog().getByRole("button", { name: "다시 물어볼 글 복사" })).toBeDefined();
    press("문항 보기");
    expect(dialog().getByText(/다음 글의 주제로/)).toBeDefined();
    press("닫기");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    show();
    expect(await screen.findByText("2문항 가운데 1문항을 쓸 수 있어요.")).toBeDefined();
  });

  it("survives a failed call", async () => {
    const errors = [{ field: "answers", message: "대화창의 답은 짧아야 해요." }];
    let isFailing = true;
    await open(() =>
      isFailing
        ? { code: 400, message: "확인해 주세요.", errors }
        : { code: 200, result: checked() },
    );
    await pasteAnswer("much");
    const field = dialog().getByLabelText<HTMLTextAreaElement>("대화창의 답");
    expect(await dialog().findByText("대화창의 답은 짧아야 해요.")).toBeDefined();
    expect(field.value).toBe("much");
    isFailing = false;
    press("답 읽기");
    expect(await dialog().findByText("2문항 가운데 1문항을 쓸 수 있어요.")).toBeDefined();
    expect(field.value).toBe("");
  });

  it("stays in its field where nothing of it can be used", async () => {
    const none = checked();
    await open(() => ({ code: 200, result: { ...none, items: none.items.slice(1) } }));
    await pasteAnswer("Sorry.");
    expect(await dialog().findByText(/새 문항을 찾지 못했어요/)).toBeDefined();
    expect(dialog().getByLabelText<HTMLTextAreaElement>("대화창의 답").value).toBe("Sorry.");
  });
});

describe("solving", () => {
  it("is read, and only what was solved becomes an exam", async () => {
    const { calls, where } = await open(({ form }) => ({
      code: 200,
      result: checked({ isSolved: form?.get("solutions") === "the solution" }),
    }));
    await pasteAnswer();
    await dialog().findByText("2문항 가운데 1문항을 쓸 수 있어요.");
    press("다음");
    expect(dialog().getByText(/아직 풀어 보지 않았어요/)).toBeDefined();
    const field = dialog().getByLabelText("대화창의 풀이");
    fireEvent.change(field, { target: { value: "the solution" } });
    press("풀이 읽기");
    expect(await dialog().findByText(/1문항은 풀어 본 답이 정답과 같아요/)).toBeDefined();
    fireEvent.click(dialog().getByRole("switch"));
    press("1문항으로 문제집 만들기");
    await waitFor(() => expect(where()).toBe("/exam/5"));
    await screen.findByRole("button", { name: "풀기" });
    const sent = callsOf(calls, "exam/generate_from_chat")[0];
    expect(sent?.form?.get("answers")).toBe('{"1-topic": {}}');
    expect(sent?.form?.get("solutions")).toBe("the solution");
    expect(sent?.form?.get("only_solved")).toBe("true");
    expect(sent?.form?.get("points_total")).toBe("100");
  });
});
