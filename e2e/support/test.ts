/** The journeys' `test` with its fixtures, and helpers to sign up and to make an exam. */
import { test as base, expect, type Page } from "@playwright/test";
import { openShared, type SharedContext } from "./shared-context.ts";

export { expect };

let count = 0;

/** An address that no other journey of this run has. */
export function newEmail(): string {
  count += 1;
  return `learner-${process.pid}-${Date.now()}-${count}@example.com`;
}

export const PASSWORD = "right horse 42";

interface Fixtures {
  /** A blank page of a user who has just signed up. */
  member: Page;
  /**
   * Whether a journey needs a browser context of its own: one that sets the clock, looks at what is loaded, or has a
   * touch screen. The others of a worker share one.
   */
  ownContext: boolean;
}

interface WorkerFixtures {
  shared: SharedContext;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({}, use) => use(productUrl()),
  ownContext: [false, { option: true }],
  shared: [
    async ({ browser }, use, { project }) => {
      const { locale, timezoneId, serviceWorkers, contextOptions } = project.use;
      const shared = await openShared(browser, {
        ...contextOptions,
        baseURL: productUrl(),
        ...(locale && { locale }),
        ...(timezoneId && { timezoneId }),
        ...(serviceWorkers && { serviceWorkers }),
      });
      await use(shared);
      await shared.context.close();
    },
    { scope: "worker" },
  ],
  context: async ({ ownContext, hasTouch, shared, browser }, use) => {
    if (!ownContext && !hasTouch) {
      await use(shared.context);
      await shared.clear();
      return;
    }
    // with all settings of the journey
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context, shared, viewport }, use) => {
    const page = await (context === shared.context ? shared.newPage() : context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    await page.addInitScript(keepNotices);
    await use(page);
  },
  member: async ({ page }, use) => {
    await register(page);
    await use(page);
  },
});

/**
 * Runs in the page: a notice goes after 4 seconds, one with an undo button after 30, and after half of that once pointer
 * or focus was on it (`notices/notice-bar.tsx`). A busy machine may look later than that, so here their timers never
 * end. MUI's timers are told from others by `currentId`, which only they set.
 */
function keepNotices(): void {
  const durations: readonly number[] = [2_000, 4_000, 15_000, 30_000];
  const longest = 2 ** 31 - 1;
  const setTimer = window.setTimeout.bind(window);
  const kept = (handler: TimerHandler, ms = 0, ...values: unknown[]) => {
    const isOfNotice = durations.includes(ms) && String(handler).includes("currentId");
    return setTimer(handler, isOfNotice ? longest : ms, ...values);
  };
  window.setTimeout = kept as typeof window.setTimeout;
}

export function productUrl(): string {
  const url = process.env["PULDA_E2E_URL"];
  if (!url) throw new Error("the global set-up has not started the product");
  return url;
}

/** Who asks the API: a page, or a request context of its own as `{ request }`. */
type Asking = Pick<Page, "request">;

/** Signs up through the API, for journeys that are not about that; the page gets the cookie. */
export async function register(page: Asking, email = newEmail()): Promise<string> {
  const answer = await page.request.post("/api/v1/user/register", {
    data: { email, password: PASSWORD },
  });
  expect((await answer.json()).code).toBe(200);
  return email;
}

/** Signs up on the sign-in page and waits for the page that follows. */
export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await page.goto("/sign-in");
  await page.getByRole("button", { name: "회원 가입" }).click();
  await page.getByLabel("이메일").fill(email);
  await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "회원 가입" }).click();
  await expect(page).toHaveURL(/\/generate$/);
  return email;
}

/** The ids of all types that are made from passages. */
async function allTypes(page: Asking): Promise<string[]> {
  const answer = await page.request.get("/api/v1/question/types");
  const { result } = (await answer.json()) as {
    result: readonly { id: string; auto: boolean }[];
  };
  return result.filter(({ auto }) => auto).map(({ id }) => id);
}

/** Types of every shape, which are enough for most journeys; the one that needs most of the text first. */
const SOME_TYPES = [
  "grammar-choice",
  "grammar-error",
  "word-in-context",
  "blank",
  "sentence-insertion",
  "word-meaning",
  "word-form",
  "word-order",
];

/**
 * Makes an exam through the API in the page's session.
 * @param which "some": one item of a few types from each text; "all": everything that can be made of it
 * @param itemsOfEach how many items of each type, as many as texts by default
 */
export async function makeExam(
  page: Asking,
  title: string,
  texts: readonly string[],
  which: "some" | "all" | readonly string[] = "some",
  itemsOfEach = texts.length,
): Promise<number> {
  const passages = texts.map((text) => ({ text }));
  const named = which === "some" ? SOME_TYPES : which;
  const wanted = named === "all" ? await allTypes(page) : named;
  const types = wanted.map((type) => ({ type, count: itemsOfEach }));
  const answer = await page.request.post("/api/v1/exam/generate", {
    data: { title, passages, seed: 1, types },
  });
  const { code, result } = await answer.json();
  expect(code).toBe(200);
  await expect
    .poll(
      async () => (await (await page.request.get(`/api/v1/exam/${result.id}`)).json()).result.state,
    )
    .toBe("ready");
  return result.id;
}

/** Waits until every item of an exam's page is drawn, which happens as the page has time. */
export async function allDrawn(page: Page): Promise<void> {
  await expect(page.locator("[data-item]:not(:has(h2, h3))")).toHaveCount(0);
}
