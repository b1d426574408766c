/**
 * A language model as proposer: none, one that answers, one that waits, one that fails, and a chat window
 * between which and the page its user copies and pastes. And the example exams, which need none.
 *
 * The dialogs of the chat window fill a phone's screen; the rest is the same on every width.
 */
import type { Page } from "@playwright/test";
import {
  startFakeModel,
  type ReceivedRequest,
  type FakeModel,
  type Reply,
} from "../../apps/server/test/fake-model.ts";
import { expectAccessible } from "../support/accessible.ts";
import { keyIn, solution, TOPIC } from "../support/model.ts";
import { ESSAY } from "../support/passages.ts";
import { startProduct, type Product } from "../support/product.ts";
import { expect, register, test } from "../support/test.ts";

async function write(page: Page, text = ESSAY): Promise<void> {
  await page.goto("/generate");
  await page.getByRole("textbox", { name: "지문 1" }).fill(text);
  // the places of items open above the types once the text is read, and move what is below them
  await expect(page.getByText(/\d+개 유형의 문항을 만들 수 있어요/)).toBeVisible();
}

async function chooseTopic(page: Page, text = ESSAY): Promise<void> {
  await write(page, text);
  await page.getByRole("button", { name: "직접 고르기" }).click();
  await page.getByRole("button", { name: "주제 하나 더하기" }).click();
}

const make = (page: Page) => page.getByRole("button", { name: "문제집 만들기" }).click();

test("without a model the types that need one say so, and examples can be taken in two clicks", async ({
  member,
}) => {
  await write(member);
  await member.getByRole("button", { name: "직접 고르기" }).click();
  await expect(member.getByText(/언어 모델이 있어야 만들 수 있어요/)).toBeVisible();
  await expect(member.getByRole("button", { name: "주제 하나 더하기" })).toBeDisabled();
  await expect(member.getByText("모델도 함께 쓰기")).toHaveCount(0);

  await member.getByRole("link", { name: "예시 문제집 풀어 보기" }).click();
  await member
    .getByRole("button", { name: / 풀기$/ })
    .first()
    .click();
  await expect(member).toHaveURL(/\/exam\/\d+\/attempt\/\d+$/);
  await expect(member.getByRole("navigation", { name: "문항" })).toBeVisible();
});

