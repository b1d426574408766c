/**
 * Words that come back: the review, practice, the backlog, and tests about words.
 *
 * The pages have one column on every width; the card is swiped on a phone.
 */
import type { Locator, Page } from "@playwright/test";
import { ESSAY } from "../support/passages.ts";
import { expect, makeExam, test } from "../support/test.ts";
import { addWords } from "../support/words.ts";

const FIVE = ["memory", "address", "protect", "ancient", "rapidly"];

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test(
    "what is due is reviewed by keys, by swipe and by button, and undone",
    { tag: "@phone" },
    async ({ member: page }) => {
      await addWords(page, FIVE);
      await page.goto("/word");
      await expect(page.getByText("오늘 복습할 단어가 5개 있어요.")).toBeVisible();
      await page.getByRole("link", { name: "오늘의 복습" }).click();
      await page.getByRole("button", { name: "복습 시작하기" }).click();
      await expect(page.getByText("0개 했고 5개 남았어요")).toBeVisible();

      const rating = page.getByRole("group", { name: "얼마나 기억났나요?" });
      await expect(rating.getByRole("button", { name: /쉬움/ })).toBeDisabled();
      await page.keyboard.press("Space");
      await expect(rating.getByRole("button", { name: /쉬움.*일 뒤/ })).toBeEnabled();
      await expect(page.locator("[data-card] p:focus")).toBeVisible();
      await page.keyboard.press("4");
      await expect(page.getByText("1개 했고 4개 남았어요")).toBeVisible();

      await page.getByRole("button", { name: "뜻 보기" }).click();
      await rating.getByRole("button", { name: /쉬움/ }).click();
      await expect(page.getByText("2개 했고 3개 남았어요")).toBeVisible();

      const word = await shown(page);
      // a tap anywhere on the card turns it
      await page.locator("[data-card]").click({ position: { x: 12, y: 12 } });
      await expect(rating.getByRole("button", { name: /쉬움/ })).toBeEnabled();
      await swipe(page, page.locator("[data-card]"), -180);
      // "again": it is done for now, and comes back today
      await expect(page.getByText("3개 했고 3개 남았어요")).toBeVisible();
      await page.getByRole("button", { name: "되돌리기" }).click();
      await expect(page.getByText("2개 했고 3개 남았어요")).toBeVisible();
      expect(await shown(page)).toBe(word);

      for (let left = 3; left > 0; left--) {
        await page.getByRole("button", { name: "뜻 보기" }).click();
        await page.keyboard.press("4");
        await expect(
          page.getByText(left > 1 ? `${left - 1}개 남았어요` : "다 했어요", { exact: false }),
        ).toBeVisible();
      }
      await page.getByRole("button", { name: "복습 현황 보기" }).click();
      await expect(page.getByText("오늘 복습을 다 했어요.")).toBeVisible();
      const forecast = page.getByRole("region", { name: "앞으로 복습할 단어" });
      await forecast.getByText("표로 보기").click();
      await expect(forecast.getByRole("row")).toHaveCount(15);
    },
  );
});

test("practice leaves the schedule alone", { tag: "@wide" }, async ({ member: page }) => {
  await addWords(page, FIVE);
  const before = await schedule(page);
  await page.goto("/word/review");
  await page.getByRole("button", { name: "연습하기" }).click();
  for (let word = 0; word < FIVE.length; word++) {
    await page.getByRole("button", { name: "뜻 보기" }).click();
    await page.getByRole("button", { name: word % 2 ? "몰랐어요" : "알았어요" }).click();
  }
  await expect(page.getByText("단어 5개 가운데 3개를 알고 있었어요.")).toBeVisible();
  expect(await schedule(page)).toEqual(before);
});

test(
  "a backlog is spread over days, and a day has its limit",
  { tag: ["@phone", "@long"] },
  async ({ member: page }) => {
    await addWords(
      page,
      Array.from({ length: 70 }, (_, at) => `word ${at}`),
    );
    await page.goto("/word/review");
    await expect(page.getByText("오늘 복습할 단어 50개")).toBeVisible();
    await page.getByLabel("하루 복습량").selectOption("20");
    await expect(page.getByText("오늘 복습할 단어 20개")).toBeVisible();
    await page.getByLabel("나눌 날수").selectOption("7");
    await page.getByRole("button", { name: "나누기" }).click();
    await expect(page.getByText("7일에 나누었어요. 하루에 10개", { exact: false })).toBeVisible();
    await expect(page.getByText("오늘 복습할 단어 10개")).toBeVisible();
  },
);

