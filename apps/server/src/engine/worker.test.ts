/** What the worker hands to the makers, which know no library. */
import { libraryShelf } from "@pulda/library/shelf";
import { typeReview } from "@pulda/question";
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

it("finds what is common beside types that hardly a text has", () => {
  const rare = ["content-match", "blank", "irrelevant-sentence", "connective"];
  const wanted = [
    ...rare.map((type) => ({ rule: typeReview(type), type })),
    { rule: "voice", type: "grammar-error" },
    { rule: "subject-verb-agreement", type: "grammar-error" },
  ];
  const { missing } = ruleReview({ wanted, passages: [], seen: [], seed: 1, level: 3 });
  expect(missing).not.toContain("voice");
  expect(missing).not.toContain("subject-verb-agreement");
});
