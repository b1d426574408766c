/**
 * Targets in a passage, and forms and codes of an exam.
 *
 * The targets are in the text, and hardest to press on a narrow screen.
 */
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { ESSAY, STORY } from "../support/passages.ts";
import { expect, test } from "../support/test.ts";

const fill = (page: Page, text: string) =>
  page.getByRole("textbox", { name: "지문 1", exact: true }).fill(text);
test.beforeEach(({ member }) => member.goto("/generate"));

const places = (page: Page) => page.getByRole("button", { name: /이 자리로 만들기$/ });

test(
  "targets are highlighted in a passage, and a chosen one becomes the item",
  { tag: "@phone" },
  async ({ member }) => {
    await fill(member, ESSAY);
    await expect(member.getByText(/개 유형의 문항을 만들 수 있어요/)).toBeVisible();
    await member
      .getByRole("group", { name: "밝혀 볼 유형" })
      .getByRole("button", { name: /^단어 뜻/ })
      .click();
    const first = places(member).first();
    await first.click();
    await expect(first).toHaveAttribute("aria-pressed", "true");
    const chosen = member.getByRole("group", { name: "고른 자리" });
    await expect(chosen.getByText(/단어 뜻/)).toBeVisible();
    await chosen.getByRole("button").first().click();
    await expect(chosen).toHaveCount(0);
    await first.focus();
    await member.keyboard.press("Enter");
    await expect(chosen.getByText(/단어 뜻/)).toBeVisible();

    // what comes of it is shown before it is made
    const preview = member.getByRole("region", { name: "고른 자리의 문항 미리 보기" });
    await expect(preview.getByRole("heading", { name: /뜻/ })).toBeVisible();
    await expect(preview.getByText("정답", { exact: true })).toBeVisible();
    await expectAccessible(member, "places");

    await member.getByRole("button", { name: "직접 고르기" }).click();
    await member.getByRole("button", { name: "문제집 만들기" }).click();
    await expect(member).toHaveURL(/\/exam\/\d+$/);
    await expect(member.locator("[data-item]")).toHaveCount(1);
    await expect(member.getByRole("heading", { level: 2, name: /뜻/ })).toBeVisible();
  },
);

test("chosen targets belong to their text: another text has none", async ({ member }) => {
  await fill(member, ESSAY);
  await places(member).first().click();
  const chosen = member.getByRole("group", { name: "고른 자리" });
  await expect(chosen).toBeVisible();
  await member.reload();
  await expect(chosen).toBeVisible();
  await fill(member, STORY);
  await expect(chosen).toHaveCount(0);
  await expect(member.getByText(/개 유형의 문항을 만들 수 있어요/)).toBeVisible();
  await fill(member, "Too short.");
  await expect(places(member)).toHaveCount(0);
  await expect(member.getByText(/지문을 넣으면 유형별로/)).toBeVisible();
});

test("a long generation shows its progress, and is cancelled without losing the draft", async ({
  member,
}) => {
  const texts = Array.from(
    { length: 80 },
    (_, at) => `${at % 2 ? ESSAY : STORY} It was day ${at}.`,
  );
  await fill(member, texts.join("\n\n---\n\n"));
  await member.getByRole("button", { name: "문제집 만들기" }).click();
  await expect(member).toHaveURL(/\/exam\/\d+$/);
  const bar = member.getByRole("progressbar", { name: "문항을 만든 정도" });
  await expect(bar).toBeVisible();
  await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(2);
  const url = member.url();
  await member.getByRole("button", { name: "취소" }).click();
  await expect(member).toHaveURL(/\/generate$/);
  await expect(member.getByText(/만들기를 그만뒀어요/)).toBeVisible();
  await expect(member.getByRole("textbox", { name: "지문 2", exact: true })).toHaveValue(texts[1]!);
  await member.goto(url);
  await expect(member.getByText(/찾을 수 없어요/)).toBeVisible();
});

test(
  "another form, and the code that makes an exam again",
  { tag: "@long" },
  async ({ member }) => {
    await member.getByLabel("제목").fill("중간고사");
    await fill(member, ESSAY);
    await member.getByRole("button", { name: "문제집 만들기" }).click();
    await expect(member.getByRole("heading", { level: 1, name: "중간고사" })).toBeVisible();
    const code = await member.getByText("시험지 코드").locator("b").textContent();
    const first = await items(member);
    await member.getByRole("button", { name: "B형 만들기" }).click();
    await expect(member.getByRole("heading", { level: 1, name: "중간고사 B형" })).toBeVisible();
    expect(await items(member)).not.toEqual(first);
    await expect(member.getByRole("button", { name: "C형 만들기" })).toBeVisible();

    await member.goto("/generate");
    await fill(member, ESSAY);
    // what is found in the passage appears above the button, and would move it under the pointer
    await member.getByRole("button", { name: "더 보기" }).press("Enter");
    await member.getByLabel("시드 또는 시험지 코드").fill(code?.toLowerCase() ?? "");
    await expect(member.getByText(/똑같은 문제집이 나와요\.$/).last()).toBeVisible();
    await expect(member.getByLabel("시드 또는 시험지 코드")).toHaveValue(/^\d+$/);
    await member.getByRole("button", { name: "문제집 만들기" }).click();
    await expect(member).toHaveURL(/\/exam\/\d+$/);
    await expect(member.getByText("시험지 코드").locator("b")).toHaveText(code ?? "");
    expect(await items(member)).toEqual(first);
  },
);

async function items(page: Page): Promise<unknown[]> {
  const id = /\/exam\/(\d+)$/.exec(page.url())?.[1];
  const { result } = await (await page.request.get(`/api/v1/exam/${id}`)).json();
  return result.questions.map((item: object) => ({ ...item, id: 0 }));
}
