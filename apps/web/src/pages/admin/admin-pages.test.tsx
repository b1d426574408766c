import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  adminUser,
  fakeServer,
  pageOf,
  SIGNED_IN,
  USER,
  type FakeCall,
} from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, "clipboard");
});

const ME = adminUser(USER.id, { email: USER.info.email, admin_level: 0 });

/** The replies to the admin, with other users beside the admin. */
function replies(others: readonly ReturnType<typeof adminUser>[], change: object = {}) {
  return {
    ...SIGNED_IN,
    "/api/v1/user/info": {
      code: 200,
      result: { ...USER, info: { ...USER.info, admin_level: 0 } },
    },
    "/api/v1/admin/user/list": ({ query }: FakeCall) => {
      const users = [...others, ME];
      const isAdmins = query.get("filter") === "admin";
      return pageOf(isAdmins ? users.filter(({ admin_level }) => admin_level === 0) : users);
    },
    ...change,
  };
}

const sent = (calls: readonly FakeCall[], path: string) =>
  calls.filter((call) => call.path === path);

it.each(["/admin", "/admin/audit"])("%s is not found by others", async (address) => {
  const calls = fakeServer(SIGNED_IN);
  renderApp(address);
  expect(await screen.findByRole("heading", { name: "화면을 찾을 수 없어요" })).toBeDefined();
  expect(calls.some(({ path }) => path.startsWith("/api/v1/admin/"))).toBe(false);
});

async function openMenu(email: string) {
  fireEvent.click(await screen.findByRole("button", { name: `${email} 메뉴` }));
  return within(await screen.findByRole("menu"));
}

