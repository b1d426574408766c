import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  ENTRY,
  fakeServer,
  GUEST,
  ownAccount,
  SIGNED_IN,
  SIGNED_OUT,
  USER,
} from "../../testing/fake-server.ts";
import { freshScreen, renderApp } from "../../testing/render-app.tsx";

beforeEach(() => freshScreen());
afterEach(cleanup);

const PASSWORD = "right horse 42";
const CODE_WANTED = {
  code: 401,
  message: "숫자를 입력해 주세요.",
  errors: [{ field: "code", message: "숫자를 입력해 주세요." }],
};
const entry = (change: object) => ({
  "/api/v1/user/entry": { code: 200, result: { ...ENTRY, ...change } },
});

function type(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

async function signIn() {
  await screen.findByLabelText("이메일");
  type("이메일", "me@example.com");
  type("비밀번호", PASSWORD);
  fireEvent.click(screen.getByRole("button", { name: "로그인" }));
}

describe("the second step", () => {
  it("asks for the code, and sends it with the same fields", async () => {
    let isSignedIn = false;
    const calls = fakeServer({
      ...SIGNED_IN,
      "/api/v1/user/info": () => (isSignedIn ? { code: 200, result: USER } : SIGNED_OUT),
      "/api/v1/user/login": ({ form }) => {
        isSignedIn = form?.get("code") === "123 456";
        return isSignedIn ? { code: 200, result: USER } : CODE_WANTED;
      },
    });
    const { where } = renderApp("/sign-in");
    await signIn();
    await screen.findByLabelText("인증 코드");
    // Being asked is no failure.
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.queryByText(CODE_WANTED.message)).toBeNull();
    type("인증 코드", "123 456");
    fireEvent.click(screen.getByRole("button", { name: "로그인" }));
    await screen.findByRole("heading", { name: "문제집 만들기" });
    expect(where()).toBe("/generate");
    const last = calls.filter(({ path }) => path === "/api/v1/user/login").at(-1);
    expect(last?.form?.get("email")).toBe("me@example.com");
    expect(last?.form?.get("password")).toBe(PASSWORD);
  });

  it("says that a code is wrong, keeps it, and lets another account sign in", async () => {
    const wrong = { ...CODE_WANTED, errors: [{ field: "code", message: "코드가 맞지 않아요." }] };
    fakeServer({
      ...GUEST,
      "/api/v1/user/login": ({ form }) => (form?.has("code") ? wrong : CODE_WANTED),
    });
    renderApp("/sign-in");
    await signIn();
    await screen.findByLabelText("인증 코드");
    type("인증 코드", "000000");
    fireEvent.click(screen.getByRole("button", { name: "로그인" }));
    expect(await screen.findByText("코드가 맞지 않아요.")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("인증 코드").value).toBe("000000");
    fireEvent.click(screen.getByRole("button", { name: "다른 계정으로 로그인" }));
    expect(await screen.findByLabelText("비밀번호")).toBeDefined();
    expect(screen.queryByText("코드가 맞지 않아요.")).toBeNull();
  });
});

describe("the second step of a social sign-in", () => {
  it("is taken on the same page, again after a wrong code", async () => {
    let isSignedIn = false;
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/user/info": () => (isSignedIn ? { code: 200, result: USER } : SIGNED_OUT),
      "/api/v1/user/certification": {
        ...CODE_WANTED,
        errors: [{ field: "second_step", message: CODE_WANTED.message }],
      },
      "/api/v1/user/certification/second_step": ({ form }) => {
        isSignedIn = form?.get("code") === "123456";
        return isSignedIn ? { code: 200, result: USER } : CODE_WANTED;
      },
    });
    const { where } = renderApp("/certification/kakao?code=x");
    await screen.findByLabelText("인증 코드");
    expect(where()).toBe("/sign-in");
    expect(screen.queryByRole("alert")).toBeNull();
    for (const code of ["000000", "123456"]) {
      type("인증 코드", code);
      fireEvent.click(screen.getByRole("button", { name: "로그인" }));
      if (code === "000000") await screen.findByText(CODE_WANTED.message);
    }
    await screen.findByRole("heading", { name: "문제집 만들기" });
  });
});

