/**
 * Taking: annotations, offline, in two windows, with a deadline; and the result.
 *
 * Text and question stand beside each other on a wide screen and below each other on a phone: that is
 * looked at on both. The rest is the same on both, and each is tried on one of them.
 */
import { ESSAY, STORY } from "../support/passages.ts";
import { expect, makeExam, PASSWORD, productUrl, register, test } from "../support/test.ts";
import {
  startAttempt,
  choicesOf,
  choiceQuestions,
  numberButton,
  openAttempt,
  passDeadline,
  storedAttempt,
} from "../support/taking.ts";

test.describe("with a clock that is set", () => {
  test.use({ ownContext: true });

  test(
    "a practice answer is graded, tried again, and explained",
    { tag: "@wide" },
    async ({ member: page }) => {
      const id = await makeExam(page, "연습", [ESSAY]);
      const keys = await keysOf(page, id);
      const attempt = await startAttempt(page.request, id, "practice");
      await page.clock.install();
      await openAttempt(page, attempt);
      const key = keys[0] ?? 0;
      // as long as it takes to be counted
      await page.clock.fastForward(3000);
      await page.keyboard.press(String((key % 5) + 1));
      await page.getByRole("button", { name: "채점하기" }).click();
      await expect(page.getByText("✗ 틀렸어요")).toBeVisible();
      await expect(page.getByText("정답", { exact: true })).toHaveCount(0);
      await page.getByRole("button", { name: "다시 해 보기" }).click();
      await expect(numberButton(page, 1, "아직")).toBeVisible();
      await page.keyboard.press(String(key));
      await page.getByRole("button", { name: "채점하기" }).click();
      await expect(page.getByText("✓ 맞았어요")).toBeVisible();
      await expect(page.getByText("점수에는 첫 답이 들어가요", { exact: false })).toBeVisible();
      await expect(page.getByText("정답", { exact: true })).toBeVisible();
      await page.reload();
      await expect(numberButton(page, 1, "맞음")).toBeVisible();

      await page.getByRole("button", { name: "마치기" }).click();
      await page.getByRole("button", { name: "제출하기" }).click();
      await expect(page.getByText(/문항 중 0문항을 맞혔어요/)).toBeVisible();
      // an item is folded until its number is pressed
      await expect(page.getByText("2번 만에 맞혔어요", { exact: false })).toHaveCount(0);
      await page.getByRole("button", { name: /^1번, 틀림/ }).click();
      await expect(page.getByText("2번 만에 맞혔어요", { exact: false })).toBeVisible();
      await expect(page.getByText(/걸린 시간 \d+초/).first()).toBeVisible();
      await expect(page.getByRole("table", { name: "유형별 결과" })).toBeVisible();
      await expect(page.getByRole("table", { name: "문법 규칙별 결과" })).toBeVisible();
      // the evidence is highlighted in the text
      await expect(page.locator("mark").first()).toBeVisible();
    },
  );

  test(
    "an answer after the deadline is refused, and the page says so",
    { tag: "@wide" },
    async ({ member: page }) => {
      const id = await makeExam(page, "마감", [ESSAY]);
      const attempt = await startAttempt(page.request, id, "test", { time_limit: 600 });
      await page.clock.install();
      await openAttempt(page, attempt);
      await page.keyboard.press("1");
      await expect.poll(() => saved(page, attempt.id)).toBe(1);
      await page.context().setOffline(true);
      await page.keyboard.press("2");
      await expect(page.getByText(/답 1개를 이 기기에 보관하고 있어요/)).toBeVisible();
      passDeadline(attempt.id);
      await page.clock.fastForward(600_000);
      await expect(page.getByRole("timer")).toHaveText("0:00");
      await page.context().setOffline(false);
      await expect(page.getByRole("heading", { name: "시간이 끝났어요" })).toBeVisible();
      await expect(page.getByText(/^답한 1문항까지 제출했어요\./)).toBeVisible();
      await expect(page.getByText("시험 결과")).not.toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page.getByText("시험 결과")).toBeVisible();
      await expect(page.getByRole("alert")).toContainText(
        "1번 문항의 마지막 답은 저장하지 못했어요. 제한 시간이 끝났어요.",
      );
      expect(Object.values(choicesOf(await storedAttempt(page.request, attempt.id)))).toEqual([1]);
    },
  );
});

