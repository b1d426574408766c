/**
 * What a learner does from beginning to end.
 *
 * The long way is gone on a phone, where every page is behind the drawer; what stands beside what on a
 * wide screen is covered by the journeys of taking.
 */
import type { Page } from "@playwright/test";
import { follow, openDrawer } from "../support/drawer.ts";
import { ESSAY, STORY } from "../support/passages.ts";
import { storedAttempt } from "../support/taking.ts";
import { allDrawn, expect, makeExam, signUp, test } from "../support/test.ts";

/** The first sentences of a passage, from which few items are made: each is answered twice. */
const opening = (text: string) => text.split(". ").slice(0, 5).join(". ") + ".";

test(
  "from signing up to signing out: made, taken, filed, found again",
  { tag: "@phone" },
  async ({ page }) => {
    test.slow();
    await signUp(page);

    await page.getByLabel("제목").fill("첫 문제집");
    await page
      .getByRole("textbox", { name: "지문 1" })
      .fill(`${opening(ESSAY)}\n\n---\n\n${opening(STORY)}`);
    await expect(page.getByRole("textbox", { name: "지문 2" })).toHaveValue(opening(STORY));
    await page.getByRole("button", { name: "문제집 만들기" }).click();
    await expect(page).toHaveURL(/\/exam\/\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: "첫 문제집" })).toBeVisible();
    await expect(page.locator("[data-item]").first()).toBeVisible();
    await allDrawn(page);
    const count = await page.getByRole("heading", { level: 2, name: /^\d+\. / }).count();
    expect(count).toBeGreaterThanOrEqual(4);
    const examUrl = page.url();

    await expect(page.getByText("정답", { exact: true })).toHaveCount(0);
    await page.getByRole("switch", { name: "정답과 해설" }).check();
    await expect(page.getByText("정답", { exact: true })).toHaveCount(count);

    await practise(page, count);
    await page.goto(examUrl);
    await sitTest(page, count);

    await page.getByRole("link", { name: "문제집으로" }).click();
    await expect(page.getByRole("heading", { name: "지금까지 푼 기록" })).toBeVisible();
    await expect(page.getByRole("link", { name: /시험 · \d+점/ })).toBeVisible();
    await expect(page.getByRole("link", { name: /연습 · \d+점/ })).toBeVisible();

    // what was taken shows its cover first: no item, no key
    await expect(page.locator("[data-item]")).toHaveCount(0);
    await page.getByRole("button", { name: "문항", exact: true }).click();
    await addWord(page);
    await putIntoFolder(page);
    await findAgain(page);

    await follow(page, "단어장");
    await expect(page.getByText("고른 뜻")).toBeVisible();
    await leave(page);
  },
);

test("an open attempt goes on after a reload, with the answers saved", async ({ member }) => {
  const id = await makeExam(member, "이어 풀기", [ESSAY, STORY]);
  await member.goto(`/exam/${id}`);
  await start(member, "시험");
  await member.keyboard.press("3");
  await expect(member.getByRole("radio").nth(2)).toBeChecked();
  await member.keyboard.press("Enter");
  await member.keyboard.press("5");
  await expect(status(member, 2, "답함")).toBeVisible();
  const attempt = Number(/\d+$/u.exec(new URL(member.url()).pathname)?.[0]);
  await expect
    .poll(async () => (await storedAttempt(member.request, attempt)).responses.length)
    .toBe(2);

  await member.reload();
  await expect(status(member, 1, "답함")).toBeVisible();
  await expect(status(member, 2, "답함")).toBeVisible();
  await expect(status(member, 3, "아직")).toHaveAttribute("aria-current", "step");
  await member.keyboard.press("ArrowLeft");
  await expect(member.getByRole("radio").nth(4)).toBeChecked();

  await member.goto(`/exam/${id}`);
  await member.getByRole("link", { name: /이어서 풀기/ }).click();
  await expect(status(member, 1, "답함")).toBeVisible();
});

test("the taking page never receives a key or an explanation before the end", async ({
  member,
}) => {
  const id = await makeExam(member, "비밀", [ESSAY]);
  const bodies: string[] = [];
  await member.goto(`/exam/${id}`);
  // read on the way: the browser does not keep the body of each answer until it is asked for
  await member.route("**/api/v1/attempt/**", async (route) => {
    const response = await route.fetch();
    bodies.push(await response.text());
    await route.fulfill({ response });
  });
  await start(member, "시험");
  await member.keyboard.press("1");
  await expect(status(member, 1, "답함")).toBeVisible();
  await expect.poll(() => bodies.length).toBeGreaterThanOrEqual(2);
  for (const body of bodies) expect(body).not.toMatch(/"(key|explanation|proof)":/);
  expect(bodies.some((body) => body.includes('"questions":'))).toBe(true);
});

