/** The account page; its dialogs have the same layout on every screen. */
import { generate } from "otplib";
import { expectAccessible } from "../support/accessible.ts";
import { follow } from "../support/drawer.ts";
import { expectToFit } from "../support/fit.ts";
import { mailedLink } from "../support/mail.ts";
import { expect, newEmail, PASSWORD, productUrl, register, test } from "../support/test.ts";

const NEW_PASSWORD = "another horse 43";

test("a new password signs the other devices out", { tag: "@long" }, async ({ page, browser }) => {
  const email = await register(page);
  const other = await browser.newContext({ baseURL: productUrl() });
  await other.request.post("/api/v1/user/login", { data: { email, password: PASSWORD } });
  const otherPage = await other.newPage();
  await otherPage.goto("/word");
  await expect(otherPage.getByRole("heading", { level: 1, name: "단어장" })).toBeVisible();

  await page.goto("/generate");
  await page.getByRole("link", { name: `계정 ${email}` }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole("list", { name: "로그인한 기기" }).getByRole("listitem")).toHaveCount(
    2,
  );
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await page.getByLabel("지금 비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByLabel("새 비밀번호", { exact: true }).fill("password1");
  await page.getByRole("button", { name: "저장" }).click();
  const refused = page.getByLabel("새 비밀번호", { exact: true });
  await expect(refused).toHaveAttribute("aria-invalid", "true");
  await refused.fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.getByText("비밀번호를 바꿨어요.")).toBeVisible();
  await expect(page.getByRole("list", { name: "로그인한 기기" }).getByRole("listitem")).toHaveCount(
    1,
  );

  await follow(otherPage, "만든 문제집");
  await expect(otherPage).toHaveURL(/\/sign-in$/);
  await otherPage.getByLabel("이메일").fill(email);
  await otherPage.getByLabel("비밀번호", { exact: true }).fill(NEW_PASSWORD);
  await otherPage.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(otherPage).toHaveURL(/\/generate$/);
  await other.close();
});

test("a forgotten password is set anew by the link of a mail, once", async ({ page }) => {
  const email = await register(page, newEmail());
  await page.goto("/sign-out");
  await page.getByRole("link", { name: "비밀번호를 잊었어요" }).click();
  await expect(page.getByRole("heading", { name: "비밀번호를 잊었어요" })).toBeVisible();
  await page.getByLabel("이메일").fill(email);
  await page.getByRole("button", { name: "메일 받기" }).click();
  await expect(page.getByRole("heading", { name: "메일을 보냈어요" })).toBeVisible();
  const link = await mailedLink(process.env["PULDA_E2E_DATA"] ?? "", email, "/account/reset");
  await page.goto(link);
  await page.getByLabel("새 비밀번호", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "비밀번호 정하기" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByText("새 비밀번호로 로그인")).toBeVisible();
  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page).toHaveURL(/\/generate$/);

  await page.goto("/sign-out");
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.goto(link);
  await page.getByLabel("새 비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "비밀번호 정하기" }).click();
  await expect(page.getByRole("alert")).toContainText("쓸 수 없는 링크예요");
});

test("two steps: on by the app's code, asked for, passed by a recovery code, and off", async ({
  page,
}) => {
  const email = await register(page);
  await page.goto("/account");
  await page.getByRole("button", { name: "두 단계 로그인 켜기" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "다음" }).click();
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  const appCode = (inSeconds: number) =>
    generate({ secret, epoch: Math.floor(Date.now() / 1000) + inSeconds });
  await dialog.getByLabel("인증 코드").fill(await appCode(0));
  await dialog.getByRole("button", { name: "켜기" }).click();
  const codes = dialog.getByRole("list", { name: "복구 코드" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const [first = "", second = ""] = await codes.allInnerTexts();
  await dialog.getByRole("button", { name: "안전한 곳에 적어 두었어요" }).click();

  // The code that turned it on has been used; the next one is taken half a minute early.
  for (const code of [() => appCode(30), async () => first]) {
    await page.goto("/sign-out");
    await page.getByLabel("이메일").fill(email);
    await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "로그인", exact: true }).click();
    await page.getByLabel("인증 코드").fill(await code());
    await page.getByRole("button", { name: "로그인", exact: true }).click();
    await expect(page).toHaveURL(/\/generate$/);
  }

  await page.goto("/account");
  await expect(page.getByText("복구 코드가 9개 남았어요.")).toBeVisible();
  await page.getByRole("button", { name: "끄기" }).click();
  await dialog.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("인증 코드").fill(second);
  await dialog.getByRole("button", { name: "끄기" }).click();
  await expect(page.getByText("두 단계 로그인을 껐어요.")).toBeVisible();
  await expect(page.getByRole("button", { name: "두 단계 로그인 켜기" })).toBeVisible();
});

test("own data is saved, then the account is removed in two steps", async ({ page }) => {
  const email = await register(page);
  await page.goto("/account");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "JSON 파일" }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.json$/);

  await page.getByRole("button", { name: "계정 지우기" }).click();
  await page.getByRole("dialog").getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "다음" }).click();
  await page.getByLabel(/모두 지우기/).fill("모두 지우기");
  await page.getByRole("dialog").getByRole("button", { name: "계정 지우기" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByText("모든 자료를 지웠어요")).toBeVisible();

  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page.getByText("이메일이나 비밀번호가 맞지 않아요")).toBeVisible();
});

test("the account page and its dialogs", { tag: "@phone" }, async ({ page }) => {
  await register(page);
  await page.goto("/account");
  await expect(page.getByRole("list", { name: "로그인한 기기" })).toBeVisible();
  await expectAccessible(page, "/account");
  await expectToFit(page, "/account");
  await page.getByRole("button", { name: "두 단계 로그인 켜기" }).click();
  await page.getByRole("dialog").getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "다음" }).click();
  await expect(page.getByRole("img", { name: /QR/ })).toBeVisible();
  await expectAccessible(page, "setting two-step sign-in up", "dialog");
});