test(
  "annotations stay with the attempt: flag, struck option, highlight",
  { tag: "@phone" },
  async ({ member: page }) => {
    const id = await makeExam(page, "시험", [ESSAY]);
    const attempt = await startAttempt(page.request, id, "test");
    await openAttempt(page, attempt);
    await page.getByRole("button", { name: "나중에 보기" }).click();
    await expect(numberButton(page, 1, "아직, 나중에 보기")).toBeVisible();
    await page.getByRole("button", { name: "2번 지우기" }).click();
    await expect(page.getByRole("button", { name: "2번 되살리기" })).toBeVisible();
    await page.keyboard.press("Shift+Digit4");
    await expect(page.getByRole("button", { name: "4번 되살리기" })).toBeVisible();
    await page.keyboard.press("3");

    const text = page.getByRole("group", { name: "지문" });
    await text.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("h");
    await expect(page.locator("mark")).toHaveText(/Many people believe/);
    await page.waitForLoadState("networkidle");

    await page.reload();
    await expect(numberButton(page, 1, "답함, 나중에 보기")).toBeVisible();
    await numberButton(page, 1, "답함, 나중에 보기").click();
    await expect(page.locator("mark")).toHaveText(/Many people believe/);
    await expect(page.getByRole("button", { name: "2번 되살리기" })).toBeVisible();

    await page.getByRole("button", { name: "제출", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("region", { name: "나중에 볼 문항" })).toContainText("1번");
    await dialog
      .getByRole("region", { name: "답하지 않은 문항" })
      .getByText("3번", { exact: true })
      .click();
    await expect(numberButton(page, 3, "아직")).toHaveAttribute("aria-current", "step");
  },
);

test(
  "the missed questions are retaken, without the others",
  { tag: ["@wide", "@long"] },
  async ({ member: page }) => {
    const id = await makeExam(page, "다시", [ESSAY]);
    const keys = await keysOf(page, id);
    const attempt = await startAttempt(page.request, id, "test");
    for (const number of choiceQuestions(attempt).slice(0, 3)) {
      const response = { choice: keys[number - 1] };
      const question_id = attempt.questions[number - 1]?.id;
      await page.request.post(`/api/v1/attempt/answer/${attempt.id}`, {
        data: { question_id, response },
      });
    }
    await openAttempt(page, attempt);
    await page.getByRole("button", { name: "제출", exact: true }).click();
    await page.getByRole("button", { name: "제출하기" }).click();
    await page.getByRole("button", { name: /^못 맞힌 \d+문항만 다시 풀기/ }).click();
    await page.getByRole("radio", { name: "시험" }).check();
    await page.getByRole("button", { name: "시작하기" }).click();
    const left = attempt.questions.length - 3;
    await expect(numberButton(page, left, "아직")).toBeAttached();
    await expect(numberButton(page, left + 1, "아직")).toHaveCount(0);
    await page.goto(`/exam/${id}`);
    await expect(page.getByText(/시험 \(못 맞힌 문항만\)/)).toBeVisible();
  },
);

test(
  "answers outlive a lost connection and a closed page",
  { tag: "@phone" },
  async ({ member: page }) => {
    const id = await makeExam(page, "끊김", [ESSAY]);
    const attempt = await startAttempt(page.request, id, "test");
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    await openAttempt(page, attempt);
    const [first = 0, second = 0, third = 0] = choiceQuestions(attempt);
    await numberButton(page, first, "아직").click();
    await page.keyboard.press("1");
    await expect.poll(async () => saved(page, attempt.id)).toBe(1);

    await page.context().setOffline(true);
    for (const number of [second, third]) {
      await numberButton(page, number, "아직").click();
      await page.keyboard.press("2");
    }
    await page.keyboard.press("3");
    await expect(page.getByText(/답 2개를 이 기기에 보관하고 있어요/)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("연결이 끊겼어요")).toHaveCount(0);
    const idOf = (number: number) => attempt.questions[number - 1]?.id ?? 0;
    await expect
      .poll(async () => choicesOf(await storedAttempt(page.request, attempt.id)))
      .toEqual({ [idOf(first)]: 1, [idOf(second)]: 2, [idOf(third)]: 3 });

    // the page is closed before the connection is back
    await page.context().setOffline(true);
    await numberButton(page, first, "답함").click();
    await page.keyboard.press("4");
    await expect(page.getByText(/답 1개를 이 기기에 보관하고 있어요/)).toBeVisible();
    const context = page.context();
    await page.close();
    await context.setOffline(false);
    const later = await context.newPage();
    await openAttempt(later, attempt);
    await expect
      .poll(async () => choicesOf(await storedAttempt(later.request, attempt.id))[idOf(first)])
      .toBe(4);
    expect(alerts).toEqual([]);
  },
);

test(
  "a test submitted without a connection is submitted when it is back",
  { tag: ["@wide", "@long"] },
  async ({ member: page }) => {
    const id = await makeExam(page, "제출", [ESSAY]);
    const attempt = await startAttempt(page.request, id, "test");
    await openAttempt(page, attempt);
    await page.context().setOffline(true);
    await page.keyboard.press("2");
    await page.getByRole("button", { name: "제출", exact: true }).click();
    await page.getByRole("button", { name: "제출하기" }).click();
    await expect(page.getByText(/연결되면 바로 제출해요/)).toBeVisible();
    await page.getByRole("button", { name: "제출 취소" }).click();
    await page.keyboard.press("3");
    await page.getByRole("button", { name: "제출", exact: true }).click();
    await page.getByRole("button", { name: "제출하기" }).click();
    await page.context().setOffline(false);
    await expect(page.getByText("시험 결과")).toBeVisible();
    expect(Object.values(choicesOf(await storedAttempt(page.request, attempt.id)))).toEqual([3]);
  },
);

test(
  "two browsers of one learner do not overwrite one another silently",
  { tag: ["@phone", "@long"] },
  async ({ page, browser }) => {
    const email = await register(page);
    const other = await (
      await browser.newContext({ viewport: page.viewportSize(), baseURL: productUrl() })
    ).newPage();
    await other.request.post("/api/v1/user/login", { data: { email, password: PASSWORD } });
    const id = await makeExam(page, "두 창", [ESSAY]);
    const attempt = await startAttempt(page.request, id, "test");
    for (const one of [page, other]) await openAttempt(one, attempt);
    await page.keyboard.press("3");
    await expect.poll(() => saved(page, attempt.id)).toBe(1);
    await other.keyboard.press("2");
    const alert = other.getByRole("alert");
    await expect(alert).toContainText("1번 문항의 답이 두 창이나 기기에서 서로 달라요");
    await expect(other.getByRole("radio").nth(2)).toBeChecked();
    const idOf = attempt.questions[0]?.id ?? 0;
    expect(choicesOf(await storedAttempt(page.request, attempt.id))[idOf]).toBe(3);
    await alert.getByRole("button", { name: "여기서 고른 답: ②" }).click();
    await expect
      .poll(async () => choicesOf(await storedAttempt(page.request, attempt.id))[idOf])
      .toBe(2);
    await expect(alert).toHaveCount(0);

    // the first window gets the conflict next, and may keep the stored answer
    await page.keyboard.press("5");
    await page.getByRole("alert").getByRole("button", { name: "저장된 답: ②" }).click();
    await expect(page.getByRole("radio").nth(1)).toBeChecked();
    expect(choicesOf(await storedAttempt(page.request, attempt.id))[idOf]).toBe(2);

    // what one submits, the other shows as submitted
    await page.request.post(`/api/v1/attempt/submit/${attempt.id}`);
    await other.keyboard.press("4");
    await expect(other.getByText("시험 결과")).toBeVisible();
    await expect(other.getByRole("alert")).toContainText("저장하지 못했어요");
    await other.context().close();
  },
);

test(
  "text and question fit the screen, in the chosen size",
  { tag: "@both" },
  async ({ member: page }) => {
    const id = await makeExam(page, "배치", [ESSAY, STORY]);
    const attempt = await startAttempt(page.request, id, "test");
    await openAttempt(page, attempt);
    const isWide = (page.viewportSize()?.width ?? 0) > 1000;
    const text = page.getByRole("group", { name: "지문" });
    const options = page.getByRole("radiogroup");
    const [left, right] = [await text.boundingBox(), await options.boundingBox()];
    if (isWide) expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
    else {
      expect(right?.y).toBeGreaterThan((left?.y ?? 0) + (left?.height ?? 0) - 1);
      await page.getByRole("button", { name: "지문 접기" }).click();
      await expect(text).toBeHidden();
      await page.getByRole("button", { name: "다음" }).click();
      await page.getByRole("button", { name: "지문 펼치기" }).click();
      await expect(text).toBeVisible();
    }
    const size = () =>
      text
        .locator("[lang=en]")
        .first()
        .evaluate((prose) => parseFloat(getComputedStyle(prose).fontSize));
    const before = await size();
    await page.getByRole("button", { name: "풀이 메뉴" }).click();
    await page.getByRole("menuitemradio", { name: "아주 크게" }).click();
    await expect.poll(size).toBeGreaterThan(before * 1.3);
    await page.reload();
    await expect(page.getByRole("navigation", { name: "문항" })).toBeVisible();
    await expect.poll(size).toBeGreaterThan(before * 1.3);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);

    await page.getByRole("button", { name: "풀이 메뉴" }).click();
    await page.getByRole("menuitem", { name: "처음부터 다시 풀기" }).click();
    await page.getByRole("button", { name: "처음부터 다시" }).click();
    await expect(page).not.toHaveURL(new RegExp(`/attempt/${attempt.id}$`));
    await expect(page).toHaveURL(/\/attempt\/\d+$/);
  },
);

