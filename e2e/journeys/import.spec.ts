/**
 * Passages and questions out of what teachers have: pasted as it comes out of a reader, in files of other programs,
 * scanned. The lists are hardest to use on a phone.
 */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { ESSAY, STORY } from "../support/passages.ts";
import { expect, makeExam, test } from "../support/test.ts";

/** As a PDF reader gives it: hard line breaks, numbers, options, a foot line. */
function asPrinted(text: string): string {
  return text.replace(/(.{60,80}?) /gu, "$1\n");
}

const PASTE = `2026학년도 3월 고1 전국연합학력평가
영어 영역

18. 다음 글의 주제로 가장 적절한 것은?

${asPrinted(ESSAY)}

① the role of memory
② the cost of fame
③ the limits of maps
④ the history of schools
⑤ the art of forgetting

19. 다음 글에 드러난 심경 변화로 가장 적절한 것은?

${asPrinted(STORY)}

① calm → angry
② worried → relieved
③ bored → excited
④ proud → ashamed
⑤ hopeful → sad
`;

test(
  "a pasted paper becomes passages, which are looked at before they are taken",
  { tag: "@both" },
  async ({ member }) => {
    await member.goto("/generate");
    await member.getByRole("button", { name: "지문 가져오기" }).click();
    const dialog = member.getByRole("dialog", { name: "지문 가져오기" });
    await dialog.getByLabel("글", { exact: true }).fill(PASTE);
    await dialog.getByRole("button", { name: "지문 찾기" }).click();
    await expect(dialog.getByText(/^지문 2개를 찾았어요/)).toBeVisible();
    await expectAccessible(member, "the passages that were found", "dialog");
    await expect(dialog.getByLabel("지문 1의 글")).toHaveValue(ESSAY);
    await dialog.getByRole("checkbox", { name: /^지문 1/ }).uncheck();
    await dialog.getByRole("button", { name: "지문 1개 넣기" }).click();
    const passage = member.getByRole("textbox", { name: "지문 1", exact: true });
    await expect(passage).toHaveValue(STORY);
    await expect(member.getByText(/개 유형의 문항을 만들 수 있어요/)).toBeVisible();
  },
);

test("a file is read for its passages, and an exported exam becomes an exam again", async ({
  member,
}) => {
  await member.goto("/generate");
  await member.getByRole("button", { name: "지문 가져오기" }).click();
  const dialog = member.getByRole("dialog", { name: "지문 가져오기" });
  const choose = async (name: string, content: string | Buffer) => {
    const buffer = Buffer.isBuffer(content) ? content : Buffer.from(content);
    const mimeType = "application/octet-stream";
    await dialog.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
  };
  await choose("시험지.pdf", Buffer.from([0x4d, 0x5a, 0, 0, 1, 2, 3]));
  await expect(dialog.getByRole("alert")).toContainText(/파일/);
  await choose("시험지.txt", PASTE);
  await expect(dialog.getByText(/^지문 2개를 찾았어요/)).toBeVisible();
  await dialog.getByRole("button", { name: "지문 2개 넣기" }).click();
  await expect(member.getByRole("textbox", { name: "지문 2", exact: true })).toHaveValue(STORY);

  const id = await makeExam(member, "보관할 문제집", [ESSAY]);
  const answer = await member.request.get(`/api/v1/exam/export/${id}?format=json`);
  await member.getByRole("button", { name: "지문 가져오기" }).click();
  await choose("보관할 문제집.json", await answer.body());
  await expect(member.getByRole("heading", { level: 1, name: "보관할 문제집" })).toBeVisible();
  await expect(member).not.toHaveURL(new RegExp(`/exam/${id}$`));
});

const SCAN = new URL("../../packages/documents/test/scanned-lines.png", import.meta.url);
const GIFT = `::벌:: 벌이 길을 알리는 방법은? {=춤#맞아요 ~노래 ~냄새}

::빈칸:: Bees ____ in the dark. {=dance =fly}

어떻게 생각하나요? {}`;

async function openImport(page: Page) {
  await page.goto("/generate");
  await page.getByRole("button", { name: "지문 가져오기" }).click();
  return page.getByRole("dialog", { name: "지문 가져오기" });
}

