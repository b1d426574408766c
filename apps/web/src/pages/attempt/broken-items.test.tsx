/** An attempt of which some items cannot be read any more. */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeServer, openAttempt, SIGNED_IN } from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

const question = (id: number, position: number) => ({
  id,
  position,
  type: "blank",
  shape: "choose",
  instruction: `${position}번 발문`,
  points: 2,
  blocks: [{ kind: "passage", runs: [{ kind: "plain", text: `Text ${position}.` }] }],
  options: ["one", "two", "three"].map((cell) => ({ cells: [cell] })),
});

const result = (question_id: number) => ({
  question_id,
  response: { choice: 2 },
  grade: { kind: "right", points: 2, max_points: 2 },
  retry: null,
  key: { choice: 2 },
  explanation: "까닭이에요.",
  evidence: [],
  rules: [],
  places: [],
  words: [],
});

/** Opens an attempt of three items, of which the second cannot be read. */
async function open(change: object = {}) {
  const calls = fakeServer({
    ...SIGNED_IN,
    "/api/v1/attempt/5": {
      code: 200,
      result: openAttempt(5, {
        questions: [question(11, 1), question(13, 3)],
        broken: [{ id: 12, position: 2 }],
        ...change,
      }),
    },
    "/api/v1/attempt/time/5": { code: 200 },
    "/api/v1/attempt/answer/5": ({ form }) => ({
      code: 200,
      result: {
        question_id: Number(form?.get("question_id")),
        response: JSON.parse(String(form?.get("response"))),
        version: 1,
        feedback: null,
      },
    }),
  });
  renderApp("/exam/2/attempt/5");
  const broken = await screen.findByRole("region", { name: "2. 보여 줄 수 없는 문항" });
  return { calls, broken };
}

beforeEach(() => freshScreen());

describe("while it is taken", () => {
  it("shows the broken item as such, and the others can be answered", async () => {
    const { calls, broken } = await open();
    expect(broken.textContent).toContain("이 문항만 빼고 보여 드려요.");
    expect(within(broken).queryByRole("radio")).toBeNull();
    expect(screen.getByRole("heading", { name: /1번 발문/ })).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: /2번/ }));
    await waitFor(() =>
      expect(
        calls
          .filter(({ path }) => path.includes("/answer/"))
          .map(({ form }) => form?.get("question_id")),
      ).toEqual(["11"]),
    );
    fireEvent.click(screen.getByRole("button", { name: "다음" }));
    expect(await screen.findByRole("heading", { name: /3번 발문/ })).toBeTruthy();
  });

  it("says which items are broken where none is left to answer", async () => {
    const { broken } = await open({ questions: [] });
    expect(broken.textContent).toContain("저장된 내용을 읽을 수 없어서");
    expect(screen.queryByRole("radio")).toBeNull();
  });
});

describe("on the result page", () => {
  it("shows the broken item as such, and the result of each of the others", async () => {
    const { broken } = await open({
      submitted_at: "2026-11-21T00:10:00.000Z",
      score: 4,
      results: [result(11), result(13)],
    });
    expect(broken.textContent).toContain("이 문항만 빼고 보여 드려요.");
    expect(screen.getByText("2문항을 모두 맞혔어요!")).toBeTruthy();
    // an item is folded, and opened by its number
    fireEvent.click(screen.getByRole("button", { name: /^1번, 맞음/ }));
    fireEvent.click(screen.getByRole("button", { name: /^3\. / }));
    const headings = screen.getAllByRole("heading", { name: /번 발문|보여 줄 수 없는/ });
    expect(headings.map(({ textContent }) => /1번|3번|없는/.exec(textContent)?.[0])).toEqual([
      "1번",
      "없는",
      "3번",
    ]);
    expect(screen.getAllByText("까닭이에요.")).toHaveLength(2);
  });
});
