/** Pages fit narrow screens and large text. */
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2, 1.4.10: no scrolling in two directions at 320 px; 1.4.4: text of 200 %. */
const SCREENS = [
  { name: "320 px", width: 320, text: "100%" },
  { name: "text of 200 %", width: 640, text: "200%" },
] as const;

/** The page that is shown scrolls down alone. The screen is as before afterwards. */
export async function expectToFit(page: Page, path: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  // the drawer leaves the side of the page once that has been rendered again
  await onEachScreen(page, (name) =>
    expect.poll(() => page.evaluate(whatIsTooWide), { message: `${path}, ${name}` }).toEqual([]),
  );
}

/** The dialog that is open scrolls down alone, and its buttons can be brought into the window. */
export async function expectDialogToFit(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await onEachScreen(page, async (name) => {
    expect(await dialog.evaluate(partsThatScrollSideways), `${what}, ${name}`).toEqual([]);
    await expect(dialog.getByRole("button").first()).toBeVisible();
    const buttons = dialog.getByRole("button");
    expect(await buttons.evaluateAll(outOfReach), `${what}, ${name}`).toEqual([]);
  });
}

async function onEachScreen(page: Page, check: (name: string) => Promise<void>): Promise<void> {
  const before = page.viewportSize();
  for (const { name, width, text } of SCREENS) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await check(name);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  if (before) await page.setViewportSize(before);
}

/** Runs in the page. */
function partsThatScrollSideways(dialog: Element): string[] {
  return [dialog, ...dialog.querySelectorAll("*")]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .filter((part) => ["auto", "scroll"].includes(getComputedStyle(part).overflowX))
    .map((part) => `${part.tagName} ${(part.textContent ?? "").slice(0, 40)}`);
}

/** Runs in the page: the elements of which a hundredth is outside of the window or cut off, once they are scrolled to. */
function outOfReach(elements: Element[]): string[] {
  const missing: string[] = [];
  for (const element of elements) {
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const seen = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).overflow === "visible") continue;
      const box = outer.getBoundingClientRect();
      seen.left = Math.max(seen.left, box.left);
      seen.top = Math.max(seen.top, box.top);
      seen.right = Math.min(seen.right, box.right);
      seen.bottom = Math.min(seen.bottom, box.bottom);
    }
    const across = Math.min(right, seen.right) - Math.max(left, seen.left);
    const down = Math.min(bottom, seen.bottom) - Math.max(top, seen.top);
    if (across < width * 0.99 || down < height * 0.99) missing.push(element.textContent ?? "");
  }
  return missing;
}

/** Runs in the page. */
function whatIsTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName} ${(element.textContent ?? "").slice(0, 40)}`);
}
