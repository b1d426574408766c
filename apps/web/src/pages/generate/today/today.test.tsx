import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeServer, SIGNED_IN, today } from "../../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

const BEGUN = {
  id: 9,
  exam_id: 4,
  title: "중간고사",
  mode: "practice",
  deadline: null,
  retake_of: null,
  started_at: "2026-11-20T09:00:00.000Z",
  submitted_at: null,
  score: null,
  max_score: 12,
  answered_count: 2,
  question_count: 6,
};

async function open(change: Readonly<Record<string, unknown>>, assignments: object[] = []) {
  fakeServer({
    ...SIGNED_IN,
    "/api/v1/today": { code: 200, result: today(change) },
    "/api/v1/share/assignments": { code: 200, result: assignments },
  });
  const app = renderApp("/generate");
  await screen.findByLabelText("지문 1");
  return app;
}

const head = () => screen.getByRole("button", { name: /^오늘/ });
/** The names of the filled buttons and links. */
const strong = () =>
  [...document.querySelectorAll(".MuiButton-contained")].map(({ textContent }) => textContent);

describe("오늘", () => {
  it("leads a newcomer to an example or to the passage, and has nothing to fold", async () => {
    await open({});
    const newcomer = screen.getByRole("region", { name: "처음 오셨네요" });
    const links = screen.getAllByRole("link", { name: "예시 문제집 풀어 보기" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/library"]);
    expect(newcomer.contains(links[0]!)).toBe(true);
    expect(screen.queryByRole("button", { name: /^오늘/ })).toBeNull();
    expect(strong()).toEqual(["문제집 만들기"]);
    fireEvent.click(within(newcomer).getByRole("button", { name: "지문 붙여 넣기" }));
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText("지문 1"));
  });

  it("shows a learner what is due, what was begun and the streak, the first of it strongest", async () => {
    await open({
      words: 3,
      rules: 2,
      attempts: [BEGUN],
      streak: { current: 4, longest: 4, today: false },
    });
    expect(head().textContent).toBe("오늘4일 이어서 공부했어요. 오늘도 하면 5일째예요.");
    expect(head().querySelectorAll("circle")).toHaveLength(0);
    expect(strong()).toEqual(["복습할 유형·규칙 2개"]);
    expect(screen.getByRole("link", { name: "단어 3개 복습" }).getAttribute("href")).toBe(
      "/word/review",
    );
    expect(screen.getByRole("link", { name: "이어서 풀기: 중간고사 (2/6)" })).toBeDefined();
    // what has begun to be made goes before
    fireEvent.change(screen.getByLabelText("지문 1"), { target: { value: "Bees dance." } });
    expect(strong()).toEqual(["문제집 만들기"]);
  });

  it("celebrates a streak that was kept today", async () => {
    await open({ streak: { current: 3, longest: 3, today: true } });
    expect(head().textContent).toMatch(/^오늘3일째 이어서 공부하고 있어요\./);
    expect(head().querySelectorAll("circle")).toHaveLength(1);
    expect(screen.getByText("오늘 복습을 다 했어요.")).toBeDefined();
  });

  it("is strongest nowhere for those who make exams", async () => {
    await open({ words: 3, makes: true });
    expect(head().getAttribute("aria-expanded")).toBe("true");
    expect(strong()).toEqual(["문제집 만들기"]);
  });

  it("is folded for teachers until they unfold it, and that is kept", async () => {
    const change = { words: 3, rules: 1, attempts: [BEGUN], makes: true, gives: true };
    await open(change);
    expect(head().getAttribute("aria-expanded")).toBe("false");
    expect(head().textContent).toBe("오늘복습할 것 4개 · 이어서 풀 것 1개");
    expect(screen.queryByRole("link", { name: "단어 3개 복습" })).toBeNull();
    fireEvent.click(head());
    expect(screen.getByRole("link", { name: "단어 3개 복습" })).toBeDefined();
    cleanup();
    await open(change);
    expect(head().getAttribute("aria-expanded")).toBe("true");
  });

  it("leaves a newcomer whose class was given an exam to that", async () => {
    const assignment = {
      share_id: 1,
      token: "t",
      title: "받은 문제집",
      class_title: "1반",
      question_count: 3,
      opens_at: null,
      closes_at: null,
      state: "open",
      progress: "new",
    };
    await open({}, [assignment, { ...assignment, share_id: 2, title: "둘째" }]);
    expect(screen.getByText("둘째", { exact: false })).toBeDefined();
    expect(screen.queryByRole("region", { name: "처음 오셨네요" })).toBeNull();
    expect(strong()).toEqual(["풀기"]);
  });
});
