import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { fakeServer, pageOf, SIGNED_IN } from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

const ITEM = {
  id: 11,
  position: 1,
  version: 1,
  type: "own-choice",
  shape: "choose",
  instruction: "고르시오.",
  points: 2,
  blocks: [{ kind: "passage", runs: [{ kind: "plain", text: "Bees dance." }] }],
  options: ["one", "two"].map((cell) => ({ cells: [cell] })),
  key: { choice: 2 },
  explanation: "둘째가 맞아요.",
  proof: { kind: "author" },
  difficulty: "low",
};

const note = (id: number, change: object = {}) => ({
  id,
  exam_id: 2,
  title: `문제집 ${id}`,
  item: ITEM,
  response: { choice: 1 },
  rules: ["voice"],
  words: [],
  missed_at: "2026-11-20T09:00:00.000Z",
  times: 1,
  memo: "",
  understood_at: null,
  ...change,
});

/** Opens the notebook; each entry as a region of the screen. */
async function open(...notes: object[]) {
  const calls = fakeServer({
    ...SIGNED_IN,
    "/api/v1/note/list": pageOf(notes),
    "/api/v1/note/groups": { code: 200, result: { rules: [], types: [], exams: [] } },
    "/api/v1/note/due": { code: 200, result: { due: [], next_due_at: null } },
    "/api/v1/note/edit": {
      code: 200,
      result: { ...notes[0], understood_at: "2026-11-21T00:00:00.000Z" },
    },
  });
  renderApp("/note");
  const list = await screen.findByRole("list", { name: "놓친 문항" });
  await within(list).findAllByRole("button", { name: "이해했어요" });
  return { entries: within(list).getAllByRole("listitem"), calls };
}

beforeEach(() => freshScreen());

describe("the notebook", () => {
  it("shows a missed item, and its key and 해설 when asked", async () => {
    const { entries } = await open(note(1));
    const entry = within(entries[0] as HTMLElement);
    expect(entry.getByRole("heading", { name: /고르시오/ })).toBeTruthy();
    expect(entry.queryByText("둘째가 맞아요.")).toBeNull();
    fireEvent.click(entry.getByRole("button", { name: "정답과 해설" }));
    expect(entry.getByText("둘째가 맞아요.")).toBeTruthy();
  });

  it("says that an item cannot be read, keeps its memo, and shows the other entries", async () => {
    const { entries, calls } = await open(note(1, { item: null, memo: "내 메모예요." }), note(2));
    const broken = within(entries[0] as HTMLElement);
    expect(broken.getByText(/저장된 내용을 읽을 수 없어서/)).toBeTruthy();
    expect(broken.getByRole("link", { name: "문제집 1" })).toBeTruthy();
    expect(broken.getByLabelText<HTMLTextAreaElement>("내 메모").value).toBe("내 메모예요.");
    expect(broken.queryByRole("button", { name: "정답과 해설" })).toBeNull();
    expect(broken.queryByRole("button", { name: "새 문항 풀기" })).toBeNull();
    const readable = within(entries[1] as HTMLElement);
    expect(readable.getByRole("button", { name: "정답과 해설" })).toBeTruthy();
    expect(readable.getByRole("button", { name: "새 문항 풀기" })).toBeTruthy();
    fireEvent.click(broken.getByRole("button", { name: "이해했어요" }));
    expect(await screen.findByText("이해했다고 표시했어요.")).toBeTruthy();
    const edits = calls.filter(({ path }) => path === "/api/v1/note/edit");
    expect(edits.map(({ form }) => form?.get("note_id"))).toEqual(["1"]);
  });
});
