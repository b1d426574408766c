import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { getSession } from "../../api/session.ts";
import {
  device,
  ENTRY,
  fakeServer,
  ownAccount,
  SIGNED_IN,
  type FakeCall,
} from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** With what jsdom lacks. */
class BlobUrls extends URL {
  static override createObjectURL = () => "blob:file";
  static override revokeObjectURL = () => undefined;
}

const PASSWORD = "right horse 42";
const WRONG_PASSWORD = {
  code: 400,
  message: "입력한 내용을 확인해 주세요.",
  errors: [{ field: "password", message: "비밀번호가 맞지 않아요." }],
};
const CODES = ["k7qm-2xpa-9dfh-w3ne-b8tc-5yur", "aaaa-bbbb-cccc-dddd-eeee-ffff"];

function replies(change: object = {}, account: object = {}) {
  return {
    ...SIGNED_IN,
    "/api/v1/user/account": { code: 200, result: ownAccount({ ...account }) },
    "/api/v1/user/session/list": {
      code: 200,
      result: [device(1, { is_current: true }), device(2, { system: "아이폰", browser: "사파리" })],
    },
    "/api/v1/user/entry": { code: 200, result: ENTRY },
    ...change,
  };
}

/** The section has the same name as its field. */
const INPUT = { selector: "input" };

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label, INPUT), { target: { value } });
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const sent = (calls: readonly FakeCall[], path: string) =>
  calls.filter((call) => call.path === path);

it("is behind the address in the top bar", async () => {
  fakeServer(replies());
  const { where } = renderApp("/generate");
  fireEvent.click(await screen.findByRole("link", { name: "계정 me@example.com" }));
  await screen.findByRole("heading", { name: "계정", level: 1 });
  expect(where()).toBe("/account");
  expect(screen.queryByRole("link", { name: "관리" })).toBeNull();
});

it("asks for the password where the server wants a proof, and makes the call again", async () => {
  let isProven = false;
  const message = "본인인지 확인해야 해요.";
  const refused = { code: 403, message, errors: [{ field: "confirmation", message }] };
  const calls = fakeServer(
    replies({
      "/api/v1/user/session/remove_all": () =>
        isProven ? { code: 200, result: { removed: 1 } } : refused,
      "/api/v1/user/confirm": ({ form }: FakeCall) => {
        isProven = form?.get("password") === PASSWORD;
        return isProven ? { code: 200 } : WRONG_PASSWORD;
      },
    }),
  );
  renderApp("/account");
  fireEvent.click(await screen.findByRole("button", { name: "다른 기기 모두 로그아웃" }));
  const dialog = await screen.findByRole("dialog", { name: "본인인지 확인할게요" });
  for (const password of ["wrong one", PASSWORD]) {
    const field = await within(dialog).findByLabelText("비밀번호", INPUT);
    fireEvent.change(field, { target: { value: password } });
    fireEvent.click(within(dialog).getByRole("button", { name: "확인" }));
    if (password !== PASSWORD) await within(dialog).findByText("비밀번호가 맞지 않아요.");
  }
  await screen.findByText("다른 기기 1대를 로그아웃했어요.");
  expect(sent(calls, "/api/v1/user/session/remove_all")).toHaveLength(2);

  // Who turns it down is told why.
  isProven = false;
  press("다른 기기 모두 로그아웃");
  fireEvent.click(await screen.findByRole("button", { name: "취소" }));
  await screen.findByText(message);
});

it("says that it could not be loaded, and loads again", async () => {
  vi.spyOn(window, "alert").mockReturnValue(undefined);
  let isDown = true;
  fakeServer(
    replies({
      "/api/v1/user/account": () => (isDown ? 503 : { code: 200, result: ownAccount() }),
    }),
  );
  renderApp("/account");
  const again = await screen.findByRole("button", { name: "다시 불러오기" });
  isDown = false;
  fireEvent.click(again);
  expect(await screen.findByRole("region", { name: "비밀번호" })).toBeDefined();
});

