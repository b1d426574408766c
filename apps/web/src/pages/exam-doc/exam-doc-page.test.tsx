import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient, queryKeys } from "../../api/queries.ts";
import { examDocument, fakeServer, SIGNED_IN, type FakeReply } from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

function question(id: number, position: number, change: object = {}) {
  return {
    id,
    position,
    version: 1,
    type: "blank",
    shape: "choose",
    instruction: `${id}의 발문`,
    points: 2,
    blocks: [],
    options: [{ cells: ["a"] }, { cells: ["b"] }],
    key: { choice: 1 },
    explanation: "",
    proof: { kind: "author" },
    difficulty: "low",
    ...change,
  };
}
const QUESTIONS = [question(11, 1), question(12, 2), question(13, 3)];
const MADE = {
  kind: "made",
  passage: 0,
  source: { start: 0, end: 1 },
  operation: { kind: "keep" },
  rules: ["r"],
  evidence: [{ span: { start: 0, end: 1 }, note: "" }],
  distractors: [],
};

async function open(
  answers: Record<string, FakeReply> = {},
  questions: object[] = QUESTIONS,
  broken: object[] = [],
  face = "",
) {
  const calls = fakeServer({
    ...SIGNED_IN,
    "/api/v1/exam/5": {
      code: 200,
      result: examDocument(5, { questions, broken, passages: [{ text: "x" }] }),
    },
    "/api/v1/question/types": {
      code: 200,
      result: [
        {
          id: "blank",
          name: "빈칸 추론",
          shape: "choose",
          asks: "vocabulary",
          auto: true,
          by_model: "no",
          of_words: false,
        },
        {
          id: "synonym",
          name: "동의어",
          shape: "choose",
          asks: "vocabulary",
          auto: true,
          by_model: "no",
          of_words: false,
        },
        {
          id: "own-choice",
          name: "직접 출제 (객관식)",
          shape: "choose",
          asks: "own",
          auto: false,
          by_model: "no",
          of_words: false,
        },
      ],
    },
    ...answers,
  });
  renderApp(`/exam/5${face}`);
  await screen.findByText(face === "" || face === "?face=desk" ? /11의 발문/ : /^\d+문항/);
  const sent = (path: string) =>
    calls.filter((call) => call.path === `/api/v1/question/${path}`).map(({ form }) => form);
  return { calls, sent };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const order = () =>
  screen.getAllByRole("heading", { level: 2, name: /발문/ }).map(({ textContent }) => textContent);

/** A submitted attempt. */
const ATTEMPTS = {
  "/api/v1/attempt/list": {
    code: 200,
    result: [
      {
        id: 3,
        exam_id: 5,
        title: "x",
        mode: "test",
        deadline: null,
        retake_of: null,
        started_at: "2026-11-20T09:00:00.000Z",
        submitted_at: "2026-11-20T09:10:00.000Z",
        score: 6,
        max_score: 12,
        answered_count: 6,
        question_count: 6,
      },
    ],
    pagination: { total_count: 1, count_pages: 1, current_page: 1, limit: 3 },
  },
};

describe("the cover", () => {
  it("is what one sees who has taken the exam: what it holds and how it went, and no item", async () => {
    await open(ATTEMPTS, [...QUESTIONS, question(14, 4, { type: "synonym" })], [], "?");
    await screen.findByText("4문항 · 약 10분");
    expect((await screen.findByText("빈칸 추론 3")).parentElement?.textContent).toBe(
      "빈칸 추론 3동의어 1",
    );
    await screen.findByText("시험 · 6점 / 12점");
    expect(screen.queryByText(/의 발문/)).toBeNull();
    expect(screen.queryByText("정답과 해설")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "문항" }));
    await screen.findByText(/11의 발문/);
    expect(screen.queryByText("4문항 · 약 10분")).toBeNull();
  });

  it("is the first face of an exam that came ready-made and was never taken", async () => {
    const exam = examDocument(5, {
      questions: QUESTIONS,
      passages: [{ text: "x" }],
      made_for: "taker",
    });
    await open({ "/api/v1/exam/5": { code: 200, result: exam } }, QUESTIONS, [], "?");
    expect(screen.getByRole("button", { name: "표지" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByText(/의 발문/)).toBeNull();
    expect(screen.queryByText("정답과 해설")).toBeNull();
  });

  it("is chosen by its address, too", async () => {
    await open({}, QUESTIONS, [], "?face=cover");
    expect(screen.getByRole("button", { name: "표지" }).getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByText(/의 발문/)).toBeNull();
  });
});

/** What the page leads to. */
const filled = () =>
  [...document.querySelectorAll(".MuiButton-contained")].map(({ textContent }) => textContent);

describe("the author's desk", () => {
  it("leads to giving an exam", async () => {
    await open();
    expect(filled()).toEqual(["학생에게 내기"]);
  });

  it("leads to taking an exam that its owner has taken", async () => {
    await open(ATTEMPTS, QUESTIONS, [], "?face=desk");
    expect(filled()).toEqual(["풀기"]);
  });

  it("leads to adding items where there is none", async () => {
    fakeServer(repliesOf({ code: 200, result: examDocument(5) }));
    renderApp("/exam/5");
    await screen.findByRole("button", { name: "문항 추가" });
    expect(filled()).toEqual(["문항 추가"]);
  });

  it("leads to each item by its number", async () => {
    await open(
      {},
      [1, 2, 3, 4, 5, 6].map((position) => question(10 + position, position)),
    );
    fireEvent.click(screen.getByRole("button", { name: "문항으로 가기" }));
    fireEvent.click(screen.getByRole("button", { name: "5번, 2점" }));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^5\. /));
    expect(screen.queryByRole("button", { name: "5번, 2점" })).toBeNull();
  });

  it("shows the items also when what was done before cannot be loaded, and asks again", async () => {
    const { calls } = await open({ "/api/v1/attempt/list": { code: 503, message: "잠시 뒤에" } });
    const asked = () => calls.filter(({ path }) => path === "/api/v1/attempt/list").length;
    await screen.findByText("지금까지 푼 기록을 불러오지 못했어요.");
    expect(asked()).toBe(1);
    fireEvent.click(screen.getByText("다시 시도"));
    await waitFor(() => expect(asked()).toBe(2));
  });

  it("moves an item, removes it, and undoes the removal", async () => {
    const { sent } = await open({
      "/api/v1/question/move/11": { code: 200, result: { ...question(11, 2), change_id: 7 } },
      "/api/v1/question/remove/12": { code: 200, result: { change_id: 8 } },
      "/api/v1/question/undo/8": { code: 200, result: { exam_id: 5, question_id: 12 } },
    });
    press("1번 문항 아래로");
    await screen.findByText("1번 문항을 2번으로 옮겼어요.");
    await waitFor(() => expect(order()[0]).toContain("1. 12의 발문"));
    expect(order()[1]).toContain("2. 11의 발문");
    expect(sent("move/11")[0]?.get("position")).toBe("2");
    press("1번 문항 메뉴");
    fireEvent.click(await screen.findByRole("menuitem", { name: "지우기" }));
    await screen.findByText("1번 문항을 지웠어요.");
    await waitFor(() => expect(order()).toHaveLength(2));
    fireEvent.click(screen.getByRole("button", { name: "실행 취소" }));
    await screen.findByText("되돌렸어요.");
    expect(sent("undo/8")).toHaveLength(1);
  });

  it("sends an edit with the item's version, and keeps it when it could not be saved", async () => {
    const { sent } = await open({
      "/api/v1/question/edit/11": { code: 409, message: "그사이 고친 문항이에요." },
    });
    press("1번 문항 편집");
    const form = await screen.findByRole("form", { name: "1번 문항 편집" });
    fireEvent.change(within(form).getByLabelText("발문"), { target: { value: "새 발문" } });
    fireEvent.click(within(form).getByRole("button", { name: "저장" }));
    expect((await within(form).findByRole("alert")).textContent).toContain("그대로 있어요");
    expect(within(form).getByLabelText<HTMLTextAreaElement>("발문").value).toBe("새 발문");
    const [fields] = sent("edit/11");
    expect(fields?.get("version")).toBe("1");
    expect(fields?.get("instruction")).toBe("새 발문");
    expect(fields?.has("options")).toBe(false);
  });

  it("keeps an edit that is not saved when another face is turned to, or the order is to be changed", async () => {
    await open({});
    press("1번 문항 편집");
    const form = await screen.findByRole("form", { name: "1번 문항 편집" });
    fireEvent.change(within(form).getByLabelText("발문"), { target: { value: "새 발문" } });
    fireEvent.click(await screen.findByRole("button", { name: "2번 문항 메뉴" }));
    fireEvent.click(await screen.findByRole("menuitem", { name: "순서 바꾸기" }));
    await screen.findByText("고치던 문항을 저장하거나 취소한 뒤에 순서를 바꿀 수 있어요.");
    press("표지");
    const dialog = await screen.findByRole("dialog", { name: "저장하지 않고 나갈까요?" });
    fireEvent.click(within(dialog).getByRole("button", { name: "계속 고치기" }));
    expect(within(form).getByLabelText<HTMLTextAreaElement>("발문").value).toBe("새 발문");
  });

  it("asks before an edit that breaks the proof is saved", async () => {
    const errors = [{ field: "as_author", message: "정답의 근거와 어긋나요." }];
    const { sent } = await open(
      {
        "/api/v1/question/edit/11": {
          code: 400,
          message: "정답을 자동으로 확인할 수 없어요.",
          errors,
        },
      },
      [question(11, 1, { proof: MADE })],
    );
    press("1번 문항 편집");
    const form = await screen.findByRole("form", { name: "1번 문항 편집" });
    fireEvent.click(within(form).getByRole("radio", { name: "2번이 정답" }));
    fireEvent.click(within(form).getByRole("button", { name: "저장" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toContain("정답의 근거와 어긋나요.");
    fireEvent.click(within(dialog).getByRole("button", { name: "직접 출제로 저장" }));
    await waitFor(() => expect(sent("edit/11")).toHaveLength(2));
    expect(sent("edit/11")[1]?.get("as_author")).toBe("true");
  });

  it("shows a broken item at its position, and it can be removed", async () => {
    const broken = [{ id: 12, position: 2 }];
    const { sent } = await open(
      { "/api/v1/question/remove/12": { code: 200, result: { change_id: 8 } } },
      [question(11, 1), question(13, 3)],
      broken,
    );
    await screen.findByRole("heading", { level: 2, name: /13의 발문/ });
    const headings = screen.getAllByRole("heading", { level: 2, name: /^\d\./ });
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("1. 11의 발문"),
      "2. 보여 줄 수 없는 문항",
      expect.stringContaining("3. 13의 발문"),
    ]);
    press("2번 문항 지우기");
    await screen.findByText("2번 문항을 지웠어요.");
    expect(sent("remove/12")).toHaveLength(1);
  });

  it("says why there is no other item, and offers only types that can be made", async () => {
    await open({ "/api/v1/question/regenerate/11": { code: 409, message: "다른 곳이 없어요." } }, [
      question(11, 1, { proof: MADE }),
      question(12, 2),
    ]);
    press("1번 문항 메뉴");
    fireEvent.click(await screen.findByRole("menuitem", { name: "다시 만들기" }));
    await screen.findByText(/다른 곳이 없어요\./);
    press("1번 문항 메뉴");
    fireEvent.click(await screen.findByRole("menuitem", { name: "유형 바꾸기" }));
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByRole("button", { name: "동의어" })).toBeDefined();
    expect(within(dialog).queryByRole("button", { name: /직접 출제|빈칸/ })).toBeNull();
    fireEvent.click(within(dialog).getByRole("button", { name: "취소" }));
    press("2번 문항 메뉴");
    expect(screen.queryByRole("menuitem", { name: "다시 만들기" })).toBeNull();
  });
});

