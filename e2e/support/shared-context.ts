/**
 * One context for the journeys of a worker, one after another. Their pages are opened by a page that stays, so that they
 * run in its process: there the scripts have been compiled by the journeys before, and the files are in its cache. A
 * journey finds its own page and nothing that another has stored.
 */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

export interface SharedContext {
  readonly context: BrowserContext;
  /** Opens a blank page. */
  newPage(): Promise<Page>;
  /** Closes the pages and forgets what a journey has stored and set. */
  clear(): Promise<void>;
}

/** An address of the product without scripts: the page that opens the others does nothing itself. */
const PLAIN = "/favicon.svg";

export async function openShared(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<SharedContext> {
  const context = await browser.newContext(options);
  const opener = await context.newPage();
  await opener.goto(PLAIN);
  return {
    context,
    async newPage() {
      const opened = context.waitForEvent("page");
      await opener.evaluate(() => void window.open("about:blank"));
      const page = await opened;
      // a clock that is set stays so in the whole context
      Object.defineProperty(page, "clock", {
        get() {
          throw new Error("A journey that sets the clock needs a context of its own: ownContext.");
        },
      });
      return page;
    },
    async clear() {
      const pages = context.pages().filter((page) => page !== opener);
      await Promise.all(pages.map((page) => page.close()));
      await context.unrouteAll();
      await context.setOffline(false);
      await context.clearCookies();
      await opener.evaluate(forget);
    },
  };
}

/** Runs in the page. */
async function forget(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const removed = indexedDB.deleteDatabase(name ?? "");
      removed.addEventListener("success", resolve);
      removed.addEventListener("error", reject);
    });
}
