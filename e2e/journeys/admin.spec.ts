/** The admin pages, of an installation of their own: its first user is its admin. */
import { expectAccessible } from "../support/accessible.ts";
import { startProduct } from "../support/product.ts";
import { expect, newEmail, PASSWORD, test } from "../support/test.ts";

test(
  "an admin locks a user and invites another",
  { tag: ["@phone", "@long"] },
  async ({ browser }) => {
    const product = await startProduct();
    const contexts = await Promise.all(
      [0, 1, 2].map(() => browser.newContext({ baseURL: product.url })),
    );
    try {
      const [admin, user, guest] = await Promise.all(contexts.map((context) => context.newPage()));
      if (!admin || !user || !guest) throw new Error("three pages were opened");
      const email = newEmail();
      for (const [page, address] of [
        [admin, newEmail()],
        [user, email],
      ] as const) {
        const registered = await page.request.post("/api/v1/user/register", {
          data: { email: address, password: PASSWORD },
        });
        expect((await registered.json()).code).toBe(200);
      }
      await user.goto("/admin");
      await expect(user.getByRole("heading", { name: "화면을 찾을 수 없어요" })).toBeVisible();

      await admin.goto("/account");
      await admin.getByRole("link", { name: "관리", exact: true }).last().click();
      await expect(admin).toHaveURL(/\/admin$/);
      await admin.getByRole("button", { name: `${email} 메뉴` }).click();
      await admin.getByRole("menuitem", { name: "잠그기" }).click();
      await expect(admin.getByText(`${email} 계정을 잠갔어요.`)).toBeVisible();
      await user.goto("/word");
      await expect(user).toHaveURL(/\/sign-in$/);
      await user.getByLabel("이메일").fill(email);
      await user.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
      await user.getByRole("button", { name: "로그인", exact: true }).click();
      await expect(user.getByRole("alert")).toContainText("잠긴 계정");

      await admin.getByRole("navigation", { name: "관리" }).getByText("가입").click();
      await admin.getByRole("radio", { name: /초대받은 사람만/ }).check();
      await expect(admin.getByText("이제 초대받은 사람만 가입할 수 있어요.")).toBeVisible();
      await admin.getByRole("button", { name: "초대 만들기" }).click();
      await admin.getByRole("button", { name: "만들기", exact: true }).click();
      const line = admin.getByRole("list", { name: "초대" }).getByRole("listitem").first();
      const code = /[A-Z0-9]{4}(-[A-Z0-9]{4})+/.exec((await line.textContent()) ?? "")?.[0] ?? "";
      await expectAccessible(admin, "/admin/sign-up");

      await guest.goto(`/sign-in#invitation=${code}`);
      await guest.getByLabel("이메일").fill(newEmail());
      await guest.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
      await guest.getByRole("button", { name: "회원 가입" }).click();
      await expect(guest).toHaveURL(/\/generate$/);

      for (const path of [
        "/admin",
        "/admin/usage",
        "/admin/model",
        "/admin/error",
        "/admin/audit",
      ]) {
        await admin.goto(path);
        await expectAccessible(admin, path);
      }
      await expect(admin.getByText(`${email} 계정을 잠갔어요`)).toBeVisible();
    } finally {
      await Promise.all(contexts.map((context) => context.close()));
      await product.stop();
    }
  },
);