describe("users", () => {
  it("are found by their address and by what they are, with the choice in the address", async () => {
    const calls = fakeServer(replies([adminUser(8)]));
    const { where } = renderApp("/admin");
    await screen.findByText("user-8@example.com");
    fireEvent.click(screen.getByRole("button", { name: "잠긴 계정" }));
    await waitFor(() => expect(where()).toBe("/admin?filter=locked"));
    const field = screen.getByRole("textbox", { name: "이메일로 찾기" });
    fireEvent.change(field, { target: { value: "user" } });
    fireEvent.submit(screen.getByRole("search"));
    await waitFor(() => expect(where()).toBe("/admin?search=user&filter=locked"));
    await waitFor(() =>
      expect(
        sent(calls, "/api/v1/admin/user/list").some(
          ({ query }) => query.get("search") === "user" && query.get("filter") === "locked",
        ),
      ).toBe(true),
    );
  });

  it("are locked, which can be undone", async () => {
    const calls = fakeServer(
      replies([adminUser(8)], {
        "/api/v1/admin/user/edit": { code: 200, result: adminUser(8) },
      }),
    );
    renderApp("/admin");
    const menu = await openMenu("user-8@example.com");
    fireEvent.click(menu.getByRole("menuitem", { name: "잠그기" }));
    expect(await screen.findByText("user-8@example.com 계정을 잠갔어요.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "실행 취소" }));
    await waitFor(() =>
      expect(
        sent(calls, "/api/v1/admin/user/edit").map(({ form }) => [
          form?.get("user_id"),
          form?.get("locked"),
        ]),
      ).toEqual([
        ["8", "true"],
        ["8", "false"],
      ]),
    );
  });

  it("become admins, and are signed out", async () => {
    const calls = fakeServer(
      replies([adminUser(8)], {
        "/api/v1/admin/user/edit": { code: 200, result: adminUser(8, { admin_level: 0 }) },
        "/api/v1/admin/user/sign_out": { code: 200, result: { removed: 2 } },
      }),
    );
    renderApp("/admin");
    let menu = await openMenu("user-8@example.com");
    fireEvent.click(menu.getByRole("menuitem", { name: "관리자로 정하기" }));
    expect(await screen.findByText("user-8@example.com 사용자는 이제 관리자예요.")).toBeDefined();
    expect(sent(calls, "/api/v1/admin/user/edit")[0]?.form?.get("admin_level")).toBe("0");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    menu = await openMenu("user-8@example.com");
    fireEvent.click(menu.getByRole("menuitem", { name: "모든 기기에서 로그아웃" }));
    expect(await screen.findByText(/기기 2대에서 로그아웃했어요/)).toBeDefined();
  });

  it("are removed once their address is typed", async () => {
    const calls = fakeServer(
      replies([adminUser(8)], { "/api/v1/admin/user/remove": { code: 200 } }),
    );
    renderApp("/admin");
    const menu = await openMenu("user-8@example.com");
    fireEvent.click(menu.getByRole("menuitem", { name: "계정 지우기" }));
    const field = await screen.findByLabelText("확인을 위해 이메일 입력");
    const dialog = within(screen.getByRole("dialog", { name: "이 사용자를 지울까요?" }));
    fireEvent.change(field, { target: { value: "user-9@example.com" } });
    fireEvent.click(dialog.getByRole("button", { name: "계정 지우기" }));
    expect(await screen.findByText(/이메일을 그대로 입력/)).toBeDefined();
    expect(sent(calls, "/api/v1/admin/user/remove")).toEqual([]);
    fireEvent.change(field, { target: { value: "user-8@example.com" } });
    fireEvent.click(dialog.getByRole("button", { name: "계정 지우기" }));
    expect(await screen.findByText(/계정과 자료를 모두 지웠어요/)).toBeDefined();
    expect(sent(calls, "/api/v1/admin/user/remove")[0]?.form?.get("user_id")).toBe("8");
  });

  it("stay as they are where the only admin is concerned, and the menu says why", async () => {
    const locked = adminUser(9, { admin_level: 0, locked_at: "2026-11-20T09:00:00.000Z" });
    fakeServer(replies([adminUser(8), locked]));
    renderApp("/admin");
    await screen.findByText("user-8@example.com");
    const menu = await openMenu(ME.email);
    expect(await menu.findByText(/마지막 관리자예요/)).toBeDefined();
    for (const name of ["잠그기", "회원으로 바꾸기", "계정 지우기"]) {
      const item = menu.getByRole("menuitem", { name });
      expect(item.getAttribute("aria-disabled")).toBe("true");
      const reason = document.getElementById(item.getAttribute("aria-describedby") ?? "");
      expect(reason?.textContent).toContain("마지막 관리자예요");
    }
  });

  it("say why a change was refused", async () => {
    fakeServer(
      replies([adminUser(8)], {
        "/api/v1/admin/user/edit": { code: 409, message: "마지막 관리자예요." },
      }),
    );
    renderApp("/admin");
    const menu = await openMenu("user-8@example.com");
    fireEvent.click(menu.getByRole("menuitem", { name: "잠그기" }));
    expect(await screen.findByText("마지막 관리자예요.")).toBeDefined();
  });
});

const STATS = {
  days: [
    { day: "2026-11-20", users: 1, sign_ins: 4, failed_sign_ins: 2, exams: 3, attempts: 5 },
    { day: "2026-11-21", users: 2, sign_ins: 6, failed_sign_ins: 0, exams: 1, attempts: 1 },
  ],
  totals: {
    users: 1234,
    locked: 1,
    admins: 2,
    exams: 10,
    questions: 200,
    attempts: 30,
    answers: 400,
    words: 50,
  },
  database: { kind: "sqlite", bytes: 1_234_567 },
  jobs: { generating: 2, failed: 1, mail_waiting: 3, mail_failed: 4 },
  errors: [
    {
      first_at: "2026-11-21T01:00:00.000Z",
      last_at: "2026-11-21T02:00:00.000Z",
      count: 7,
      method: "GET",
      path: "/api/v1/exam/:id",
      name: "TypeError",
      message: "nothing there",
      request_id: "req-17",
    },
  ],
};

it("shows the usage as charts with their tables, of as many days as are chosen", async () => {
  const calls = fakeServer(replies([], { "/api/v1/admin/stats": { code: 200, result: STATS } }));
  renderApp("/admin/usage");
  expect(await screen.findByText("2일 동안 로그인 10, 실패한 로그인 2")).toBeDefined();
  const signIns = within(screen.getByRole("region", { name: "로그인" }));
  expect(signIns.getAllByRole("row", { hidden: true }).map((row) => row.textContent)).toEqual([
    "날로그인실패한 로그인",
    "11/2042",
    "11/2160",
  ]);
  expect(screen.getByText("1,234")).toBeDefined();
  expect(screen.getByText("1.2 MB")).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "1주" }));
  await waitFor(() =>
    expect(sent(calls, "/api/v1/admin/stats").map(({ query }) => query.get("days"))).toEqual([
      "30",
      "7",
    ]),
  );
});

it("shows errors and jobs", async () => {
  fakeServer(replies([], { "/api/v1/admin/stats": { code: 200, result: STATS } }));
  renderApp("/admin/error");
  const errors = within(await screen.findByRole("list", { name: "최근 오류" }));
  expect(errors.getByText("GET /api/v1/exam/:id")).toBeDefined();
  expect(errors.getByText("TypeError: nothing there")).toBeDefined();
  expect(errors.getByText(/7번/)).toBeDefined();
  expect(screen.getByText("보내지 못한 메일").nextElementSibling?.textContent).toBe("4");
});

