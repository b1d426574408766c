import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeServer, SIGNED_IN, type Asked } from "../../testing/fakeServer.ts";
import { freshScreen, renderApp } from "../../testing/renderApp.tsx";

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

function attempt(change: object) {
  return {
    id: 5,
    exam_id: 2,
    title: "문제집",
    mode: "test",
    started_at: "2026-11-21T00:00:00.000Z",
    deadline: null,
    submitted_at: null,
    score: null,
    max_score: 4,
    questions: [item(1), item(2)],
    responses: [],
    results: [],
    ...change,
  };
}

/** What the server makes of an answer. */
function answered({ form }: Asked, isPractice: boolean) {
  const question_id = Number(form?.get("question_id"));
  const response = JSON.parse(String(form?.get("response")));
  const grade = { kind: response.choice === 2 ? "right" : "wrong", points: 0, max_points: 2 };
  const feedback = {
    question_id,
    response,
    grade,
    key: { choice: 2 },
    explanation: "까닭",
    rules: [],
    words: [],
  };
  return { code: 200, result: { question_id, response, feedback: isPractice ? feedback : null } };
}

function open(change: object) {
  const current = attempt(change);
  const asked = fakeServer({
    ...SIGNED_IN,
    "/api/v1/attempt/5": { code: 200, result: current },
    "/api/v1/attempt/answer/5": (call) => answered(call, current.mode === "practice"),
  });
  renderApp("/exam/2/attempt/5");
  return () => asked.filter(({ path }) => path.includes("/answer/")).map(({ form }) => form);
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

  it("begins at the first question without an answer, and warns of those that have none", async () => {
    open({ responses: [{ question_id: 1, response: { choice: 2 } }] });
    const second = await screen.findByRole("button", { name: "2번, 아직" });
    expect(second.getAttribute("aria-current")).toBe("step");
    fireEvent.click(screen.getByRole("button", { name: "제출" }));
    expect(await screen.findByText(/답하지 않은 문항이 1개 있어요/)).toBeTruthy();
  });

  it("keeps the answer on the screen and says so when it could not be saved", async () => {
    const over = "제한 시간이 끝났어요.";
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/attempt/5": { code: 200, result: attempt({}) },
      "/api/v1/attempt/answer/5": { code: 409, message: over },
    });
    renderApp("/exam/2/attempt/5");
    await screen.findByRole("button", { name: "1번, 아직" });
    press("2");
    expect((await screen.findByRole("alert")).textContent).toContain(over);
    expect(screen.getAllByRole("radio")[1]).toHaveProperty("checked", true);
  });
});

describe("practice", () => {
  it("grades when asked to, shows the reason, and then the answer stays", async () => {
    const answers = open({ mode: "practice" });
    await screen.findByRole("button", { name: "1번, 아직" });
    press("1");
    press("3");
    expect(answers()).toHaveLength(0);
    press("Enter");
    expect(await screen.findByText("까닭")).toBeTruthy();
    expect(screen.getByText(/✗ 틀렸어요/)).toBeTruthy();
    press("2");
    expect(answers().map((form) => form?.get("response"))).toEqual(['{"choice":3}']);
    press("Enter");
    expect(screen.getByRole("button", { name: "1번, 틀림" })).toBeTruthy();
    expect(screen.queryByText("까닭")).toBeNull();
  });
});
