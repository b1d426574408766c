/** The first visit: items taken without an account, and kept by signing up. Most come with a phone. */
import { expectAccessible } from "../support/accessible.ts";
import { expect, newEmail, PASSWORD, test } from "../support/test.ts";

test(
  "a newcomer takes items without an account, and keeps them by signing up",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    await expect(
      page.getByRole("heading", { name: "지문을 넣으면 문제집이 나와요" }),
    ).toBeVisible();
    await expectAccessible(page, "the sign-in page");
    await page.getByRole("link", { name: "가입 없이 풀어 보기" }).click();
    await expect(page.getByText("지금 1번째예요.")).toBeVisible();
    await expectAccessible(page, "an item of the trial");
    for (let number = 1; number <= 5; number++) {
      await expect(page.getByText(`지금 ${number}번째예요.`)).toBeVisible();
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: "확인" }).click();
      await expect(page.getByText(/✓ 맞았어요|✗ 틀렸어요/)).toBeVisible();
      // what was answered is still there
      if (number === 2) {
        await page.reload();
        await expect(page.getByText("지금 3번째예요.")).toBeVisible();
        continue;
      }
      await page.getByRole("button", { name: /^(다음 문항|결과 보기)$/ }).click();
    }
    await expect(page.getByRole("heading", { name: /^5문항 가운데/ })).toBeVisible();
    await expectAccessible(page, "the end of the trial");
    await page.getByRole("link", { name: "가입하고 이어 가기" }).click();
    await page.getByLabel("이메일").fill(newEmail());
    await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "회원 가입" }).click();
    await expect(page.getByText("풀어 본 문항을 ‘만든 문제집’에 담아 두었어요.")).toBeVisible();
    await page.goto("/exam");
    await page.getByRole("link", { name: /예시 ·/ }).click();
    await page.getByRole("link", { name: "이어서 풀기" }).click();
    await expect(page.getByRole("button", { name: /^5번, (맞음|틀림)/ })).toBeVisible();
  },
);
