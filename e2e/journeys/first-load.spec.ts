import { gzipSync } from "node:zlib";
import { expect, test } from "../support/test.ts";
import { signUp } from "../support/test.ts";

const BUDGET = 210_000;

test("the first load is within its budget and asks nobody but us", async ({ page, baseURL }) => {
  const scripts = new Set<string>();
  const strangers: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(baseURL ?? "") && !/^(data|blob):/.test(url)) strangers.push(url);
    if (request.resourceType() === "script") scripts.add(url);
  });
  await page.goto("/");
  await expect(page).toHaveURL(/\/sign-in$/);
  await page.waitForLoadState("networkidle");
  const sizes = [...scripts].map(
    async (url) => gzipSync(await (await page.request.get(url)).body()).length,
  );
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: "gzip bytes", description: String(total) });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(BUDGET);

  await signUp(page);
  for (const path of ["/exam", "/favorite", "/word"]) await page.goto(path);
  expect(strangers).toEqual([]);
});
