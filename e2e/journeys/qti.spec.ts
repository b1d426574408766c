/**
 * The QTI package of an exam, opened, answered and scored by a player that others wrote: in a short run one item of each
 * markup, as the product makes and exports them; in the long run the items of every type.
 */
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Item } from "@pulda/question";
import { effort, IS_LONG } from "../../testing/effort.ts";
import { ESSAY, STORY } from "../support/passages.ts";
import { expect, makeExam, test } from "../support/test.ts";

const PLAYER = createRequire(import.meta.url).resolve(
  "@citolab/qti-components/cdn/index.global.js",
);
/** An address that only the test answers. */
const PACKAGE = "http://qti.example/";

interface Exported {
  readonly items: readonly Item[];
  readonly files: Files;
}

/** Types of which each has a markup of its own; these texts have an item of each. */
const OF_EACH_MARKUP = [
  "grammar-error",
  "grammar-choice",
  "grammar-correction",
  "sentence-insertion",
  "synonym",
  "word-form",
  "word-spelling",
  "word-order",
];
const TEXTS = [
  ESSAY,
  `${STORY} The old guard tried to justify the decision. It seemed sensible to wait until the morning. Only at this point can the old gate be opened.`,
  ESSAY,
];

/** An exam with an item of each markup, and its package. */
async function exported(page: Page): Promise<Exported> {
  const id = await makeExam(page, "QTI", TEXTS, OF_EACH_MARKUP, 1);
  const { result } = await (await page.request.get(`/api/v1/exam/${id}`)).json();
  const file = await page.request.get(`/api/v1/exam/export/${id}?format=qti`);
  return { items: result.questions, files: unzipSync(await file.body()) };
}

/** The exam with every type and its package, from a process of its own: it takes the language data to make it. */
async function printed(): Promise<Exported> {
  const script = join(import.meta.dirname, "../../packages/documents/test/print-qti.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [script], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { items, zip } = JSON.parse(stdout) as { items: readonly Item[]; zip: string };
  return { items, files: unzipSync(Buffer.from(zip, "base64")) };
}

/** What the player's item can be asked. */
interface PlayedItem extends HTMLElement {
  readonly variables: readonly { readonly identifier: string; readonly value: unknown }[];
  updateResponseVariable(identifier: string, value: string | string[]): void;
  processResponse(): void;
}

type Files = Readonly<Record<string, Uint8Array>>;

/** The items whose file has other elements than those before it: what the player sees of a type is its elements. */
function ofEachMarkup(items: readonly Item[], files: Files): Item[] {
  const seen = new Set<string>();
  return items.filter(({ shape, position }) => {
    const elements = strFromU8(files[`items/item-${position}.xml`]!).match(/<[a-z][\w-]*/g) ?? [];
    const markup = `${shape} ${[...new Set(elements)].toSorted().join("")}`;
    return !seen.has(markup) && seen.add(markup);
  });
}

/** Serves the files of a package, and the page with the player. */
async function openPlayer(page: Page, files: Files): Promise<void> {
  await page.route(`${PACKAGE}**`, async (route) => {
    const file = files[new URL(route.request().url()).pathname.slice(1)];
    await route.fulfill(
      file
        ? { body: strFromU8(file), contentType: "text/plain; charset=utf-8" }
        : { body: "<!doctype html><title>QTI</title>", contentType: "text/html" },
    );
  });
  await page.goto(PACKAGE);
  await page.addScriptTag({ path: PLAYER });
}

/** Shows an item. */
async function open(page: Page, { position }: Item): Promise<void> {
  await page.evaluate((url) => {
    const host = document.createElement("qti-item");
    const container = document.createElement("item-container");
    container.setAttribute("item-url", url);
    host.append(container);
    document.body.replaceChildren(host);
  }, `${PACKAGE}items/item-${position}.xml`);
  await expect(page.locator(`qti-assessment-item[identifier="item-${position}"]`)).toBeVisible();
  await expect
    .poll(async () => page.locator("qti-assessment-item").evaluate(hasResponse), {
      intervals: [10, 20, 50],
    })
    .toBe(true);
}

function hasResponse(item: Element): boolean {
  // none before the player has read the item
  const { variables } = item as Partial<PlayedItem>;
  return variables?.some(({ identifier }) => identifier.startsWith("RESPONSE")) ?? false;
}

/** What the player gives for the answer that stands there. */
async function scored(page: Page): Promise<number> {
  return page.locator("qti-assessment-item").evaluate((item) => {
    const played = item as PlayedItem;
    played.processResponse();
    return Number(played.variables.find(({ identifier }) => identifier === "SCORE")?.value);
  });
}

/** Answers an item: by its key, or with one of the accepted answers of each field, or wrongly. */
async function answer(page: Page, item: Item, which: number | "wrong"): Promise<void> {
  switch (item.shape) {
    case "choose":
    case "mark": {
      const number = which === "wrong" ? (item.key.choice % 2) + 1 : item.key.choice;
      const element = item.shape === "choose" ? "qti-simple-choice" : "qti-hottext";
      await page.locator(`${element}[identifier="choice-${number}"]`).click();
      return;
    }
    case "write":
      for (const [at, accepted] of item.key.accepted.entries()) {
        const text = which === "wrong" ? "zzz" : (accepted[which] ?? accepted[0]!).toUpperCase();
        const field = page.locator("qti-text-entry-interaction input").nth(at);
        await field.fill(text);
        await field.blur();
      }
      return;
    case "arrange": {
      const [order = []] = item.key.orders;
      const shown = which === "wrong" ? order.toReversed() : order;
      await page.locator("qti-assessment-item").evaluate(
        (played, ids) => {
          (played as PlayedItem).updateResponseVariable("RESPONSE", ids);
        },
        shown.map((at) => `choice-${at + 1}`),
      );
    }
  }
}

/** How many of the accepted answers of a field are tried at most. */
const MOST_WAYS = effort(1, 100);

/** How many ways of answering an item rightly are tried. */
function waysOf(item: Item): number {
  if (item.shape !== "write") return 1;
  return Math.min(MOST_WAYS, Math.max(...item.key.accepted.map((one) => one.length)));
}

/** The player's own page: on a narrow one its feedback lies on the options. */
test.use({ viewport: { width: 1440, height: 900 } });

test("a QTI player shows, scores and explains every type", async ({ member: page }) => {
  const { items, files } = await (IS_LONG ? printed() : exported(page));
  await openPlayer(page, files);
  const played = IS_LONG ? items : ofEachMarkup(items, files);
  if (!IS_LONG) expect(played).toHaveLength(OF_EACH_MARKUP.length);
  expect(new Set(played.map(({ shape }) => shape)).size).toBe(4);
  for (const item of played) {
    await open(page, item);
    expect(await scored(page), `${item.type}, unanswered`).toBe(0);
    await answer(page, item, "wrong");
    expect(await scored(page), item.type).toBe(0);
    for (let way = 0; way < waysOf(item); way++) {
      await answer(page, item, way);
      expect(await scored(page), `${item.type} ${way}`).toBeCloseTo(item.points);
    }
    const [first = ""] = item.explanation.trim().split("\n");
    await expect(page.locator("qti-modal-feedback")).toContainText(first.trim());
  }
});
