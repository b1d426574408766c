import { expect, signUp, test } from "../support/test.ts";

const MEMBERS_ONLY = [
  "/generate",
  "/exam",
  "/exam/1",
  "/exam/1/attempt/1",
  "/exam/1/word",
  "/favorite",
  "/word",
  "/word/review",
  "/note",
  "/grammar",
  "/grammar/voice",
  "/account",
  "/admin",
];

test("a signed-out visitor ends at the sign-in page, wherever she goes", async ({ page }) => {
  for (const path of ["/", ...MEMBERS_ONLY, "/sign-out", "/no-such-page"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/sign-in$/);
  }
});

test("a member gets each page, and the question set page from the root", async ({ member }) => {
  for (const path of ["/generate", "/exam", "/favorite", "/word", "/word/review", "/grammar"]) {
    await member.goto(path);
    await expect(member, path).toHaveURL(new RegExp(`${path}$`));
    await expect(member.getByRole("heading", { level: 1 })).toBeVisible();
  }
  for (const path of ["/", "/sign-in", "/certification/kakao", "/no-such-page", "/a/b/c"]) {
    await member.goto(path);
    await expect(member, path).toHaveURL(/\/generate$/);
  }
});

test("an exam that is gone or another's says so", async ({ member }) => {
  await member.goto("/exam/999999");
  await expect(member.getByRole("heading", { name: "문제집을 찾을 수 없어요" })).toBeVisible();
});

test("session and folders load before a members' page shows", async ({ member }) => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let folders = 0;
  await member.route("**/api/v1/favorite/list", async (route) => {
    folders += 1;
    ask();
    await answered;
    await route.continue();
  });
  await member.goto("/word", { waitUntil: "commit" });
  await asked;
  await expect(member.getByRole("navigation")).toHaveCount(0);
  answer();
  await expect(member.getByRole("navigation")).toBeVisible();
  expect(folders).toBe(1);
});

test("signing out ends at the sign-in page and cannot be stepped back over", async ({ page }) => {
  await signUp(page);
  // A page that is left before it stands is no step in the browser's history.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("link", { name: "단어장" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "단어장" })).toBeVisible();
  await page.getByRole("link", { name: "로그아웃" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByRole("button", { name: "로그인", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in$/);
});

test("each navigation begins at the top of the page", async ({ member }) => {
  await member.setViewportSize({ width: 1000, height: 300 });
  await member.goto("/generate");
  await member.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await member.getByRole("link", { name: "단어장" }).click();
  await expect(member).toHaveURL(/\/word/);
  await expect.poll(() => member.evaluate(() => window.scrollY)).toBe(0);
});
