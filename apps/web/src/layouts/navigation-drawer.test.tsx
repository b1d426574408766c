import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { examDocument, fakeServer, pageOf, SIGNED_IN, USER } from "../testing/fake-server.ts";
import { freshScreen, renderApp } from "../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

describe("the drawer", () => {
  it("is open on a wide screen, with its links in order and signing out last", async () => {
    fakeServer(SIGNED_IN);
    renderApp("/word");
    const list = within(await screen.findByRole("navigation", { name: "주 메뉴" }));
    expect(list.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "문제집 만들기",
      "만든 문제집",
      "즐겨찾는 문제집",
      "단어장",
      "예시 문제집",
      "오답노트",
      "반",
      "학습 현황",
      "문법",
      "로그아웃",
    ]);
    const specified = within(list.getByRole("list", { name: "문제집과 단어장" }));
    expect(specified.getAllByRole("link")).toHaveLength(4);
  });

  it.each([
    ["/exam/5", "author", "만든 문제집"],
    ["/exam/5", "taker", undefined],
    ["/exam/5/attempt/7", null, undefined],
    ["/exam", null, "만든 문제집"],
  ])("marks the page at %s of an exam made for its %s: %s", async (address, made_for, name) => {
    fakeServer({
      ...SIGNED_IN,
      ...(made_for && {
        "/api/v1/exam/5": { code: 200, result: examDocument(5, { made_for }) },
        "/api/v1/attempt/list": pageOf([]),
      }),
      "/api/v1/exam/list": pageOf([]),
    });
    renderApp(address);
    const list = within(await screen.findByRole("navigation", { name: "주 메뉴" }));
    const marked = () =>
      list.getAllByRole("link").find((link) => link.getAttribute("aria-current") === "page");
    await waitFor(() => expect(marked()?.textContent).toBe(name));
  });

  it("has the link to the admin pages for admins alone", async () => {
    const admin = { ...USER, info: { ...USER.info, admin_level: 0 } };
    fakeServer({ ...SIGNED_IN, "/api/v1/user/info": { code: 200, result: admin } });
    renderApp("/word");
    const link = await screen.findByRole("link", { name: "관리" });
    expect(link.getAttribute("href")).toBe("/admin");
  });

  it("is closed on a narrow screen, and closes again when a link is followed", async () => {
    freshScreen({ isWide: false });
    fakeServer(SIGNED_IN);
    renderApp("/generate");
    await screen.findByRole("heading", { name: "문제집 만들기" });
    expect(screen.queryByRole("link", { name: "단어장" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "메뉴 열기" }));
    fireEvent.click(await screen.findByRole("link", { name: "단어장" }));
    await screen.findByRole("heading", { name: "단어장" });
    await waitFor(() => expect(screen.queryByRole("navigation", { name: "주 메뉴" })).toBeNull());
  });

  it("stays open when the state of the page changes, and closes with another page", async () => {
    freshScreen({ isWide: false });
    fakeServer(SIGNED_IN);
    const { router } = renderApp("/favorite");
    await screen.findByRole("heading", { name: "즐겨찾는 문제집" });
    fireEvent.click(screen.getByRole("button", { name: "메뉴 열기" }));
    await screen.findByRole("navigation", { name: "주 메뉴" });
    await act(() => router.navigate("/favorite?folder=3"));
    const menu = screen.getByRole("button", { name: "메뉴 열기", hidden: true });
    expect(menu.getAttribute("aria-expanded")).toBe("true");
    await act(() => router.navigate("/word"));
    await waitFor(() => expect(screen.queryByRole("navigation", { name: "주 메뉴" })).toBeNull());
  });

  it("replaces the history entry when signing out", async () => {
    fakeServer({ ...SIGNED_IN, "/api/v1/auth/logout": { code: 200 } });
    const { router } = renderApp("/word");
    const kinds: string[] = [];
    router.subscribe(({ historyAction, location }) =>
      kinds.push(`${historyAction} ${location.pathname}`),
    );
    fireEvent.click(await screen.findByRole("link", { name: "로그아웃" }));
    await screen.findByLabelText("이메일");
    expect(kinds.filter((kind) => kind.startsWith("PUSH"))).toEqual([]);
  });
});
