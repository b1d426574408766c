import { expectAccessible } from "../support/accessible.ts";
import { ESSAY } from "../support/passages.ts";
import { expect, makeExam, test } from "../support/test.ts";

test(
  "what was removed comes back, with what was done, or goes for good",
  { tag: "@phone" },
  async ({ member: page }) => {
    const id = await makeExam(page, "봄 문제집", [ESSAY]);
    await makeExam(page, "여름 문제집", [ESSAY]);
    await page.request.post("/api/v1/attempt/start", { data: { exam_id: id, mode: "test" } });
    const folder = await page.request.post("/api/v1/favorite/create", { data: { title: "3월" } });
    const favorite_id = (await folder.json()).result.id;
    await page.request.post("/api/v1/favorite/append_exam", { data: { exam_id: id, favorite_id } });
    page.on("dialog", (dialog) => void dialog.accept());

    await page.goto("/exam");
    for (const title of ["봄 문제집", "여름 문제집"]) {
      await page.getByRole("button", { name: `${title} 메뉴` }).click();
      await page.getByRole("menuitem", { name: "지우기" }).click();
      await expect(page.getByRole("link", { name: new RegExp(title) })).toHaveCount(0);
    }
    await page.goto("/favorite?folder=" + favorite_id);
    await page.getByRole("button", { name: "폴더 지우기" }).click();
    await expect(page.getByRole("button", { name: "폴더 지우기" })).toHaveCount(0);

    await page.goto("/exam");
    await page.getByRole("link", { name: "휴지통" }).click();
    const list = page.getByRole("list", { name: "휴지통" });
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await expect(list.getByText("폴더 · 문제집 0개 · 30일 남음")).toBeVisible();
    await expectAccessible(page, "/trash");

    await page.getByRole("button", { name: "3월 되돌리기" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(2);
    await page.getByRole("button", { name: "봄 문제집 되돌리기" }).click();
    await expect(list.getByRole("listitem")).toHaveCount(1);
    await page.getByRole("button", { name: "여름 문제집 완전히 지우기" }).click();
    await expect(page.getByText("휴지통이 비어 있어요.")).toBeVisible();

    // the exam is in its folder again, and what was begun goes on
    await page.goto("/favorite?folder=" + favorite_id);
    await page.getByRole("link", { name: /봄 문제집/ }).click();
    await expect(page.getByRole("heading", { name: "지금까지 푼 기록" })).toBeVisible();
    await expect(page.getByText(/푸는 중/)).toBeVisible();
  },
);

test("removing an exam is undone at once", { tag: "@wide" }, async ({ member: page }) => {
  await makeExam(page, "봄 문제집", [ESSAY]);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.goto("/exam");
  await page.getByRole("button", { name: "봄 문제집 메뉴" }).click();
  await page.getByRole("menuitem", { name: "지우기" }).click();
  await expect(page.getByRole("link", { name: /봄 문제집/ })).toHaveCount(0);
  const restored = page.waitForResponse(/\/trash\/restore/);
  await page.getByRole("button", { name: "실행 취소" }).click();
  expect((await (await restored).json()).code).toBe(200);
  await expect(page.getByRole("link", { name: /봄 문제집/ })).toBeVisible();
});
