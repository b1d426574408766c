/**
 * How many items an exam has, and what its points add up to.
 *
 * Four buttons and two fields stand in a column that is narrow on a phone.
 */
import { expectAccessible } from "../support/accessible.ts";
import { ESSAY, STORY } from "../support/passages.ts";
import { expect, test } from "../support/test.ts";

test(
  "a set is asked for by a number of items and a total of points, and has that total",
  { tag: "@phone" },
  async ({ member }) => {
    await member.goto("/generate");
    await member
      .getByRole("textbox", { name: "지문 1", exact: true })
      .fill(`${ESSAY}\n\n---\n\n${STORY}`);
    await expect(member.getByText("지문마다 4문항 · 모두 8문항쯤")).toBeVisible();
    await member.getByRole("button", { name: "적게" }).click();
    await expect(member.getByText("지문마다 3문항 · 모두 6문항쯤")).toBeVisible();
    await member.getByRole("button", { name: "직접 정하기" }).click();
    await member.getByLabel("문제집 전체 문항 수").fill("0");
    await member.getByRole("button", { name: "문제집 만들기" }).click();
    await expect(member.getByText("문항 수는 1–200의 정수예요.")).toBeVisible();
    await expectAccessible(member, "amount");

    await member.getByLabel("문제집 전체 문항 수").fill("3");
    await member.getByLabel("총점", { exact: true }).fill("20.5");
    await member.getByRole("button", { name: "문제집 만들기" }).click();
    await expect(member).toHaveURL(/\/exam\/\d+$/);
    await expect(member.getByText(/총 20\.5점/)).toBeVisible();
    await expect(member.locator("[data-item]").first()).toBeVisible();
    await member.getByRole("button", { name: /^1번 문항 배점/ }).click();
    await member.getByRole("menuitem", { name: "3점", exact: true }).click();
    await expect(member.getByRole("button", { name: "1번 문항 배점 3점" })).toBeVisible();
  },
);
