/** Unsaved text stays open when another account signs in; what its page then asks for is not meant for that one. */
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startRouter } from "../router.tsx";
import { examDocument, fakeServer, SIGNED_IN, USER } from "../testing/fake-server.ts";
import { freshScreen, renderRouter } from "../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

const QUESTION = {
  id: 11,
  position: 1,
  version: 1,
  type: "blank",
  shape: "choose",
  instruction: "처음 발문",
  points: 2,
  blocks: [],
  options: [{ cells: ["a"] }, { cells: ["b"] }],
  key: { choice: 1 },
  explanation: "",
  proof: { kind: "author" },
  difficulty: "low",
};

const OTHER = { id: USER.id + 1, info: { email: "other@example.com", admin_level: 1 } };
const REFUSED = { code: 401, message: "이 브라우저에서 다른 계정으로 로그인했어요." };

it("is asked about, and goes on as the page of whoever wrote it", async () => {
  let isOther = false;
  const calls = fakeServer({
    ...SIGNED_IN,
    "/api/v1/user/info": () => ({ code: 200, result: isOther ? OTHER : USER }),
    "/api/v1/exam/5": { code: 200, result: examDocument(5, { questions: [QUESTION] }) },
    "/api/v1/question/edit/11": () => {
      isOther = true;
      return REFUSED;
    },
  });
  window.history.replaceState(null, "", "/exam/5");
  const { router, stop } = startRouter();
  renderRouter(router);
  fireEvent.click(await screen.findByRole("button", { name: "1번 문항 편집" }));
  const form = await screen.findByRole("form", { name: "1번 문항 편집" });
  fireEvent.change(within(form).getByLabelText("발문"), { target: { value: "새 발문" } });

  fireEvent.click(within(form).getByRole("button", { name: "저장" }));
  const dialog = await screen.findByRole("dialog", { name: "저장하지 않고 나갈까요?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "계속 고치기" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(within(form).getByLabelText<HTMLTextAreaElement>("발문").value).toBe("새 발문");
  expect(window.location.pathname).toBe("/exam/5");

  calls.length = 0;
  fireEvent.click(within(form).getByRole("button", { name: "저장" }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.owner).toBe(String(USER.id));

  // Once it is left, the other account's pages are shown, and their calls are its own.
  calls.length = 0;
  fireEvent.click(within(form).getByRole("button", { name: "취소" }));
  fireEvent.click(screen.getByRole("link", { name: "단어장" }));
  expect(await screen.findByText(OTHER.info.email)).toBeDefined();
  const [asked, ...rest] = calls;
  expect([asked?.path, asked?.owner]).toEqual(["/api/v1/user/info", null]);
  expect(new Set(rest.map(({ owner }) => owner))).toEqual(new Set([String(OTHER.id)]));
  stop();
});
