import { follow } from "../support/drawer.ts";
import { PASSWORD, expect, newEmail, register, signUp, test } from "../support/test.ts";
import { startProduct } from "../support/product.ts";

test("a wrong password ends at the sign-in page, which says why and keeps the address", async ({
  page,
}) => {
  const email = await signUp(page);
  await page.goto("/sign-out");
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill("wrong horse 42");
  await page.getByLabel("비밀번호", { exact: true }).press("Enter");
  await expect(page.getByRole("alert")).toContainText("비밀번호");
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByLabel("이메일")).toHaveValue(email);

  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page).toHaveURL(/\/generate$/);
  await expect(page.getByRole("banner")).toContainText(email);
});

test("sign-up names the field that is wrong", async ({ page }) => {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "회원 가입" }).click();
  await page.getByLabel("이메일").fill("no-address");
  await page.getByLabel("비밀번호", { exact: true }).fill("short");
  await page.getByRole("button", { name: "회원 가입" }).click();
  await expect(page.getByText("이메일 주소의 형식이 아니에요.")).toBeVisible();
  await expect(page.getByText("비밀번호는 8자 이상이어야 해요.")).toBeVisible();
});

test("a Kakao sign-in through the provider ends signed in, the second time as the same user", async ({
  page,
  context,
}) => {
  const email = newEmail();
  await kakaoSignIn(page, email);
  await expect(page).toHaveURL(/\/generate$/);
  await expect(page.getByRole("banner")).toContainText(email);
  const first = await userId(page);

  await context.clearCookies();
  await kakaoSignIn(page, email);
  await expect(page).toHaveURL(/\/generate$/);
  expect(await userId(page)).toBe(first);
});

test(
  "a Kakao address with an unproven account leaves that aside, and its password gets what it held",
  { tag: "@long" },
  async ({ page, context }) => {
    const email = await signUp(page);
    const id = await userId(page);
    await page.request.post("/api/v1/favorite/create", { data: { title: "미리 만든 폴더" } });
    await context.clearCookies();
    await kakaoSignIn(page, `unverified+${email}`);
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect(page.getByRole("alert")).toContainText("이메일");

    await context.clearCookies();
    await kakaoSignIn(page, email);
    await expect(page).toHaveURL(/\/generate$/);
    expect(await userId(page)).not.toBe(id);
    await page.goto("/favorite");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("미리 만든 폴더")).toHaveCount(0);

    await page.goto("/account");
    await page.getByRole("button", { name: "내용 가져오기" }).click();
    await page.getByLabel("그 계정의 비밀번호", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "가져오기", exact: true }).click();
    await expect(page.getByText("그 계정의 문제집과 단어장을 모두 가져왔어요.")).toBeVisible();
    await page.goto("/favorite");
    await expect(page.getByText("미리 만든 폴더").first()).toBeVisible();
  },
);

test("a refused Kakao sign-in comes back and says so", async ({ page }) => {
  await page.goto("/certification/kakao?error=access_denied");
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByRole("alert")).toBeVisible();
});

test("without a Kakao client there is no Kakao button", async ({ page }) => {
  const product = await startProduct();
  try {
    await page.goto(`${product.url}/sign-in`);
    await expect(page.getByRole("button", { name: "로그인", exact: true })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.getByRole("button", { name: /카카오/ })).toHaveCount(0);
  } finally {
    await product.stop();
  }
});

async function kakaoSignIn(page: import("@playwright/test").Page, email: string): Promise<void> {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: /카카오/ }).click();
  // The provider's own pages: its development form takes any account.
  await page.locator("input[name=login]").fill(email);
  await page.locator("input[name=password]").fill("any");
  await page.locator("button[type=submit]").click();
  await page.locator("button[type=submit]").click();
}

async function userId(page: import("@playwright/test").Page): Promise<number> {
  return (await (await page.request.get("/api/v1/user/info")).json()).result.id;
}

test("another account that signs in in another tab is this tab's, too", async ({
  page,
  context,
}) => {
  const first = await signUp(page);
  const other = await context.newPage();
  const second = await register(other);
  // the cookie is another's, and this tab does not know yet: what it asks for is refused, and it asks who is signed in
  await follow(page, "단어장");
  await expect(page.getByText(second)).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);
  // signing out in one tab ends the other, signing in begins it
  await other.goto("/sign-out");
  await expect(other).toHaveURL(/\/sign-in$/);
  await expect(page).toHaveURL(/\/sign-in$/);
  const third = await signUp(other);
  await expect(page.getByText(third)).toBeVisible();
});
