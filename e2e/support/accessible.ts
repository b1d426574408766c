/** Accessibility checks for every screen: no serious axe violation, no horizontal overflow. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** @param part "dialog" for a modal dialog: the page behind it is hidden from assistive technology */
export async function expectAccessible(
  page: Page,
  name: string,
  part: "page" | "dialog" = "page",
): Promise<void> {
  if (part === "page") await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Without legacy mode the findings are put together in a page of their own, which takes half the time; there are no
  // frames of other origins, which is all that it is for.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
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