describe("signing up", () => {
  it.each(["#", "?"])(
    "has the code of the link (%s) where it is by invitation, and names what is wrong with it",
    async (sign) => {
      const calls = fakeServer({
        ...GUEST,
        ...entry({ sign_up: "invitation" }),
        "/api/v1/user/register": {
          code: 400,
          message: "입력한 내용을 확인해 주세요.",
          errors: [{ field: "invitation", message: "쓸 수 없는 초대 코드예요." }],
        },
      });
      renderApp(`/sign-in${sign}invitation=K7QM-2XPA`);
      expect((await screen.findByLabelText<HTMLInputElement>("초대 코드")).value).toBe("K7QM-2XPA");
      type("이메일", "new@example.com");
      type("비밀번호", PASSWORD);
      fireEvent.click(screen.getByRole("button", { name: "회원 가입" }));
      expect(await screen.findByText("쓸 수 없는 초대 코드예요.")).toBeDefined();
      expect(screen.getByLabelText<HTMLInputElement>("초대 코드").value).toBe("K7QM-2XPA");
      expect(screen.getByLabelText<HTMLInputElement>("이메일").value).toBe("new@example.com");
      const sent = calls.find(({ path }) => path === "/api/v1/user/register");
      expect(sent?.form?.get("invitation")).toBe("K7QM-2XPA");
    },
  );

  it("has no field for an invitation where everyone may sign up", async () => {
    fakeServer(GUEST);
    renderApp("/sign-in");
    fireEvent.click(await screen.findByRole("button", { name: "회원 가입" }));
    expect(screen.queryByLabelText("초대 코드")).toBeNull();
  });

  it("is not offered where it is closed", async () => {
    fakeServer({ ...GUEST, ...entry({ sign_up: "closed" }) });
    renderApp("/sign-in");
    await screen.findByLabelText("이메일");
    expect(screen.queryByRole("button", { name: "회원 가입" })).toBeNull();
  });

  it("ends with a mail, whether the address has an account or not", async () => {
    fakeServer({
      ...GUEST,
      ...entry({ mail: true }),
      "/api/v1/user/register": { code: 200, result: { mail_sent: true } },
    });
    const { where } = renderApp("/sign-in");
    fireEvent.click(await screen.findByRole("button", { name: "회원 가입" }));
    type("이메일", "new@example.com");
    type("비밀번호", PASSWORD);
    fireEvent.click(screen.getByRole("button", { name: "회원 가입" }));
    expect(await screen.findByRole("heading", { name: "메일을 보냈어요" })).toBeDefined();
    expect(screen.getByText("new@example.com")).toBeDefined();
    expect(where()).toBe("/sign-in");
    fireEvent.click(screen.getByRole("button", { name: "이메일 고쳐서 다시 보내기" }));
    expect(screen.getByLabelText<HTMLInputElement>("이메일").value).toBe("new@example.com");
  });

  it("sends the invitation with a social sign-up", async () => {
    sessionStorage.setItem("pulda-certification", JSON.stringify({ invitation: "K7QM-2XPA" }));
    const calls = fakeServer({
      ...GUEST,
      ...entry({ sign_up: "invitation", social: true }),
      "/api/v1/user/certification": {
        code: 400,
        message: "초대 코드가 있어야 가입할 수 있어요.",
        errors: [{ field: "invitation", message: "초대 코드가 있어야 가입할 수 있어요." }],
      },
    });
    renderApp("/certification/kakao?code=abc");
    expect((await screen.findByLabelText<HTMLInputElement>("초대 코드")).value).toBe("K7QM-2XPA");
    const sent = calls.find(({ path }) => path === "/api/v1/user/certification");
    expect(sent?.form?.get("invitation")).toBe("K7QM-2XPA");
    expect(sessionStorage.getItem("pulda-certification")).toBeNull();
  });
});

