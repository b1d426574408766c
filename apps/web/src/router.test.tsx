import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "./api/queries.ts";
import { getSession } from "./api/session.ts";
import { EMPTY_DRAFT } from "./pages/generate/draft.ts";
import { saveDraft } from "./pages/generate/draft-storage.ts";
import type { RouteObject } from "react-router";
import { PAGE_MODULES } from "../page-files.ts";
import { routes, startRouter } from "./router.tsx";
import {
  fakeServer,
  grammarLesson,
  GUEST,
  SIGNED_IN,
  SIGNED_OUT,
  USER,
} from "./testing/fake-server.ts";
import { freshScreen, renderApp, renderRouter } from "./testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

/** An address for each route of the table. */
function addressesOf(table: readonly RouteObject[], base = ""): string[] {
  return table.flatMap(({ path, index, children }): string[] => {
    const address = path ? `${base}/${path.replace(/:\w+/gu, "3")}` : base;
    if (path === "*") return [];
    return children ? addressesOf(children, address) : index || path ? [address || "/"] : [];
  });
}

function everyLazy(table: readonly RouteObject[]): (() => Promise<unknown>)[] {
  return table.flatMap(({ lazy, children }) => [
    ...(typeof lazy === "function" ? [lazy] : []),
    ...everyLazy(children ?? []),
  ]);
}

describe("guards", () => {
  it.each([
    "/",
    "/generate",
    "/exam",
    "/exam/3",
    "/favorite",
    "/word",
    "/account",
    "/admin",
    "/admin/audit",
    "/sign-out",
    "/nowhere",
  ])(
    "redirects a signed-out user from %s to sign-in, and makes no other calls",
    async (address) => {
      const calls = fakeServer(GUEST);
      const { where } = renderApp(address);
      await screen.findByLabelText("이메일");
      expect(where()).toBe("/sign-in");
      expect(calls.map(({ path }) => path)).toEqual(["/api/v1/user/info", "/api/v1/user/entry"]);
    },
  );

  it.each(addressesOf(routes))(
    "shows and asks nothing at %s before it is known who is signed in",
    async (address) => {
      const info = Promise.withResolvers<Response>();
      const calls = fakeServer(SIGNED_IN);
      const answered = fetch;
      vi.stubGlobal("fetch", (path: string, init?: RequestInit) =>
        path === "/api/v1/user/info" ? info.promise : answered(path, init),
      );
      const { router } = renderApp(address);
      await vi.waitUntil(
        () => router.state.navigation.state !== "idle" || !router.state.initialized,
      );
      await Promise.all(everyLazy(routes).map((load) => load()));
      await new Promise((resolve) => setTimeout(resolve));
      expect(calls).toEqual([]);
      expect(screen.queryByRole("heading")).toBeNull();
      info.resolve(Response.json(SIGNED_OUT));
      // what the page that follows asks for would else be asked for in the next test
      expect(await screen.findAllByRole("heading")).not.toEqual([]);
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    },
  );

  it.each([
    "/",
    "/sign-in",
    "/account/forgot",
    "/nowhere",
    "/exam/abc",
    "/exam/3/attempt/x",
    "/exam/-1/word",
    "/%E0%A4%A",
  ])("redirects a signed-in user from %s to generate", async (address) => {
    fakeServer(SIGNED_IN);
    const { where } = renderApp(address);
    await screen.findByRole("heading", { name: "문제집 만들기" });
    expect(where()).toBe("/generate");
    expect(screen.getByText(USER.info.email)).toBeDefined();
    await waitFor(() => expect(document.title).toBe("문제집 만들기 - 풀다"));
  });

  it("takes a service that fails for no answer, not for signed out", async () => {
    vi.stubGlobal("alert", vi.fn());
    fakeServer({ ...GUEST, "/api/v1/user/info": 503 });
    const { where } = renderApp("/word");
    expect(await screen.findByRole("heading", { name: "화면을 열지 못했어요" })).toBeDefined();
    expect(where()).toBe("/word");
    expect(window.alert).toHaveBeenCalledTimes(1);
  });

  it("opens the sign-in page while it is not known who is signed in", async () => {
    vi.stubGlobal("alert", vi.fn());
    fakeServer({ ...GUEST, "/api/v1/user/info": 503 });
    const { where } = renderApp("/sign-in");
    expect(await screen.findByLabelText("이메일")).toBeDefined();
    expect(where()).toBe("/sign-in");
  });

  it("alerts once where the whole service fails", async () => {
    vi.stubGlobal("alert", vi.fn());
    fakeServer({ "/api/v1/user/info": 503, "/api/v1/user/entry": 503 });
    renderApp("/sign-in");
    expect(await screen.findByLabelText("이메일")).toBeDefined();
    expect(window.alert).toHaveBeenCalledTimes(1);
  });

  it("says that a lesson could not be loaded, and loads it again", async () => {
    vi.stubGlobal("alert", vi.fn());
    let isThere = false;
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/grammar/voice": () =>
        isThere ? { code: 200, result: grammarLesson("voice", "능동태와 수동태") } : 503,
    });
    renderApp("/grammar/voice");
    await screen.findByRole("heading", { name: "문법 설명을 불러오지 못했어요" });
    isThere = true;
    fireEvent.click(screen.getByRole("button", { name: "다시 시도" }));
    await screen.findByRole("heading", { name: "능동태와 수동태", level: 1 });
    await waitFor(() => expect(document.title).toBe("능동태와 수동태 - 풀다"));
  });

  it("loads the session, the folders and the page of the list in the address before a list opens", async () => {
    const calls = fakeServer(SIGNED_IN);
    renderApp("/favorite?folder=3&page=2&search=bee");
    await screen.findByRole("heading", { name: "즐겨찾는 문제집" });
    expect(calls.map(({ path, query }) => `${path}?${query}`)).toEqual([
      "/api/v1/user/info?",
      "/api/v1/favorite/list?",
      "/api/v1/exam/list?only_favorite=true&favorite_id=3&page=2&search=bee&limit=7",
    ]);
  });
});