test(
  "an item of one's own joins the set, is taken, and can be removed",
  { tag: "@long" },
  async ({ member }) => {
    const id = await makeExam(member, "직접", [ESSAY]);
    await member.goto(`/exam/${id}`);
    await member.getByRole("button", { name: "문항 추가" }).click();
    await member.getByRole("menuitem", { name: "직접 출제" }).click();
    const dialog = member.getByRole("dialog");
    await dialog.getByRole("button", { name: "문항 넣기" }).click();
    await expect(dialog.getByText("발문을 입력해 주세요.")).toBeVisible();
    await dialog.getByLabel("발문").fill("1부터 10까지 더한 값은?");
    for (const [at, option] of ["45", "50", "55", "60", "65"].entries())
      await dialog.getByLabel(`보기 ${"①②③④⑤"[at]}`).fill(option);
    await dialog.getByRole("radio", { name: "3번이 정답" }).check();
    await dialog.getByRole("button", { name: "문항 넣기" }).click();
    await expect(member.getByRole("heading", { name: /1부터 10까지/ })).toBeVisible();
    await member.locator("[data-item]").last().getByRole("button", { name: /메뉴$/ }).click();
    await member.getByRole("menuitem", { name: "지우기" }).click();
    await expect(member.getByRole("heading", { name: /1부터 10까지/ })).toHaveCount(0);
  },
);

async function start(page: Page, mode: "연습" | "시험") {
  await page.getByRole("button", { name: "풀기", exact: true }).click();
  await page.getByRole("radio", { name: mode }).check();
  await page.getByRole("button", { name: "시작하기" }).click();
  await expect(page).toHaveURL(/\/exam\/\d+\/attempt\/\d+$/);
  await expect(page.getByRole("button", { name: /^1번, / })).toBeVisible();
}

const status = (page: Page, question: number, name: string) =>
  page.getByRole("button", { name: `${question}번, ${name}`, exact: true });

/** Some answer by touch or mouse, whatever the question asks for. */
async function respond(page: Page) {
  const [options, fields] = [page.getByRole("radio"), page.locator("main input[type=text]")];
  const pieces = page.getByRole("group", { name: "남은 말" }).getByRole("button");
  await expect(options.or(fields).or(pieces).first()).toBeAttached();
  if ((await options.count()) > 0)
    return page.locator("label:has(input[type=radio])").nth(1).click();
  for (const field of await fields.all()) await field.fill("x");
  while ((await pieces.count()) > 0) await pieces.first().click();
}

/** By touch or mouse: an option, graded, on to the next. */
async function practise(page: Page, count: number) {
  await start(page, "연습");
  for (let question = 1; question <= count; question += 1) {
    await respond(page);
    await page.getByRole("button", { name: "채점하기" }).click();
    await expect(page.getByText(/맞았어요|틀렸어요/)).toBeVisible();
    const reveal = page.getByRole("button", { name: "정답과 해설 보기" });
    if (await reveal.isVisible()) await reveal.click();
    await expect(page.getByText("정답", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: question < count ? "다음" : "마치기" }).click();
  }
  await page.getByRole("button", { name: "제출하기" }).click();
  await expect(page.getByText(/문항을 맞혔어요/)).toBeVisible();
}

/** By keyboard alone: a number, Enter; nothing is graded before the end. */
async function sitTest(page: Page, count: number) {
  await start(page, "시험");
  for (let question = 1; question <= count; question += 1) {
    await expect(status(page, question, "아직")).toHaveAttribute("aria-current", "step");
    if ((await page.getByRole("radio").count()) > 0) await page.keyboard.press("2");
    else await respond(page);
    await expect(status(page, question, "답함")).toBeVisible();
    await expect(page.getByText(/맞았어요|틀렸어요/)).toHaveCount(0);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText("모든 문항에 답했어요.", { exact: false })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/문항을 맞혔어요/)).toBeVisible();
  // what was right is folded
  await expect(page.getByRole("button", { name: /문항으로 가기$/ })).toHaveCount(count);
}

async function addWord(page: Page) {
  await page
    .locator("[data-word]", { hasText: /^(memory|winter)$/ })
    .first()
    .click();
  await page.getByLabel("단어장에 적을 뜻").fill("고른 뜻");
  await page.getByRole("button", { name: "단어장에 추가" }).click();
  await expect(page.getByText("단어장에 넣었어요", { exact: false })).toBeVisible();
}

async function putIntoFolder(page: Page) {
  await follow(page, "즐겨찾는 문제집");
  await page.getByRole("button", { name: "새 폴더" }).first().click();
  await page.getByLabel("이름", { exact: true }).fill("중간고사");
  await page.getByRole("button", { name: "저장" }).click();
  await expect(page.getByRole("link", { name: "중간고사 0" })).toBeVisible();
  await follow(page, "만든 문제집");
  await page.getByRole("button", { name: "첫 문제집 메뉴" }).click();
  await page.getByRole("menuitem", { name: "폴더에 넣기" }).click();
  await page.getByRole("button", { name: "중간고사" }).click();
  await expect(page.getByText("‘중간고사’ 폴더에 넣었어요.")).toBeVisible();
}

async function findAgain(page: Page) {
  await follow(page, "즐겨찾는 문제집");
  await page.getByRole("link", { name: "중간고사 1" }).click();
  await expect(page).toHaveURL(/folder=\d+/);
  await expect(page.getByRole("link", { name: /첫 문제집/ })).toBeVisible();
  await page.reload();
  await page.getByRole("link", { name: /첫 문제집/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "첫 문제집" })).toBeVisible();
}

async function leave(page: Page) {
  await openDrawer(page);
  await page.getByRole("link", { name: "로그아웃" }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
}
