/** What every screen has to be: without a serious finding of axe, and no wider than the screen. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** @param part "dialog" where one lies over the page, which is hidden from everyone behind it */
export async function expectAccessible(
  page: Page,
  name: string,
  part: "page" | "dialog" = "page",
): Promise<void> {
  if (part === "page") await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
  await page.waitForLoadState("networkidle");
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
  const { violations } = await (part === "dialog" ? axe.include("[role=dialog]") : axe).analyze();
  const serious = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const lines = serious.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
  );
  expect(lines, name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}