test(
  "a chat window is asked by copying and pasting, solves the item, and it becomes an exam",
  { tag: "@phone" },
  async ({ member }) => {
    await write(member);
    await member.getByRole("button", { name: "채팅 서비스로 만들기" }).click();
    const dialog = member.getByRole("dialog", { name: "채팅 서비스로 만들기" });
    const copied = async (action: string, label: string) => {
      await expect(dialog.getByRole("button", { name: action })).toBeEnabled();
      await dialog.getByRole("button", { name: "글 보기" }).first().click();
      return dialog.getByLabel(label, { exact: true }).inputValue();
    };
    expect(await copied("프롬프트 복사", "프롬프트")).toContain('"1-topic"');
    await expectAccessible(member, "the prompt", "dialog");
    await dialog.getByRole("button", { name: "다음" }).click();
    await dialog
      .getByLabel("대화창의 답")
      .fill(`Sure!\n\`\`\`json\n{"1-topic": ${TOPIC}}\n\`\`\`\nAnything else?`);
    await dialog.getByRole("button", { name: "답 읽기" }).click();
    await expect(dialog.getByText(/가운데 1문항을 쓸 수 있어요/)).toBeVisible();
    await expect(dialog.getByText(/이 문항이 없어요/).first()).toBeVisible();
    await expect(dialog.getByRole("button", { name: "다시 물어볼 글 복사" })).toBeEnabled();
    await dialog.getByRole("button", { name: "문항 보기" }).click();
    await expect(dialog.getByText("다음 글의 주제로 가장 적절한 것은?")).toBeVisible();
    await expectAccessible(member, "what was read", "dialog");

    await dialog.getByRole("button", { name: "다음" }).click();
    const asked = await copied("풀어 볼 글 복사", "풀어 볼 글");
    // the item, and its options once more in another order
    const rounds = [...asked.matchAll(/^##? Item "(.+)"$([^#]+)/gm)];
    expect(rounds).toHaveLength(2);
    await dialog
      .getByLabel("대화창의 풀이")
      .fill(
        JSON.stringify(
          Object.fromEntries(rounds.map(([, name, item]) => [name, solution(keyIn(item ?? ""))])),
        ),
      );
    await dialog.getByRole("button", { name: "풀이 읽기" }).click();
    await expect(dialog.getByText(/1문항은 풀어 본 답이 정답과 같아요/)).toBeVisible();
    await dialog.getByRole("switch").check();
    await expectAccessible(member, "what was solved", "dialog");
    await dialog.getByRole("button", { name: "1문항으로 문제집 만들기" }).click();
    await expect(member).toHaveURL(/\/exam\/\d+$/);
    await expect(member.getByRole("heading", { name: /다음 글의 주제로/ })).toBeVisible();
  },
);

test(
  "questions copied from anywhere are read, mended and added",
  { tag: "@phone" },
  async ({ member }) => {
    const made = await member.request.post("/api/v1/exam/generate", {
      data: {
        title: "붙여 넣을 곳",
        passages: [{ text: ESSAY }],
        types: [{ type: "blank", count: 1 }],
      },
    });
    await member.goto(`/exam/${(await made.json()).result.id}`);
    await member.getByRole("button", { name: "문항 추가" }).click();
    await member.getByRole("menuitem", { name: "문항 붙여 넣기" }).click();
    const dialog = member.getByRole("dialog", { name: "문항 붙여 넣기" });
    await dialog
      .getByLabel("문항이 담긴 글")
      .fill(
        "1. 벌에 관한 설명으로 맞는 것은?\n① They sleep.\n② They fly.\n정답: ②\n\n2. 틀린 것은?\n① Ants walk.\n② Ants fly ships.",
      );
    await dialog.getByRole("button", { name: "문항 찾기" }).click();
    await expect(dialog.getByText(/2문항을 찾았어요/)).toBeVisible();
    await expectAccessible(member, "questions that were found", "dialog");
    await dialog.getByRole("button", { name: "2번째 문항 고치기" }).click();
    await dialog.getByRole("radio", { name: "2번이 정답" }).check();
    await dialog.getByRole("button", { name: "2문항 넣기" }).click();
    await expect(member.getByText("2문항을 넣었어요.")).toBeVisible();
    await expect(member.getByRole("heading", { name: /벌에 관한 설명으로/ })).toBeFocused();
    await expect(member.getByRole("heading", { name: /틀린 것은/ })).toBeVisible();
  },
);

test.describe("with a model", () => {
  // One product for these journeys, one after another.
  test.describe.configure({ mode: "default" });
  test.use({ baseURL: undefined });

  let model: FakeModel;
  let product: Product;
  /** What the model does with a proposal that is asked of it. */
  let propose: () => Reply | Promise<Reply>;

  function reply({ prompt, schemaName, system }: ReceivedRequest): Reply | Promise<Reply> {
    if (schemaName !== "solution" && !system.includes("takes English exam items")) return propose();
    const key = keyIn(prompt);
    // without the passage it does not know
    const isGuess = prompt.includes("The passage of this item is withheld.");
    return JSON.stringify(solution(isGuess ? (key % 5) + 1 : key));
  }

  test.beforeAll(async () => {
    model = await startFakeModel(reply);
    product = await startProduct({
      PULDA_MODEL_PROVIDER: "openai-compatible",
      PULDA_MODEL_URL: model.url,
      PULDA_MODEL: "played",
    });
  });
  test.afterAll(async () => {
    await product.stop();
    await model.stop();
  });

  const base = test.extend<{ author: Page }>({
    author: async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: product.url,
        viewport: { width: 1440, height: 900 },
      });
      const page = await context.newPage();
      await register(page);
      await use(page);
      await context.close();
    },
  });

  base(
    "it proposes an item, which passes the gates; where it fails, the rest is made",
    async ({ author }) => {
      propose = () => TOPIC;
      await chooseTopic(author);
      await expect(author.getByText(/모델에 \d+번쯤 물어요/)).toBeVisible();
      await make(author);
      await expect(author.getByRole("heading", { name: /다음 글의 주제로/ })).toBeVisible();

      for (const [failing, reason] of [
        [{ status: 429, headers: { "retry-after": "3600" } }, /요청이 몰려서/],
        [{ cut: TOPIC.slice(0, 60) }, /중간에 끊겼어요/],
      ] as const) {
        propose = () => failing;
        // what was answered about a text is not asked again
        await chooseTopic(author, ESSAY.replace("Many people", "Most people"));
        await author.getByRole("button", { name: "어법 네모 하나 더하기" }).click();
        await make(author);
        await expect(author.locator("[data-item]")).toHaveCount(1);
        await author.getByText(/만들지 않은 문항 \d+개와 이유/).click();
        await expect(author.getByText(reason)).toBeVisible();
      }
    },
  );

  base("one that is slow need not be waited for, and can be cancelled", async ({ author }) => {
    propose = () => ({ stall: '{"refuse": ' });
    await chooseTopic(author);
    await author.getByRole("button", { name: "어법 네모 하나 더하기" }).click();
    await make(author);
    await author.getByRole("button", { name: "지금까지 만든 문항으로 끝내기" }).click();
    await expect(author.locator("[data-item]")).toHaveCount(1);
    await expect(author.getByRole("button", { name: "풀기" })).toBeEnabled();

    await chooseTopic(author);
    await make(author);
    await expect(author.getByText(/언어 모델의 문항을 기다리고 있어요/)).toBeVisible();
    await author.getByRole("button", { name: "취소" }).click();
    await expect(author.getByRole("textbox", { name: "지문 1" })).toHaveValue(ESSAY);
  });
});
