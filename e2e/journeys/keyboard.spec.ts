/** What is done with the mouse elsewhere is done here by keys alone. */
import type { Locator, Page } from "@playwright/test";
import { ESSAY } from "../support/passages.ts";
import { allDrawn, expect, test } from "../support/test.ts";

/** More stops than any page has before what it is for. */
const MAX_STOPS = 60;

/** Presses Tab until something has the focus, and shows it; fails where it cannot be reached. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element.matches(":focus-visible"))) return;
  }
  throw new Error(`not reached within ${MAX_STOPS} stops: ${String(target)}`);
}

test(
  "a set is made, opened, taken, removed and restored by keys alone",
  { tag: "@wide" },
  async ({ member: page }) => {
    page.on("dialog", (dialog) => void dialog.accept());
    await page.goto("/generate");
    await tabTo(page, page.getByRole("textbox", { name: "지문 1", exact: true }));
    await page.keyboard.insertText(ESSAY);
    await tabTo(page, page.getByRole("button", { name: "문제집 만들기" }));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/exam\/\d+$/);
    await allDrawn(page);

    await page.goto("/exam");
    await tabTo(page, page.getByRole("button", { name: /풀기$/ }));
    await page.keyboard.press("Enter");
    const start = page.getByRole("button", { name: "시작하기" });
    await tabTo(page, start);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/attempt\/\d+$/);
    await expect(page.getByRole("navigation", { name: "문항" })).toBeVisible();

    await page.goto("/exam");
    await tabTo(page, page.getByRole("button", { name: /메뉴$/ }).and(page.locator("main *")));
    await page.keyboard.press("Enter");
    const remove = page.getByRole("menuitem", { name: "지우기" });
    await expect(remove).toBeVisible();
    for (let steps = 0; steps < 20; steps++) {
      if (await remove.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("ArrowDown");
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /풀기$/ })).toHaveCount(0);

    await page.goto("/trash");
    await tabTo(page, page.getByRole("button", { name: /되돌리기$/ }));
    await page.keyboard.press("Enter");
    await expect(page.getByText("휴지통이 비어 있어요.")).toBeVisible();
  },
);
