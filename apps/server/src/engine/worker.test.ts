/** What the worker hands to the makers, which know no library. */
import { libraryShelf } from "@pulda/library/shelf";
import { expect, it } from "vitest";
import { ruleReview } from "./worker.ts";

it("reviews rules in the texts of the library, too", () => {
  const texts = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
    const wanted = [{ rule: "voice", type: "grammar-error" }];
    return ruleReview({ wanted, passages: [], seen: [], seed, level: 3 }).passages;
  });
  expect(texts).toHaveLength(6);
  const library = new Set([...libraryShelf().values()].map(({ passage }) => passage.text));
  expect(texts.filter(({ text }) => library.has(text))).not.toEqual([]);
});
