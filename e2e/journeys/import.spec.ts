/** Passages out of what teachers have: pasted as it comes out of a reader. The list is hardest to use on a phone. */
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
