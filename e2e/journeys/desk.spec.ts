/**
 * The desk: edit, move, make again, write, undo.
 *
 * Editing is tried on the narrowest screen, where its tools and fields have least room; a drag goes the
 * same way on every width.
 */
import type { Locator, Page } from "@playwright/test";
import { follow } from "../support/drawer.ts";
import { ESSAY } from "../support/passages.ts";
import { allDrawn, expect, makeExam, test } from "../support/test.ts";

const tool = (page: Page, number: number, name: string) =>
  page.getByRole("button", { name: `${number}번 문항 ${name}`, exact: true });
const headings = (page: Page) => page.locator("[data-item] h2").allTextContents();
/** The instructions without their numbers, in order. */
const order = (page: Page) =>
  page.locator("[data-item]").evaluateAll((items) => items.map((item) => item.dataset.item));

/** Few, since all that is done here redraws every item. */
const TYPES = ["grammar-error", "sentence-insertion", "word-meaning", "word-form"];

async function openDesk(page: Page): Promise<number> {
  const id = await makeExam(page, "책상", [ESSAY], TYPES);
  await page.goto(`/exam/${id}`);
  await expect(page.locator("[data-item]").first()).toBeVisible();
  await allDrawn(page);
  return id;
}

async function choose(page: Page, number: number, item: string): Promise<void> {
  await tool(page, number, "메뉴").click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function undo(page: Page): Promise<void> {
  // not by the notice, which a machine that stands still for four seconds never shows
  const undone = page.waitForResponse(/\/question\/undo\//);
  await page.getByRole("button", { name: "실행 취소" }).click();
  expect((await (await undone).json()).code).toBe(200);
}

test("what is not saved is asked about before it is left", async ({ member }) => {
  await openDesk(member);
  const desk = member.url();
  await tool(member, 1, "편집").click();
  const form = member.getByRole("form", { name: "1번 문항 편집" });
  const leave = () => follow(member, "단어장");
  // nothing was typed: nothing is asked
  await leave();
  await expect(member).toHaveURL(/\/word$/);
  await member.goBack();

  await tool(member, 1, "편집").click();
  await form.getByLabel("발문").fill("고치던 발문이에요.");
  await leave();
  const dialog = member.getByRole("dialog", { name: "저장하지 않고 나갈까요?" });
  await dialog.getByRole("button", { name: "계속 고치기" }).click();
  await expect(form.getByLabel("발문")).toHaveValue("고치던 발문이에요.");
  expect(member.url()).toBe(desk);
  const asked = member.waitForEvent("dialog");
  // not `page.reload`, which would wait for the load that is refused here
  await member.evaluate(() => void setTimeout(() => location.reload()));
  await (await asked).dismiss();
  await expect(form.getByLabel("발문")).toHaveValue("고치던 발문이에요.");
  await leave();
  await dialog.getByRole("button", { name: "나가기", exact: true }).click();
  await expect(member).toHaveURL(/\/word$/);
});

test(
  "an item is edited in place; an edit that breaks its proof becomes the author's own",
  { tag: "@phone" },
  async ({ member }) => {
    await openDesk(member);
    await tool(member, 1, "편집").click();
    const form = member.getByRole("form", { name: "1번 문항 편집" });
    await form.getByLabel("발문").fill("  ");
    await form.getByRole("button", { name: "저장" }).click();
    await expect(form.getByText("발문을 입력해 주세요.")).toBeVisible();
    await form.getByLabel("발문").fill("고친 발문이에요.");
    await form.getByLabel("해설").fill("고친 해설이에요.");
    await form.getByLabel("배점").fill("7");
    await form.getByRole("button", { name: "저장" }).click();
    await expect(
      member.getByRole("heading", { name: /1\. 고친 발문이에요. \[7점\]/ }),
    ).toBeVisible();
    await expect(tool(member, 1, "편집")).toBeFocused();
    // the item is no item of one's own
    await expect(
      member.getByText("직접 출제", { exact: true }).locator("visible=true"),
    ).toHaveCount(0);

    // without the notice of this edit, which would offer to undo it
    await member.reload();
    await tool(member, 1, "편집").click();
    await form.getByRole("radio", { checked: false }).first().check();
    await form.getByRole("button", { name: "저장" }).click();
    const broken = member.getByRole("dialog", { name: "고치면 정답을 자동으로 확인할 수 없어요" });
    await expect(broken.getByText(/정답을 바꾸면/)).toBeVisible();
    await broken.getByRole("button", { name: "계속 편집" }).click();
    await expect(form.getByLabel("발문")).toHaveValue("고친 발문이에요.");
    await form.getByRole("button", { name: "저장" }).click();
    await broken.getByRole("button", { name: "직접 출제로 저장" }).click();
    await expect(member.locator("[data-item]").first().getByText("직접 출제")).toBeVisible();
    await undo(member);
    await expect(member.locator("[data-item]").first().getByText("직접 출제")).toHaveCount(0);
    await expect(member.getByRole("heading", { name: /1\. 고친 발문이에요/ })).toBeFocused();
  },
);

test(
  "items change places by drag, by keyboard and by button",
  { tag: "@wide" },
  async ({ member }) => {
    await openDesk(member);
    const before = await order(member);
    await choose(member, 1, "순서 바꾸기");
    const lines = member.locator("[data-line]");
    // Away from the window's edges, where a drag would scroll the list.
    await lines.nth(1).evaluate((line) => line.scrollIntoView({ block: "center" }));
    await drag(member, lines.nth(0), lines.nth(2));
    await expect(member.getByText("1번 문항을 3번으로 옮겼어요.")).toBeVisible();

    await member.getByRole("button", { name: "1번 문항 옮기기", exact: true }).focus();
    await member.keyboard.press("Space");
    await expect(
      member.getByRole("status").filter({ hasText: /문항을 들었어요|1번째 자리예요/ }),
    ).toHaveCount(1);
    await member.keyboard.press("ArrowDown");
    await expect(member.getByRole("status").filter({ hasText: "2번째 자리예요" })).toHaveCount(1);
    await member.keyboard.press("Space");
    await expect(member.getByText("1번 문항을 2번으로 옮겼어요.")).toBeVisible();
    await member.getByRole("button", { name: "다 했어요" }).click();
    const [a, b, c, ...rest] = before;
    await expect.poll(() => order(member)).toEqual([c, b, a, ...rest]);

    await tool(member, 1, "아래로").click();
    await expect(tool(member, 2, "아래로")).toBeFocused();
    await expect.poll(() => order(member)).toEqual([b, c, a, ...rest]);
    await member.keyboard.press("Control+z");
    await expect.poll(() => order(member)).toEqual([c, b, a, ...rest]);
    await member.reload();
    await expect.poll(() => order(member)).toEqual([c, b, a, ...rest]);
  },
);

test("a deleted item comes back exactly, also with Ctrl+Z", async ({ member }) => {
  await openDesk(member);
  const [ids, texts] = [await order(member), await headings(member)];
  await choose(member, 2, "지우기");
  await expect(member.locator("[data-item]")).toHaveCount(ids.length - 1);
  await expect(member.locator("[data-item]").nth(1).getByRole("heading")).toBeFocused();
  await undo(member);
  await expect.poll(() => order(member)).toEqual(ids);
  await expect.poll(() => headings(member)).toEqual(texts);
  await choose(member, 1, "지우기");
  await expect(member.locator("[data-item]")).toHaveCount(ids.length - 1);
  await choose(member, 1, "지우기");
  await expect(member.locator("[data-item]")).toHaveCount(ids.length - 2);
  await member.keyboard.press("Control+z");
  await expect(member.locator("[data-item]")).toHaveCount(ids.length - 1);
  await member.keyboard.press("Control+z");
  await expect.poll(() => order(member)).toEqual(ids);
});

test(
  "an item is made again, and swapped for another type",
  { tag: "@long" },
  async ({ member }) => {
    const id = await openDesk(member);
    const at = async (position: number) => {
      const { result } = await (await member.request.get(`/api/v1/exam/${id}`)).json();
      return result.questions[position - 1];
    };
    const first = await at(1);
    await choose(member, 1, "다시 만들기");
    await expect(member.getByText("1번 문항을 다시 만들었어요.")).toBeVisible();
    const second = await at(1);
    expect(second.type).toBe(first.type);
    expect(second.proof).not.toEqual(first.proof);
    await undo(member);
    expect({ ...(await at(1)), version: 0 }).toEqual({ ...first, version: 0 });

    await choose(member, 1, "유형 바꾸기");
    const dialog = member.getByRole("dialog", { name: "1번 문항의 유형 바꾸기" });
    const types = dialog.locator(".MuiListItemButton-root");
    await expect(types.first()).toBeVisible();
    for (const name of await types.allTextContents()) {
      await dialog.getByRole("button", { name, exact: true }).click();
      const refused = dialog.getByRole("button", { name: new RegExp(`^${name}.+`) });
      const made = member.getByText("1번 문항의 유형을 바꿨어요.");
      await expect(made.or(refused.first())).toBeVisible();
      if (await made.isVisible()) break;
    }
    await expect(dialog).toHaveCount(0);
    expect((await at(1)).type).not.toBe(first.type);
  },
);

test("points are set where they are read", { tag: "@long" }, async ({ member }) => {
  await openDesk(member);
  await member.getByRole("button", { name: /^2번 문항 배점/ }).click();
  await member.getByRole("menuitem", { name: "9점" }).click();
  await expect(member.getByRole("button", { name: "2번 문항 배점 9점" })).toBeVisible();
  await expect(member.locator("[data-item]").nth(1).getByRole("heading")).toContainText("[9점]");
});

test(
  "an own item to write on takes several answers, and is graded by them",
  { tag: "@long" },
  async ({ member }) => {
    const id = await openDesk(member);
    await member.getByRole("button", { name: "문항 추가" }).click();
    await member.getByRole("menuitem", { name: "직접 출제" }).click();
    const dialog = member.getByRole("dialog", { name: "직접 출제" });
    await dialog.getByRole("button", { name: "서답형" }).click();
    await dialog.getByLabel("발문").fill("알맞은 말을 쓰시오.");
    await dialog.getByRole("button", { name: "문항 넣기" }).click();
    await expect(dialog.getByText("답을 입력해 주세요.")).toBeVisible();
    await dialog.getByLabel("칸 1의 정답").fill("to go\nto walk");
    await dialog.getByRole("button", { name: "칸 추가" }).click();
    await dialog.getByLabel("칸 2의 이름 (없어도 돼요)").fill("(B)");
    await dialog.getByLabel("칸 2의 정답").fill("him");
    await dialog.getByRole("button", { name: "문항 넣기" }).click();
    await expect(
      member.getByRole("heading", { name: /알맞은 말을 쓰시오\. \[2점\]/ }).last(),
    ).toBeFocused();
    const { result } = await (await member.request.get(`/api/v1/exam/${id}`)).json();
    expect(result.questions.at(-1)).toMatchObject({
      shape: "write",
      fields: [{}, { label: "(B)" }],
      key: { accepted: [["to go", "to walk"], ["him"]] },
      proof: { kind: "author" },
    });
  },
);

test("an edit that came too late keeps what was typed", async ({ member }) => {
  const id = await openDesk(member);
  await tool(member, 1, "편집").click();
  const form = member.getByRole("form", { name: "1번 문항 편집" });
  await form.getByLabel("발문").fill("늦게 고친 발문");
  const { result } = await (await member.request.get(`/api/v1/exam/${id}`)).json();
  await member.request.post(`/api/v1/question/edit/${result.questions[0].id}`, {
    data: { version: 1, points: 6 },
  });
  await form.getByRole("button", { name: "저장" }).click();
  await expect(form.getByText(/그사이 다른 곳에서/)).toBeVisible();
  await expect(form.getByLabel("발문")).toHaveValue("늦게 고친 발문");
  await form.getByRole("button", { name: "내 내용으로 저장" }).click();
  await expect(member.getByRole("heading", { name: /늦게 고친 발문 \[6점\]/ })).toBeVisible();
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const grip = from.getByRole("button");
  const [start, end] = [await grip.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("the lines are not there");
  const x = start.x + start.width / 2;
  await page.mouse.move(x, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, start.y + start.height, { steps: 4 });
  await page.mouse.move(x, end.y + end.height / 2 + 4, { steps: 12 });
  await page.mouse.up();
}
