/** Accessibility checks for every screen: no axe violation but minor ones, no horizontal overflow. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { default as axe, ElementContext } from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @param part what is open: the page behind a dialog or a menu is hidden from assistive technology */
export async function expectAccessible(
  page: Page,
  name: string,
  part: "page" | "dialog" | "menu" = "page",
): Promise<void> {
  if (part === "page") await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Run in the page itself, where it stays for the next check: its package for Playwright sends it anew for each and
  // has it ask for frames, which no page of ours has, in twice the time.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  const context = part === "dialog" ? "[role=dialog]" : "html";
  expect(await page.evaluate(findViolations, context), name).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}

/** Runs in the page. */
async function findViolations(context: ElementContext): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  // no rule that is on looks into style sheets, which would be fetched again for it
  const { violations } = await run(context, { resultTypes: ["violations"], preload: false });
  return violations
    .filter(({ impact }) => impact !== "minor")
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
}
