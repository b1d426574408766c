/**
 * An exam on paper: looked at, saved as PDF, and printed from the browser; its results as tables. On the phone the
 * dialog fills the screen.
 */
import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/accessible.ts";
import { ESSAY, STORY } from "../support/passages.ts";
import { expect, makeExam, test } from "../support/test.ts";

/** Little to draw, and yet more than a page with the answers. */
const FEW = ["word-meaning", "word-form"];

test(
  "a paper is seen as it will be printed, and saved under the exam's name",
  { tag: "@phone" },
  async ({ member }) => {
    const id = await makeExam(member, "중간고사", [ESSAY], FEW);
    await member.goto(`/exam/${id}`);
    await member.getByRole("button", { name: "인쇄·내보내기" }).click();
    const dialog = member.getByRole("dialog", { name: "인쇄·내보내기" });
    await expect(dialog.getByRole("img", { name: /^시험지 첫 쪽/ })).toBeVisible();
    const picture = dialog.getByRole("img", { name: /^시험지 첫 쪽/ });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectAccessible(member, "the paper", "dialog");
    const before = await picture.getAttribute("src");
    await dialog.getByLabel("왼쪽 머리말").fill("풀다고등학교 2학년");
    await expect.poll(() => picture.getAttribute("src")).not.toBe(before);
    const downloading = member.waitForEvent("download");
    await dialog.getByRole("button", { name: "PDF 내려받기" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe("중간고사.pdf");
    const file = await readFile(await download.path());
    expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  },
);

test("a paper is saved from the list", { tag: ["@phone", "@long"] }, async ({ member }) => {
  await makeExam(member, "쪽지 시험", [ESSAY], FEW);
  await member.goto("/exam");
  await member.getByRole("button", { name: "쪽지 시험 메뉴" }).click();
  await member.getByRole("menuitem", { name: "인쇄·내보내기" }).click();
  const dialog = member.getByRole("dialog", { name: "인쇄·내보내기" });
  await expect(dialog.getByRole("img", { name: /^시험지 첫 쪽/ })).toBeVisible();
  const downloading = member.waitForEvent("download");
  await dialog.getByRole("button", { name: "PDF 내려받기" }).click();
  expect((await downloading).suggestedFilename()).toBe("쪽지 시험.pdf");
  await dialog.getByRole("button", { name: "닫기" }).click();
  await expect(member).toHaveURL(/\/exam$/);
});

test("what was taken so far is saved as a table", { tag: "@wide" }, async ({ member }) => {
  const id = await makeExam(member, "쪽지 시험", [ESSAY], FEW);
  const saved = member.getByRole("button", { name: "기록 내보내기" });
  for (const mode of ["test", "practice"]) {
    const begun = await member.request.post("/api/v1/attempt/start", {
      data: { exam_id: id, mode },
    });
    const { result } = (await begun.json()) as { result: { id: number } };
    await member.goto(`/exam/${id}`);
    await expect(member.getByText(/푸는 중/)).toBeVisible();
    // an attempt that goes on is in no table
    await expect(saved).toHaveCount(mode === "test" ? 0 : 1);
    await member.request.post(`/api/v1/attempt/submit/${result.id}`);
  }
  await member.reload();
  await expect(member.getByRole("link", { name: /(시험|연습) · 0점/ })).toHaveCount(2);
  for (const [format, name] of [
    ["엑셀 (XLSX)", "쪽지 시험 풀이 기록.xlsx"],
    ["CSV", "쪽지 시험 풀이 기록.csv"],
  ] as const) {
    await saved.click();
    const downloading = member.waitForEvent("download");
    await member.getByRole("menuitem", { name: format }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(name);
    if (format !== "CSV") continue;
    const rows = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(rows[0]).toMatch(/^\ufeff?풀이,제출한 때,방식,문항/);
    expect(rows[1]).toMatch(/^1,.*,시험,1,/);
    expect(rows.at(-1)).toMatch(/^2,.*,연습,/);
  }
});

test("the browser prints the paper, page by page", async ({ member }) => {
  const id = await makeExam(member, "모의고사", [ESSAY], FEW);
  // a real print would wait for its dialog
  await member.addInitScript(() => {
    window.print = () => document.body.setAttribute("data-printing", "");
  });
  await member.goto(`/exam/${id}`);
  await member.getByRole("button", { name: "인쇄·내보내기" }).click();
  const dialog = member.getByRole("dialog", { name: "인쇄·내보내기" });
  await dialog.getByRole("combobox", { name: "정답" }).click();
  await member.getByRole("option", { name: /맨 뒤에 싣기/ }).click();
  const told = await dialog.getByText(/^모두 (?!1쪽)\d+쪽이에요/).textContent();
  const pages = Number(/\d+/.exec(told ?? "")?.[0]);
  await dialog.getByRole("button", { name: "바로 인쇄" }).click();
  await expect(member.locator("body[data-printing]")).toBeAttached();
  await expect(member.locator("[data-sheet]")).toHaveCount(pages);
  const file = await member.pdf({ preferCSSPageSize: true });
  const sheets = file.toString("latin1").match(/\/Type\s*\/Page(?!s)/gu) ?? [];
  expect(sheets).toHaveLength(pages);
  const [, , width = 0, height = 0] =
    /\/MediaBox\s*\[([^\]]+)\]/u.exec(file.toString("latin1"))?.[1]?.trim().split(/\s+/u) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842]);
  await member.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(member.locator("[data-sheet]")).toHaveCount(0);
});

test("the browser prints every item of a long exam", { tag: "@long" }, async ({ member }) => {
  const id = await makeExam(
    member,
    "긴 문제집",
    Array.from({ length: 24 }, (_, at) => (at % 2 ? ESSAY : STORY)),
    ["word-form", "sentence-insertion"],
  );
  await member.goto(`/exam/${id}`);
  await expect(member.getByRole("heading", { level: 1, name: "긴 문제집" })).toBeVisible();
  const items = member.locator("[data-item]");
  await expect(items.first()).toBeVisible();
  const count = await items.count();
  const drawn = () => member.locator("[data-item] h3, [data-item] h2").count();
  expect(await drawn()).toBeLessThan(count);
  await member.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expect.poll(drawn).toBe(count);
  await member.emulateMedia({ media: "print" });
  await expect(member.getByText("본문으로 건너뛰기")).toBeHidden();
});

test(
  "what a format cannot hold is said once the file is made",
  { tag: "@phone" },
  async ({ member }) => {
    const answer = await member.request.post("/api/v1/exam/import_questions", {
      data: {
        title: "서답형",
        questions: [
          {
            type: "own-write",
            instruction: "빈칸 (A), (B)에 알맞은 말을 쓰시오.",
            fields: [
              { label: "(A)", accepted: ["dance"] },
              { label: "(B)", accepted: ["dark"] },
            ],
          },
        ],
      },
    });
    const { result } = (await answer.json()) as { result: { id: number } };
    await member.goto(`/exam/${result.id}`);
    await member.getByRole("button", { name: "인쇄·내보내기" }).click();
    const dialog = member.getByRole("dialog", { name: "인쇄·내보내기" });
    await dialog.getByLabel("형식").click();
    await member.getByRole("option", { name: /GIFT/ }).click();
    const downloading = member.waitForEvent("download");
    await dialog.getByRole("button", { name: /내려받기$/ }).click();
    expect((await downloading).suggestedFilename()).toBe("서답형.gift.txt");
    await expect(dialog.getByText(/^1번: GIFT에는 칸이 여럿인 문항이 없어서/)).toBeVisible();
    await expectAccessible(member, "what the file could not keep", "dialog");
  },
);
