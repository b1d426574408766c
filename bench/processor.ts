/** How quick a browser's processor is, and how far it is slowed to be that of a usual phone. */
import type { Page } from "@playwright/test";

/**
 * A desktop of 1,750, four times slower: the middle of Lighthouse's classes "high-end desktop" (1,500–2,000) and
 * "mid-tier mobile" (125–800).
 */
const PHONE_INDEX = 440;
/** How long each half of the measurement lasts, in ms. */
const HALF_MS = 500;
const STRING_LENGTH = 10_000;
const ARRAY_LENGTH = 100_000;

/**
 * The mean of how often a second a string of 10,000 letters is put together and an array of 100,000 numbers is copied,
 * divided by ten: what Lighthouse calls the benchmark index.
 * See https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const MEASURE = `(() => {
  const index = (work) => {
    const start = performance.now();
    let times = 0;
    let spent = 0;
    for (; spent < ${HALF_MS}; spent = performance.now() - start) {
      work(times);
      times++;
    }
    return times / 10 / (spent / 1000);
  };
  const there = Array.from({ length: ${ARRAY_LENGTH} }, (_, at) => at);
  const back = [...there];
  const copy = (from, to) => { for (let at = 0; at < from.length; at++) to[at] = from[at]; };
  let letters = 0;
  const write = () => {
    let text = "";
    for (let at = 0; at < ${STRING_LENGTH}; at++) text += "a";
    letters += text.length;
  };
  const mean = (index(write) + index((time) => (time % 2 ? copy(back, there) : copy(there, back)))) / 2;
  return letters > 0 ? mean : 0;
})()`;

/** @returns the index of the page's processor, and by how much it has to be slowed for that of a usual phone */
export async function slowdownOf(page: Page): Promise<{ index: number; rate: number }> {
  const index = await page.evaluate<number>(MEASURE);
  return { index, rate: Math.max(1, index / PHONE_INDEX) };
}
