/** Notices: what they must not cover, and undoing by keyboard. Phones have the least room. */
import type { Locator } from "@playwright/test";
import { ESSAY } from "../support/passages.ts";
import { openAttempt, startAttempt } from "../support/taking.ts";
import { expect, makeExam, test } from "../support/test.ts";
import { addWords } from "../support/words.ts";

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error("not shown");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test("a removed word comes back by keyboard, at once", { tag: "@both" }, async ({ member }) => {
  await addWords(member, ["memory", "protect"]);
  await member.goto("/word");
  await member.getByRole("button", { name: "memory 지우기" }).focus();
  await member.keyboard.press("Enter");
  await expect(member.getByRole("button", { name: "memory 지우기" })).toHaveCount(0);
  await expect(member.getByText(/‘memory’ 단어를 지웠어요/)).toBeVisible();
  await expect(member.getByRole("button", { name: /protect/ }).first()).toBeFocused();
  await member.keyboard.press("Control+z");
  await expect(member.getByRole("button", { name: "memory 지우기" })).toBeVisible();
});

test("a notice covers no button of a dialog", { tag: "@phone" }, async ({ member }) => {
  await addWords(member, ["memory"]);
  await member.goto("/word");
  await member.getByRole("button", { name: "memory 지우기" }).click();
  const notice = member.locator(".MuiSnackbarContent-root");
  await expect(notice).toBeVisible();
  await member.getByRole("button", { name: "단어장 메뉴" }).click();
  await member.getByRole("menuitem", { name: "여러 개 넣기 · 가져오기" }).click();
  const buttons = member.getByRole("dialog").getByRole("button");
  await expect(buttons.first()).toBeVisible();
  await expect(notice).toBeVisible();
  for (const button of await buttons.all()) expect(await overlap(notice, button)).toBe(false);
});

test("a notice stands above the bar of an attempt", { tag: "@phone" }, async ({ member }) => {
  const id = await makeExam(member, "봄 문제집", [ESSAY]);
  await openAttempt(member, await startAttempt(member.request, id, "practice"));
  await member.locator("[data-word]").first().click();
  await member.getByRole("button", { name: "단어장에 추가" }).click();
  const notice = member.locator(".MuiSnackbarContent-root");
  await expect(notice).toBeVisible();
  const bar = member.locator("[data-bottom-bar]");
  await expect(bar.getByRole("button").first()).toBeVisible();
  expect(await overlap(notice, bar)).toBe(false);
});
