/**
 * 학습 현황: what was done shows as streak, accuracy, words and forecast, in pictures and in tables.
 *
 * The pictures have most room, and most to draw, on a wide screen; the menu is a drawer on a phone.
 */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { follow } from "../support/drawer.ts";
import { ESSAY } from "../support/passages.ts";
import { expect, makeExam, test } from "../support/test.ts";
import { addWords } from "../support/words.ts";

interface Question {
  readonly id: number;
  readonly type: string;
  readonly key: { readonly choice?: number };
}

test(
  "a new learner gets a hint; an answered exam shows in every chart",
  { tag: "@wide" },
  async ({ member: page }) => {
    await page.goto("/study");
    await expect(page.getByText("아직 기록이 없어요.", { exact: false })).toBeVisible();
    await expectAccessible(page, "/study");
    await page.getByRole("link", { name: "문제집 풀러 가기" }).click();
    await expect(page).toHaveURL(/\/exam$/);

    const id = await makeExam(page, "현황 문제집", [ESSAY]);
    const { right, total } = await answerAll(page, id);
    await addWords(page, ["memory", "ancient"]);
    await page.goto("/study");
    const streak = page.getByRole("region", { name: "연속 학습" });
    await expect(streak.getByText("오늘부터 이어서 공부하고 있어요.")).toBeVisible();
    await expect(streak.getByText("✓ 했어요")).toBeVisible();
    await streak.getByText("표로 보기").click();
    await expect(streak.getByRole("row")).toHaveCount(2);
    await expect(streak.getByRole("row").last()).toContainText(String(total));

    const accuracy = page.getByRole("region", { name: "정답률", exact: true });
    await expect(accuracy.getByText(`문항 ${total}개 가운데 ${right}개를`)).toBeVisible();
    await expect(accuracy.locator("svg path").first()).toBeVisible();
    await accuracy.getByText("표로 보기").click();
    await expect(accuracy.getByRole("columnheader")).toHaveText([
      "기간",
      "푼 문항",
      "맞힌 문항",
      "정답률",
    ]);
    await expect(accuracy.getByRole("row").last().getByRole("cell").first()).toHaveText(
      String(total),
    );

    const words = page.getByRole("region", { name: "늘어난 단어" });
    await expect(words.getByText("단어장의 단어 2개 가운데 0개를")).toBeVisible();
    const forecast = page.getByRole("region", { name: "앞으로 복습할 것" });
    await expect(forecast.getByText("오늘 단어 2개와 유형·규칙", { exact: false })).toBeVisible();
    await forecast.getByText("표로 보기").click();
    await expect(forecast.getByRole("row")).toHaveCount(31);
    await expectAccessible(page, "/study");

    // the exam goes, what was learned by it stays
    await page.request.post(`/api/v1/exam/remove/${id}`);
    await page.reload();
    await expect(accuracy.getByText(`문항 ${total}개 가운데 ${right}개를`)).toBeVisible();
  },
);

test(
  "the range and a rule are chosen by keyboard, and lead to lesson and notebook",
  { tag: ["@phone", "@long"] },
  async ({ member: page }) => {
    const id = await makeExam(
      page,
      "현황 문제집",
      [ESSAY],
      ["grammar-choice", "word-meaning", "sentence-insertion", "word-spelling", "word-form"],
    );
    await answerAll(page, id);
    await page.goto("/generate");
    await follow(page, "학습 현황");
    await expect(page.getByRole("heading", { name: "학습 현황", level: 1 })).toBeVisible();

    const accuracy = page.getByRole("region", { name: "정답률", exact: true });
    const select = accuracy.getByLabel("무엇의 정답률");
    await expect(select).toBeVisible();
    await page.getByRole("button", { name: "12주" }).focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/days=28/);
    await page.keyboard.press("Tab");
    await expect(select).toBeFocused();
    // past the picture, into the table
    await page.keyboard.press("Tab");
    await expect(accuracy.locator("summary")).toBeFocused();

    await select.selectOption("type:grammar-choice");
    await expect(page).toHaveURL(/of=type/);
    await expect(accuracy.getByText(/^문항 \d개 가운데 0개를/)).toBeVisible();
    await page.reload();
    await expect(select).toHaveValue("type:grammar-choice");

    const rules = page.getByRole("region", { name: "문법 규칙별 정답률" });
    const lesson = rules.locator("a[href^='/grammar/']").first();
    const rule = (await lesson.textContent()) ?? "";
    await lesson.click();
    await expect(page.getByRole("heading", { name: rule, level: 1 })).toBeVisible();
    await page.goBack();
    await rules
      .getByRole("link", { name: /오답 보기$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/note\?group=rule/);
    await expect(
      page.getByRole("list", { name: "놓친 문항" }).getByRole("listitem").first(),
    ).toBeVisible();
  },
);

/** Takes an exam: every second question with a choice is answered rightly. */
async function answerAll(page: Page, id: number): Promise<{ right: number; total: number }> {
  const exam = (await (await page.request.get(`/api/v1/exam/${id}`)).json()).result;
  const questions = (exam.questions as Question[]).filter(({ key }) => key.choice !== undefined);
  const started = await page.request.post("/api/v1/attempt/start", {
    data: { exam_id: id, mode: "practice" },
  });
  const attempt = (await started.json()).result.id;
  let right = 0;
  for (const [at, { id: question_id, type, key }] of questions.entries()) {
    const isRight = at % 2 === 0 && !type.startsWith("grammar");
    if (isRight) right += 1;
    const choice = (((key.choice ?? 1) - 1 + (isRight ? 0 : 1)) % 5) + 1;
    const answer = await page.request.post(`/api/v1/attempt/answer/${attempt}`, {
      data: { question_id, response: { choice } },
    });
    expect((await answer.json()).code).toBe(200);
  }
  return { right, total: questions.length };
}
