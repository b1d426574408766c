/**
 * 오답노트: what was missed comes back, each time as another item.
 *
 * The list has one column on every width.
 */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { ESSAY, STORY } from "../support/passages.ts";
import { expect, makeExam, test } from "../support/test.ts";

interface Question {
  readonly id: number;
  readonly shape: string;
}

/** They do not take one another's places in the text. */
const TYPES = [
  "grammar-choice",
  "word-meaning",
  "sentence-insertion",
  "word-spelling",
  "word-form",
];

test(
  "missed items are kept, explained, written about and understood",
  { tag: "@phone" },
  async ({ member: page }) => {
    const id = await makeExam(page, "놓칠 문제집", [ESSAY], TYPES);
    const missed = await missAll(page, id);
    await page.goto("/generate");
    await page.goto("/note");
    await expect(page.getByRole("heading", { name: "오답노트", level: 1 })).toBeVisible();
    const list = page.getByRole("list", { name: "놓친 문항" });
    await expect(list.getByRole("listitem").first()).toBeVisible();

    const first = list.locator("> li").first();
    await expect(first.getByText("정답", { exact: true })).toHaveCount(0);
    await first.getByRole("button", { name: "정답과 해설" }).click();
    await expect(first.getByText("정답", { exact: true })).toBeVisible();
    await first.getByLabel("내 메모").fill("앞뒤 연결어를 보자");
    const saved = page.waitForResponse(/\/note\/edit/);
    await first.getByRole("button", { name: "메모 저장" }).click();
    expect((await (await saved).json()).code).toBe(200);
    await page.reload();
    await expect(list.locator("> li").first().getByLabel("내 메모")).toHaveValue(
      "앞뒤 연결어를 보자",
    );

    await page.getByLabel("모아 보기").selectOption("type:grammar-choice");
    await expect(page).toHaveURL(/group=type/);
    const ofOtherTypes = list.locator("> li").filter({ hasNotText: "(A), (B), (C)의 각 네모" });
    await expect(ofOtherTypes).toHaveCount(0);
    await expect(list.locator("> li").first()).toBeVisible();
    const ofType = await list.locator("> li").count();
    for (let left = ofType; left > 0; left--) {
      await list.getByRole("button", { name: "이해했어요" }).first().click();
      await expect(list.locator("> li")).toHaveCount(left - 1);
    }
    await expect(page.getByText("여기에 해당하는 문항이 없어요.")).toBeVisible();
    await page.getByRole("button", { name: "실행 취소" }).click();
    await expect(list.locator("> li")).toHaveCount(1);
    expect(missed).toBeGreaterThan(2);
  },
);

test(
  "due rules are shown above the form, and reviewed in another text",
  { tag: ["@wide", "@long"] },
  async ({ member: page }) => {
    await page.goto("/generate");
    await expect(page.getByRole("heading", { name: "오늘" })).toHaveCount(0);
    const id = await makeExam(page, "놓칠 문제집", [ESSAY]);
    await makeExam(page, "다른 지문", [STORY]);
    await missAll(page, id);
    await page.goto("/generate");
    const today = page.getByRole("region", { name: "오늘" });
    await today.getByRole("button", { name: /복습할 유형·규칙 \d+개/ }).click();
    await expect(page).toHaveURL(/\/attempt\/\d+$/);
    await expect(page.getByText(/오답 복습/)).toBeVisible();
    await expect(page.getByText("Many people believe that a good memory")).toHaveCount(0);

    await page.goto("/exam");
    await expect(page.getByRole("link", { name: "다른 지문" })).toBeVisible();
    await expect(page.getByText(/오답 복습/)).toHaveCount(0);
  },
);

