import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeServer, openAttempt, SIGNED_IN, type FakeCall } from "../../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../../testing/render-app.tsx";

const item = (id: number) => ({
  id,
  position: id,
  type: "blank",
  shape: "choose",
  instruction: "고르시오.",
  points: 2,
  blocks: [{ kind: "passage", runs: [{ kind: "plain", text: `Text ${id}.` }] }],
  options: ["one", "two", "three"].map((cell) => ({ cells: [cell] })),
});

const written = (id: number) => ({ ...item(id), shape: "write", options: undefined, fields: [{}] });

const attempt = (change: object) => openAttempt(5, { questions: [item(1), item(2)], ...change });

/** The reply to an answer. */
function answered({ form }: FakeCall, isPractice: boolean) {
  const question_id = Number(form?.get("question_id"));
  const response = JSON.parse(String(form?.get("response")));
  const grade = { kind: response.choice === 2 ? "right" : "wrong", points: 0, max_points: 2 };
  const feedback = {
    question_id,
    response,
    grade,
    retry: null,
    evidence: [],
    key: { choice: 2 },
    explanation: "까닭",
    rules: [],
    places: [],
    words: [],
  };
  const version = Number(form?.get("version")) + 1;
  return {
    code: 200,
    result: { question_id, response, version, feedback: isPractice ? feedback : null },
  };
}

/** The reply to an annotation. */
function annotated(form: FormData | null) {
  const strike = JSON.parse(String(form?.get("strike") ?? "null"));
  return {
    question_id: Number(form?.get("question_id")),
    flagged: form?.get("flagged") === "true",
    struck: strike?.on ? [strike.choice] : [],
    highlights: [],
  };
}

function open(change: object) {
  const current = attempt(change);
  const calls = fakeServer({
    ...SIGNED_IN,
    "/api/v1/attempt/5": { code: 200, result: current },
    "/api/v1/attempt/answer/5": (call) => answered(call, current.mode === "practice"),
    "/api/v1/attempt/time/5": { code: 200 },
    "/api/v1/attempt/annotate/5": ({ form }) => ({ code: 200, result: annotated(form) }),
    "/api/v1/attempt/submit/5": { code: 200, result: { score: 0, max_score: 4, results: [] } },
  });
  renderApp("/exam/2/attempt/5");
  return () => calls.filter(({ path }) => path.includes("/answer/")).map(({ form }) => form);
}

/** The keys of stored outbox entries. */
const outboxKeys = () => Object.keys(localStorage).filter((key) => key.startsWith("pulda-outbox:"));

const shownItem = () => screen.findByRole("button", { name: "1번, 아직" });

