/**
 * The pages on a cold load, in Chromium with the processor of a usual phone: when the largest content is there, how much
 * moves afterwards, and the longest task that keys and touches would wait for. An exam of some thirty items, and one of
 * a hundred that is scrolled to its end; the taking page over a slow mobile network as well. Each page is looked at five
 * times; the median counts. A shared machine's speed changes from one minute to the next: it is measured and slowed anew
 * before each look, and a look during which it changed does not count.
 *
 *   npm run bench:pages      # a quarter of an hour; quiet, as all times are of this machine
 *
 * Goals: largest content within 2.5 s (taking over the slow network: 4 s), shifts of at most 0.02, no task over 200 ms.
 * See https://web.dev/articles/vitals for what is measured.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";
import { slowdownOf } from "./processor.ts";
import { startProduct } from "./product.ts";
import { environmentOf } from "./taker-class.ts";
import { texts } from "./texts.ts";

const PORT = 48_716;
/** How long is waited for what comes late, in ms. */
const SETTLE_MS = 1500;
const ITEMS = 32;
const MANY_ITEMS = 100;
const LOOKS = 5;
/** How far the processor's index may change during a look, as a share, and how many looks are tried. */
const MAX_CHANGE = 0.12;
const MAX_LOOKS = 8;
/** What Lighthouse calls slow 4G; throughput in bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
} as const;
const SLOW_GOAL_MS = 4000;
/** A turn of the wheel, in CSS pixels. */
const TURN = 700;
const GOALS = { largest: 2500, shift: 0.02, task: 200 } as const;
const SCREENS = { phone: { width: 360, height: 740 }, wide: { width: 1440, height: 900 } } as const;

interface Vitals {
  /** When the largest content was painted, in ms. */
  readonly largest: number;
  readonly shift: number;
  /** The longest task, in ms. */
  readonly task: number;
  /** Font files that were fetched, and what they weigh in bytes. */
  readonly fonts: number;
  readonly fontBytes: number;
  /** How quick the processor was before it was slowed: Lighthouse's benchmark index. */
  readonly index: number;
  /** How far it had changed afterwards, as a share. */
  readonly change: number;
}

/** Runs in the page before anything else. */
const WATCH = `
  const vitals = { largest: 0, shift: 0, task: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe("largest-contentful-paint", ({ startTime }) => (vitals.largest = startTime));
  observe("layout-shift", ({ value, hadRecentInput }) => hadRecentInput || (vitals.shift += value));
  observe("longtask", ({ duration }) => (vitals.task = Math.max(vitals.task, duration)));
  globalThis.vitals = vitals;
`;

/** Reads what was watched. */
const READ = `(() => {
  const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
  const fontBytes = fonts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  return { ...vitals, fonts: new Set(fonts.map(({ name }) => name)).size, fontBytes };
})()`;

interface Visit {
  readonly isSlowNetwork?: boolean;
  /** Whether the page is scrolled to its end, so that its tasks count as well. */
  readonly isScrolled?: boolean;
}

async function vitalsOf(
  context: BrowserContext,
  url: string,
  { isSlowNetwork = false, isScrolled = false }: Visit,
): Promise<Vitals> {
  const page = await context.newPage();
  // the largest content of a page in the background is not told
  await page.bringToFront();
  const { index, rate } = await slowdownOf(page);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.clearBrowserCache");
  if (isSlowNetwork) await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.evaluate<number>("vitals.largest")).toBeGreaterThan(0);
  await page.waitForTimeout(SETTLE_MS);
  if (isScrolled) await scrollToEnd(page);
  const vitals = await page.evaluate<Omit<Vitals, "index" | "change">>(READ);
  await page.close();
  const after = await indexOf(context);
  return { ...vitals, index, change: Math.abs(after / index - 1) };
}

async function indexOf(context: BrowserContext): Promise<number> {
  const page = await context.newPage();
  await page.bringToFront();
  const { index } = await slowdownOf(page);
  await page.close();
  return index;
}

function isSteady({ change }: Vitals): boolean {
  return change <= MAX_CHANGE;
}

/** The median of each measure. */
function medianOf(looks: readonly Vitals[]): Vitals {
  const of = (name: keyof Vitals) =>
    looks.map((look) => look[name]).toSorted((a, b) => a - b)[looks.length >> 1] ?? 0;
  return {
    largest: of("largest"),
    shift: of("shift"),
    task: of("task"),
    fonts: of("fonts"),
    fontBytes: of("fontBytes"),
    index: of("index"),
    change: of("change"),
  };
}