describe("a forgotten password", () => {
  it("asks for a mail and says the same for every address", async () => {
    const calls = fakeServer({
      ...GUEST,
      ...entry({ mail: true }),
      "/api/v1/user/password/forgot": { code: 200 },
    });
    renderApp("/sign-in");
    const link = await screen.findByRole("link", { name: "비밀번호를 잊었어요" });
    // What was typed there is here, too.
    type("이메일", "me@example.com");
    fireEvent.click(link);
    await screen.findByRole("button", { name: "메일 받기" });
    fireEvent.click(screen.getByRole("button", { name: "메일 받기" }));
    expect(await screen.findByRole("heading", { name: "메일을 보냈어요" })).toBeDefined();
    const sent = calls.find(({ path }) => path === "/api/v1/user/password/forgot");
    expect(sent?.form?.get("email")).toBe("me@example.com");
  });

  it("is set anew by the link of the mail, and signs in with the new one", async () => {
    const calls = fakeServer({ ...GUEST, "/api/v1/user/password/reset": { code: 200 } });
    const { where } = renderApp("/account/reset#token=abc");
    await screen.findByLabelText("새 비밀번호");
    type("새 비밀번호", PASSWORD);
    fireEvent.click(screen.getByRole("button", { name: "비밀번호 정하기" }));
    expect((await screen.findByRole("status")).textContent).toContain("새 비밀번호로 로그인");
    expect(where()).toBe("/sign-in");
    const sent = calls.find(({ path }) => path === "/api/v1/user/password/reset");
    expect(sent?.form?.get("token")).toBe("abc");
  });

  it("keeps the password that is refused, and says why", async () => {
    fakeServer({
      ...GUEST,
      "/api/v1/user/password/reset": {
        code: 400,
        message: "입력한 내용을 확인해 주세요.",
        errors: [{ field: "password", message: "너무 쉬운 비밀번호예요." }],
      },
    });
    renderApp("/account/reset?token=abc");
    await screen.findByLabelText("새 비밀번호");
    type("새 비밀번호", "password1");
    fireEvent.click(screen.getByRole("button", { name: "비밀번호 정하기" }));
    expect(await screen.findByText("너무 쉬운 비밀번호예요.")).toBeDefined();
    const field = screen.getByLabelText<HTMLInputElement>("새 비밀번호");
    expect(field.value).toBe("password1");
    expect(document.activeElement).toBe(field);
  });

  it.each(["/account/reset?token=used", "/account/reset"])(
    "says that the link of %s serves no more, and where another is to be had",
    async (address) => {
      fakeServer({ ...GUEST, "/api/v1/user/password/reset": { code: 404, message: "없어요." } });
      renderApp(address);
      await screen.findByRole("heading", { name: "비밀번호 다시 정하기" });
      if (address.includes("token")) {
        type("새 비밀번호", PASSWORD);
        fireEvent.click(screen.getByRole("button", { name: "비밀번호 정하기" }));
      }
      expect((await screen.findByRole("alert")).textContent).toContain("쓸 수 없는 링크예요");
      const link = screen.getByRole("link", { name: "메일 다시 받기" });
      expect(link.getAttribute("href")).toBe("/account/forgot");
    },
  );
});

describe("the link that proves an address", () => {
  const passwordWanted = {
    code: 400,
    message: "비밀번호를 입력해 주세요.",
    errors: [{ field: "password", message: "비밀번호를 입력해 주세요." }],
  };

  it("does alone for who is signed in", async () => {
    fakeServer({
      ...SIGNED_IN,
      "/api/v1/user/account": { code: 200, result: ownAccount() },
      "/api/v1/user/session/list": { code: 200, result: [] },
      "/api/v1/user/verify": { code: 200, result: USER },
    });
    const { where } = renderApp("/account/verify#token=abc");
    expect(await screen.findByText("이메일을 인증했어요.")).toBeDefined();
    await screen.findByRole("heading", { name: "계정", level: 1 });
    expect(where()).toBe("/account");
  });

  it("asks others for the password, and signs in", async () => {
    const calls = fakeServer({
      ...SIGNED_IN,
      "/api/v1/user/info": SIGNED_OUT,
      "/api/v1/user/verify": ({ form }) =>
        form?.get("password") === PASSWORD ? { code: 200, result: USER } : passwordWanted,
    });
    const { where } = renderApp("/account/verify?token=abc");
    await screen.findByLabelText("비밀번호");
    // What the link alone cannot do is no mistake of the user.
    expect(screen.queryByText("비밀번호를 입력해 주세요.")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "인증 마치기" }));
    expect(await screen.findByText("비밀번호를 입력해 주세요.")).toBeDefined();
    type("비밀번호", PASSWORD);
    fireEvent.click(screen.getByRole("button", { name: "인증 마치기" }));
    await screen.findByRole("heading", { name: "문제집 만들기" });
    expect(where()).toBe("/generate");
    const sent = calls.filter(({ path }) => path === "/api/v1/user/verify");
    expect(sent.map(({ form }) => form?.get("token"))).toEqual(["abc", "abc", "abc"]);
  });

  it("asks for the code of the second step, too", async () => {
    fakeServer({
      ...GUEST,
      "/api/v1/user/verify": ({ form }) => (form?.has("password") ? CODE_WANTED : passwordWanted),
    });
    renderApp("/account/verify?token=abc");
    await screen.findByLabelText("비밀번호");
    type("비밀번호", PASSWORD);
    fireEvent.click(screen.getByRole("button", { name: "인증 마치기" }));
    expect(await screen.findByLabelText("인증 코드")).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>("비밀번호").value).toBe(PASSWORD);
  });

  it("says that it serves no more", async () => {
    fakeServer({ ...GUEST, "/api/v1/user/verify": { code: 404, message: "없어요." } });
    renderApp("/account/verify?token=used");
    expect((await screen.findByRole("alert")).textContent).toContain("쓸 수 없는 링크예요");
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "로그인 화면으로" })).toBeDefined(),
    );
  });
});
