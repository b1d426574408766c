/**
 * An exam given to students: by a link to a guest's phone, live on the teacher's board, closed, corrected and followed
 * by a review. The taker's pages matter on a phone, the board on both.
 */
import type { Browser, Page } from "@playwright/test";
import { IS_LONG } from "../../testing/effort.ts";
import { expectAccessible } from "../support/accessible.ts";
import { expectToFit } from "../support/fit.ts";
import { ESSAY, STORY } from "../support/passages.ts";
import { expect, makeExam, newEmail, PASSWORD, productUrl, test } from "../support/test.ts";

/** Items that are chosen, with rules that can be reviewed. */
const CHOSEN = ["grammar-choice", "grammar-error"];

/** Someone's own browser, on a phone. */
async function newPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: productUrl(),
    viewport: { width: 360, height: 740 },
    locale: "ko-KR",
    timezoneId: "Asia/Seoul",
  });
  return context.newPage();
}

async function give(teacher: Page, title: string, settings: object = {}) {
  const exam_id = await makeExam(teacher, title, [ESSAY, STORY], CHOSEN);
  const answer = await teacher.request.post("/api/v1/share/create", {
    data: { exam_id, ...settings },
  });
  const { result } = (await answer.json()) as {
    result: { id: number; token: string; code: string; question_count: number };
  };
  return { ...result, exam: exam_id };
}

async function enter(phone: Page, token: string, name: string, number = "1") {
  await phone.goto(`/t/${token}`);
  await phone.getByLabel("번호").fill(number);
  await phone.getByLabel("이름").fill(name);
  await phone.getByRole("button", { name: "들어가기" }).click();
  await phone.getByRole("button", { name: "풀기 시작" }).click();
}

test(
  "an exam is given from its page, taken on a phone without an account, and seen live",
  { tag: "@phone" },
  async ({ member: teacher, browser }) => {
    await makeExam(teacher, "쪽지 시험", [ESSAY], CHOSEN);
    await teacher.goto("/exam");
    await teacher.getByRole("link", { name: "쪽지 시험" }).click();
    await teacher.getByRole("button", { name: "학생에게 내기" }).click();
    const dialog = teacher.getByRole("dialog", { name: "학생에게 내기" });
    await expectAccessible(teacher, "giving an exam", "dialog");
    await dialog.getByRole("button", { name: "내기", exact: true }).click();
    await expect(teacher).toHaveURL(/\/share\/\d+$/);
    await expect(teacher.getByRole("img", { name: "학생이 들어오는 QR 코드" })).toBeVisible();
    const link = await teacher.getByText(/\/t\/[\w-]{16}$/).textContent();
    const token = link!.split("/t/")[1]!;

    const phone = await newPhone(browser);
    await phone.goto(`/t/${token}`);
    await expectAccessible(phone, "entering a set");
    await phone.getByRole("button", { name: "들어가기" }).click();
    await expect(phone.getByText("번호를 써 주세요.")).toBeVisible();
    await phone.getByLabel("번호").fill("7");
    await phone.getByLabel("이름").fill("김민지");
    await phone.getByRole("button", { name: "들어가기" }).click();
    await expect(phone.getByRole("button", { name: "풀기 시작" })).toBeVisible();
    await expectAccessible(phone, "a set before it is taken");
    const row = teacher.getByRole("row", { name: /김민지/ });
    await expect(row).toContainText("들어옴");
    await phone.getByRole("button", { name: "풀기 시작" }).click();
    await expect(phone.getByRole("button", { name: "제출" })).toBeVisible();
    await expectAccessible(phone, "taking a set");
    await expect(row).toContainText("푸는 중");
    await phone.keyboard.press("2");
    await expect(row).toContainText(/1\/\d/);
    // A reload goes on where it was.
    await phone.reload();
    await expect(phone.getByRole("button", { name: "제출" })).toBeVisible();
    await phone.getByRole("button", { name: "제출" }).click();
    await phone.getByRole("dialog").getByRole("button", { name: "제출" }).click();
    await expect(phone.getByRole("heading", { name: "제출했어요" })).toBeVisible();
    await expect(phone.getByText("정답과 해설은 선생님이 마감하면")).toBeVisible();
    await expectAccessible(phone, "a result that is kept back");
    await expect(row).toContainText("제출함");

    await teacher.getByRole("button", { name: "지금 마감" }).click();
    await expect(teacher.getByText("마감", { exact: true })).toBeVisible();
    await expectAccessible(teacher, "the board");
    await phone.reload();
    await phone.getByRole("button", { name: /^1번, .*문항으로 가기$/ }).click();
    await expect(phone.getByText("해설").first()).toBeVisible();
    await expectAccessible(phone, "a result");
    await phone.context().close();
  },
);