test(
  "questions that come along with their passages go into the exam where they are wanted",
  { tag: "@phone" },
  async ({ member }) => {
    const dialog = await openImport(member);
    const translated = `${PASTE}\n정답\n18 ① 19 ②\n\n해석\n18. ${"기억은 알고 있는 것이다. ".repeat(8)}`;
    await dialog.getByLabel("글", { exact: true }).fill(translated);
    await dialog.getByRole("button", { name: "지문 찾기" }).click();
    await expect(dialog.getByText(/^지문 2개를 찾았어요/)).toBeVisible();
    await dialog.getByText("해석 (지문과 함께 넣어요)").click();
    await expect(dialog.getByText(/^기억은 알고/)).toBeVisible();
    await dialog
      .getByText(/^함께 나온 문항 1개/)
      .nth(1)
      .click();
    const question = dialog.getByRole("list", { name: "지문 2의 문항" });
    const box = question.getByRole("checkbox", { name: "2번째 문항 넣기" });
    await expect(box).not.toBeChecked();
    await expect(question.getByText("worried → relieved", { exact: true })).toBeVisible();
    await box.check();
    await expectAccessible(member, "the questions that came along", "dialog");
    await dialog.getByRole("button", { name: "지문 2개 넣기" }).click();
    await expect(member.getByText("이 지문과 함께 넣어요: 문항 1개")).toBeVisible();
    await expect(member.getByText("이 지문과 함께 넣어요: 해석")).toBeVisible();
    await member.getByRole("button", { name: "문제집 만들기" }).click();
    await expect(member).toHaveURL(/\/exam\/\d+$/);
    const id = /\d+$/.exec(member.url())?.[0] ?? "";
    await expect
      .poll(async () => {
        const { result } = (await (await member.request.get(`/api/v1/exam/${id}`)).json()) as {
          result: { state: string; questions: { type: string; instruction: string }[] };
        };
        const own = result.questions.filter(({ type }) => type === "own-choice");
        return [result.state, own.map(({ instruction }) => instruction)];
      })
      .toEqual(["ready", ["다음 글에 드러난 심경 변화로 가장 적절한 것은?"]]);
  },
);

test(
  "questions of another program are looked at, and become an exam",
  { tag: ["@phone", "@long"] },
  async ({ member }) => {
    const dialog = await openImport(member);
    await dialog.locator("input[type=file]").setInputFiles({
      name: "퀴즈 모음.gift",
      mimeType: "text/plain",
      buffer: Buffer.from(GIFT),
    });
    await expect(dialog.getByText(/^문항 2개를 찾았어요/)).toBeVisible();
    await expect(dialog.getByRole("alert")).toContainText("3번째");
    await expect(dialog.getByLabel("문항으로 만들 문제집의 제목")).toHaveValue("퀴즈 모음");
    await expect(dialog.getByText("벌이 길을 알리는 방법은?")).toBeVisible();
    await expectAccessible(member, "the questions that were found", "dialog");
    await dialog.getByRole("checkbox", { name: "2번째 문항 넣기" }).uncheck();
    await expect(dialog.getByRole("button", { name: "문항 1개로 문제집 만들기" })).toBeVisible();
    await dialog.getByRole("checkbox", { name: "2번째 문항 넣기" }).check();
    await dialog.getByRole("button", { name: "문항 2개로 문제집 만들기" }).click();
    await expect(member.getByRole("heading", { level: 1, name: "퀴즈 모음" })).toBeVisible();
    await expect(member.getByText("벌이 길을 알리는 방법은?")).toBeVisible();
    await expect(member.getByText("2문항", { exact: false }).first()).toBeVisible();
  },
);

test(
  "a scan says how far it is read, and need not be waited for",
  { tag: ["@phone", "@long"] },
  async ({ member }) => {
    const dialog = await openImport(member);
    const buffer = await readFile(SCAN);
    const choose = () =>
      dialog
        .locator("input[type=file]")
        .setInputFiles({ name: "시험지.png", mimeType: "image/png", buffer });
    await choose();
    await expect(dialog.getByRole("progressbar", { name: "파일을 읽은 정도" })).toBeVisible();
    await dialog.getByRole("button", { name: "그만 읽기" }).click();
    await expect(dialog.getByRole("progressbar")).toHaveCount(0);
    await expect(dialog.getByRole("button", { name: "파일 고르기" })).toBeEnabled();
    await choose();
    await expect(dialog.getByText(/^지문 1개를 찾았어요/)).toBeVisible();
    await expect(dialog.getByLabel("지문 1의 글")).toHaveValue(/^Yesterday's bread feels dry/);
  },
);