test(
  "a test about the words: made, taken with a typo, and missed words go on the list",
  { tag: "@wide" },
  async ({ member: page }) => {
    await addWords(page, ["receive", "environment"]);
    await page.goto("/word");
    await page.getByRole("button", { name: "단어 시험" }).click();
    for (const [label, count] of [
      ["영어 보고 뜻 고르기", "0"],
      ["뜻 보고 영어 고르기", "0"],
      ["뜻 보고 영어 쓰기", "5"],
    ])
      await page.getByLabel(label ?? "").selectOption(count ?? "");
    await page.getByRole("button", { name: "만들기", exact: true }).click();
    await expect(page).toHaveURL(/\/exam\/\d+$/);
    await expect(page.getByText(/만들지 않은 문항 \d+개와 이유/)).toBeVisible();
    await page.getByRole("button", { name: "풀기", exact: true }).click();
    await page.getByRole("button", { name: "시작하기" }).click();
    const line = page.locator("input[placeholder]:enabled");
    const hint = await line.getAttribute("placeholder");
    await line.fill(hint?.startsWith("r") ? "recieve" : "enviroment");
    await page.getByRole("button", { name: "채점하기" }).click();
    await expect(page.getByText("철자를 확인해 보세요", { exact: false })).toBeVisible();
    await expect(page.getByText("(1/2점)")).toBeVisible();
    await page.getByRole("button", { name: "정답과 해설 보기" }).click();
    await page.getByRole("button", { name: /단어장에 넣기/ }).click();
    await expect(page.getByText("이미 단어장에 있어요.", { exact: false })).toBeVisible();
  },
);

test(
  "from a missed item to its lesson, and to its word's review, in three taps",
  { tag: "@phone" },
  async ({ member: page }) => {
    const id = await makeExam(page, "세 번에", [ESSAY], "all");
    await page.goto(`/exam/${id}`);
    const started = await page.request.post("/api/v1/attempt/start", {
      data: { exam_id: id, mode: "test" },
    });
    const attempt = (await started.json()).result;
    const { questions } = (await (await page.request.get(`/api/v1/exam/${id}`)).json()).result;
    // every answer is wrong
    for (const question of questions.filter(isChosen))
      await page.request.post(`/api/v1/attempt/answer/${attempt.id}`, {
        data: { question_id: question.id, response: { choice: (question.key.choice % 3) + 1 } },
      });
    await page.request.post(`/api/v1/attempt/submit/${attempt.id}`);
    await page.goto(`/exam/${id}/attempt/${attempt.id}`);

    await page.getByRole("button", { name: "모두 펼치기" }).click();
    await page
      .getByRole("button", { name: /수 일치|능동태|관계|형용사와 부사/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "이렇게 알아봐요" })).toBeVisible();
    await page.getByRole("button", { name: "닫기" }).click();

    // an underlined point opens the lesson of its rule
    await page.locator("[data-place] [data-word]").first().click();
    await page.getByRole("button", { name: /^이 자리의 문법/ }).click();
    await expect(page.getByRole("heading", { name: "이렇게 알아봐요" })).toBeVisible();
    await page.getByRole("button", { name: "닫기" }).click();
    await page.keyboard.press("Escape");

    await page
      .getByRole("button", { name: /단어장에 넣기/ })
      .first()
      .click();
    await page.getByRole("link", { name: "복습하러 가기" }).click();
    await page.getByRole("button", { name: "복습 시작하기" }).click();
    await expect(page.getByRole("button", { name: "뜻 보기" })).toBeVisible();

    await page.goto("/grammar");
    await page.getByRole("button", { name: "많이 놓친 것부터" }).click();
    await expect(page.getByRole("list", { name: "문법 규칙" }).getByRole("listitem")).toHaveCount(
      35,
    );
    await page.getByRole("link", { name: /놓침/ }).first().click();
    await expect(page.getByText(/\d+번 풀어서/)).toBeVisible();
    await page.getByRole("link", { name: "세 번에" }).first().click();
    await expect(page).toHaveURL(/#question-\d+$/);
    await expect(page.locator("h2:focus")).toBeVisible();

    // the same from a lesson that lies over the exam itself
    await page.getByRole("switch", { name: "정답과 해설" }).check();
    await page
      .getByRole("button", { name: /수 일치|능동태|관계|형용사와 부사/ })
      .first()
      .click();
    await page.getByRole("dialog").getByRole("link", { name: "세 번에" }).first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator("h2:focus")).toBeVisible();
  },
);

function isChosen(question: { shape: string }): boolean {
  return question.shape === "choose" || question.shape === "mark";
}

async function shown(page: Page): Promise<string | null> {
  return page.locator("[data-card] [lang=en]").first().textContent();
}

async function schedule(page: Page): Promise<unknown> {
  const { result } = await (await page.request.get("/api/v1/word/list?limit=50")).json();
  return result.map((word: { id: number; due_at: string; reps: number }) => [
    word.id,
    word.due_at,
    word.reps,
  ]);
}

/** A finger that goes so far to the side. */
async function swipe(page: Page, card: Locator, way: number) {
  const box = await card.boundingBox();
  if (!box) throw new Error("no card");
  const client = await page.context().newCDPSession(page);
  const y = box.y + 40;
  const from = box.x + box.width / 2;
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
  await touch("touchStart", from);
  for (let step = 1; step <= 6; step++) await touch("touchMove", from + (way * step) / 6);
  await touch("touchEnd");
}
