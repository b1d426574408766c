import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fakeServer, SIGNED_IN } from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

const DAY = "2026-11-21";
const tally = (right: number, total: number) => ({
  right,
  total,
  series: { right: [right], total: [total] },
});

function answers(change: { current?: number; today?: boolean; words?: number } = {}) {
  const { current = 0, today = false, words = 0 } = change;
  return {
    ...SIGNED_IN,
    "/api/v1/study/stats": {
      code: 200,
      result: {
        streak: { current, longest: current, today },
        calendar: [{ day: DAY, answers: current, reviews: 0 }],
        forecast: [{ day: DAY, words, rules: 0 }],
      },
    },
    "/api/v1/study/progress": {
      code: 200,
      result: {
        periods: [{ from: DAY, to: DAY }],
        accuracy: {
          all: tally(6, 8),
          types: [{ id: "blank", name: "빈칸 추론", ...tally(2, 2) }],
          rules: [{ id: "voice", name: "능동태와 수동태", ...tally(4, 6) }],
        },
        words: { listed: [words], known: [0] },
      },
    },
  };
}

it("tells a new user what to do, without empty charts", async () => {
  fakeServer(answers());
  renderApp("/study");
  const link = await screen.findByRole("link", { name: "문제집 풀러 가기" });
  expect(link.getAttribute("href")).toBe("/exam");
  expect(screen.queryByRole("region", { name: "정답률" })).toBeNull();
});

it("shows the forecast to a user who has words but no activity", async () => {
  fakeServer(answers({ words: 3 }));
  renderApp("/study");
  expect(await screen.findByText(/오늘 단어 3개와 유형·규칙 0개/)).toBeDefined();
  const forecast = within(screen.getByRole("region", { name: "앞으로 복습할 것" }));
  expect(forecast.getByRole("link", { name: "단어 복습하기" })).toBeDefined();
  expect(screen.getByText(/하나면 연속 학습이 시작돼요/)).toBeDefined();
});

it("has range and rule in the address, and links to the lesson and to missed items", async () => {
  const calls = fakeServer(answers({ current: 4 }));
  const { router } = renderApp("/study?days=28&of=rule:voice");
  expect(
    await screen.findByText("문항 6개 가운데 4개를 맞혔어요 (67%).", { exact: false }),
  ).toBeDefined();
  expect(screen.getByText(/4일 이어서 공부했어요. 오늘도 하면 5일째예요./)).toBeDefined();
  const rules = within(screen.getByRole("region", { name: "문법 규칙별 정답률" }));
  expect(rules.getByRole("link", { name: "능동태와 수동태" }).getAttribute("href")).toBe(
    "/grammar/voice",
  );
  expect(rules.getByRole("link", { name: "능동태와 수동태 오답 보기" }).getAttribute("href")).toBe(
    "/note?group=rule:voice",
  );
  const types = within(screen.getByRole("region", { name: "유형별 정답률" }));
  expect(types.queryByRole("link")).toBeNull();

  fireEvent.click(screen.getByRole("button", { name: "1년" }));
  await waitFor(() => expect(router.state.location.search).toBe("?days=365&of=rule%3Avoice"));
  await waitFor(() =>
    expect(
      calls.filter(({ path }) => path.endsWith("progress")).map(({ query }) => query.get("days")),
    ).toEqual(["28", "365"]),
  );
  fireEvent.change(screen.getByLabelText("무엇의 정답률"), { target: { value: "" } });
  expect(
    await screen.findByText("문항 8개 가운데 6개를 맞혔어요 (75%).", { exact: false }),
  ).toBeDefined();
});
