/** How many clicks the ways take that are gone most. */
import type { Page } from "@playwright/test";
import { ESSAY, STORY } from "../support/passages.ts";
import { startAttempt } from "../support/taking.ts";
import { allDrawn, expect, makeExam, test } from "../support/test.ts";

/** Counts the clicks in the page from now on, also over a change of page. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { clicks: number };
    counted.clicks = 0;
    addEventListener("click", (event) => (counted.clicks += event.isTrusted ? 1 : 0), true);
  });
  return () => page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks);
}

test(
  "a set from a paste takes two clicks, its first question from the list two",
  { tag: "@both" },
  async ({ member: page }) => {
    await page.goto("/generate");
    const making = await countClicks(page);
    await page.getByRole("textbox", { name: "지문 1", exact: true }).click();
    await page.keyboard.insertText(ESSAY);
    await page.getByRole("button", { name: "문제집 만들기" }).click();
    await expect(page).toHaveURL(/\/exam\/\d+$/);
    await expect(page.locator("[data-item]").first()).toBeVisible();
    expect(await making()).toBe(2);

    const state = async () => {
      const [exam] = (await (await page.request.get("/api/v1/exam/list")).json()).result;
      return exam.state;
    };
    await expect.poll(state).toBe("ready");
    await page.goto("/exam");
    await expect(page.getByRole("button", { name: /풀기$/ })).toBeVisible();
    const taking = await countClicks(page);
    await page.getByRole("button", { name: /풀기$/ }).click();
    await page.getByRole("button", { name: "시작하기" }).click();
    await expect(page.getByRole("navigation", { name: "문항" })).toBeVisible();
    expect(await taking()).toBe(2);
  },
);

test("a word is saved with two clicks", { tag: "@both" }, async ({ member: page }) => {
  const id = await makeExam(page, "단어", [ESSAY], ["grammar-error"]);
  await page.goto(`/exam/${id}`);
  await allDrawn(page);
  const saving = await countClicks(page);
  await page.locator("[data-word]", { hasText: "memory" }).first().click();
  await page.getByRole("button", { name: "단어장에 추가" }).click();
  await expect(page.getByText(/단어장에 넣었어요/)).toBeVisible();
  expect(await saving()).toBe(2);
});

test(
  "new items for what was missed take one click from the result",
  { tag: "@both" },
  async ({ member: page }) => {
    const id = await makeExam(page, "놓칠 것", [ESSAY], ["grammar-error"]);
    await makeExam(page, "다른 지문", [STORY], ["grammar-error"]);
    const { result } = await (await page.request.get(`/api/v1/exam/${id}`)).json();
    const attempt = await startAttempt(page.request, id, "test");
    for (const { id: question_id, key } of result.questions)
      await page.request.post(`/api/v1/attempt/answer/${attempt.id}`, {
        data: { question_id, response: { choice: (key.choice % 5) + 1 } },
      });
    await page.request.post(`/api/v1/attempt/submit/${attempt.id}`);
    await page.goto(`/exam/${id}/attempt/${attempt.id}`);
    const again = page.getByRole("button", { name: "새 문항으로 바로 풀기" });
    await expect(again).toBeVisible();
    const testing = await countClicks(page);
    await again.click();
    await expect(page.getByRole("navigation", { name: "문항" })).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(`/attempt/${attempt.id}$`));
    expect(await testing()).toBe(1);
  },
);