test("the short code leads to the exam, and a wrong one nowhere", async ({
  member: teacher,
  browser,
}) => {
  const { code } = await give(teacher, "쪽지 3");
  const phone = await newPhone(browser);
  await phone.goto("/t");
  await phone.getByLabel("번호").fill("222222");
  await phone.getByRole("button", { name: "찾기" }).click();
  await expect(phone.getByText(/문제집을 찾을 수 없어요/)).toBeVisible();
  await phone.getByLabel("번호").fill(` ${code.toLowerCase().slice(0, 3)}-${code.slice(3)}`);
  await phone.getByRole("button", { name: "찾기" }).click();
  await expect(phone.getByRole("heading", { name: "쪽지 3" })).toBeVisible();
  await phone.getByLabel("번호").fill("3");
  await phone.getByLabel("이름").fill("이서준");
  await phone.getByRole("button", { name: "들어가기" }).click();
  await expect(phone).toHaveURL(/\/t\/[\w-]{16}$/);
  await expect(phone.getByRole("button", { name: "풀기 시작" })).toBeVisible();
  await phone.context().close();
});

test(
  "after a share: slides, a review for each student, the next exam, and a corrected key",
  { tag: "@phone" },
  async ({ member: teacher, browser }) => {
    const { id, token, exam } = await give(teacher, "단원 평가", {
      show_answers: "now",
      show_explanations: "now",
    });
    const phone = await newPhone(browser);
    await enter(phone, token, "박하늘");
    await expect(phone.getByRole("button", { name: "제출" })).toBeVisible();
    await phone.getByRole("button", { name: "제출" }).click();
    await phone.getByRole("dialog").getByRole("button", { name: "제출" }).click();
    await expect(phone.getByRole("heading", { name: "단원 평가" })).toBeVisible();

    await teacher.goto(`/share/${id}/slides`);
    await expect(teacher.getByText(/1명 · 평균/)).toBeVisible();
    await teacher.keyboard.press("ArrowRight");
    await expect(teacher.getByText("문항별 정답률")).toBeVisible();
    await teacher.keyboard.press("ArrowRight");
    await teacher.keyboard.press("ArrowRight");
    await teacher.getByRole("button", { name: "정답과 해설 보기" }).click();
    await expect(teacher.getByText("해설", { exact: true })).toBeVisible();

    await teacher.goto(`/share/${id}`);
    await teacher.getByRole("button", { name: "학생마다 복습 내기" }).click();
    await expect(teacher.getByRole("heading", { name: "단원 평가 복습" })).toBeVisible();
    const review = (await teacher.getByText(/\/t\/[\w-]{16}$/).textContent())!.split("/t/")[1]!;
    await phone.goto(`/t/${review}`);
    await expect(phone.getByRole("button", { name: "풀기 시작" })).toBeVisible();
    await expect(phone.getByText("박하늘")).toBeVisible();

    await teacher.goto(`/share/${id}`);
    await teacher.getByRole("button", { name: "다음 문제집 만들기" }).click();
    await expect(teacher.getByRole("heading", { name: "단원 평가 다음" })).toBeVisible();

    // What is edited at the desk is passed on, and the taker is told.
    const { result } = await (await teacher.request.get(`/api/v1/exam/${exam}`)).json();
    const [first] = result.questions;
    const edited = await teacher.request.post(`/api/v1/question/edit/${first.id}`, {
      data: { version: first.version, points: first.points + 1 },
    });
    expect((await edited.json()).code).toBe(200);
    await teacher.goto(`/share/${id}`);
    await teacher.getByRole("button", { name: "반영하기" }).click();
    const dialog = teacher.getByRole("dialog", { name: "바뀐 문항 반영하기" });
    await dialog.getByLabel("학생에게 한마디 (선택)").fill("배점을 고쳤어요.");
    await dialog.getByRole("button", { name: "반영하고 다시 채점" }).click();
    await expect(dialog).toHaveCount(0);
    await phone.goto(`/t/${token}`);
    await expect(phone.getByText(/배점을 고쳤어요/)).toBeVisible();
    await phone.context().close();
  },
);

test("the answer form of a paper takes numbers alone", async ({ member: teacher, browser }) => {
  const { token, question_count } = await give(teacher, "종이 시험");
  const phone = await newPhone(browser);
  await phone.goto(`/t/${token}?paper=A`);
  await phone.getByLabel("번호").fill("1");
  await phone.getByLabel("이름").fill("최지우");
  await phone.getByRole("button", { name: "들어가기" }).click();
  await phone.getByRole("button", { name: "A형 답안 쓰기" }).click();
  await expect(phone.getByRole("heading", { name: "종이 시험 답안지" })).toBeVisible();
  for (let number = 1; number <= question_count; number += 1)
    await phone
      .getByRole("group", { name: `${number}번 답` })
      .getByRole("button", { name: "③" })
      .click();
  await expectAccessible(phone, "the answer form");
  await phone.getByRole("button", { name: "제출" }).click();
  await phone.getByRole("dialog").getByRole("button", { name: "제출" }).click();
  await expect(phone.getByRole("heading", { name: "제출했어요" })).toBeVisible();
  await phone.context().close();
});