const repliesOf = (reply: FakeReply) => ({ ...SIGNED_IN, "/api/v1/exam/5": reply });

describe("an exam that cannot be shown", () => {
  it("is not there where it was removed", async () => {
    fakeServer(repliesOf({ code: 404, message: "문제집을 찾을 수 없어요." }));
    renderApp("/exam/5");
    expect(await screen.findByRole("heading", { name: "문제집을 찾을 수 없어요" })).toBeDefined();
  });

  it("is not shown any longer when it turns out to be removed elsewhere", async () => {
    await open();
    fakeServer(repliesOf({ code: 404, message: "문제집을 찾을 수 없어요." }));
    void queryClient.invalidateQueries({ queryKey: queryKeys.exam(5) });
    expect(await screen.findByRole("heading", { name: "문제집을 찾을 수 없어요" })).toBeDefined();
    expect(screen.queryByText(/의 발문/)).toBeNull();
  });

  it("could not be loaded where the service failed, and is loaded again", async () => {
    vi.stubGlobal("alert", () => {});
    const failing = fakeServer(repliesOf(503));
    renderApp("/exam/5");
    const retry = await screen.findByRole("button", { name: "다시 시도" });
    expect(screen.getByRole("heading", { name: "문제집을 불러오지 못했어요" })).toBeDefined();
    expect(failing.length).toBeGreaterThan(0);
    fakeServer(
      repliesOf({
        code: 200,
        result: examDocument(5, { questions: QUESTIONS, title: "중간고사" }),
      }),
    );
    fireEvent.click(retry);
    expect(await screen.findByRole("heading", { name: "중간고사" })).toBeDefined();
    await waitFor(() => expect(document.title).toBe("중간고사 - 풀다"));
  });
});