const TWO_FRAMES =
  "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

/** Turns the wheel until the page goes no further. */
async function scrollToEnd(page: Page): Promise<void> {
  const offset = () => page.evaluate<number>("scrollY");
  await page.mouse.move(200, 400);
  for (let before = -1, at = await offset(); at > before; at = await offset()) {
    before = at;
    await page.mouse.wheel(0, TURN);
    await page.evaluate(TWO_FRAMES);
  }
}

function print(
  screen: string,
  name: string,
  { largest, shift, task, fonts, fontBytes, index }: Vitals,
  latest: number = GOALS.largest,
): void {
  const missed = [
    largest > latest ? "late" : "",
    shift > GOALS.shift ? "moves" : "",
    task > GOALS.task ? "long task" : "",
  ].filter(Boolean);
  console.log(
    `${screen.padEnd(6)} ${name.padEnd(15)} ${largest.toFixed(0).padStart(5)} ms  ${shift.toFixed(3)}  ${task.toFixed(0).padStart(4)} ms  ${String(fonts).padStart(2)} fonts, ${(fontBytes / 1000).toFixed(0).padStart(3)} kB  index ${index.toFixed(0).padStart(4)}  ${missed.join(", ")}`,
  );
}

async function measure(browser: Browser, base: string, screen: keyof typeof SCREENS) {
  const context = await browser.newContext({ viewport: SCREENS[screen], locale: "ko-KR" });
  await context.addInitScript(WATCH);
  const post = async (path: string, data: object): Promise<{ id: number }> => {
    const answer = await context.request.post(`${base}/api/v1/${path}`, { data });
    return ((await answer.json()) as { result: { id: number } }).result;
  };
  const look = async (name: string, path: string, visit: Visit = {}) => {
    const looks: Vitals[] = [];
    while (looks.length < MAX_LOOKS && looks.filter(isSteady).length < LOOKS)
      looks.push(await vitalsOf(context, `${base}${path}`, visit));
    const steady = looks.filter(isSteady);
    print(
      screen,
      name,
      medianOf(steady.length > 0 ? steady : looks),
      visit.isSlowNetwork ? SLOW_GOAL_MS : GOALS.largest,
    );
  };
  const make = async (passages: readonly { text: string }[], total: number): Promise<number> => {
    const { id } = await post("exam/generate", { title: "측정", passages, amount: { total } });
    const state = async () => {
      const answer = await context.request.get(`${base}/api/v1/exam/${id}`);
      return ((await answer.json()) as { result: { state: string } }).result.state;
    };
    while ((await state()) === "generating");
    return id;
  };

  await look("sign-in", "/sign-in");
  await post("user/register", { email: `${screen}@example.com`, password: "right horse 42" });
  await look("first visit", "/generate");
  const exam = await make(texts(8), ITEMS);
  const long = await make(texts(25), MANY_ITEMS);
  for (const text of ["memory", "brief", "champion", "detour", "obvious", "gradual", "consent"])
    await post("word/append", { text });
  const attempt = await post("attempt/start", { exam_id: exam, mode: "test" });
  await look("generate, 오늘", "/generate");
  await look("list", "/exam");
  await look("exam: items", `/exam/${exam}?face=desk`);
  await look("exam: cover", `/exam/${exam}?face=cover`);
  await look("taking", `/exam/${exam}/attempt/${attempt.id}`);
  await look("taking, slow 4G", `/exam/${exam}/attempt/${attempt.id}`, { isSlowNetwork: true });
  await look("100 items", `/exam/${long}?face=desk`, { isScrolled: true });
  await look("words", "/word");
  await post(`attempt/submit/${attempt.id}`, {});
  await look("result", `/exam/${exam}/attempt/${attempt.id}`);
  await context.close();
}

const found = findChromium();
if (!("path" in found)) throw new Error(found.problem);
const folder = mkdtempSync(join(tmpdir(), "pulda-bench-"));
const product = await startProduct(PORT, environmentOf({ folder, url: undefined }));
const browser = await chromium.launch({ executablePath: found.path, args: ["--no-sandbox"] });
try {
  console.log("                largest content  shift  longest task");
  for (const screen of ["phone", "wide"] as const) await measure(browser, product.url, screen);
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true });
}
