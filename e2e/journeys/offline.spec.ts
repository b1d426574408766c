/** The installed app: what was opened can be read, taken and reviewed while the service cannot be reached. */
import { rmSync } from "node:fs";
import { freePort, startProduct, type Product } from "../../apps/server/test/product.ts";
import { ESSAY } from "../support/passages.ts";
import {
  choiceQuestions,
  choicesOf,
  numberButton,
  openAttempt,
  startAttempt,
  storedAttempt,
} from "../support/taking.ts";
import { copyData } from "../support/product.ts";
import { expect, makeExam, productUrl, register, test } from "../support/test.ts";
import { addWords } from "../support/words.ts";
import type { Page } from "@playwright/test";

/** They fill a page of the list, so that words added before them stand on the second. */
const MANY_WORDS =
  "apple basket bridge butter candle castle circle coffee corner cotton dinner doctor engine family farmer finger flower forest garden guitar hammer island jacket kitchen ladder lesson letter market mirror monkey mountain museum needle number orange pencil pepper picture planet pocket potato rabbit river rocket school shadow sister spider silver".split(
    " ",
  );

test.use({ baseURL: undefined });

test("without a connection an exam is read and taken, and words are reviewed", async ({
  browser,
  playwright,
}) => {
  const request = await playwright.request.newContext({ baseURL: productUrl() });
  await register({ request });
  const id = await makeExam({ request }, "길에서", [ESSAY]);
  await addWords({ request }, ["harvest", "fragile", "ancient", ...MANY_WORDS]);
  const storageState = await request.storageState();
  await request.dispose();
  const data = copyData();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    startProduct({ PORT: String(port), PULDA_DATA_DIR: data, PULDA_PUBLIC_URL: url });
  let product: Product = await start();
  try {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 360, height: 740 },
      serviceWorkers: "allow",
      storageState,
    });
    // for the names of question types this product would load the language data
    await context.route("**/api/v1/question/types", (route) =>
      route.fulfill({ json: { code: 200, message: "", result: [] } }),
    );
    const page = await context.newPage();
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.accept();
    });
    const attempt = await startAttempt(page.request, id, "test");
    const [first = 0, second = 0] = choiceQuestions(attempt);
    const idOf = (number: number) => attempt.questions[number - 1]?.id ?? 0;

    await page.goto("/exam");
    await page.getByRole("link", { name: "길에서" }).first().click();
    await expect(page.getByRole("heading", { name: "길에서" })).toBeVisible();
    await expect.poll(() => kept(page, ["exam", id])).toContain("길에서");
    await openAttempt(page, attempt);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await numberButton(page, first, "아직").click();
    await page.keyboard.press("1");
    await expect(numberButton(page, first, "답함")).toBeVisible();
    await expect
      .poll(async () => choicesOf(await storedAttempt(page.request, attempt.id))[idOf(first)])
      .toBe(1);
    // what nobody has opened yet is fetched for the way
    const list = { filter: "all", page: 1, search: "", sort: "newest" };
    await expect.poll(() => kept(page, ["words", "reviews", "queue"])).toContain("fragile");
    await expect.poll(() => kept(page, ["words", "list", list])).toContain("silver");
    await expect
      .poll(() => kept(page, ["words", "list", { ...list, page: 2 }]))
      .toContain("fragile");
    await expect.poll(() => kept(page, ["attempt", attempt.id])).toContain('"choice":1');

    // one more is taken along
    await page.goto(`/exam/${id}`);
    await page.getByRole("button", { name: "풀기", exact: true }).click();
    await page.getByRole("radio", { name: /^받아 두기/ }).check();
    await page.getByRole("button", { name: "받아 두기" }).click();
    await expect(page.getByText(/이 기기에 받아 두었어요/)).toBeVisible();
    await expect.poll(() => kept(page, ["attempts", id, 3])).toContain(`"id":${attempt.id + 1}`);

    await product.end("SIGTERM");
    await page.goto(`/exam/${id}`);
    await page.getByRole("link", { name: "이어서 풀기" }).click();
    await expect(page).toHaveURL(`/exam/${id}/attempt/${attempt.id + 1}`);
    await expect(numberButton(page, first, "아직")).toBeVisible();
    await page.goto(`/exam/${id}/attempt/${attempt.id}`);
    await expect(page.getByText("오프라인")).toBeVisible();
    await numberButton(page, second, "아직").click();
    await page.keyboard.press("2");
    await expect(page.getByText(/답 1개를 이 기기에 보관하고 있어요/)).toBeVisible();
    await expect(numberButton(page, first, "답함")).toBeVisible();

    await page.goto(`/exam/${id}`);
    await expect(page.getByRole("heading", { name: "길에서" })).toBeVisible();
    await page.goto("/word");
    await expect(page.getByText("silver", { exact: true })).toBeVisible();
    await page.goto("/word?page=2");
    await expect(page.getByText("harvest", { exact: true })).toBeVisible();

    await page.goto("/word/review");
    await page.getByRole("button", { name: /복습 시작|시작하기/ }).click();
    // keys are listened to from the first card on, and a rating once its meaning is seen
    await expect(page.getByText(/^0개 했고 \d+개 남았어요/)).toBeVisible();
    await page.keyboard.press("Space");
    const rating = page.getByRole("group", { name: "얼마나 기억났나요?" });
    await expect(rating.getByRole("button", { name: /쉬움/ })).toBeEnabled();
    await page.keyboard.press("3");
    await expect(page.getByText(/^1개 했고 \d+개 남았어요/)).toBeVisible();
    // a page that has never been opened says so, and the app stays
    await page.goto("/study");
    await expect(page.getByRole("button", { name: "다시 불러오기" }).first()).toBeVisible();
    await expect(page.getByText("오프라인")).toBeVisible();
    expect(alerts).toEqual([]);

    product = await start();
    await page.goto("/word/review");
    await expect
      .poll(async () => (await (await page.request.get("/api/v1/word/queue")).json()).result.done)
      .toBe(1);
    await expect
      .poll(async () => choicesOf(await storedAttempt(page.request, attempt.id)))
      .toEqual({ [idOf(first)]: 1, [idOf(second)]: 2 });
    await expect(page.getByText("오프라인")).toHaveCount(0);

    // who signs out leaves nothing for the next
    await page.goto("/sign-out");
    await expect(page).toHaveURL(/\/sign-in$/);
    await expect.poll(() => kept(page)).toBe("");
  } finally {
    await product.end("SIGTERM");
    rmSync(data, { recursive: true, force: true });
  }
});

/** What this browser keeps of a query, whose parts are in the order of the alphabet, as JSON; of all that it keeps, if left out. */
function kept(page: Page, query?: readonly unknown[]): Promise<string> {
  return page.evaluate(
    async (wanted) => {
      const opened = indexedDB.open("pulda");
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        opened.addEventListener("success", () => resolve(opened.result));
        opened.addEventListener("error", () => reject(new Error("not opened")));
        // nothing has been kept yet: the database is left to the page
        opened.addEventListener("upgradeneeded", () => opened.transaction?.abort());
      }).catch(() => null);
      if (!database) return "";
      const answers = database.transaction("answers").objectStore("answers").getAll();
      await new Promise((resolve) => answers.addEventListener("success", resolve));
      database.close();
      return (answers.result as { key: string; json: string }[])
        .filter(({ key }) => wanted === undefined || key === wanted)
        .map(({ json }) => json)
        .join("\n");
    },
    query && JSON.stringify(query),
  );
}
