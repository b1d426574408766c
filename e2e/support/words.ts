import { expect, type Page } from "@playwright/test";

/** Puts words on the list through the API of the page's session; the dictionary gives the meanings. */
export async function addWords(page: Page, texts: readonly string[]): Promise<void> {
  const answer = await page.request.post("/api/v1/word/append_many", {
    data: { words: texts.map((text) => ({ text })) },
  });
  expect((await answer.json()).result.added).toHaveLength(texts.length);
}