test(
  "a class: pasted, joined by a student, with her share in 오늘",
  { tag: "@phone" },
  async ({ member: teacher, browser }) => {
    await teacher.goto("/class");
    await expectAccessible(teacher, "no classes");
    await expectToFit(teacher, "no classes");
    await teacher.getByRole("button", { name: "반 만들기" }).first().click();
    await teacher.getByRole("dialog").getByLabel("이름").fill("2학년 3반");
    await teacher.getByRole("button", { name: "저장" }).click();
    await teacher.getByRole("link", { name: /2학년 3반/ }).click();
    await teacher.getByRole("button", { name: "학생 넣기" }).first().click();
    await teacher.getByRole("dialog").getByLabel("학생").fill("1\t김민지\n2\t이서준");
    await teacher.getByRole("button", { name: "2명 넣기" }).click();
    await expect(teacher.getByRole("row", { name: /이서준/ })).toBeVisible();
    await teacher.getByRole("button", { name: "링크와 번호 만들기" }).click();
    const link = teacher.getByText(/\/join\/[\w-]{16}/);
    await expect(link).toBeVisible();
    await expectAccessible(teacher, "a class");
    const token = /\/join\/([\w-]{16})/.exec((await link.textContent())!)![1]!;
    const group = Number(/\/class\/(\d+)/.exec(teacher.url())![1]);
    await give(teacher, "과제", { class_id: group });

    const phone = await newPhone(browser);
    await phone.request.post("/api/v1/user/register", {
      data: { email: newEmail(), password: PASSWORD },
    });
    await phone.goto(`/join/${token}`);
    await phone.getByRole("button", { name: "들어가기" }).click();
    const dialog = phone.getByRole("dialog");
    await dialog.getByLabel("이름").fill("김민지");
    await dialog.getByLabel("학생 번호 (있으면)").fill("1");
    await dialog.getByRole("button", { name: "들어가기" }).click();
    await expect(phone).toHaveURL(/\/class$/);
    await phone.goto("/generate");
    const today = phone.getByRole("region", { name: "반에서 받은 문제집" });
    await expect(today).toContainText("과제");
    await today.getByRole("link", { name: "풀기" }).click();
    await expect(phone.getByText("김민지")).toBeVisible();
    await phone.getByRole("button", { name: "들어가기" }).click();
    await phone.getByRole("button", { name: "풀기 시작" }).click();
    await expect(phone.getByRole("button", { name: "제출" })).toBeVisible();
    await teacher.reload();
    await expect(teacher.getByRole("row", { name: /김민지/ })).toContainText("푸는 중");
    await phone.context().close();
  },
);

test(
  "what a guest has taken goes along when she signs up",
  { tag: "@long" },
  async ({ member: teacher, browser }) => {
    const { token } = await give(teacher, "가입 전", {
      show_answers: "now",
      show_explanations: "now",
    });
    const phone = await newPhone(browser);
    await enter(phone, token, "정다은");
    await phone.getByRole("button", { name: "제출" }).click();
    await phone.getByRole("dialog").getByRole("button", { name: "제출" }).click();
    await phone.getByRole("link", { name: "문제집으로" }).click();
    await phone.getByRole("link", { name: "가입하고 기록 남기기" }).click();
    await phone.getByLabel("이메일").fill(newEmail());
    await phone.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
    await phone.getByRole("button", { name: "회원 가입" }).click();
    await expect(phone.getByText(/풀이를 내 계정으로 옮겼어요/)).toBeVisible();
    await phone.goto("/class");
    await expect(phone.getByRole("region", { name: "내가 풀 문제집" })).toContainText("가입 전");
    await phone.context().close();
  },
);

/** A class, each at her own phone. */
const CLASS_SIZE = 40;

test("forty phones are seen live on the board", async ({ member: teacher, browser }) => {
  test.skip(!IS_LONG, "forty browsers keep two cores busy for minutes");
  const { id, token } = await give(teacher, "마흔 명");
  await teacher.goto(`/share/${id}`);
  const phones: Page[] = [];
  for (let at = 1; at <= CLASS_SIZE; at += 1) {
    const phone = await newPhone(browser);
    await enter(phone, token, `학생${at}`, String(at));
    await expect(phone.getByRole("button", { name: "제출" })).toBeVisible();
    phones.push(phone);
  }
  await expect(teacher.locator("tr[data-state=taking]")).toHaveCount(CLASS_SIZE);
  for (const phone of phones) {
    await phone.getByRole("button", { name: "제출" }).click();
    await phone.getByRole("dialog").getByRole("button", { name: "제출" }).click();
    await expect(phone.getByRole("heading", { name: "제출했어요" })).toBeVisible();
    await phone.context().close();
  }
  await expect(teacher.locator("tr[data-state=done]")).toHaveCount(CLASS_SIZE);
});