test(
  "a missed rule is tested at once with a new item, and the result shows before and after",
  { tag: "@phone" },
  async ({ member: page }) => {
    const id = await makeExam(page, "놓칠 문제집", [ESSAY], ["grammar-error"]);
    await makeExam(page, "다른 지문", [STORY], ["grammar-error"]);
    await missAll(page, id);
    const attempts = await page.request.get(`/api/v1/attempt/list?exam_id=${id}`);
    const [{ id: attempt }] = (await attempts.json()).result;
    await page.goto(`/exam/${id}/attempt/${attempt}`);
    const atOnce = page.getByRole("region", { name: /놓친 유형·규칙 1개 · 약 2분/ });
    await expectAccessible(page, "a result with a missed rule");
    await atOnce.getByRole("button", { name: "새 문항으로 바로 풀기" }).click();
    await expect(page.getByText(/오답 복습/)).toBeVisible();
    const begun = Number(/attempt\/(\d+)$/.exec(page.url())?.[1]);
    const { exam_id: made } = (await (await page.request.get(`/api/v1/attempt/${begun}`)).json())
      .result;
    const { questions } = (await (await page.request.get(`/api/v1/exam/${made}`)).json()).result;
    const [{ key }] = questions;
    await page.keyboard.press(String(key.choice));
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "마치기" }).click();
    await page.getByRole("button", { name: "제출하기" }).click();
    const change = page.getByRole("region", { name: "복습 전과 후" });
    await expect(change.getByText("1번 중 0번")).toBeVisible();
    await expect(change.getByText("1번 중 1번")).toBeVisible();
    await expect(change.getByText(/모두 맞혔어요/)).toBeVisible();
    await expectAccessible(page, "before and after");
    await expect(atOnce).toHaveCount(0);
  },
);

test(
  "what was missed becomes a paper, its answers apart",
  { tag: "@phone" },
  async ({ member: page }) => {
    await missAll(page, await makeExam(page, "놓칠 문제집", [ESSAY], TYPES));
    await page.goto("/note");
    await page.getByRole("button", { name: "인쇄·내보내기" }).click();
    const dialog = page.getByRole("dialog", { name: "인쇄·내보내기" });
    const picture = dialog.getByRole("img", { name: /^시험지 첫 쪽/ });
    await expect(picture).toBeVisible();
    await expectAccessible(page, "missed items on paper", "dialog");
    // formats that are no papers are of exams alone
    await dialog.getByLabel("형식").click();
    await expect(page.getByRole("option")).toHaveCount(3);
    await page.getByRole("option", { name: /HWPX/ }).click();
    const save = async (button: string) => {
      const downloading = page.waitForEvent("download");
      await dialog.getByRole("button", { name: button }).click();
      return (await downloading).suggestedFilename();
    };
    expect(await save("한글 문서 내려받기")).toBe("오답노트.hwpx");
    const before = await picture.getAttribute("src");
    await dialog.getByLabel("정답", { exact: true }).click();
    await page.getByRole("option", { name: "정답만 뽑기" }).click();
    await expect.poll(() => picture.getAttribute("src")).not.toBe(before);
    await dialog.getByLabel("형식").click();
    await page.getByRole("option", { name: /PDF/ }).click();
    expect(await save("PDF 내려받기")).toBe("오답노트 정답.pdf");
  },
);

/** Takes an exam and answers every question with a choice wrongly; how many there were. */
async function missAll(page: Page, id: number): Promise<number> {
  const exam = (await (await page.request.get(`/api/v1/exam/${id}`)).json()).result;
  const keys = new Map<number, number>(
    exam.questions.map((question: { id: number; key: { choice?: number } }) => [
      question.id,
      question.key.choice ?? 0,
    ]),
  );
  const started = await page.request.post("/api/v1/attempt/start", {
    data: { exam_id: id, mode: "practice" },
  });
  const attempt = (await started.json()).result;
  const chosen = (attempt.questions as Question[]).filter(
    ({ shape }) => shape === "choose" || shape === "mark",
  );
  for (const question of chosen)
    await page.request.post(`/api/v1/attempt/answer/${attempt.id}`, {
      data: {
        question_id: question.id,
        response: { choice: ((keys.get(question.id) ?? 0) % 5) + 1 },
      },
    });
  await page.request.post(`/api/v1/attempt/submit/${attempt.id}`);
  return chosen.length;
}