/** Resolves in the task in which the item is drawn, before the effects of drawing. */
async function drawnItem(): Promise<void> {
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (screen.queryByRole("button", { name: "1번, 아직" }) === null) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

const press = (key: string) => fireEvent.keyDown(document.body, { key });

beforeEach(() => freshScreen());

describe("a test", () => {
  it("is taken by keys: a number saves at once, Enter goes on, nothing is graded", async () => {
    const answers = open({});
    await screen.findByRole("button", { name: "1번, 아직" });
    press("3");
    await screen.findByRole("button", { name: "1번, 답함" });
    press("9");
    press("Enter");
    expect(screen.getByRole("button", { name: "2번, 아직" }).getAttribute("aria-current")).toBe(
      "step",
    );
    press("ArrowLeft");
    press("1");
    await expect.poll(() => answers().length).toBe(2);
    expect(answers().map((form) => form?.get("response"))).toEqual([
      '{"choice":3}',
      '{"choice":1}',
    ]);
    expect(screen.queryByText("까닭")).toBeNull();
  });

  it("tells what the × does in the first attempt on a device, until an option is struck out", async () => {
    open({});
    await shownItem();
    expect(screen.getByText(/답이 아닌 보기를 지워/)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "3번 지우기" }));
    await screen.findByRole("button", { name: "3번 되살리기" });
    expect(screen.queryByText(/답이 아닌 보기를 지워/)).toBeNull();
    cleanup();
    open({});
    await shownItem();
    expect(screen.queryByText(/답이 아닌 보기를 지워/)).toBeNull();
  });

  it("begins at the first item without an answer, and warns of unanswered items", async () => {
    open({ responses: [{ question_id: 1, response: { choice: 2 }, version: 1 }] });
    const second = await screen.findByRole("button", { name: "2번, 아직" });
    expect(second.getAttribute("aria-current")).toBe("step");
    fireEvent.click(screen.getByRole("button", { name: "제출" }));
    expect(await screen.findByText(/답하지 않은 문항이 1개 있어요/)).toBeTruthy();
  });

  it("stores an answer that is not acknowledged, says so, and sends it when the server is back", async () => {
    let isThere = false;
    const calls = fakeServer({
      ...SIGNED_IN,
      "/api/v1/attempt/time/5": { code: 200 },
      "/api/v1/attempt/5": { code: 200, result: attempt({}) },
      "/api/v1/attempt/answer/5": (call) => (isThere ? answered(call, false) : null),
    });
    const alert = vi.spyOn(window, "alert");
    renderApp("/exam/2/attempt/5");
    await screen.findByRole("button", { name: "1번, 아직" });
    press("2");
    expect(await screen.findByText(/답 1개를 이 기기에 보관하고 있어요/)).toBeTruthy();
    expect(screen.getAllByRole("radio")[1]).toHaveProperty("checked", true);
    expect(localStorage.getItem(outboxKeys()[0] ?? "")).toContain('"choice":2');
    isThere = true;
    fireEvent.click(screen.getByRole("button", { name: "지금 보내기" }));
    await waitFor(() => expect(screen.queryByText(/연결이 끊겼어요/)).toBeNull());
    expect(outboxKeys()).toEqual([]);
    expect(alert).not.toHaveBeenCalled();
    expect(calls.filter(({ path }) => path.includes("/answer/")).length).toBeGreaterThan(1);
  });

  it("sends the entries that an earlier visit of the page has left", async () => {
    const entry = {
      kind: "answer",
      questionId: 1,
      response: { choice: 3 },
      baseVersion: 0,
      unacknowledged: [],
    };
    localStorage.setItem("pulda-outbox:7:5:before", JSON.stringify([entry]));
    const answers = open({});
    await screen.findByRole("button", { name: "1번, 답함" });
    expect(answers().map((form) => form?.get("response"))).toEqual(['{"choice":3}']);
    await waitFor(() => expect(outboxKeys()).toEqual([]));
  });

  it("asks which answer to store where another window has stored a different one", async () => {
    let theirs = [{ question_id: 1, response: { choice: 3 }, version: 1 }];
    let current: object[] = [];
    const calls = fakeServer({
      ...SIGNED_IN,
      "/api/v1/attempt/time/5": { code: 200 },
      "/api/v1/attempt/5": () => ({ code: 200, result: attempt({ responses: current }) }),
      "/api/v1/attempt/answer/5": (call) => {
        if (call.form?.get("version") === "1") return answered(call, false);
        current = theirs;
        return { code: 409, message: "다른 창이나 기기에서 이 문항의 답을 바꿨어요." };
      },
    });
    renderApp("/exam/2/attempt/5");
    await screen.findByRole("button", { name: "1번, 아직" });
    press("2");
    expect(await screen.findByText(/1번 문항의 답이 두 창이나 기기에서 서로 달라요/)).toBeTruthy();
    expect(screen.getAllByRole("radio")[2]).toHaveProperty("checked", true);
    theirs = [];
    fireEvent.click(screen.getByRole("button", { name: "여기서 고른 답: ②" }));
    await waitFor(() => expect(screen.getAllByRole("radio")[1]).toHaveProperty("checked", true));
    await expect
      .poll(() =>
        calls
          .filter(({ path }) => path.includes("/answer/"))
          .at(-1)
          ?.form?.get("version"),
      )
      .toBe("1");
    expect(screen.queryByText(/서로 달라요/)).toBeNull();
  });

  it.each([
    ["", shownItem],
    [", also when it was given as soon as the item was drawn", drawnItem],
  ])("shows beside the result that an answer came too late%s", async (_, isThere) => {
    let isOver = false;
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/attempt/time/5": { code: 200 },
      "/api/v1/attempt/5": () => ({
        code: 200,
        result: attempt(isOver ? { submitted_at: "2026-11-21T00:10:00.000Z", score: 0 } : {}),
      }),
      "/api/v1/attempt/answer/5": () => {
        isOver = true;
        return { code: 409, message: "제한 시간이 끝났어요." };
      },
    });
    renderApp("/exam/2/attempt/5");
    await isThere();
    press("2");
    expect(
      await screen.findByText("1번 문항의 마지막 답은 저장하지 못했어요. 제한 시간이 끝났어요."),
    ).toBeTruthy();
    expect(await screen.findByText("시험 결과")).toBeTruthy();
  });

  it("counts a text that was deleted again as not answered", async () => {
    open({ questions: [written(1), item(2)] });
    const field = await screen.findByRole("textbox");
    fireEvent.change(field, { target: { value: "a" } });
    fireEvent.change(field, { target: { value: " " } });
    expect(screen.getByRole("button", { name: "1번, 아직" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "제출" }));
    expect(await screen.findByText(/답하지 않은 문항이 2개 있어요/)).toBeTruthy();
  });

  it("is not submitted by one Enter too many while items are unanswered", async () => {
    open({});
    await screen.findByRole("button", { name: "1번, 아직" });
    press("Enter");
    press("Enter");
    const dialog = await screen.findByRole("dialog");
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.textContent).toBe("더 풀기");
  });

  it("acts once on a key that is held down", async () => {
    open({});
    await screen.findByRole("button", { name: "1번, 아직" });
    fireEvent.keyDown(document.body, { key: "Enter" });
    fireEvent.keyDown(document.body, { key: "Enter", repeat: true });
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "2번, 아직" }).getAttribute("aria-current")).toBe(
      "step",
    );
  });

  it("that cannot be loaded is not reported as deleted, and can be loaded again", async () => {
    let isThere = false;
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/attempt/time/5": { code: 200 },
      "/api/v1/attempt/5": () => (isThere ? { code: 200, result: attempt({}) } : 503),
    });
    vi.spyOn(window, "alert").mockImplementation(() => undefined);
    renderApp("/exam/2/attempt/5");
    expect(await screen.findByText("풀이를 불러오지 못했어요")).toBeTruthy();
    isThere = true;
    fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
    expect(await screen.findByRole("button", { name: "1번, 아직" })).toBeTruthy();
  });

  it("says that a deleted attempt cannot be submitted", async () => {
    let isGone = false;
    const gone = { code: 404, message: "풀이를 찾을 수 없어요." };
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/attempt/time/5": { code: 200 },
      "/api/v1/attempt/5": () => (isGone ? gone : { code: 200, result: attempt({}) }),
      "/api/v1/attempt/submit/5": gone,
    });
    renderApp("/exam/2/attempt/5");
    await screen.findByRole("button", { name: "1번, 아직" });
    isGone = true;
    fireEvent.click(screen.getByRole("button", { name: "제출" }));
    fireEvent.click(await screen.findByRole("button", { name: "제출하기" }));
    expect(await screen.findByText("풀이를 찾을 수 없어요.")).toBeTruthy();
  });

  it("is flagged by F and struck out by Shift and a number, and warns of flagged items", async () => {
    open({});
    await screen.findByRole("button", { name: "1번, 아직" });
    fireEvent.keyDown(document.body, { key: "ㄹ", code: "KeyF" });
    expect(await screen.findByRole("button", { name: "1번, 아직, 나중에 보기" })).toBeTruthy();
    fireEvent.keyDown(document.body, { key: "@", code: "Digit2", shiftKey: true });
    expect(await screen.findByRole("button", { name: "2번 되살리기" })).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "제출" }));
    fireEvent.click(await screen.findByRole("button", { name: "1번" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("practice", () => {
  it("grades on request, shows the reason, and keeps the answer", async () => {
    const answers = open({ mode: "practice" });
    await screen.findByRole("button", { name: "1번, 아직" });
    press("1");
    press("3");
    expect(answers()).toHaveLength(0);
    press("Enter");
    expect(await screen.findByText(/✗ 틀렸어요/)).toBeTruthy();
    expect(screen.queryByText("까닭")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "정답과 해설 보기" }));
    expect(await screen.findByText("까닭")).toBeTruthy();
    press("2");
    expect(answers().map((form) => form?.get("response"))).toEqual(['{"choice":3}']);
    press("Enter");
    expect(screen.getByRole("button", { name: "1번, 틀림" })).toBeTruthy();
    expect(screen.queryByText("까닭")).toBeNull();
  });

  it("keeps what was entered and not graded over a reload", async () => {
    const answers = open({ mode: "practice" });
    await screen.findByRole("button", { name: "1번, 아직" });
    press("3");
    await waitFor(() => expect(localStorage.getItem("pulda-ungraded:7:5")).toContain("3"));
    cleanup();
    open({ mode: "practice" });
    await screen.findByRole("button", { name: "1번, 답함" });
    expect(screen.getAllByRole("radio")[2]).toHaveProperty("checked", true);
    expect(answers()).toHaveLength(0);
    press("Enter");
    expect(await screen.findByText(/✗ 틀렸어요/)).toBeTruthy();
    expect(localStorage.getItem("pulda-ungraded:7:5")).toBeNull();
  });

  it("submits a chosen answer that was not graded", async () => {
    const answers = open({ mode: "practice" });
    await screen.findByRole("button", { name: "1번, 아직" });
    press("3");
    fireEvent.click(screen.getByRole("button", { name: "마치기" }));
    expect(await screen.findByText(/답하지 않은 문항이 1개 있어요/)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "제출하기" }));
    await expect
      .poll(() => answers().map((form) => form?.get("response")))
      .toEqual(['{"choice":3}']);
  });

  it("does not grade an empty answer", async () => {
    const answers = open({ mode: "practice", questions: [written(1), item(2)] });
    const field = await screen.findByRole("textbox");
    fireEvent.change(field, { target: { value: "a" } });
    expect(screen.getByRole("button", { name: "채점하기" })).toBeTruthy();
    fireEvent.change(field, { target: { value: "" } });
    expect(screen.queryByRole("button", { name: "채점하기" })).toBeNull();
    press("Enter");
    expect(answers()).toHaveLength(0);
  });

  it("grades the same wrong answer as wrong again", async () => {
    const answers = open({ mode: "practice" });
    await screen.findByRole("button", { name: "1번, 아직" });
    press("3");
    press("Enter");
    fireEvent.click(await screen.findByRole("button", { name: "다시 해 보기" }));
    expect(screen.queryByText(/✗ 틀렸어요/)).toBeNull();
    press("3");
    press("Enter");
    expect(await screen.findByText(/✗ 틀렸어요/)).toBeTruthy();
    expect(answers()).toHaveLength(1);
  });

  it("lets a wrong answer be tried again, and says which one counts", async () => {
    const first = {
      question_id: 1,
      response: { choice: 3 },
      grade: { kind: "wrong", points: 0, max_points: 2 },
      retry: null,
      key: { choice: 2 },
      explanation: "까닭",
      evidence: [],
      rules: [],
      places: [],
      words: [],
    };
    const retry = {
      response: { choice: 2 },
      grade: { kind: "right", points: 2, max_points: 2 },
      tries: 2,
    };
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/attempt/time/5": { code: 200 },
      "/api/v1/attempt/5": {
        code: 200,
        result: attempt({
          mode: "practice",
          responses: [{ question_id: 1, response: { choice: 3 }, version: 1 }],
          results: [first],
        }),
      },
      "/api/v1/attempt/answer/5": ({ form }) => ({
        code: form?.get("version") === "1" ? 200 : 400,
        result: {
          question_id: 1,
          response: { choice: 2 },
          version: 2,
          feedback: { ...first, retry },
        },
      }),
    });
    renderApp("/exam/2/attempt/5");
    fireEvent.click(await screen.findByRole("button", { name: "1번, 틀림" }));
    fireEvent.click(await screen.findByRole("button", { name: "다시 해 보기" }));
    expect(screen.getByRole("button", { name: "1번, 아직" })).toBeTruthy();
    press("2");
    press("Enter");
    expect(await screen.findByText(/✓ 맞았어요/)).toBeTruthy();
    expect(screen.getByText(/2번째 답이에요. 점수에는 첫 답이 들어가요/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "다시 해 보기" })).toBeNull();
  });
});
