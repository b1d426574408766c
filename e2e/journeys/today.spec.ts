/** The first page after signing in: 오늘 above the form that makes exams. */
import type { Page } from "@playwright/test";
import { ESSAY } from "../support/passages.ts";
import { expect, makeExam, test } from "../support/test.ts";

const MAX_SHIFT = 0.02;

/** Sums up what moved by itself, in all pages from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as unknown as { shifts: number };
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) counted.shifts += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts);
}

/** Keeps what is due today waiting until the returned function is called. */
async function holdToday(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/v1/today?*", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test(
  "leads a newcomer, with the passage on the first screen, and moves nothing when it comes late",
  { tag: "@both" },
  async ({ member: page }) => {
    const shifts = await watchShifts(page);
    const release = await holdToday(page);
    const asked = page.waitForRequest("**/api/v1/today?*");
    await page.goto("/generate");
    await asked;
    release();
    await expect(page.getByRole("region", { name: "처음 오셨네요" })).toBeVisible();
    const passage = page.getByRole("textbox", { name: "지문 1", exact: true });
    await expect(passage).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".MuiButton-contained")).toHaveText(["문제집 만들기"]);
    await page.waitForLoadState("networkidle");
    expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);

    await page.getByRole("button", { name: "지문 붙여 넣기" }).click();
    await expect(passage).toBeFocused();
    await page.getByRole("link", { name: "예시 문제집 풀어 보기" }).click();
    await expect(page).toHaveURL(/\/library$/);
  },
);

test(
  "is folded for whoever only makes exams, and stays as it was left",
  { tag: "@both" },
  async ({ member: page }) => {
    await makeExam(page, "만든 것", [ESSAY], ["blank"]);
    await page.goto("/generate");
    const head = page.getByRole("button", { name: /^오늘/ });
    await expect(head).toHaveAttribute("aria-expanded", "false");
    await head.click();
    await expect(page.getByText("오늘은 복습할 것이 없어요.")).toBeVisible();
    const shifts = await watchShifts(page);
    await page.reload();
    await expect(page.getByText("오늘은 복습할 것이 없어요.")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
  },
);