it("sends the mail again where the address is not proven", async () => {
  const calls = fakeServer(
    replies({ "/api/v1/user/verify/send": { code: 200 } }, { verified_at: null }),
  );
  renderApp("/account");
  fireEvent.click(await screen.findByRole("button", { name: "인증 메일 보내기" }));
  expect(await screen.findByText(/인증 메일을 보냈어요/)).toBeDefined();
  expect(sent(calls, "/api/v1/user/verify/send")).toHaveLength(1);
});

describe("the password", () => {
  it("is changed with the old one; after a mistake both are still there", async () => {
    const calls = fakeServer(
      replies({
        "/api/v1/user/password/change": ({ form }: FakeCall) =>
          form?.get("password") === PASSWORD ? { code: 200 } : WRONG_PASSWORD,
      }),
    );
    renderApp("/account");
    fireEvent.click(await screen.findByRole("button", { name: "비밀번호 바꾸기" }));
    await screen.findByLabelText("지금 비밀번호");
    type("지금 비밀번호", "wrong");
    type("새 비밀번호", "a new horse 43");
    press("저장");
    expect(await screen.findByText("비밀번호가 맞지 않아요.")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText("지금 비밀번호"));
    expect(screen.getByLabelText<HTMLInputElement>("새 비밀번호").value).toBe("a new horse 43");
    type("지금 비밀번호", PASSWORD);
    press("저장");
    expect(await screen.findByText(/비밀번호를 바꿨어요/)).toBeDefined();
    const last = sent(calls, "/api/v1/user/password/change").at(-1);
    expect(last?.form?.get("new_password")).toBe("a new horse 43");
  });

  it("is set where there is none, after a social sign-in of the last minutes", async () => {
    const calls = fakeServer(
      replies(
        { "/api/v1/user/password/change": { code: 200 } },
        { has_password: false, social: true, confirmed: true },
      ),
    );
    renderApp("/account");
    fireEvent.click(await screen.findByRole("button", { name: "비밀번호 정하기" }));
    await screen.findByLabelText("새 비밀번호");
    type("새 비밀번호", "a new horse 43");
    press("저장");
    expect(await screen.findByText(/비밀번호를 정했어요/)).toBeDefined();
    expect(sent(calls, "/api/v1/user/password/change")[0]?.form?.has("password")).toBe(false);
  });

  it("asks for that sign-in first", async () => {
    const calls = fakeServer(
      replies(
        { "/api/v1/user/certification/start": { code: 404, message: "소셜 로그인이 없어요." } },
        { has_password: false, social: true },
      ),
    );
    renderApp("/account");
    fireEvent.click(await screen.findByRole("button", { name: "비밀번호 정하기" }));
    fireEvent.click(await screen.findByRole("button", { name: "카카오로 본인 확인하기" }));
    expect(await screen.findByText("소셜 로그인이 없어요.")).toBeDefined();
    expect(sent(calls, "/api/v1/user/certification/start")[0]?.query.get("fresh")).toBe("true");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "저장" }).disabled).toBe(true);
  });
});

describe("devices", () => {
  it("are named in words, this one is marked, and another is signed out", async () => {
    let hasPhone = true;
    const calls = fakeServer(
      replies({
        "/api/v1/user/session/list": () => ({
          code: 200,
          result: [
            device(1, { is_current: true }),
            ...(hasPhone ? [device(2, { system: "아이폰", browser: "사파리" })] : []),
          ],
        }),
        "/api/v1/user/session/remove": () => {
          hasPhone = false;
          return { code: 200 };
        },
      }),
    );
    renderApp("/account");
    const list = within(await screen.findByRole("list", { name: "로그인한 기기" }));
    expect(list.getAllByRole("listitem")[0]?.textContent).toContain("이 기기");
    fireEvent.click(list.getByRole("button", { name: "아이폰 · 사파리 로그아웃" }));
    await waitFor(() => expect(list.queryByText("아이폰 · 사파리")).toBeNull());
    expect(sent(calls, "/api/v1/user/session/remove")[0]?.form?.get("session_id")).toBe("2");
    expect(screen.queryByRole("button", { name: "다른 기기 모두 로그아웃" })).toBeNull();
  });

  it("are signed out all but this one", async () => {
    const calls = fakeServer(
      replies({ "/api/v1/user/session/remove_all": { code: 200, result: { removed: 1 } } }),
    );
    renderApp("/account");
    fireEvent.click(await screen.findByRole("button", { name: "다른 기기 모두 로그아웃" }));
    expect(await screen.findByText("다른 기기 1대를 로그아웃했어요.")).toBeDefined();
    const [call] = sent(calls, "/api/v1/user/session/remove_all");
    expect(call?.form?.get("keep_current")).toBe("true");
    expect(getSession().id).not.toBeNull();
  });

  it("are signed out with this one, which ends at the sign-in page", async () => {
    vi.spyOn(window, "confirm").mockReturnValue(true);
    fakeServer(
      replies({ "/api/v1/user/session/remove_all": { code: 200, result: { removed: 2 } } }),
    );
    const { where } = renderApp("/account");
    fireEvent.click(await screen.findByRole("button", { name: "모든 기기에서 로그아웃" }));
    expect(await screen.findByText("모든 기기에서 로그아웃했어요.")).toBeDefined();
    expect(where()).toBe("/sign-in");
    expect(getSession().id).toBeNull();
  });
});