describe("cold starts", () => {
  it("know every page whose scripts index.html is to name", () => {
    const addresses = addressesOf(routes);
    for (const name of Object.keys(PAGE_MODULES))
      expect(addresses).toContain(`/${name.replaceAll(".", "/").replaceAll("id", "3")}`);
  });

  it("ask once for an exam and its attempts, before the page is there", async () => {
    const calls = fakeServer({ ...SIGNED_IN, "/api/v1/exam/3": 404, "/api/v1/attempt/list": 404 });
    vi.stubGlobal("alert", vi.fn());
    const { router } = renderApp("/exam/3");
    await screen.findByRole("heading", { name: /문제집/ });
    await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
    const asked = calls.map(({ path, query }) => `${path}?${query}`);
    expect(asked.filter((call) => call.startsWith("/api/v1/exam/3"))).toHaveLength(1);
    expect(asked.filter((call) => call.startsWith("/api/v1/attempt/list"))).toEqual([
      "/api/v1/attempt/list?exam_id=3&limit=3",
    ]);
  });
});

describe("signing in and out", () => {
  it("returns to sign-in with the reason after a failure, with the e-mail and without the password", async () => {
    fakeServer({ ...GUEST, "/api/v1/user/login": { code: 401, message: "맞지 않아요." } });
    const { router, where } = renderApp("/sign-in");
    const visited: string[] = [];
    router.subscribe(({ navigation }) => {
      if (navigation.location) visited.push(navigation.location.pathname);
    });
    const email = await screen.findByLabelText<HTMLInputElement>("이메일");
    const password = screen.getByLabelText<HTMLInputElement>("비밀번호");
    fireEvent.change(email, { target: { value: "me@example.com" } });
    fireEvent.change(password, { target: { value: "secret-secret" } });
    fireEvent.click(screen.getByRole("button", { name: "로그인" }));
    expect((await screen.findByRole("alert")).textContent).toBe("맞지 않아요.");
    await waitFor(() => expect(visited).toContain("/"));
    await waitFor(() => expect(router.state.navigation.state).toBe("idle"));
    expect(where()).toBe("/sign-in");
    expect(screen.getByLabelText<HTMLInputElement>("이메일").value).toBe("me@example.com");
    expect(screen.getByLabelText<HTMLInputElement>("비밀번호").value).toBe("");
    expect(document.activeElement).toBe(screen.getByLabelText("비밀번호"));
  });

  it("shows missing fields before anything is sent", async () => {
    const calls = fakeServer(GUEST);
    renderApp("/sign-in");
    fireEvent.click(await screen.findByRole("button", { name: "로그인" }));
    expect(screen.getByText("이메일을 입력해 주세요.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("이메일"));
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
  });

  it("exchanges the code of a social sign-in once, and goes home", async () => {
    const calls = fakeServer({
      ...SIGNED_IN,
      "/api/v1/user/info": SIGNED_OUT,
      "/api/v1/user/certification": { code: 200, result: USER },
    });
    const { where } = renderApp("/certification/kakao?code=abc&state=xyz");
    await screen.findByRole("heading", { name: "문제집 만들기" });
    expect(where()).toBe("/generate");
    const exchanges = calls.filter(({ path }) => path === "/api/v1/user/certification");
    expect(exchanges).toHaveLength(1);
    expect(exchanges[0]?.form?.get("code")).toBe("abc");
    expect(exchanges[0]?.form?.get("state")).toBe("xyz");
  });

  it("shows the reason at sign-in when a social sign-in failed", async () => {
    fakeServer({
      ...GUEST,
      "/api/v1/user/certification": { code: 400, message: "다시 해 주세요." },
    });
    renderApp("/certification/kakao?code=abc");
    expect((await screen.findByRole("alert")).textContent).toBe("다시 해 주세요.");
  });

  it("clears the session on sign-out and shows sign-in", async () => {
    fakeServer({ ...SIGNED_IN, "/api/v1/auth/logout": { code: 200 } });
    for (const id of [USER.id, USER.id + 1]) {
      saveDraft(id, EMPTY_DRAFT);
      localStorage.setItem(`pulda-outbox:${id}:1:v`, "[]");
    }
    const { where } = renderApp("/sign-out");
    await screen.findByLabelText("이메일");
    expect(where()).toBe("/sign-in");
    expect(getSession()).toMatchObject({ id: null, info: null });
    // Another's draft and answers that were not sent yet stay.
    const kept = [`pulda-outbox:${USER.id}:1:v`, `pulda-outbox:${USER.id + 1}:1:v`];
    expect(Object.keys(localStorage).toSorted()).toEqual([`pulda-draft-${USER.id + 1}`, ...kept]);
  });

  it("stays signed in, at home, when the sign-out fails", async () => {
    vi.spyOn(window, "alert").mockReturnValue(undefined);
    fakeServer({ ...SIGNED_IN, "/api/v1/auth/logout": 500 });
    renderApp("/sign-out");
    await screen.findByRole("heading", { name: "문제집 만들기" });
    expect(getSession().id).toBe(USER.id);
  });
});

it("scrolls to the top and focuses the heading after a navigation", async () => {
  fakeServer(SIGNED_IN);
  renderApp("/generate");
  fireEvent.click(await screen.findByRole("link", { name: "단어장" }));
  const heading = await screen.findByRole("heading", { name: "단어장" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole("link", { name: "단어장" }).getAttribute("aria-current")).toBe("page");
});

it("redirects to sign-in when the session ends while a page is open", async () => {
  let isOver = false;
  fakeServer({
    ...SIGNED_IN,
    "/api/v1/user/info": () => (isOver ? SIGNED_OUT : { code: 200, result: USER }),
    "/api/v1/word/list": () => {
      isOver = true;
      return SIGNED_OUT;
    },
  });
  saveDraft(USER.id, EMPTY_DRAFT);
  window.history.replaceState(null, "", "/word");
  const { router, stop } = startRouter();
  renderRouter(router);
  await screen.findByLabelText("이메일");
  expect(window.location.pathname).toBe("/sign-in");
  expect(getSession()).toMatchObject({ id: null, info: null });
  // What was typed is there again after signing in.
  expect(Object.keys(localStorage)).toEqual([`pulda-draft-${USER.id}`]);
  stop();
});
