import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { ESSAY } from "../support/passages.ts";
import { hasDrawerBeside } from "../support/drawer.ts";
import { startAttempt } from "../support/taking.ts";
import { expect, makeExam, signUp, test } from "../support/test.ts";

test.use({ ownContext: true });

const BUDGET = 215_000;
/** Of the taking page, opened by its address; a phone's drawer has scripts of its own. */
const TAKING = {
  wide: { bytes: 250_000, requests: 15 },
  phone: { bytes: 255_000, requests: 18 },
} as const;

/** Comes once a page stands and is idle (`offline/start.ts`). */
const AFTERWARDS = /\/offline-/;

/** The addresses of the scripts that a page asks for from now on. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    const isWantedNow = !AFTERWARDS.test(request.url());
    if (request.resourceType() === "script" && isWantedNow) scripts.add(request.url());
  });
  return scripts;
}

/** What they weigh on the way, in bytes. */
async function weightOf(page: Page, scripts: ReadonlySet<string>): Promise<number> {
  const sizes = [...scripts].map(
    async (url) => gzipSync(await (await page.request.get(url)).body()).length,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function note(type: string, description: number) {
  test.info().annotations.push({ type, description: String(description) });
}

test("the first load is within its budget and asks nobody but us", async ({ page, baseURL }) => {
  const scripts = scriptsOf(page);
  const strangers: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? "") && !/^(data|blob):/.test(url)) strangers.push(url);
  });
  await page.goto("/");
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.waitForLoadState("networkidle");
  const total = await weightOf(page, scripts);
  note("gzip bytes", total);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGET);

  await signUp(page);
  for (const path of ["/exam", "/favorite", "/word"]) await page.goto(path);
  expect(strangers).toEqual([]);
});

test("the first visit of the taking page is light", async ({ member, browser, baseURL }) => {
  const id = await makeExam(member, "가벼운 문제집", [ESSAY]);
  const attempt = await startAttempt(member.request, id, "test");
  const storageState = await member.context().storageState();
  const context = await browser.newContext({ storageState, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  const scripts = scriptsOf(page);
  await page.goto(`/exam/${id}/attempt/${attempt.id}`);
  await expect(page.getByRole("navigation", { name: "문항" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const total = await weightOf(page, scripts);
  note("gzip bytes", total);
  note("requests", scripts.size);
  expect(scripts.size).toBeGreaterThan(0);
  const budget = TAKING[hasDrawerBeside(page) ? "wide" : "phone"];
  expect(scripts.size).toBeLessThanOrEqual(budget.requests);
  expect(total).toBeLessThanOrEqual(budget.bytes);
  await context.close();
});