describe("two-step sign-in", () => {
  it("is set up with a QR code or its key, and ends with the recovery codes, shown once", async () => {
    let isOn = false;
    const calls = fakeServer(
      replies({
        "/api/v1/user/account": () => ({
          code: 200,
          result: ownAccount({ two_step: isOn, recovery_codes_left: isOn ? 10 : 0 }),
        }),
        "/api/v1/user/two_step/start": {
          code: 200,
          result: { secret: "K7QM2XPA9DFH", url: "otpauth://totp/Pulda:me?secret=K7QM2XPA9DFH" },
        },
        "/api/v1/user/two_step/confirm": ({ form }: FakeCall) => {
          isOn = form?.get("code") === "123456";
          return isOn
            ? { code: 200, result: { recovery_codes: CODES } }
            : {
                code: 400,
                message: "확인해 주세요.",
                errors: [{ field: "code", message: "코드가 맞지 않아요." }],
              };
        },
      }),
    );
    renderApp("/account");
    fireEvent.click(await screen.findByRole("button", { name: "두 단계 로그인 켜기" }));
    await screen.findByLabelText("비밀번호", INPUT);
    type("비밀번호", PASSWORD);
    press("다음");
    expect(await screen.findByRole("img", { name: "인증 앱으로 찍는 QR 코드" })).toBeDefined();
    expect(screen.getByText("K7QM 2XPA 9DFH")).toBeDefined();
    const app = screen.getByRole("link", { name: "인증 앱을 바로 열어 주세요" });
    expect(app.getAttribute("href")).toMatch(/^otpauth:/);
    type("인증 코드", "000000");
    press("켜기");
    expect(await screen.findByText("코드가 맞지 않아요.")).toBeDefined();
    type("인증 코드", "123456");
    press("켜기");
    const codes = within(await screen.findByRole("list", { name: "복구 코드" }));
    expect(codes.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(CODES);
    // Nobody loses them by a slip.
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" });
    expect(screen.getByRole("dialog")).toBeDefined();
    press("안전한 곳에 적어 두었어요");
    expect(await screen.findByText("복구 코드가 10개 남았어요.")).toBeDefined();
    expect(sent(calls, "/api/v1/user/two_step/confirm")).toHaveLength(2);
  });

  it("is turned off with password and code", async () => {
    const calls = fakeServer(
      replies(
        { "/api/v1/user/two_step/remove": { code: 200 } },
        { two_step: true, recovery_codes_left: 2 },
      ),
    );
    renderApp("/account");
    fireEvent.click(await screen.findByRole("button", { name: "끄기" }));
    await screen.findByRole("dialog");
    type("비밀번호", PASSWORD);
    type("인증 코드", CODES[0] ?? "");
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "끄기" }));
    expect(await screen.findByText("두 단계 로그인을 껐어요.")).toBeDefined();
    const [call] = sent(calls, "/api/v1/user/two_step/remove");
    expect(call?.form?.get("code")).toBe(CODES[0]);
  });

  it("needs a password", async () => {
    fakeServer(replies({}, { has_password: false, social: true }));
    renderApp("/account");
    expect(await screen.findByText(/먼저 비밀번호를 정하면/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "두 단계 로그인 켜기" })).toBeNull();
  });
});

