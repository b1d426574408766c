/**
 * Dialogs fit narrow screens and large text, and pages say what is chosen also where the system decides the colours. That
 * the pages fit is seen where each is looked at, in `accessibility.spec.ts`.
 */
import type { Locator, Page } from "@playwright/test";
import { expectDialogToFit } from "../support/fit.ts";
import { ESSAY } from "../support/passages.ts";
import { openAttempt, startAttempt } from "../support/taking.ts";
import { expect, makeExam, test } from "../support/test.ts";
import { addWords } from "../support/words.ts";

const TITLE = `아주 긴 제목 ${"길고 긴 ".repeat(8)}`.trim();

test(
  "no dialog scrolls sideways, and all its buttons can be reached",
  { tag: ["@phone", "@long"] },
  async ({ member: page }) => {
    const id = await makeExam(page, TITLE, [ESSAY]);
    await addWords(page, ["nevertheless"]);
    const fits = async (what: string) => {
      await expectDialogToFit(page, what);
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    };
    await page.goto("/exam");
    for (const action of ["이름 바꾸기", "폴더에 넣기", "인쇄·내보내기"]) {
      await page.getByRole("button", { name: `${TITLE} 메뉴` }).click();
      await page.getByRole("menuitem", { name: action }).click();
      await fits(action);
    }
    await page.goto("/word");
    await openBy(page, "단어 시험");
    await fits("a word test");
    await page.goto(`/exam/${id}?face=cover`);
    await openBy(page, "풀기");
    await fits("a start");
    await page.goto(`/exam/${id}?face=desk`);
    await openBy(page, "문항 추가");
    await page.getByRole("menuitem", { name: "직접 출제" }).click();
    await fits("an own item");
    await openBy(page, "학생에게 내기");
    await fits("giving");
    await page.goto("/generate");
    await openBy(page, "지문 가져오기");
    await fits("import");
  },
);

async function openBy(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).click();
}

test(
  "what is chosen is seen in the system's colours",
  { tag: "@wide" },
  async ({ member: page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const id = await makeExam(page, "색", [ESSAY], ["word-meaning", "sentence-insertion"]);
    await openAttempt(page, await startAttempt(page.request, id, "test"));
    const numbers = page.getByRole("navigation", { name: "문항" }).getByRole("button");
    expect(await look(numbers.nth(0)), "the number of the shown item").not.toBe(
      await look(numbers.nth(1)),
    );
    const options = page.getByRole("radiogroup").locator("label");
    const before = await options.first().screenshot();
    await options.first().click();
    await expect(page.getByRole("radio").first()).toBeChecked();
    await page.mouse.move(0, 0);
    expect((await options.first().screenshot()).equals(before), "a chosen option").toBe(false);

    await page.goto(`/exam/${id}`);
    const [cover, desk] = [
      page.getByRole("button", { name: "표지" }),
      page.getByRole("button", { name: "문항", exact: true }),
    ];
    await expect(cover).toBeVisible();
    expect(await look(cover), "a pressed toggle").not.toBe(await look(desk));
  },
);

/** What distinguishes an element where colours are the system's. */
function look(element: Locator): Promise<string> {
  return element.evaluate((shown) => {
    const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(shown);
    const { outlineWidth, outlineStyle, backgroundColor, color } = getComputedStyle(shown);
    return [
      [borderTopWidth, borderTopStyle, borderTopColor].join(" "),
      [outlineWidth, outlineStyle, backgroundColor, color].join(" "),
    ].join(" | ");
  });
}
