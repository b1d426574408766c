/** Pages fit narrow screens and large text, and say what is chosen also where the system decides the colours. */
import type { Locator, Page } from "@playwright/test";
import { ESSAY } from "../support/passages.ts";
import { openAttempt, startAttempt } from "../support/taking.ts";
import { expect, makeExam, test } from "../support/test.ts";
import { addWords } from "../support/words.ts";

/** WCAG 2.2, 1.4.10: no scrolling in two directions at 320 px; 1.4.4: text of 200 %. */
const SCREENS = [
  { name: "320 px", width: 320, text: "100%" },
  { name: "text of 200 %", width: 640, text: "200%" },
] as const;

async function expectToFit(page: Page, path: string): Promise<void> {
  await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  for (const { name, width, text } of SCREENS) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    expect(await page.evaluate(whatIsTooWide), `${path}, ${name}`).toEqual([]);
  }
}

/** Runs in the page. */
function whatIsTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName} ${(element.textContent ?? "").slice(0, 40)}`);
}

test("no page scrolls sideways", { tag: "@phone" }, async ({ member: page }) => {
  const id = await makeExam(page, "좁은 화면", [ESSAY]);
  await addWords(page, ["nevertheless"]);
  const attempt = await startAttempt(page.request, id, "practice");
  const taking = `/exam/${id}/attempt/${attempt.id}`;
  const paths = [
    "/generate",
    "/exam",
    `/exam/${id}?face=cover`,
    `/exam/${id}?face=desk`,
    taking,
    "/word",
    "/word/review",
    "/note",
    "/study",
    "/grammar",
    "/grammar/voice",
    "/class",
    "/account",
    "/trash",
    "/library",
  ];
  for (const path of paths) {
    await page.goto(path);
    await expectToFit(page, path);
  }
  await page.request.post(`/api/v1/attempt/submit/${attempt.id}`);
  await page.goto(taking);
  await expectToFit(page, "the result");
});

test(
  "what is chosen is seen in the system's colours",
  { tag: "@wide" },
  async ({ member: page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    const id = await makeExam(page, "색", [ESSAY], ["definition", "sentence-insertion"]);
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
