/** The result of an attempt, and what is said before it. */
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fakeServer, openAttempt, SIGNED_IN } from "../../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

const question = (id: number) => ({
  id: 10 + id,
  position: id,
  type: "blank",
  shape: "choose",
  instruction: `${id}의 발문`,
  points: 2,
  blocks: [{ kind: "passage", runs: [{ kind: "plain", text: `Text ${id}.` }] }],
  options: ["one", "two", "three"].map((cell) => ({ cells: [cell] })),
});

const graded = (id: number, kind: "right" | "wrong" | "unanswered") => ({
  question_id: 10 + id,
  response: kind === "unanswered" ? null : { choice: kind === "right" ? 2 : 1 },
  grade: { kind, points: kind === "right" ? 2 : 0, max_points: 2 },
  retry: null,
  key: { choice: 2 },
  explanation: `${id}의 까닭`,
  evidence: [],
  rules: [],
  places: [],
  words: [],
});

type Kind = Parameters<typeof graded>[1];

const missedPart = (rule: string) => ({
  rule,
  name: rule,
  before: { right: 0, count: 0 },
  now: { right: 0, count: 1 },
});

/** Opens the result of an exam that was submitted. */
async function open(kinds: readonly Kind[], change: object = {}, parts: readonly object[] = []) {
  const numbers = kinds.map((kind, at) => [at + 1, kind] as const);
  fakeServer({
    ...SIGNED_IN,
    "/api/v1/attempt/5": {
      code: 200,
      result: openAttempt(5, {
        submitted_at: "2026-11-21T00:10:00.000Z",
        score: 0,
        questions: numbers.map(([id]) => question(id)),
        results: numbers.map(([id, kind]) => graded(id, kind)),
        ...change,
      }),
    },
    "/api/v1/note/progress/5": { code: 200, result: { is_review: false, parts } },
  });
  renderApp("/exam/2/attempt/5");
}

const strong = () =>
  [...document.querySelectorAll(".MuiButton-contained")].map(({ textContent }) => textContent);
const celebration = () =>
  document.querySelector("[data-celebration]")?.getAttribute("data-celebration");

describe("the result", () => {
  it("has the grid first, every item folded, and each one tap away", async () => {
    await open(["right", "wrong", "unanswered"]);
    const grid = await screen.findByRole("region", { name: "번호별 결과" });
    const retake = screen.getByRole("button", { name: "못 맞힌 2문항만 다시 풀기" });
    expect(grid.compareDocumentPosition(retake)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole("heading", { name: /의 발문/ })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: /^2번, 틀림/ }));
    expect(screen.getByRole("heading", { name: /2의 발문/ })).toBeDefined();
    expect(document.activeElement?.getAttribute("data-result")).toBe("12");
    fireEvent.click(screen.getByRole("button", { name: "1. 1의 발문 맞음" }));
    expect(screen.getAllByText(/의 까닭/)).toHaveLength(2);
  });

  it("says how items were missed, and why fewer rules than items were", async () => {
    const parts = ["a", "b", "c", "d"].map(missedPart);
    await open(["right", "wrong", "wrong", "unanswered"], {}, parts);
    await screen.findByText("틀린 문항 2개 · 답하지 않은 문항 1개");
    expect(
      screen.getByText(
        "못 맞힌 3문항 가운데 답한 2문항에서 새 문항을 만들 수 있는 것만 모았어요. 많이 놓친 3개부터 물어요.",
      ),
    ).toBeDefined();
  });

  it("opens and folds all items at once", async () => {
    await open(["right", "wrong"]);
    fireEvent.click(await screen.findByRole("button", { name: "모두 펼치기" }));
    expect(screen.getAllByRole("button", { name: /번 접기$/ })).toHaveLength(2);
    fireEvent.click(screen.getByRole("button", { name: "모두 접기" }));
    expect(screen.queryByRole("button", { name: /번 접기$/ })).toBeNull();
  });

  it("has one strongest action: new items for what was missed, else taking it again", async () => {
    await open(["right", "wrong"], {}, [missedPart("voice")]);
    await screen.findByRole("button", { name: "새 문항으로 바로 풀기" });
    expect(
      screen.getByText(/^못 맞힌 1문항에서 새 문항을 만들 수 있는 것만 모았어요\.$/),
    ).toBeDefined();
    expect(strong()).toEqual(["새 문항으로 바로 풀기"]);
    cleanup();
    freshScreen();
    await open(["right", "wrong"]);
    await screen.findByRole("button", { name: "못 맞힌 1문항만 다시 풀기" });
    expect(strong()).toEqual(["못 맞힌 1문항만 다시 풀기"]);
  });

  it.each([
    [["right", "right"], "grand"],
    [["right", "right", "wrong"], "small"],
    // a check would look like praise
    [["right", "wrong"], undefined],
    [["unanswered", "unanswered"], undefined],
  ] as const)("celebrates %j: %s", async (kinds, sign) => {
    await open(kinds);
    await screen.findByRole("region", { name: "번호별 결과" });
    expect(celebration()).toBe(sign);
  });
});

describe("the end of the time", () => {
  const deadline = "2026-11-21T00:09:00.000Z";

  it("is told once before the score, also where the exam is opened after it", async () => {
    const change = { deadline, now: "2026-11-21T00:20:00.000Z" };
    await open(["right", "wrong"], change);
    await screen.findByRole("heading", { name: "시간이 끝났어요" });
    expect(screen.queryByRole("region", { name: "번호별 결과" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "결과 보기" }));
    await screen.findByRole("region", { name: "번호별 결과" });
    cleanup();
    await open(["right", "wrong"], change);
    await screen.findByRole("region", { name: "번호별 결과" });
  });

  it.each([
    ["that was submitted before it", { submitted_at: "2026-11-21T00:08:00.000Z" }],
    ["of days ago", { now: "2026-11-24T00:00:00.000Z" }],
  ])("is no word of an exam %s", async (_, change) => {
    await open(["right"], { deadline, now: "2026-11-21T00:20:00.000Z", ...change });
    await screen.findByRole("region", { name: "번호별 결과" });
    expect(screen.queryByRole("heading", { name: "시간이 끝났어요" })).toBeNull();
  });
});
