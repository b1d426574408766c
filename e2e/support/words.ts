import { expect, type Page } from "@playwright/test";

/** Adds words to the list through the API in the page's session; the dictionary gives the meanings. */
export async function addWords(
  page: Pick<Page, "request">,
  texts: readonly string[],
): Promise<void> {
  const answer = await page.request.post("/api/v1/word/append_many", {
    data: { words: texts.map((text) => ({ text })) },
  });
  expect((await answer.json()).result.added).toHaveLength(texts.length);
}
