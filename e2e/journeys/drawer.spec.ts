import { expect, test } from "../support/test.ts";
import type { Locator, Page } from "@playwright/test";

const DRAWER_WIDTH = 256;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("the drawer is closed, opens by its button and closes on a change of route", async ({
    member: page,
  }) => {
    await page.goto("/generate");
    await expect(drawer(page)).toBeHidden();
    await page.getByRole("button", { name: "메뉴 열기" }).tap();
    await expect(drawer(page)).toBeVisible();
    expect((await drawer(page).boundingBox())?.width).toBeCloseTo(DRAWER_WIDTH, 0);
    await page.getByRole("link", { name: "단어장" }).tap();
    await expect(page).toHaveURL(/\/word/);
    await expect(drawer(page)).toBeHidden();
  });

  test(
    "a swipe from the edge opens it; more than half, or a fast one, decides",
    { tag: "@long" },
    async ({ member: page }) => {
      await page.clock.install();
      await page.goto("/generate");
      await expect(page.getByRole("button", { name: "메뉴 열기" })).toBeVisible();
      await page.clock.pauseAt(Date.now() + 60_000);
      await swipe(page, { from: 120, to: 330, ms: 400 });
      await expect(drawer(page), "not from the edge").toBeHidden();
      await readyToOpen(page);
      await swipe(page, { from: 10, to: 90, ms: 900 });
      await expect(drawer(page), "slow and less than half").toBeHidden();
      await readyToOpen(page);
      await swipe(page, { from: 10, to: 220, ms: 900 });
      await expect(drawer(page), "slow and more than half").toBeVisible();
      await swipe(page, { from: 240, to: 10, ms: 300 });
      await expect(drawer(page), "swiped shut").toBeHidden();
      await readyToOpen(page);
      await swipe(page, { from: 10, to: 125, ms: 100 });
      await expect(drawer(page), "fast").toBeVisible();
    },
  );

  test("a real finger from the edge opens it, and does not go back", async ({ member: page }) => {
    await page.goto("/word");
    await page.goto("/generate");
    await expect(page.getByRole("button", { name: "메뉴 열기" })).toBeVisible();
    // such a gesture goes back only where the page lets it
    await expect(page.locator("html")).toHaveCSS("overscroll-behavior-x", "none");
    await readyToOpen(page);
    const browser = await page.context().newCDPSession(page);
    const finger = (type: "touchStart" | "touchMove" | "touchEnd", x: number) =>
      browser.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y: 400 }],
      });
    await finger("touchStart", 3);
    for (let x = 10; x <= 250; x += 12) await finger("touchMove", x);
    await finger("touchEnd", 250);
    await expect(drawer(page)).toBeVisible();
    await expect(page).toHaveURL(/\/generate$/);
    // and it stays as it was left when the screen is turned and turned back
    await page.setViewportSize({ width: 1440, height: 900 });
    // the page is out of reach while the drawer lies over it, and so is its button
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.getByRole("button", { name: "메뉴 열기" })).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole("button", { name: "메뉴 열기" })).toBeVisible();
    await expect(drawer(page)).toBeHidden();
  });
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the drawer is always there and marks the active page", async ({ member }) => {
    await member.goto("/generate");
    await expect(drawer(member)).toBeVisible();
    await expect(member.getByRole("button", { name: "메뉴 열기" })).toHaveCount(0);
    await member.getByRole("link", { name: "만든 문제집" }).click();
    await expect(member.getByRole("link", { name: "만든 문제집" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expect(member.getByRole("link", { name: "단어장" })).not.toHaveAttribute("aria-current");
    const content = await member.getByRole("main").locator("> *").first().boundingBox();
    expect(content?.width).toBeLessThanOrEqual(768);
  });
});

function drawer(page: Page): Locator {
  return page.locator(".MuiDrawer-paper");
}

/** Waits until nothing of a drawer that was open lies over the edge of the page. */
async function readyToOpen(page: Page): Promise<void> {
  const atEdge = () => page.evaluate(() => document.elementFromPoint(10, 400)?.className ?? "");
  await expect.poll(atEdge).toContain("SwipeArea");
}

/** The interval of touch events. */
const FRAME_MS = 16;

/** One finger from `from` to `to` (CSS pixels from the left), in `ms` milliseconds of the page's clock. */
async function swipe(page: Page, way: { from: number; to: number; ms: number }): Promise<void> {
  await touch(page, "touchstart", way.from);
  for (let time = FRAME_MS; time < way.ms + FRAME_MS; time += FRAME_MS) {
    await page.clock.runFor(FRAME_MS);
    const share = Math.min(1, time / way.ms);
    await touch(page, "touchmove", way.from + (way.to - way.from) * share);
  }
  await touch(page, "touchend", way.to);
  // Lets the animation finish.
  await page.clock.runFor(1000);
}

async function touch(page: Page, type: string, x: number): Promise<void> {
  await page.evaluate(
    ([name, clientX]) => {
      const target = document.elementFromPoint(clientX, 400) ?? document.body;
      const at = { clientX, clientY: 400, pageX: clientX, pageY: 400 };
      const finger = new Touch({ identifier: 1, target, ...at });
      const touches = name === "touchend" ? [] : [finger];
      const options = { bubbles: true, cancelable: true, touches, changedTouches: [finger] };
      target.dispatchEvent(new TouchEvent(name, options));
    },
    [type, x] as const,
  );
}
