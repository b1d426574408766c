/** Accessibility checks for every screen: no axe violation but minor ones, no horizontal overflow. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** @param part what is open: the page behind a dialog or a menu is hidden from assistive technology */
export async function expectAccessible(
  page: Page,
  name: string,
  part: "page" | "dialog" | "menu" = "page",
): Promise<void> {
  if (part === "page") await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Without legacy mode the findings are put together in a page of their own, which takes half the time; there are no
  // frames of other origins, which is all that it is for.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
  const { violations } = await (part === "dialog" ? axe.include("[role=dialog]") : axe).analyze();
  const lines = violations
    .filter(({ impact }) => impact !== "minor")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  expect(lines, name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}
