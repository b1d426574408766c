/** A golden file of the samples' tags, so that any change of analysis shows. */
import { analyse, type Sentence } from "@pulda/english";
import { expect, it } from "vitest";
import { SAMPLES } from "./index.ts";

/** A sentence, and below it each token's tag: "–" where the tagger votes differ. */
function tagged({ text, tokens, readable }: Sentence): string {
  if (!readable) return `${text}\n    (not read)`;
  return `${text}\n    ${tokens.map((token) => `${token.text}/${token.tag ?? "–"}`).join(" ")}`;
}

it("matches the golden file", async () => {
  const text = SAMPLES.map(({ title, text: passage }) =>
    [`# ${title}`, ...analyse(passage).sentences.map(tagged)].join("\n"),
  ).join("\n\n");
  await expect(`${text}\n`).toMatchFileSnapshot("../../golden/tags.txt");
});

// 92.1 % when this test was written.
it("tags at least nine of ten words", () => {
  const words = SAMPLES.flatMap(({ text }) =>
    analyse(text).sentences.flatMap(({ tokens }) =>
      tokens.filter((token) => /[a-z]/iu.test(token.text)),
    ),
  );
  const settled = words.filter(({ tag }) => tag !== null);
  expect(words.length).toBeGreaterThan(2000);
  expect(settled.length / words.length).toBeGreaterThanOrEqual(0.9);
});