describe("own data", () => {
  it("is saved under the name that the server gives", async () => {
    const names: string[] = [];
    vi.stubGlobal("URL", BlobUrls);
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const calls = fakeServer(
      replies({
        "/api/v1/user/export": () =>
          new Response("PK", {
            headers: { "Content-Disposition": 'attachment; filename="pulda-2026-11-22.zip"' },
          }),
      }),
    );
    renderApp("/account");
    fireEvent.click(await screen.findByRole("button", { name: "표(CSV) 묶음" }));
    expect(await screen.findByText("내 자료를 파일로 내려받았어요.")).toBeDefined();
    expect(names).toEqual(["pulda-2026-11-22.zip"]);
    expect(sent(calls, "/api/v1/user/export")[0]?.query.get("format")).toBe("csv");
  });

  it("says why it cannot be had now", async () => {
    fakeServer(
      replies({ "/api/v1/user/export": { code: 429, message: "잠시 후에 받아 주세요." } }),
    );
    renderApp("/account");
    fireEvent.click(await screen.findByRole("button", { name: "JSON 파일" }));
    expect(await screen.findByText("잠시 후에 받아 주세요.")).toBeDefined();
  });
});

describe("removing the account", () => {
  const started = {
    code: 200,
    result: { confirmation: "c-1", exam_count: 12, attempt_count: 34, word_count: 1234 },
  };

  it("says what goes, asks for a word, and ends at the sign-in page", async () => {
    const calls = fakeServer(
      replies({
        "/api/v1/user/remove/start": started,
        "/api/v1/user/remove": { code: 200 },
      }),
    );
    for (const key of ["pulda-outbox:7:1:v", "pulda-draft-7"]) localStorage.setItem(key, "[]");
    const { where } = renderApp("/account");
    fireEvent.click(await screen.findByRole("button", { name: "계정 지우기" }));
    await screen.findByLabelText("비밀번호", INPUT);
    type("비밀번호", PASSWORD);
    press("다음");
    const word = await screen.findByLabelText("‘모두 지우기’라고 입력해 주세요");
    expect(screen.getByRole("dialog").textContent).toMatch(/12개.*34개.*1,234개/);
    press("계정 지우기");
    expect(sent(calls, "/api/v1/user/remove")).toEqual([]);
    fireEvent.change(word, { target: { value: "모두 지우기" } });
    press("계정 지우기");
    expect((await screen.findByRole("status")).textContent).toContain("모든 자료를 지웠어요");
    expect(where()).toBe("/sign-in");
    expect(sent(calls, "/api/v1/user/remove")[0]?.form?.get("confirmation")).toBe("c-1");
    expect(getSession().id).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it("says why the last admin stays", async () => {
    fakeServer(
      replies({ "/api/v1/user/remove/start": { code: 409, message: "마지막 관리자예요." } }),
    );
    renderApp("/account");
    fireEvent.click(await screen.findByRole("button", { name: "계정 지우기" }));
    await screen.findByLabelText("비밀번호", INPUT);
    type("비밀번호", PASSWORD);
    press("다음");
    expect((await screen.findByRole("alert")).textContent).toBe("마지막 관리자예요.");
    expect(screen.getByLabelText<HTMLInputElement>("비밀번호", INPUT).value).toBe(PASSWORD);
  });
});

it("gets what an account of the same address held, with its password", async () => {
  let isClaimable = true;
  fakeServer(
    replies({
      "/api/v1/user/account": () => ({
        code: 200,
        result: ownAccount({ claimable: isClaimable }),
      }),
      "/api/v1/user/claim": ({ form }: FakeCall) => {
        isClaimable = form?.get("password") !== PASSWORD;
        return isClaimable ? WRONG_PASSWORD : { code: 200 };
      },
    }),
  );
  renderApp("/account");
  fireEvent.click(await screen.findByRole("button", { name: "내용 가져오기" }));
  await screen.findByLabelText("그 계정의 비밀번호");
  type("그 계정의 비밀번호", PASSWORD);
  press("가져오기");
  expect(await screen.findByText(/모두 가져왔어요/)).toBeDefined();
  await waitFor(() =>
    expect(screen.queryByRole("region", { name: "같은 이메일로 만든 다른 계정" })).toBeNull(),
  );
});
