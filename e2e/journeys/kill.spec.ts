/**
 * A server that is killed repeatedly while answers are given: what it acknowledged is stored, and what it
 * did not is kept in the outbox and sent again.
 */
import { rmSync } from "node:fs";
import { freePort, startProduct, type Product } from "../../apps/server/test/product.ts";
import { ESSAY, STORY } from "../support/passages.ts";
import { effort } from "../../testing/effort.ts";
import { copyData } from "../support/product.ts";
import { expect, makeExam, productUrl, register, test } from "../support/test.ts";
import {
  startAttempt,
  choicesOf,
  choiceQuestions,
  numberButton,
  openAttempt,
  storedAttempt,
} from "../support/taking.ts";

const ROUNDS = effort(1, 30);
/** A round's server is killed at some time within this window. */
const KILL_WINDOW_MS = 250;

test.use({ baseURL: undefined });

test(
  "a server is killed again and again, and no acknowledged answer is lost",
  { tag: "@long" },
  async ({ browser, playwright }) => {
    test.setTimeout(1_200_000);
    const request = await playwright.request.newContext({ baseURL: productUrl() });
    await register({ request });
    const id = await makeExam({ request }, "끊기는 서버", [ESSAY, STORY]);
    const storageState = await request.storageState();
    await request.dispose();
    const data = copyData();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const start = () =>
      startProduct({ PORT: String(port), PULDA_DATA_DIR: data, PULDA_PUBLIC_URL: url });
    let product: Product = await start();
    try {
      const page = await (
        await browser.newContext({
          baseURL: url,
          viewport: { width: 1440, height: 900 },
          storageState,
        })
      ).newPage();
      const attempt = await startAttempt(page.request, id, "test");
      await openAttempt(page, attempt);
      const numbers = choiceQuestions(attempt);
      const acknowledged: Record<number, number> = {};
      page.on("response", async (response) => {
        if (!response.url().includes("/attempt/answer/")) return;
        const body = await response.json().catch(() => null);
        if (body?.code === 200) acknowledged[body.result.question_id] = body.result.response.choice;
      });
      const given: Record<number, number> = {};

      for (let round = 0; round < ROUNDS; round++) {
        const killed = new Promise<void>((resolve) =>
          setTimeout(
            () => void product.end("SIGKILL").then(() => resolve()),
            at(round) * KILL_WINDOW_MS,
          ),
        );
        for (const [turn, number] of numbers.slice(0, 6).entries()) {
          const choice = ((round + turn) % 2) + 1;
          await numberButton(page, number, new RegExp(`^${number}번, `)).click();
          await page.keyboard.press(String(choice));
          given[attempt.questions[number - 1]?.id ?? 0] = choice;
        }
        await killed;
        const promised = { ...acknowledged };
        product = await start();
        const kept = choicesOf(await storedAttempt(page.request, attempt.id));
        // an answer that was given after the acknowledged one may have come through, too
        for (const [question, choice] of Object.entries(promised))
          expect([choice, given[Number(question)]], `round ${round}`).toContain(kept[question]);
        const retry = page.getByRole("button", { name: "지금 보내기" });
        await expect
          .poll(async () => {
            if (await retry.isVisible()) await retry.click({ timeout: 500 }).catch(() => undefined);
            return choicesOf(await storedAttempt(page.request, attempt.id));
          })
          .toEqual(given);
        await expect(page.getByText("연결이 끊겼어요")).toHaveCount(0);
      }

      const submitted = page.waitForResponse(/\/attempt\/submit\//);
      await page.getByRole("button", { name: "제출", exact: true }).click();
      await page.getByRole("button", { name: "제출하기" }).click();
      expect((await (await submitted).json()).code).toBe(200);
      const { score } = await storedAttempt(page.request, attempt.id);
      await product.end("SIGKILL");
      product = await start();
      expect((await storedAttempt(page.request, attempt.id)).score).toBe(score);
      expect(choicesOf(await storedAttempt(page.request, attempt.id))).toEqual(given);
    } finally {
      await product.end("SIGKILL");
      rmSync(data, { recursive: true, force: true });
    }
  },
);

/** A moment for each round, from 0 to 1, spread evenly. */
function at(round: number): number {
  return (round * 0.618) % 1;
}
