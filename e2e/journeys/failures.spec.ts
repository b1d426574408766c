import { closeDrawer, follow, openDrawer } from "../support/drawer.ts";
import { expect, makeExam, test } from "../support/test.ts";
import { ESSAY } from "../support/passages.ts";

test("a failed service shows the alert with code and address, and keeps what was typed", async ({
  member,
}) => {
  const alerts: string[] = [];
  member.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await member.route("**/api/v1/exam/generate", (route) =>
    route.fulfill({ status: 503, body: "{}" }),
  );
  await member.goto("/generate");
  await member.waitForLoadState("networkidle");
  await member.getByRole("textbox", { name: "지문 1" }).fill(ESSAY);
  await member.getByRole("button", { name: "문제집 만들기" }).click();
  await expect.poll(() => alerts.length).toBe(1);
  expect(alerts[0]).toMatch(/일시적/);
  expect(alerts[0]).toMatch(/Code: 503/);
  expect(alerts[0]).toMatch(/API: http:\/\/127\.0\.0\.1:\d+\/api\/v1\/exam\/generate/);
  await expect(member.getByRole("textbox", { name: "지문 1" })).toHaveValue(ESSAY);

  await member.unroute("**/api/v1/exam/generate");
  await member.route("**/api/v1/exam/generate", (route) => route.abort());
  await member.getByRole("button", { name: "문제집 만들기" }).click();
  await expect.poll(() => alerts.length).toBe(2);
  expect(alerts[1]).toContain("Code: undefined(maybe CORS)");

  await member.reload();
  await expect(member.getByRole("textbox", { name: "지문 1" })).toHaveValue(ESSAY);
});

test("removing one and removing all ask first, in the exact words", async ({ member }) => {
  await makeExam(member, "첫째 문제집", [ESSAY]);
  await makeExam(member, "둘째 문제집", [ESSAY]);
  await makeExam(member, "셋째 문제집", [ESSAY]);
  const asked: string[] = [];
  let answer = false;
  member.on("dialog", (dialog) => {
    asked.push(`${dialog.type()}: ${dialog.message()}`);
    void (answer ? dialog.accept() : dialog.dismiss());
  });
  await member.goto("/exam");
  const remove = async () => {
    await member.getByRole("button", { name: "첫째 문제집 메뉴" }).click();
    await member.getByRole("menuitem", { name: "지우기" }).click();
  };
  await remove();
  await expect(member.getByRole("link", { name: /첫째 문제집/ })).toBeVisible();
  answer = true;
  await remove();
  await expect(member.getByRole("link", { name: /첫째 문제집/ })).toHaveCount(0);
  await expect(member.getByRole("link", { name: /둘째 문제집/ })).toBeVisible();

  await member.getByRole("button", { name: "모두 지우기" }).click();
  await expect(
    member.getByRole("link", { name: /문제집/ }).filter({ hasText: "둘째" }),
  ).toHaveCount(0);
  expect(asked).toEqual([
    "confirm: 선택한 문제집을 삭제합니까?",
    "confirm: 선택한 문제집을 삭제합니까?",
    "confirm: 계정 내 모든 문제집을 삭제합니까?",
  ]);
  await member.reload();
  await expect(member.getByText("셋째 문제집")).toHaveCount(0);
});

/** Scripts that cannot be loaded: without a connection, and before the installed app has all of them. */
test.describe("a part of the app that cannot be loaded", () => {
  test.use({ ownContext: true });

  test("leaves bar and drawer, and opens once it can be", async ({ member }) => {
    await member.goto("/exam");
    await member.waitForLoadState("networkidle");
    await member.context().setOffline(true);
    await follow(member, "학습 현황");
    await expect(member.getByRole("heading", { name: "화면을 열지 못했어요" })).toBeVisible();
    await expect(member.getByRole("banner")).toBeVisible();
    await openDrawer(member);
    await expect(member.getByRole("link", { name: "단어장" })).toBeVisible();
    await closeDrawer(member);
    await member.getByRole("button", { name: "새로 고침" }).click();
    await expect(member.getByText("아직 서버와 연결되지 않았어요")).toBeVisible();

    await follow(member, "만든 문제집");
    await expect(member.getByRole("heading", { name: "만든 문제집" })).toBeVisible();
    await follow(member, "학습 현황");
    await expect(member.getByRole("heading", { name: "화면을 열지 못했어요" })).toBeVisible();
    await member.context().setOffline(false);
    await member.getByRole("button", { name: "새로 고침" }).click();
    await expect(member.getByRole("heading", { name: "학습 현황" })).toBeVisible();
  });

  test("leaves the page where it is a dialog", async ({ member }) => {
    await makeExam(member, "첫째 문제집", [ESSAY]);
    await member.goto("/exam");
    await member.waitForLoadState("networkidle");
    await member.route("**/assets/paper-dialog-*.js", (route) => route.abort());
    const openDialog = async () => {
      await member.getByRole("button", { name: "첫째 문제집 메뉴" }).click();
      await member.getByRole("menuitem", { name: "인쇄·내보내기" }).click();
    };
    await openDialog();
    await expect(member.getByText(/화면을 불러오지 못했어요/)).toBeVisible();
    await expect(member.getByRole("link", { name: /첫째 문제집/ })).toBeVisible();
    await member.unroute("**/assets/paper-dialog-*.js");
    await openDialog();
    await expect(member.getByRole("dialog")).toBeVisible();
  });
});
