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
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await onEachScreen(page, async (name) =>
    expect(await page.evaluate(whatIsTooWide), `${path}, ${name}`).toEqual([]),
  );
}

/** A dialog scrolls down alone, and its buttons are within the window. */
async function expectDialogToFit(page: Page, what: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await onEachScreen(page, async (name) => {
    expect(await dialog.evaluate(partsThatScrollSideways), `${what}, ${name}`).toEqual([]);
    for (const button of await dialog.getByRole("button").all()) {
      await button.scrollIntoViewIfNeeded();
      await expect(button, `${what}, ${name}`).toBeInViewport({ ratio: 0.99 });
    }
  });
}

async function onEachScreen(page: Page, check: (name: string) => Promise<void>): Promise<void> {
  for (const { name, width, text } of SCREENS) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    await check(name);
  }
}

/** Runs in the page. */
function partsThatScrollSideways(dialog: Element): string[] {
  return [dialog, ...dialog.querySelectorAll("*")]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .filter((part) => ["auto", "scroll"].includes(getComputedStyle(part).overflowX))
    .map((part) => `${part.tagName} ${(part.textContent ?? "").slice(0, 40)}`);
}

/** Runs in the page. */
function whatIsTooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName} ${(element.textContent ?? "").slice(0, 40)}`);
}

const TITLE = `아주 긴 제목 ${"길고 긴 ".repeat(8)}`.trim();

test("no page of a guest scrolls sideways", { tag: "@phone" }, async ({ page }) => {
  for (const path of ["/sign-in", "/account/forgot", "/account/reset", "/try", "/t"]) {
    await page.goto(path);
    await expectToFit(page, path);
  }
});

test(
  "no dialog scrolls sideways, and all its buttons can be reached",
  { tag: "@phone" },
  async ({ member: page }) => {
    const id = await makeExam(page, TITLE, [ESSAY]);
    await addWords(page, ["nevertheless"]);
    const open: Record<string, () => Promise<void>> = {
      "a new name": () => fromMenu(page, "이름 바꾸기"),
      folders: () => fromMenu(page, "폴더에 넣기"),
      "a paper": () => fromMenu(page, "인쇄·내보내기"),
      "a word test": async () => {
        await page.goto("/word");
        await page.getByRole("button", { name: "단어 시험" }).click();
      },
      "a start": async () => {
        await page.goto(`/exam/${id}?face=cover`);
        await page.getByRole("button", { name: "풀기", exact: true }).click();
      },
      "an own item": async () => {
        await page.goto(`/exam/${id}?face=desk`);
        await page.getByRole("button", { name: "문항 추가" }).click();
        await page.getByRole("menuitem", { name: "직접 출제" }).click();
      },
      giving: async () => {
        await page.goto(`/exam/${id}?face=desk`);
        await page.getByRole("button", { name: "학생에게 내기" }).click();
      },
      import: async () => {
        await page.goto("/generate");
        await page.getByRole("button", { name: "지문 가져오기" }).click();
      },
    };
    for (const [what, show] of Object.entries(open)) {
      await page.setViewportSize({ width: 360, height: 740 });
      await show();
      await expectDialogToFit(page, what);
    }
  },
);

async function fromMenu(page: Page, action: string): Promise<void> {
  await page.goto("/exam");
  await page.getByRole("button", { name: `${TITLE} 메뉴` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("no page scrolls sideways", { tag: "@phone" }, async ({ member: page }) => {
  const id = await makeExam(page, TITLE, [ESSAY]);
  await addWords(page, ["nevertheless"]);
  const made = await page.request.post("/api/v1/favorite/create", { data: { title: TITLE } });
  const folder = (await made.json()).result.id;
  await page.request.post("/api/v1/favorite/append_exam", {
    data: { exam_id: id, favorite_id: folder },
  });
  const attempt = await startAttempt(page.request, id, "practice");
  const taking = `/exam/${id}/attempt/${attempt.id}`;
  const paths = [
    "/generate",
    "/exam",
    "/favorite",
    `/favorite?folder=${folder}`,
    `/exam/${id}/word`,
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
