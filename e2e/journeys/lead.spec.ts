/**
 * Every page leads to one thing at most: one filled button, docs/decisions/2026-11-24-one-filled-button.md.
 *
 * On both screens, as on phones some pages show other parts first.
 */
import type { Page } from "@playwright/test";
import { ESSAY } from "../support/passages.ts";
import { startAttempt } from "../support/taking.ts";
import { expect, makeExam, test } from "../support/test.ts";
import { addWords } from "../support/words.ts";

async function expectLeads(
  page: Page,
  leads: Readonly<Record<string, readonly (string | RegExp)[]>>,
) {
  for (const [path, names] of Object.entries(leads)) {
    await page.goto(path);
    await expect(
      page.locator(".MuiButton-contained").locator("visible=true"),
      `the filled buttons of ${path}`,
    ).toHaveText([...names]);
  }
}

test("pages lead a newcomer to one thing each", { tag: "@both" }, async ({ member: page }) => {
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  await expectLeads(page, {
    "/generate": ["문제집 만들기"],
    "/exam": ["문제집 만들기"],
    "/favorite": ["만든 문제집 보기"],
    "/library": ["풀기"],
    "/word": [isPhone ? "단어 넣기" : "넣기"],
    "/word/review": ["단어장으로"],
    "/note": ["문제집 풀러 가기"],
    "/study": ["문제집 풀러 가기"],
    "/class": ["반 만들기"],
    "/grammar": [],
    "/trash": [],
    "/account": [],
  });
});

test(
  "pages with something on them lead to one thing each",
  { tag: "@both" },
  async ({ member: page }) => {
    const id = await makeExam(page, "이끄는 문제집", [ESSAY]);
    await addWords(page, ["nevertheless", "obvious"]);
    await expectLeads(page, {
      [`/exam/${id}`]: ["학생에게 내기"],
      [`/exam/${id}?face=cover`]: ["풀기"],
      [`/exam/${id}/word`]: [/단어장에 넣기/],
      "/exam": ["문제집 만들기"],
      "/word": ["오늘의 복습"],
      "/word/review": ["복습 시작하기"],
    });
    const attempt = await startAttempt(page.request, id, "test");
    await expectLeads(page, { [`/exam/${id}/attempt/${attempt.id}`]: ["다음"] });
    await page.request.post(`/api/v1/attempt/submit/${attempt.id}`);
    // those that were missed are all
    await expectLeads(page, { [`/exam/${id}/attempt/${attempt.id}`]: ["다시 풀기"] });
  },
);
