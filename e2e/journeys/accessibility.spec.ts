/**
 * No page has a finding of axe that is more than minor, or scrolls sideways, also where it is 320 px wide or its text is
 * twice as large: all is looked at in one visit, on a phone.
 */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { expectToFit } from "../support/fit.ts";
import { ESSAY } from "../support/passages.ts";
import { startAttempt, openAttempt } from "../support/taking.ts";
import { expect, makeExam, test } from "../support/test.ts";

const TITLE = `아주 긴 제목 ${"길고 긴 ".repeat(15)}`.trim();

/** Opens a page and looks at all of it. */
async function expectGood(page: Page, path: string, name = path): Promise<void> {
  await page.goto(path);
  await expectAccessible(page, name);
  await expectAt(page, path);
  await expectToFit(page, name);
}

/** No guard has led elsewhere. */
async function expectAt(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, page.url());
  await expect(page).toHaveURL((url) => url.pathname === pathname);
}

test("pages of a guest", { tag: "@phone" }, async ({ page }) => {
  for (const path of ["/sign-in", "/account/forgot", "/account/reset#token=none"])
    await expectGood(page, path);
  // what else they show is looked at in the journeys that begin there
  for (const path of ["/try", "/t"]) {
    await page.goto(path);
    await expectToFit(page, path);
  }
});

test("pages with nothing on them", { tag: "@phone" }, async ({ member: page }) => {
  for (const path of ["/generate", "/note", "/study", "/grammar", "/grammar/voice", "/trash"])
    await expectGood(page, path, `${path}, empty`);
  // that these fit is seen where something is on them
  for (const path of ["/exam", "/favorite", "/word", "/word/review"]) {
    await page.goto(path);
    await expectAccessible(page, `${path}, empty`);
    await expectAt(page, path);
  }
  await page.goto("/library");
  await expectToFit(page, "/library");
});

test("lists, words and the dictionary", { tag: "@phone" }, async ({ member: page }) => {
  const id = await makeExam(page, TITLE, [ESSAY]);
  for (const [text, meaning] of [
    ["memory", "기억"],
    ["nevertheless", ""],
  ])
    await page.request.post("/api/v1/word/append", { data: { text, meaning } });
  const folder = await page.request.post("/api/v1/favorite/create", {
    data: { title: "폴더" },
  });
  const favorite_id = (await folder.json()).result.id;
  await page.request.post("/api/v1/favorite/append_exam", {
    data: { exam_id: id, favorite_id },
  });
  for (const path of [`/favorite?folder=${favorite_id}`, `/exam/${id}?face=cover`]) {
    await page.goto(path);
    await expectToFit(page, path);
  }
  for (const path of ["/exam", "/favorite", "/word", `/exam/${id}/word`, "/word/review"])
    await expectGood(page, path);
  await page.getByRole("button", { name: "복습 시작하기" }).click();
  await page.getByRole("button", { name: "뜻 보기" }).click();
  await expectAccessible(page, "an open card");
  await page.goto(`/exam/${id}`);
  await page.locator("[data-word]", { hasText: "memory" }).first().click();
  await expect(page.getByRole("button", { name: "단어장에 추가" })).toBeVisible();
  await expectAccessible(page, "a word's dialog", "dialog");
});

test("an exam, its lessons and its desk", { tag: "@phone" }, async ({ member: page }) => {
  const id = await makeExam(page, TITLE, [ESSAY], "all");
  await page.goto(`/exam/${id}`);
  await page.getByRole("switch", { name: "정답과 해설" }).check();
  await expectAccessible(page, "exam with keys");
  await expectToFit(page, "exam with keys");
  await page
    .getByRole("button", { name: /주어와 동사의 수 일치|능동태와 수동태/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "이런 함정이 있어요" })).toBeVisible();
  await expectAccessible(page, "a lesson's dialog", "dialog");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "1번 문항 편집", exact: true }).click();
  await expect(page.getByRole("form", { name: "1번 문항 편집" })).toBeVisible();
  await expectAccessible(page, "editing");
  await page.getByRole("button", { name: "취소" }).click();
  await page.getByRole("button", { name: "1번 문항 메뉴", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: "순서 바꾸기" })).toBeVisible();
  await expectAccessible(page, "an open menu", "menu");
  await page.getByRole("menuitem", { name: "유형 바꾸기" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "types to choose from", "dialog");
  await page.getByRole("button", { name: "취소" }).click();
  await page.getByRole("button", { name: "1번 문항 메뉴", exact: true }).click();
  await page.getByRole("menuitem", { name: "순서 바꾸기" }).click();
  await expect(page.locator("[data-line]").first()).toBeVisible();
  await expectAccessible(page, "ordering");
  await page.getByRole("button", { name: "다 했어요" }).click();
});

test("taking, its result, and what was missed", { tag: "@phone" }, async ({ member: page }) => {
  const id = await makeExam(page, TITLE, [ESSAY]);
  const started = await page.request.post("/api/v1/attempt/start", {
    data: { exam_id: id, mode: "practice" },
  });
  const attempt = (await started.json()).result.id;
  await page.goto(`/exam/${id}/attempt/${attempt}`);
  await expect(page.getByRole("button", { name: "1번, 아직", exact: true })).toBeVisible();
  await page.keyboard.press("1");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/맞았어요|틀렸어요/)).toBeVisible();
  await expectAccessible(page, "taking");
  await expectToFit(page, "taking");
  await page.request.post(`/api/v1/attempt/submit/${attempt}`);
  await page.reload();
  await expect(page.getByText(/맞혔어요/)).toBeVisible();
  await expectAccessible(page, "result");
  await expectToFit(page, "result");
  const sitting = await startAttempt(page.request, id, "test", { time_limit: 600 });
  await openAttempt(page, sitting);
  await page.keyboard.press("f");
  await page.keyboard.press("Shift+Digit2");
  await page.getByRole("group", { name: "지문" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("h");
  await expect(page.locator("mark")).toBeVisible();
  await expectAccessible(page, "a test that is drawn on");
  await page.getByRole("button", { name: "제출", exact: true }).click();
  await expect(page.getByRole("button", { name: "제출하기" })).toBeVisible();
  await expectAccessible(page, "before submitting", "dialog");
  await page.keyboard.press("Escape");
  for (const path of ["/note", "/generate", "/study"]) {
    await page.goto(path);
    await expectAccessible(page, `${path}, with something missed`);
  }
});