test(
  "the text is folded from beside the options, and the page returns to where it was left",
  { tag: "@phone-only" },
  async ({ member: page }) => {
    const id = await makeExam(page, "접기", [ESSAY, STORY]);
    await openAttempt(page, await startAttempt(page.request, id, "test"));
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    const text = page.getByRole("group", { name: "지문" });
    const last = page.getByRole("radio").last();
    await page.waitForLoadState("networkidle");
    await page
      .getByRole("radiogroup")
      .evaluate((group) => group.scrollIntoView({ block: "center" }));
    const unfolded = await scrolled();
    expect(unfolded).toBeGreaterThan(0);
    await page.getByRole("button", { name: "지문 접기" }).click();
    await expect(text).toBeHidden();
    await expect(last).toBeInViewport();
    const folded = await scrolled();
    expect(folded).toBeLessThan(unfolded);
    await page.getByRole("button", { name: "지문 펼치기" }).click();
    await expect.poll(scrolled).toBe(unfolded);
    await page.getByRole("button", { name: "지문 접기" }).click();
    await expect.poll(scrolled).toBe(folded);
  },
);

async function saved(page: import("@playwright/test").Page, attemptId: number): Promise<number> {
  return (await storedAttempt(page.request, attemptId)).responses.length;
}

/** The right choices of an exam's questions in order; undefined where none is chosen. */
async function keysOf(
  page: import("@playwright/test").Page,
  id: number,
): Promise<(number | undefined)[]> {
  const { result } = await (await page.request.get(`/api/v1/exam/${id}`)).json();
  return result.questions.map((item: { key: { choice?: number } }) => item.key.choice);
}

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test(
    "a number in the text is chosen up to its edge, and so is one in the bar",
    { tag: "@phone-only" },
    async ({ member }) => {
      const id = await makeExam(member, "손가락으로", [ESSAY], ["grammar-error"]);
      await member.goto(`/exam/${id}`);
      await member.getByRole("button", { name: "풀기" }).click();
      await member.getByRole("button", { name: "시작하기" }).click();
      const numeral = member.locator("[data-place='3'] [data-choosable]");
      await numeral.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await numeral.boundingBox())!;
      await member.touchscreen.tap(x + width - 3, y + height / 2);
      const bar = member.getByRole("group", { name: "바로 고르기" });
      await expect(bar.getByRole("button", { name: "3번" })).toHaveAttribute(
        "aria-pressed",
        "true",
      );
      await expect(member.getByRole("dialog")).toHaveCount(0);
      await bar.getByRole("button", { name: "5번" }).tap();
      await expect(member.locator("[data-place='5'][data-chosen]")).toBeVisible();
    },
  );
});
