/**
 * Who gets which page. What `router.test.tsx` shows of every address of the route table is looked at in the browser for
 * one address of each kind, and for all of them in the long run.
 */
import { effort } from "../../testing/effort.ts";
import { follow, openDrawer } from "../support/drawer.ts";
import { expect, signUp, test } from "../support/test.ts";

/** A list, a page with ids, and pages with layouts of their own. */
const OF_EACH_KIND = ["/word", "/exam/1/attempt/1", "/share/1/slides", "/admin/usage"];

const MEMBERS_ONLY = effort(OF_EACH_KIND, [
  ...OF_EACH_KIND,
  "/generate",
  "/exam",
  "/exam/1",
  "/exam/1/word",
  "/favorite",
  "/word/review",
  "/note",
  "/trash",
  "/study",
  "/library",
  "/grammar",
  "/grammar/voice",
  "/class",
  "/class/1",
  "/class/teacher/abc",
  "/join/abc",
  "/share/1",
  "/account",
  "/admin",
  "/admin/error",
]);

/** Addresses that name nothing: no page has them, or no id is one. */
const UNKNOWN = effort(
  ["/no-such-page", "/exam/abc"],
  ["/no-such-page", "/a/b/c", "/exam/abc", "/exam/1/attempt/x", "/%E0%A4%A"],
);

test("a signed-out visitor ends at the sign-in page, wherever she goes, and nothing is asked for before", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  let answer = Promise.withResolvers<void>();
  await page.route("**/api/v1/user/info", async (route) => {
    await answer.promise;
    await route.continue();
  });
  for (const path of ["/", ...MEMBERS_ONLY, "/sign-out", ...UNKNOWN]) {
    calls.length = 0;
    answer = Promise.withResolvers<void>();
    // all scripts of the address have been run, and the answer is still out
    await page.goto(path, { waitUntil: "load" });
    await expect.poll(() => calls, path).toEqual(["/api/v1/user/info"]);
    await expect(page.getByRole("heading"), path).toHaveCount(0);
    await expect(page.getByRole("navigation"), path).toHaveCount(0);
    answer.resolve();
    await expect(page, path).toHaveURL(/\/sign-in$/);
    await expect(page.getByRole("button", { name: "로그인", exact: true })).toBeVisible();
    expect(calls, path).toEqual(["/api/v1/user/info", "/api/v1/user/entry"]);
  }
});

// That a member gets each page is seen where each is looked at, in `accessibility.spec.ts`.
test("a member gets the question set page from the root", async ({ member }) => {
  for (const path of ["/", "/sign-in", "/certification/kakao", ...UNKNOWN]) {
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
  // the drawer of a phone is closed
  await expect(member.getByRole("banner")).toHaveCount(0);
  answer();
  await expect(member.getByRole("banner")).toBeVisible();
  expect(folders).toBe(1);
});

test("signing out ends at the sign-in page and cannot be stepped back over", async ({ page }) => {
  await signUp(page);
  // A page that is left before it stands is no step in the browser's history.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await follow(page, "단어장");
  await expect(page.getByRole("heading", { level: 1, name: "단어장" })).toBeVisible();
  await openDrawer(page);
  await page.getByRole("link", { name: "로그아웃" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
  await expect(page.getByRole("button", { name: "로그인", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/sign-in$/);
});

test("each navigation begins at the top of the page", { tag: "@long" }, async ({ member }) => {
  await member.setViewportSize({ width: 1000, height: 300 });
  await member.goto("/generate");
  await member.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await member.getByRole("link", { name: "단어장" }).click();
  await expect(member).toHaveURL(/\/word/);
  await expect.poll(() => member.evaluate(() => window.scrollY)).toBe(0);
});

test("going back shows no page at the place of the one that was left", async ({ member }) => {
  await member.setViewportSize({ width: 1000, height: 300 });
  await member.goto("/grammar");
  const lesson = member.getByRole("main").getByRole("link").last();
  await lesson.scrollIntoViewIfNeeded();
  await lesson.click();
  await expect(member).toHaveURL(/\/grammar\/./);
  await expect(member.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(member.getByRole("heading", { name: "이런 함정이 있어요" })).toBeVisible();
  await member.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await member.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  // what each frame shows from now on: the page, and how far it is scrolled
  await member.evaluate(() => {
    const frames: [string, number][] = [];
    const look = () => {
      frames.push([document.querySelector("main h1")?.textContent ?? "", window.scrollY]);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { frames });
  });
  await member.goBack();
  await expect(member.getByRole("heading", { level: 1, name: "문법", exact: true })).toBeVisible();
  const frames = await member.evaluate(
    () => (window as unknown as { frames: [string, number][] }).frames,
  );
  const after = frames.filter(([heading]) => heading === "문법");
  expect(after.length).toBeGreaterThan(0);
  expect(after.filter(([, place]) => place !== 0)).toEqual([]);
});