it("shows why a page could not be loaded", async () => {
  fakeServer(
    replies([], { "/api/v1/admin/stats": { code: 403, message: "관리자만 볼 수 있어요." } }),
  );
  renderApp("/admin/usage");
  expect(await screen.findByText("불러오지 못했어요. 관리자만 볼 수 있어요.")).toBeDefined();
});

const invitation = (id: number, change: object = {}) => ({
  id,
  code: `K7QM-2XPA-000${id}`,
  note: "3반",
  created_at: "2026-11-20T09:00:00.000Z",
  expires_at: null,
  max_uses: 30,
  uses: 2,
  is_open: true,
  ...change,
});
const signUp = (mode: string) => ({ code: 200, result: { mode, default_mode: "open" } });

describe("sign-up", () => {
  it("is closed, and opened again by undo", async () => {
    const calls = fakeServer(
      replies([], {
        "/api/v1/admin/sign_up": signUp("open"),
        "/api/v1/admin/sign_up/edit": ({ form }: FakeCall) => signUp(String(form?.get("mode"))),
        "/api/v1/admin/invitation/list": pageOf([]),
      }),
    );
    renderApp("/admin/sign-up");
    fireEvent.click(await screen.findByRole("radio", { name: /아무도/ }));
    expect(await screen.findByText("이제 아무도 새로 가입할 수 없어요.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "실행 취소" }));
    await waitFor(() =>
      expect(
        sent(calls, "/api/v1/admin/sign_up/edit").map(({ form }) => form?.get("mode")),
      ).toEqual(["closed", "open"]),
    );
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>("radio", { name: /누구나/ }).checked).toBe(true),
    );
  });

  it("has invitations that are made, copied and revoked", async () => {
    let list = [invitation(1, { is_open: false, uses: 30 })];
    const copied: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    vi.spyOn(window, "confirm").mockReturnValue(true);
    const calls = fakeServer(
      replies([], {
        "/api/v1/admin/sign_up": signUp("invitation"),
        "/api/v1/admin/invitation/list": () => pageOf(list),
        "/api/v1/admin/invitation/create": () => {
          list = [invitation(2), ...list];
          return { code: 200, result: invitation(2) };
        },
        "/api/v1/admin/invitation/remove": () => {
          list = list.slice(1);
          return { code: 200 };
        },
      }),
    );
    renderApp("/admin/sign-up");
    fireEvent.click(await screen.findByRole("button", { name: "초대 만들기" }));
    const uses = await screen.findByLabelText("쓸 수 있는 횟수");
    fireEvent.change(screen.getByLabelText("메모"), { target: { value: "3반" } });
    fireEvent.change(uses, { target: { value: "많이" } });
    fireEvent.click(screen.getByRole("button", { name: "만들기" }));
    expect(await screen.findByText(/숫자로 입력해 주세요/)).toBeDefined();
    fireEvent.change(uses, { target: { value: "30" } });
    fireEvent.click(screen.getByRole("button", { name: "만들기" }));
    const copy = await screen.findByRole("button", { name: "K7QM-2XPA-0002 링크 복사" });
    const [made] = sent(calls, "/api/v1/admin/invitation/create");
    expect([...(made?.form?.entries() ?? [])]).toEqual([
      ["note", "3반"],
      ["max_uses", "30"],
      ["days", "7"],
    ]);
    fireEvent.click(copy);
    await waitFor(() =>
      expect(copied).toEqual([`${window.location.origin}/sign-in#invitation=K7QM-2XPA-0002`]),
    );
    // What is used up can no longer be handed out.
    expect(screen.queryByRole("button", { name: "K7QM-2XPA-0001 코드 복사" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "K7QM-2XPA-0002 거두기" }));
    await waitFor(() => expect(screen.queryByText("K7QM-2XPA-0002")).toBeNull());
    expect(sent(calls, "/api/v1/admin/invitation/remove")[0]?.form?.get("invitation_id")).toBe("2");
  });
});

it("shows what admins have done, in words", async () => {
  fakeServer(
    replies([], {
      "/api/v1/admin/audit/list": pageOf([
        {
          id: 1,
          at: "2026-11-21T02:00:00.000Z",
          action: "role",
          admin: "me@example.com",
          user: "user-8@example.com",
          detail: "admin_level 1 → 0",
        },
      ]),
    }),
  );
  renderApp("/admin/audit");
  expect(await screen.findByText("user-8@example.com 역할을 바꿨어요")).toBeDefined();
  expect(screen.getByText(/me@example.com · 회원 → 관리자/)).toBeDefined();
});
