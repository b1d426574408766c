/** The drawer with the links to all pages: beside the page where there is room, else closed until it is asked for. */
import type { Page } from "@playwright/test";

/** From which width on the drawer stands beside the page, in CSS pixels. */
const BESIDE_FROM = 900;

export function hasDrawerBeside(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) >= BESIDE_FROM;
}

/** Opens the drawer where it is closed. */
export async function openDrawer(page: Page): Promise<void> {
  if (!hasDrawerBeside(page)) await page.getByRole("button", { name: "메뉴 열기" }).click();
}

/** Follows a link of the drawer. @example await follow(page, "단어장") */
export async function follow(page: Page, link: string): Promise<void> {
  await openDrawer(page);
  await page.getByRole("navigation").getByRole("link", { name: link, exact: true }).click();
}

/** Closes it again. */
export async function closeDrawer(page: Page): Promise<void> {
  if (!hasDrawerBeside(page))
    await page.getByRole("navigation").getByRole("link").first().press("Escape");
}
