/**
 * The dictionary in a text, and the word list.
 *
 * The list has one column on every width; the dictionary is a sheet on a phone.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { hasDrawerBeside } from "../support/drawer.ts";
import { ESSAY } from "../support/passages.ts";
import { spreadsheetOf } from "../support/spreadsheet.ts";
import { expect, makeExam, test } from "../support/test.ts";
import { addWords } from "../support/words.ts";

const lines = (page: Page) => page.getByRole("list", { name: "단어", exact: true });

test(
  "a word of a text is explained in its sentence and goes on the list",
  { tag: "@phone" },
  async ({ member: page }) => {
    const id = await makeExam(page, "사전", [ESSAY]);
    await page.goto(`/exam/${id}`);
    await page
      .locator("[data-word]", { hasText: /^scanned$/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog", { name: "scanned 사전" });
    await expect(dialog.getByText("scan", { exact: true })).toBeVisible();
    await expect(dialog.getByText("/skæn/")).toBeVisible();
    await expect(dialog.getByRole("button", { name: /동사 · 이 문장에서/ })).toBeVisible();
    await expect(dialog.getByText("과거형")).toBeVisible();
    await expect(
      dialog.getByText("In one study, scientists scanned", { exact: false }),
    ).toBeVisible();
    await dialog.getByRole("button", { name: "단어장에 추가" }).click();
    await expect(page.getByText("단어장에 넣었어요", { exact: false })).toBeVisible();

    // a phrase around the word
    await page
      .locator("[data-word]", { hasText: /^such$/ })
      .first()
      .click();
    await page.getByRole("list", { name: "이 문장의 숙어" }).getByText("such as").click();
    await expect(page.getByText("숙어", { exact: true })).toBeVisible();
    await page.keyboard.press("Escape");

    await page.goto("/word");
    await expect(lines(page).getByText("scan", { exact: true })).toBeVisible();
  },
);

test(
  "a word that the dictionary lacks gets the learner's own meaning",
  { tag: "@wide" },
  async ({ member: page }) => {
    const id = await makeExam(page, "없는 말", [ESSAY.replace("scientists", "zorblers")]);
    await page.goto(`/exam/${id}`);
    await page
      .locator("[data-word]", { hasText: /^zorblers$/ })
      .first()
      .click();
    await expect(page.getByText("사전에 없는 말이에요", { exact: false })).toBeVisible();
    await page.getByLabel("단어장에 적을 뜻").fill("조르블 연구자");
    await page.getByRole("button", { name: "단어장에 추가" }).click();
    await page.goto("/word");
    await expect(lines(page).getByText("조르블 연구자")).toBeVisible();
  },
);

test(
  "the list: added, found by initials, filtered, edited, removed and restored",
  { tag: "@phone-only" },
  async ({ member: page }) => {
    await page.goto("/word");
    await expect(page.getByText("아직 단어가 없어요", { exact: false })).toBeVisible();
    // on phones the words come first, and what is done with them is folded
    const field = page.getByRole("textbox", { name: "단어", exact: true });
    await expect(field).toBeHidden();
    await page.getByRole("button", { name: "단어 넣기" }).click();
    await field.fill("address");
    await page.getByRole("button", { name: "넣기", exact: true }).click();
    await expect(lines(page).getByText("주소", { exact: false })).toBeVisible();
    await addWords(page, ["memory", "protect"]);
    await page.reload();

    const first = await lines(page).getByRole("listitem").first().boundingBox();
    expect(first?.y).toBeLessThan(370);
    await page.getByRole("button", { name: "검색·가리기" }).click();
    const search = page.getByRole("textbox", { name: /초성으로 찾기/ });
    await search.fill("ㅈㅅ");
    await expect(lines(page).getByRole("listitem")).toHaveCount(1);
    await expect(lines(page).getByText("address")).toBeVisible();
    await search.fill("없는말");
    await page.getByRole("button", { name: "검색어 지우기" }).last().click();
    await expect(lines(page).getByRole("listitem")).toHaveCount(3);

    await page.getByLabel("순서").selectOption({ label: "알파벳순" });
    await expect(lines(page).getByRole("listitem").first()).toContainText("address");
    await page.getByRole("button", { name: "외운 단어" }).click();
    await expect(page.getByText("‘외운 단어’에 해당하는 단어가 없어요.")).toBeVisible();
    await expect(page).toHaveURL(/filter=known&sort=alphabet/);
    await page.getByRole("button", { name: "전체" }).click();

    await page.getByRole("button", { name: "memory 뜻 고치기" }).click();
    await page.getByLabel("memory의 뜻").fill("내가 쓴 뜻");
    await page.getByRole("button", { name: "저장" }).click();
    await expect(lines(page).getByText("내가 쓴 뜻")).toBeVisible();

    await page.getByRole("button", { name: "memory 지우기" }).click();
    await expect(lines(page).getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: "실행 취소" }).click();
    await expect(lines(page).getByText("내가 쓴 뜻")).toBeVisible();
  },
);

test("a word that is added leaves the page where it is", { tag: "@phone" }, async ({ member }) => {
  await addWords(member, ["memory", "protect", "harvest", "fragile", "ancient"]);
  // so low that the page can be scrolled
  await member.setViewportSize({ width: 360, height: 400 });
  await member.goto("/word");
  await expect(lines(member).getByRole("listitem")).toHaveCount(5);
  await member.getByRole("button", { name: "단어 넣기" }).click();
  const field = member.getByRole("textbox", { name: "단어", exact: true });
  await field.fill("address");
  // the field is above the window, its button in it
  await field.evaluate((input) =>
    window.scrollTo(0, window.scrollY + input.getBoundingClientRect().bottom + 4),
  );
  const add = member.getByRole("button", { name: "넣기", exact: true });
  await expect(add).toBeInViewport();
  const place = await add.boundingBox();
  await add.click();
  await expect(lines(member).getByRole("listitem")).toHaveCount(6);
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  expect((await add.boundingBox())?.y).toBe(place?.y);
});

test(
  "the list: covered, and uncovered word by word",
  { tag: "@wide" },
  async ({ member: page }) => {
    await addWords(page, ["memory", "address"]);
    await page.goto("/word");
    await unfoldSearch(page);
    await page.getByRole("button", { name: "뜻 가리기" }).click();
    const cover = page.getByRole("button", { name: "address의 뜻 보기" });
    await cover.click();
    await expect(page.getByRole("button", { name: "address의 뜻 가리기" })).toHaveText(/주소/);
    await expect(page.getByRole("button", { name: "memory의 뜻 보기" })).toBeVisible();
    await page.getByRole("button", { name: "영어 가리기" }).click();
    await expect(page.getByRole("button", { name: "단어 보기" })).toHaveCount(2);
  },
);

test(
  "many words go in by paste and by file, and come out as a file",
  { tag: "@wide" },
  async ({ member: page }) => {
    await addWords(page, ["memory"]);
    await page.goto("/word");
    await choose(page, /여러 개 넣기/);
    await page.getByLabel("단어 목록").fill("hive = 벌집\ncomb\t빗\n\n=없음\nmemory\nin terms of");
    await expect(page.getByText("넣을 단어 4개")).toBeVisible();
    await expect(page.getByText("4번째 줄: 단어가 없어요.")).toBeVisible();
    await page.getByRole("button", { name: "넣기", exact: true }).last().click();
    await expect(
      page.getByText("단어 3개를 넣었어요. 1개는 이미 있어서", { exact: false }),
    ).toBeVisible();
    await expect(lines(page).getByText("~의 관점에서", { exact: false })).toBeVisible();

    await choose(page, /내보내기/);
    const dialog = page.getByRole("dialog", { name: "단어 내보내기" });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, "the files of words", "dialog");
    for (const [label, name] of [
      [/XLSX/, "단어장.xlsx"],
      [/Quizlet/, "단어장.quizlet.txt"],
      [/Anki/, "단어장.apkg"],
    ] as const) {
      await dialog.getByRole("radio", { name: label }).check();
      const coming = page.waitForEvent("download");
      await dialog.getByRole("button", { name: "내려받기" }).click();
      expect((await coming).suggestedFilename()).toBe(name);
      await expect(dialog).toBeHidden();
      await choose(page, /내보내기/);
    }
    await dialog.getByRole("radio", { name: /CSV/ }).check();
    const coming = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "내려받기" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe("단어장.csv");
    await expect(dialog).toBeHidden();
    const path = await file.path();
    const content = await readFile(path, "utf8");
    expect(content).toContain("hive,벌집");

    for (const word of ["hive", "comb", "memory", "in terms of"]) {
      await page.getByRole("button", { name: `${word} 지우기` }).click();
      await expect(page.getByRole("button", { name: `${word} 지우기` })).toHaveCount(0);
    }
    await choose(page, /여러 개 넣기/);
    await page.locator("input[type=file]").setInputFiles({
      name: "단어장.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(content),
    });
    await expect(page.getByText("넣을 단어 4개")).toBeVisible();
    await page.getByRole("button", { name: "넣기", exact: true }).last().click();
    await expect(lines(page).getByRole("listitem")).toHaveCount(4);
  },
);

test(
  "a word test on paper is seen and saved",
  { tag: ["@phone", "@long"] },
  async ({ member: page }) => {
    await addWords(page, ["memory", "brief", "champion", "zyxwv"]);
    await page.goto("/word");
    await choose(page, /단어 시험지/);
    const dialog = page.getByRole("dialog", { name: "단어 시험지" });
    const picture = dialog.getByRole("img", { name: /^시험지 첫 쪽/ });
    await expect(picture).toHaveAccessibleName("시험지 첫 쪽, 모두 1쪽");
    await dialog.getByLabel("정답", { exact: true }).click();
    await page.getByRole("option", { name: /^맨 뒤에 싣기/ }).click();
    await expect(picture).toHaveAccessibleName("시험지 첫 쪽, 모두 2쪽");
    await expect(dialog.getByRole("alert")).toHaveText("뜻이 없는 단어 1개는 뺐어요.");
    await expectAccessible(page, "a word test", "dialog");
    const before = await picture.getAttribute("src");
    await dialog.getByLabel("문제").click();
    await page.getByRole("option", { name: "뜻 보고 단어 쓰기" }).click();
    await expect.poll(() => picture.getAttribute("src")).not.toBe(before);
    await dialog.getByLabel("단어 수").fill("0");
    await expect(dialog.getByText("1–400 사이로 적어 주세요.")).toBeVisible();
    await dialog.getByLabel("단어 수").fill("2");
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "PDF 내려받기" }).click();
    expect((await downloading).suggestedFilename()).toBe("단어 시험.pdf");
    await dialog.getByLabel("정답", { exact: true }).click();
    await page.getByRole("option", { name: "정답만 뽑기" }).click();
    const answers = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "PDF 내려받기" }).click();
    expect((await answers).suggestedFilename()).toBe("단어 시험 정답.pdf");
  },
);

test(
  "a spreadsheet is looked at before its words are added",
  { tag: "@wide" },
  async ({ member: page }) => {
    await page.goto("/word");
    await choose(page, /여러 개 넣기/);
    const dialog = page.getByRole("dialog", { name: "단어 여러 개 넣기" });
    const give = (name: string, buffer: Buffer) =>
      page
        .locator("input[type=file]")
        .setInputFiles({ name, mimeType: "application/octet-stream", buffer });
    await give("단어장.xls", Buffer.from([0x4d, 0x5a, 0, 1]));
    await expect(dialog.getByRole("alert")).toContainText("프로그램 파일");
    await give(
      "단어장.xlsx",
      spreadsheetOf([
        ["번호", "단어", "뜻"],
        ["1", "hive", "벌집"],
        ["2", "memory", ""],
      ]),
    );
    const preview = dialog.getByRole("region", { name: "넣을 단어 미리 보기" });
    await expect(preview.getByRole("row", { name: "hive 벌집" })).toBeVisible();
    await expect(preview.getByRole("row", { name: "memory 사전에서 찾아요" })).toBeVisible();
    await expectAccessible(page, "the words that were read", "dialog");
    await dialog.getByRole("button", { name: "넣기", exact: true }).click();
    await expect(lines(page).getByRole("listitem")).toHaveCount(2);
  },
);

test(
  "the list on paper holds every word that is found",
  { tag: "@wide" },
  async ({ member: page }) => {
    await addWords(page, ["memory", "address", "protect"]);
    await page.addInitScript(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await page.goto("/word?search=m");
    await choose(page, "인쇄");
    await expect(page.locator("body[data-printed]")).toBeAttached();
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("[data-print] tbody tr")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "단어장" })).toHaveCount(1);
  },
);

test(
  "the words of one exam go on the list together",
  { tag: "@phone" },
  async ({ member: page }) => {
    const id = await makeExam(page, "단어 많은 글", [ESSAY]);
    await page.goto(`/exam/${id}`);
    await page.getByRole("link", { name: "단어", exact: true }).click();
    await expect(page.getByRole("heading", { name: "단어 많은 글의 단어" })).toBeVisible();
    const found = await lines(page).getByRole("listitem").count();
    expect(found).toBeGreaterThan(3);
    await page.getByRole("checkbox", { name: /넣기/ }).first().uncheck();
    await page.getByRole("button", { name: `고른 단어 ${found - 1}개 단어장에 넣기` }).click();
    await expect(page.getByText(`단어 ${found - 1}개를 단어장에 넣었어요.`)).toBeVisible();
    await expect(page.getByText("✓ 단어장에 있어요")).toHaveCount(found - 1);
    await page.getByLabel("이 수준보다 어려운 단어").selectOption({ label: "초등" });
    await expect.poll(() => lines(page).getByRole("listitem").count()).toBeGreaterThan(found);
  },
);

test(
  "ten thousand words are shown a page at a time",
  { tag: "@long" },
  async ({ member: page }) => {
    test.slow();
    for (let part = 0; part < 5; part++)
      await addWords(
        page,
        Array.from({ length: 2000 }, (_, at) => `word ${part * 2000 + at}`),
      );
    await page.goto("/word");
    await expect(lines(page).getByRole("listitem")).toHaveCount(50);
    await page
      .getByRole("button", { name: "200 쪽" })
      .or(page.getByRole("link", { name: "200 쪽" }))
      .click();
    await expect(lines(page).getByText("word 0", { exact: true })).toBeVisible();
    await unfoldSearch(page);
    await page.getByRole("textbox", { name: /초성으로 찾기/ }).fill("word 1234");
    await expect(lines(page).getByRole("listitem")).toHaveCount(1);
  },
);

/** On a phone what searches and covers is folded. */
async function unfoldSearch(page: Page) {
  if (!hasDrawerBeside(page)) await page.getByRole("button", { name: "검색·가리기" }).click();
}

async function choose(page: Page, item: string | RegExp) {
  await page.getByRole("button", { name: "단어장 메뉴" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}
